"""The digests of every case that rounds on a level with FMA, kept in digests.json: other machines and levels must give the same.

Run `python -m numerics.stored` in tests/ after a change of cases or of arithmetic.
"""

import json
from pathlib import Path

PATH = Path(__file__).with_name("digests.json")


def read():
    return json.loads(PATH.read_text())


def write():
    from numerics import cases

    found, wrong = cases.digests_of_process("rounded", True)
    assert not wrong, wrong[:5]
    PATH.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    write()
