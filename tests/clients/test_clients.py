"""C and C++ programs written only against include/, as programs for the vendor's libraries are: they compile without a
warning, link in every usual way, and print the right values.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from support.remote import environment

HERE = Path(__file__).resolve().parent
# What `python -m pyaclnn run` is tested with, and the one that links nothing.
PROGRAMS = sorted(p for p in HERE.iterdir() if p.suffix in (".c", ".cpp") and not p.name.startswith(("run_", "loaded")))
COMPILERS = {".c": ["gcc", "-std=c99", "-Wall", "-Werror"], ".cpp": ["g++", "-std=c++11", "-Wall", "-Werror"]}
SYSTEM = ["-pthread", "-lm"]

# How programs link: what, and whether the place of the libraries is written into the program.
LINKS = {
    "classic": (["-lascendcl", "-lnnopbase", "-lopapi"], True),
    "newer": (["-lacl_rt", "-lnnopbase", "-lopapi_nn"], True),
    "path-only": (["-lascendcl", "-lnnopbase", "-lopapi"], False),
}


def run(command, library_path=None, **options):
    child = environment()
    child.pop("LD_LIBRARY_PATH", None)
    if library_path:
        child["LD_LIBRARY_PATH"] = str(library_path)
    return subprocess.run(
        [str(part) for part in command], env=child, capture_output=True, text=True, timeout=120, check=False, **options
    )


def build(command, **options):
    result = run(command, **options)
    assert result.returncode == 0, f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}"


@pytest.fixture(scope="session")
def compiled(home, tmp_path_factory):
    """source -> object file, compiled once for every way to link it."""
    folder = tmp_path_factory.mktemp("objects")
    done = {}

    def compile(source, *options):
        if source not in done:
            done[source] = folder / (source.name + ".o")
            build([*COMPILERS[source.suffix], f"-I{home}/include", *options, "-c", source, "-o", done[source]])
        return done[source]

    return compile


def expected(program):
    return (HERE / "expected" / f"{program.stem}.txt").read_text()


def prints(result, text):
    assert (result.returncode, result.stdout, result.stderr) == (0, text, "")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_program(program, compiled, library_dir, tmp_path):
    """One test a program, all ways to link it: it is compiled once."""
    for name, (libraries, in_program) in LINKS.items():
        binary = tmp_path / name
        place = [f"-Wl,-rpath,{library_dir}"] if in_program else [f"-Wl,-rpath-link,{library_dir}"]
        linker = COMPILERS[program.suffix][0]
        build([linker, compiled(program), "-o", binary, f"-L{library_dir}", *place, *libraries, *SYSTEM])
        if in_program:
            prints(run([binary]), expected(program))
        else:
            refused = run([binary])
            assert refused.returncode == 127 and "libascendcl.so" in refused.stderr
        prints(run([binary], library_path=library_dir), expected(program))


def test_every_expected_output_has_a_program():
    assert {p.stem for p in PROGRAMS} == {p.stem for p in (HERE / "expected").iterdir()}


def test_both_languages_and_every_operator_are_there():
    text = {program: program.read_text() for program in PROGRAMS}
    assert {program.suffix for program in PROGRAMS} == {".c", ".cpp"}
    for name in ("SmoothL1Loss", "SmoothL1LossBackward", "CrossEntropyLoss", "CrossEntropyLossGrad"):
        assert any(f"aclnn{name}GetWorkspaceSize(" in source for source in text.values())


@pytest.mark.parametrize("order", ["opapi-first", "ascendcl-first"])
def test_order_of_libraries_does_not_matter(order, compiled, library_dir, tmp_path):
    program = HERE / "cross_entropy.cpp"
    libraries = ["-lopapi", "-lnnopbase", "-lascendcl"] if order == "opapi-first" else ["-lascendcl", "-lnnopbase", "-lopapi"]
    binary = tmp_path / "client"
    build(["g++", compiled(program), "-o", binary, f"-L{library_dir}", f"-Wl,-rpath,{library_dir}", *libraries, *SYSTEM])
    prints(run([binary]), expected(program))


@pytest.mark.parametrize("part", ["opapi_math", "opapi_nn", "opapi_cv", "opapi_transformer"])
def test_any_part_links(part, compiled, library_dir, tmp_path):
    program = HERE / "smooth_l1.c"
    binary = tmp_path / "client"
    place = [f"-L{library_dir}", f"-Wl,-rpath,{library_dir}"]
    build(["gcc", compiled(program), "-o", binary, *place, f"-l{part}", "-lnnopbase", "-lacl_rt", *SYSTEM])
    prints(run([binary]), expected(program))


def test_all_at_once(compiled, library_dir, tmp_path):
    """Old and new names in one process are one library."""
    program = HERE / "repeatable.cpp"
    names = ["ascendcl", "acl_rt", "nnopbase", "opapi", "opapi_math", "opapi_nn", "opapi_cv", "opapi_transformer"]
    binary = tmp_path / "client"
    place = [f"-L{library_dir}", f"-Wl,-rpath,{library_dir}", "-Wl,--no-as-needed"]
    build(["g++", compiled(program), "-o", binary, *place, *(f"-l{name}" for name in reversed(names)), *SYSTEM])
    prints(run([binary]), expected(program))


LOADED = [
    ["libopapi.so"],
    ["libopapi_math.so"],
    ["libopapi_nn.so"],
    ["libopapi_cv.so"],
    ["libopapi_transformer.so"],
    # As a framework does: all parts, then the whole; everything through one handle.
    ["libopapi_nn.so", "libopapi_math.so", "libopapi_cv.so", "libopapi_transformer.so", "libopapi.so"],
    ["libopapi.so", "libascendcl.so", "libacl_rt.so"],
]


@pytest.mark.parametrize("by", ["path", "name"])
@pytest.mark.parametrize("names", LOADED, ids="+".join)
def test_loaded_at_run_time(names, by, compiled, library_dir, tmp_path):
    """Base functions too are found through the operators' library."""
    binary = tmp_path / "loaded"
    build(["g++", compiled(HERE / "loaded.cpp"), "-o", binary, "-ldl", *SYSTEM])
    if by == "path":
        result = run([binary, *(library_dir / name for name in names)])
    else:
        result = run([binary, *names], library_path=library_dir)
    prints(result, "1\n")


def test_libraries_are_regular_files(library_dir):
    """Some clients open only those."""
    for name in ("ascendcl", "acl_rt", "nnopbase", "opapi", "opapi_math", "opapi_nn", "opapi_cv", "opapi_transformer"):
        path = library_dir / f"lib{name}.so"
        assert path.is_file() and not path.is_symlink(), name


def test_include_path_of_older_samples(home, tmp_path):
    """-I<home>/include/aclnn as well, headers by their bare names."""
    source = tmp_path / "old.cpp"
    source.write_text('#include "acl/acl.h"\n#include "acl_meta.h"\n#include "aclnn_base.h"\nint main() { return OK; }\n')
    build([*COMPILERS[".cpp"], f"-I{home}/include", f"-I{home}/include/aclnn", "-c", source, "-o", tmp_path / "old.o"])


needs_cmake = pytest.mark.skipif(shutil.which("cmake") is None, reason="CMake isn't installed")


@needs_cmake
def test_cmake_package(home, tmp_path):
    build(["cmake", "-S", HERE / "cmake_client", "-B", tmp_path, f"-DCMAKE_PREFIX_PATH={home}"])
    build(["cmake", "--build", tmp_path])
    for client in ("client", "client_parts"):
        prints(run([tmp_path / client]), expected(HERE / "smooth_l1_backward.cpp"))


@needs_cmake
def test_cmake_package_by_its_folder(home, tmp_path):
    where = next(home.rglob("aclnn-config.cmake")).parent
    build(["cmake", "-S", HERE / "cmake_client", "-B", tmp_path, f"-Daclnn_DIR={where}"])


@pytest.mark.skipif(shutil.which("pkg-config") is None, reason="pkg-config isn't installed")
def test_pkg_config(library_dir, tmp_path):
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "aclnn"], env=os.environ | {"PKG_CONFIG_PATH": str(library_dir / "pkgconfig")},
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    for program in (HERE / "smooth_l1_backward.cpp", HERE / "smooth_l1.c"):
        binary = tmp_path / program.stem
        build([*COMPILERS[program.suffix], program, "-o", binary, *flags, *SYSTEM])
        prints(run([binary], library_path=library_dir), expected(program))
