"""python native/dev.py gen [--check]: writes every generated file, or tells which ones are stale."""

import sys

from gen import base_api, coverage, named, write_cpp, write_fuzz, write_headers, write_python
from gen.rows import ROOT, RowError

# Folders in which every file is generated: what no row asks for any more is deleted.
GENERATED_ONLY = ("include/aclnnop", "pyaclnn/_generated", "pyaclnn/_cdef", "native/ops/*/generated",
                  "native/runtime/generated", "native/compat/generated", "native/base/generated",
                  "tests/fuzz/generated")  # fmt: skip


def all_outputs():
    files = {}
    for module in (base_api, coverage, named, write_cpp, write_fuzz, write_headers, write_python):
        files.update({ROOT / path: text for path, text in module.outputs().items()})
    return files


def stale_files(files):
    wrong = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    there = {path for pattern in GENERATED_ONLY for room in ROOT.glob(pattern) for path in room.iterdir()}
    return wrong, sorted(path for path in there - set(files) if path.is_file() and path.name != "__init__.py")


def main(arguments):
    try:
        files = all_outputs()
    except RowError as error:
        sys.exit(f"gen: {error}")
    wrong, orphans = stale_files(files)
    if "--check" in arguments:
        for path in wrong + orphans:
            print(f"stale: {path.relative_to(ROOT)}", file=sys.stderr)
        sys.exit(bool(wrong or orphans))
    for path in wrong:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path])
    for path in orphans:
        path.unlink()
    print(f"gen: {len(files)} files, {len(wrong)} written, {len(orphans)} removed")


if __name__ == "__main__":
    main(sys.argv[1:])
