"""Plays chaos at servers with a planted fault, and writes what was found: ``python -m tests.support.chaos_planted``."""

import json
import sys
import tempfile
from pathlib import Path

from soak.chaos import worker  # first: it changes the clock

from holotable.server.company.deadlines import Deadlines  # isort: skip
from holotable.server.company.instructions import Instructions  # isort: skip
from soak.chaos import hall  # isort: skip

GAMES = range(5)
append, told = hall.Storage.append, Instructions.told


async def forgetful(storage, game, record, *more):
    """Keep all but every ninth decision of a person."""
    if record.by != "person" or record.seq % 9:
        await append(storage, game, record, *more)


def indiscreet(instructions, client):
    """Tell everybody of everybody's instructions."""
    return {"instructions": [instructions._told(one, client.language) for one in instructions._standing]}


FAULTS = {
    "a clock that never rings": (Deadlines, "pause", lambda _: None),
    "a decision that is not kept": (hall.Storage, "append", forgetful),
    "instructions that everybody sees": (Instructions, "told", indiscreet),
}


def main() -> None:
    hall.install()
    found = {}
    with tempfile.TemporaryDirectory() as place:
        for fault, (owner, name, planted) in FAULTS.items():
            sound = getattr(owner, name)
            setattr(owner, name, planted)
            found[fault] = first_finding(Path(place))
            setattr(owner, name, sound)
    sys.stdout.write(json.dumps(found))


def first_finding(folder: Path) -> list[str]:
    games = (worker.play(number, 1, folder, None, None)["findings"] for number in GAMES)
    return next((findings for findings in games if findings), [])


if __name__ == "__main__":
    main()
