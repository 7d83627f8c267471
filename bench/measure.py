"""One measurement in one process, with the build that HOLOTABLE_BUILD chose; prints one JSON line."""

import json
import sys

from holotable.sim.speed.benchmarks import Measurement, figures_beside, play


def main(asked: list[str]) -> object:
    """Measure what is asked for: an edition with a policy and a number of games, or all the rest."""
    if asked[0] == "rest":
        return figures_beside(quick=asked[1:] == ["quick"])
    return play(Measurement(*asked[:3]), int(asked[3]))


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1:])))
