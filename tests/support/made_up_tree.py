"""A small made-up repository: book AA is finished and whole, book BB is just begun."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools import trace

FILES: Final = {
    "books/AA.toml": """\
[book]
id = "AA"
edition = "alpha"
title = { en = "Alpha", de = "Alpha" }
language = "en"
count = 3

[[row]]
id = "AA-MOVE-01"
key = "move.jump"
place = "Moving"
says = { en = "A pawn jumps.", de = "Eine Figur springt." }
ruling = ["R-AA-01"]

[[row]]
id = "AA-SETUP-01"
key = "setup.seats"
place = "Set-up"
says = { en = "Two play.", de = "Zwei spielen." }

[[row]]
id = "AA-SETUP-02"
key = "setup.tray"
place = "Set-up"
says = { en = "Somebody holds the tray.", de = "Jemand hält die Schale." }
not_played = { en = "There is no tray.", de = "Es gibt keine Schale." }
""",
    "books/BB.toml": """\
[book]
id = "BB"
edition = "beta"
title = { en = "Beta", de = "Beta" }
language = "de"
count = 2

[[row]]
id = "BB-BUILD-01"
key = "build.even"
place = "Bauen"
says = { en = "Build evenly.", de = "Baue gleichmäßig." }

[[row]]
id = "BB-SETUP-01"
key = "setup.seats"
place = "Aufbau"
says = { en = "Three play.", de = "Drei spielen." }
""",
    "books/rulings.toml": """\
count = 3

[[ruling]]
id = "R-MO-01"
question = { en = "Who?", de = "Wer?" }
ruling = { en = "All.", de = "Alle." }
reason = { en = "Fair.", de = "Gerecht." }

[[ruling]]
id = "R-AA-01"
question = { en = "Over two?", de = "Über zwei?" }
ruling = { en = "Yes.", de = "Ja." }
reason = { en = "Usual.", de = "Üblich." }

[[ruling]]
id = "R-AA-02"
question = { en = "Which tray?", de = "Welche Schale?" }
ruling = { en = "Any.", de = "Jede." }
reason = { en = "Silent.", de = "Offen." }
no_effect = { en = "No tray.", de = "Keine Schale." }
""",
    "src/holotable/core/keys.py": "ALLOWED: Final = 0\nNOT_YOURS: Final = 1\n",
    "src/holotable/families/race/rules/keys.py": "MOVE_JUMP: Final = 2\n",
    "src/holotable/families/race/rules/moving.py": "def why_not_move(pawn: int) -> int:\n    return MOVE_JUMP\n",
    "src/holotable/editions/alpha.toml": """\
[edition]
book = "AA"
family = "race"
finished = true
seats = { min = 2, max = 2 }  # AA-SETUP-01
""",
    "src/holotable/editions/beta.toml": '[edition]\nbook = "BB"\nfamily = "estate"\n',
    "tests/rules/test_moving.py": """\
@rule("move.jump", "R-AA-01")
def test_a_pawn_jumps(setup): ...

@rule("setup.seats")
def test_two_play(edition): ...
""",
}


class Tree:
    """The files of the made-up repository, to be spoilt one at a time."""

    def __init__(self, root: Path) -> None:
        """Write the whole tree."""
        self.root = root
        for file, text in FILES.items():
            self.write(file, text)

    def write(self, file: str, text: str) -> None:
        """Write one file."""
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add(self, file: str, text: str) -> None:
        """Add to the end of one file."""
        self.write(file, (self.root / file).read_text(encoding="utf-8") + text)

    def change(self, file: str, old: str, new: str) -> None:
        """Change one place in one file."""
        text = (self.root / file).read_text(encoding="utf-8")
        assert old in text
        self.write(file, text.replace(old, new, 1))

    def trace(self, *arguments: str) -> int:
        """Run the tool on the tree."""
        return trace.main(arguments, self.root)
