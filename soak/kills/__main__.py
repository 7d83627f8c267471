"""Kills the server in many ways while many tables play: nothing acknowledged or told may be lost, doubled or changed."""

import argparse
import json
import math
import shutil
import sys
import tempfile
from pathlib import Path

from soak.kills.killing import KINDS, is_clean, run
from soak.kills.syncing import watch


def main() -> int:
    """Kill, report, and fail if any promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m soak.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=KINDS, help="only these")
    parser.add_argument("--seed", type=int, default=1, help="other moments")
    parser.add_argument("--minutes", type=float, default=math.inf, help="then no more kills")
    parser.add_argument("--keep", type=Path, help="a folder for the file of games, if something was found")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(
            asked.kills,
            asked.tables,
            Path(folder),
            kinds=asked.kinds,
            seed=asked.seed,
            minutes=asked.minutes,
            tell=lambda says: print(says, file=sys.stderr, flush=True),
        )
        synced = watch(Path(folder))
        is_good = is_clean(found) and not synced.get("early")
        if asked.keep is not None and not is_good:
            shutil.copytree(folder, asked.keep, dirs_exist_ok=True)
    print(json.dumps({**found, "synced_before_told": synced}))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
