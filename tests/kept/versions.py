"""Write down what the rules' version stands for: ``python -m tests.kept.versions``, once for every version.

The shape of each family's state, and every golden game with its luck, its decisions and the state in which it ends.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from holotable import Table
from holotable.table.table import RULES_VERSION, STATE_FORMAT
from tests.golden.transcripts import GAMES

FILE = Path(__file__).with_name("versions.json")


def fingerprint(content: object) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def meaning() -> dict[str, Any]:
    """Give what a running game relies on."""
    tables = {name.split(".")[0]: play() for name, (play, _) in sorted(GAMES.items())}
    return {
        "format": STATE_FORMAT,
        "state": {table.edition.family: fingerprint(shape(table)) for table in tables.values()},
        "golden": {name: fingerprint(course(table)) for name, table in tables.items()},
    }


def shape(table: Table) -> list[list[object]]:
    """Give the fields of a table's state, with the size of each array."""
    return [[field, len(value) if isinstance(value, list) else 0] for field, value in table.state()["state"].items()]


def course(table: Table) -> list[object]:
    """Give how a game went: what fell, what was decided, and the state at the end."""
    log = table.log
    return [log["opening"], log["records"], log["hash"]]


def main() -> int:
    """Add this version; one that is written down stays as it is."""
    known, now = json.loads(FILE.read_text()) if FILE.exists() else {}, meaning()
    if known.get(str(RULES_VERSION), now) != now:
        sys.stderr.write(f"rules {RULES_VERSION} mean something else already: raise RULES_VERSION in table/table.py\n")
        return 2
    FILE.write_text(json.dumps({**known, str(RULES_VERSION): now}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
