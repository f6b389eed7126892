"""Results as a table, as JSON and as a picture."""

import json
from pathlib import Path
from statistics import geometric_mean


def result_of(case, timings, bandwidth):
    """One case's numbers: seconds, and what they are compared with."""
    ours = timings["pyaclnn"].median
    return {
        "operator": case.operator,
        "work": case.work,
        "dtype": case.dtype,
        "bytes": case.bytes,
        "seconds": {name: vars(timing) for name, timing in timings.items()},
        "of_bandwidth": case.bytes / ours / bandwidth,
        "times_faster_than": {
            name: timing.median / ours for name, timing in timings.items() if name != "pyaclnn"
        },
    }


def _time(seconds):
    return f"{seconds * 1e6:.1f} us" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def line_of(result):
    ours = result["seconds"]["pyaclnn"]
    spread = (ours["high"] - ours["low"]) / ours["median"]
    ratios = "  ".join(f"{ratio:5.2f}x {name}" for name, ratio in result["times_faster_than"].items())
    name = f"{result['operator']} {result['work']} {result['dtype']}"
    return f"{name:<52} {_time(ours['median']):>10} +-{spread:4.0%}  {result['of_bandwidth']:5.0%} of memory  {ratios}"


def summary(results, worst=5):
    """For runs of many operators against torch: the geometric mean of the ratios by dtype, and the worst of them."""
    ratios = [(_against_torch(row), f"{row['operator']} {row['work']} {row['dtype']}", row["dtype"]) for row in results]
    ratios = [row for row in ratios if row[0]]
    if len(ratios) <= worst:
        return
    yield ""
    for dtype in dict.fromkeys(dtype for _, _, dtype in ratios):
        own = sorted(row[:2] for row in ratios if row[2] == dtype)
        faster = sum(ratio >= 1 for ratio, _ in own)
        mean = geometric_mean([ratio for ratio, _ in own])
        yield f"{dtype}: {mean:.2f}x torch, {faster} of {len(own)} at least as fast; worst:"
        yield from (f"  {ratio:5.2f}x {name}" for ratio, name in own[:worst])


def _against_torch(result):
    """Against the form with preallocated results where torch has one."""
    ratios = result["times_faster_than"]
    return ratios.get("torch out=") or ratios.get("torch")


def write_json(path, header, results):
    Path(path).write_text(json.dumps({**header, "results": results}, indent=1) + "\n")


def plot_sizes(path, results):
    """Time against size, for the cases of one operator whose work is a number of elements."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    for name in results[0]["seconds"]:
        points = [(row["bytes"], row["seconds"][name]["median"]) for row in results if name in row["seconds"]]
        axes.loglog([x for x, _ in points], [y * 1e6 for _, y in points], marker="o", label=name)
    axes.set_xlabel("bytes moved")
    axes.set_ylabel("microseconds")
    axes.set_title(f"{results[0]['operator']}: time by size")
    axes.grid(True, which="both", alpha=0.3)
    axes.legend()
    figure.savefig(path, dpi=120)


def plot_ratios(path, results):
    """How many times faster than each peer, case by case."""
    from matplotlib.figure import Figure

    peers = sorted({name for row in results for name in row["times_faster_than"]})
    figure = Figure(figsize=(9, 1 + 0.35 * len(results) * max(1, len(peers))), layout="constrained")
    axes = figure.subplots()
    height = 0.8 / max(1, len(peers))
    for i, peer in enumerate(peers):
        rows = [(k, row["times_faster_than"][peer]) for k, row in enumerate(results) if peer in row["times_faster_than"]]
        axes.barh([k + i * height for k, _ in rows], [ratio for _, ratio in rows], height=height, label=peer)
    axes.axvline(1, color="black", linewidth=1)
    axes.set_yticks([k + 0.4 for k in range(len(results))])
    axes.set_yticklabels([f"{row['operator']} {row['work']} {row['dtype']}" for row in results], fontsize=7)
    axes.invert_yaxis()
    axes.set_xlabel("times faster")
    axes.legend()
    figure.savefig(path, dpi=120)
