"""`bench`: our time against torch's, NumPy's and the memory's, in one interleaved run."""

import json
import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from pyaclnn.bench import bandwidth, cases, elementwise, peers, reductions, report, timing
from pyaclnn.cli.doctor import isa, threads
from pyaclnn.errors import AclError

SETS = {
    "targets": cases.targets,
    "quick": cases.quick,
    "sizes": cases.sizes,
    "reductions": reductions.reductions,
    "elementwise": elementwise.elementwise,
}


def add_arguments(parser):
    parser.add_argument("--set", choices=SETS, help="which cases (default: targets; with --ops all)")
    parser.add_argument(
        "--ops", metavar="NAME", nargs="+",
        help="only these operators (aclnnAdd, add ...), or cases with one of these texts in their names; commas separate too",
    )
    parser.add_argument("--against", default="torch,numpy", help="peers, of torch and numpy (default: both)")
    parser.add_argument("--rounds", type=int, default=15, help="samples of every contender (default: 15)")
    parser.add_argument("--threads", metavar="N,N", help="measure once for each of these thread counts")
    parser.add_argument("--json", metavar="FILE", help="write the numbers there")
    parser.add_argument("--plot", metavar="FILE.png", help="draw them (needs matplotlib)")


@contextmanager
def _progress(total):
    """A callable to call after every step; a bar where there is a terminal and rich."""
    try:
        from rich.progress import Progress
    except ImportError:
        Progress = None
    if Progress is None or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=total)
        yield lambda: progress.advance(task)


def _peers(args, count):
    wanted = [name for name in args.against.split(",") if name]
    unknown = set(wanted) - {"torch", "numpy"}
    if unknown:
        sys.exit(f"bench: --against: expected torch or numpy, got {', '.join(sorted(unknown))}")
    if "torch" in wanted and peers.torch_module(count) is None:
        print("bench: torch isn't installed; measuring without it", file=sys.stderr)
        wanted.remove("torch")
    return wanted


def _named(specs, texts):
    """A text that is an operator's name means that operator, any other what contains it."""
    operators = {spec.operator.lower() for spec in specs}
    texts = [text.lower().removeprefix("aclnn") for text in texts]
    named = {text.replace("_", "") for text in texts} & operators
    parts = [text for text in texts if text.replace("_", "") not in operators]
    return [spec for spec in specs if spec.operator.lower() in named or any(part in spec.name.lower() for part in parts)]


def _chosen(args):
    """The cases of a set; operators are looked for in all of them unless one is given."""
    sets = [args.set or "targets"]
    if args.ops and not args.set:
        sets = ["targets", "reductions", "elementwise"]
    specs = [spec for name in sets for spec in SETS[name]()]
    if args.ops:
        specs = _named(specs, [text for given in args.ops for text in given.split(",") if text])
    if not specs:
        sys.exit(f"bench: no case of --set {', '.join(sets)} is named like {' or '.join(args.ops)}")
    return specs


def _memory(count, rounds):
    memory = bandwidth.Memory(count)
    taken = timing.interleave({"copy": memory.copy, "triad": memory.triad}, rounds)
    return bandwidth.COPY_BYTES / taken["copy"].median, bandwidth.TRIAD_BYTES / taken["triad"].median


def _measure(args):
    count = threads() or 1
    against = _peers(args, count)
    specs = _chosen(args)
    copy, triad = _memory(count, args.rounds)
    print(f"{count} threads, {isa()}; memory: copy {copy / 1e9:.1f} GB/s, triad {triad / 1e9:.1f} GB/s", flush=True)
    results = []
    with _progress(len(specs) * args.rounds) as tick:
        for spec in specs:
            try:
                case = spec.make(against)
            except AclError as error:  # an operator that wants other arguments than a set's common ones
                print(f"{spec.name}: not measured: {error}", file=sys.stderr)
                continue
            taken = timing.interleave(case.contenders, args.rounds, tick=tick)
            case.close()
            results.append(report.result_of(case, taken, triad))
            print(report.line_of(results[-1]), flush=True)
    for line in report.summary(results):
        print(line)
    return {"threads": count, "isa": isa(), "copy_bytes_per_s": copy, "triad_bytes_per_s": triad}, results


def _measure_threads(args, argv):
    """The thread count of a process is fixed, so every count gets a process."""
    tables = {}
    for count in args.threads.split(","):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "results.json"
            command = [sys.executable, "-m", "pyaclnn", "bench", *argv, "--json", str(path)]
            subprocess.run(command, check=True, env={**os.environ, "ACLNN_THREADS": count})
            tables[count] = json.loads(path.read_text())
    if args.json:
        Path(args.json).write_text(json.dumps(tables, indent=1) + "\n")
    return 0


def main(args):
    if args.threads:
        same = [*(["--set", args.set] if args.set else []), "--against", args.against, "--rounds", str(args.rounds)]
        return _measure_threads(args, same + (["--ops", *args.ops] if args.ops else []))
    header, results = _measure(args)
    if args.json:
        report.write_json(args.json, header, results)
    if args.plot:
        draw = report.plot_sizes if args.set == "sizes" else report.plot_ratios
        draw(args.plot, results)
    return 0
