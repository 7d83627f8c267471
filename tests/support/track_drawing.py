"""Race positions drawn as strips of the track, and decisions in a short notation.

A drawing has one line per stretch: ``20: R1 . . B1*`` puts red's pawn 1 on space 20 and blue's shielded pawn 1 on
23; ``R2 home-zone:3`` puts a pawn elsewhere. Pawns that are not drawn are at the start. Marks other than pawns
(``.``, ``^`` for a triangle, ``=`` for a slide) are empty spaces.

Decisions: ``draw``, ``R1+5``, ``R1-4``, ``R1+3 R2+4`` (split), ``R1<>B2`` (swap), ``R1>B2`` (take its place),
``shield R1``, ``shield R1 from B2``, ``no shield``, ``forfeit``, ``resign``.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from holotable import Script, Table
from holotable.core.records import Event
from tests.support.evidence import set_up_again

COLOURS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
PAWN = re.compile(r"([RBYG])([123])(\*?)")


class Race:
    """A table whose pawns and decisions are written as above."""

    def __init__(self, table: Table, letters: str) -> None:
        self.table = table
        self.letters = letters

    @property
    def turn(self) -> str:
        """The letter of the colour that is to act."""
        assert self.table.due is not None
        return self.letters[self.table.due.seats[0]]

    @property
    def options(self) -> set[str]:
        """What the seat on turn may decide to play on; it may always resign (``test_resigning.py``)."""
        return {self._write(option) for option in self.table.options(self._seat(self.turn))} - {"resign"}

    def play(self, text: str) -> tuple[Event, ...]:
        """Play a decision of the seat on turn. What it leads to can be written down and set up again."""
        events = self.table.play(self._seat(self.turn), self._read(text))
        set_up_again(self.table)
        return events

    def refusal(self, text: str, seat: str | None = None) -> str | None:
        """The key that refuses a decision, or None."""
        refused = self.table.refusal(self._seat(seat or self.turn), self._read(text))
        return refused.key if refused else None

    def where(self, pawn: str) -> str:
        """The place of a pawn."""
        return str(self._record(pawn)["pawns"][int(pawn[1]) - 1])

    def wears_shield(self, pawn: str) -> bool:
        """Whether a pawn is shielded."""
        return int(pawn[1]) - 1 in self._record(pawn)["shields"]

    def strip(self, first: int, last: int) -> str:
        """The track from one space to another, drawn."""
        drawn = {self.where(pawn): pawn + "*" * self.wears_shield(pawn) for pawn in self._pawns()}
        return " ".join(drawn.get(f"track:{space}", ".") for space in range(first, last + 1))

    @property
    def card(self) -> Any:
        """The card in play."""
        return self.table.view()["card"]

    @property
    def free_shields(self) -> Any:
        """Shields that lie on the board."""
        return self.table.view()["free_shields"]

    def _pawns(self) -> list[str]:
        return [f"{letter}{number}" for letter in self.letters for number in (1, 2, 3)]

    def _record(self, pawn: str) -> dict[str, Any]:
        record: dict[str, Any] = self.table.view()["seats"][self._seat(pawn[0])]
        return record

    def _seat(self, letter: str) -> int:
        return self.letters.index(letter)

    def _pair(self, pawn: str) -> list[int]:
        return [self._seat(pawn[0]), int(pawn[1]) - 1]

    def _read(self, text: str) -> dict[str, object]:
        if text in ("draw", "forfeit", "no shield", "resign"):
            return {"do": text.replace(" ", "_")}
        if text.startswith("shield "):
            _, pawn, *source = text.split()
            return {"do": "shield", "pawn": int(pawn[1]) - 1, "from": self._pair(source[1]) if source else "board"}
        if "<>" in text:
            own, foe = text.split("<>")
            return {"do": "swap", "pawn": int(own[1]) - 1, "with": self._pair(foe)}
        if ">" in text:
            own, foe = text.split(">")
            return {"do": "bump", "pawn": int(own[1]) - 1, "target": self._pair(foe)}
        moves = [[int(part[1]) - 1, int(part[2:])] for part in text.split()]
        if len(moves) == 1:
            return {"do": "move", "pawn": moves[0][0], "steps": moves[0][1]}
        return {"do": "split", "moves": moves}

    def _write(self, decision: Mapping[str, Any]) -> str:
        letter = self.turn
        name = decision["do"]
        own = f"{letter}{decision['pawn'] + 1}" if "pawn" in decision else ""
        if name == "move":
            return f"{own}{decision['steps']:+d}"
        if name == "split":
            return " ".join(f"{letter}{pawn + 1}{steps:+d}" for pawn, steps in decision["moves"])
        if name == "swap":
            return f"{own}<>{self._foe(decision['with'])}"
        if name == "bump":
            return f"{own}>{self._foe(decision['target'])}"
        if name == "shield":
            source = decision["from"]
            return f"shield {own}" + ("" if source == "board" else f" from {self._foe(source)}")
        return str(name).replace("_", " ")

    def _foe(self, pair: Sequence[int]) -> str:
        return f"{self.letters[pair[0]]}{pair[1] + 1}"


def lay(
    edition: str,
    drawing: str,
    card: str | None = None,
    *,
    then: Sequence[str] = (),
    seats: str = "RB",
    turn: str = "R",
    options: Mapping[str, object] | None = None,
    unseen: Sequence[str] | None = None,
) -> Race:
    """Set a table up from a drawing and, given a card, let the seat on turn draw it; ``then`` are the next ones."""
    letters = "".join(letter for letter in COLOURS if letter in seats or re.search(rf"\b{letter}[123]", drawing))
    pawns, shields = _drawn(drawing, letters)
    position: dict[str, Any] = {
        "edition": edition,
        "options": dict(options or {}),
        "turn": letters.index(turn),
        "seats": [{"colour": COLOURS[at], "pawns": pawns[at], "shields": shields[at]} for at in letters],
    }
    if unseen is not None:
        position["unseen"] = list(unseen)
    script = Script(draw=[*([card] if card else []), *then])
    race = Race(Table.from_position(position, luck=script), letters)
    if card:
        race.play("draw")
    return race


def _drawn(drawing: str, letters: str) -> tuple[dict[str, list[str]], dict[str, list[int]]]:
    pawns = {letter: ["start"] * 3 for letter in letters}
    shields: dict[str, list[int]] = {letter: [] for letter in letters}
    for line in filter(None, map(str.strip, drawing.splitlines())):
        for pawn, place in _placed(line):
            letter, number, shield = PAWN.fullmatch(pawn).groups()  # type: ignore[union-attr]
            pawns[letter][int(number) - 1] = place
            if shield:
                shields[letter].append(int(number) - 1)
    return pawns, shields


def _placed(line: str) -> list[tuple[str, str]]:
    head, _, rest = line.partition(":")
    if not head.isdigit():
        pawn, place = line.split()
        return [(pawn, place)]
    marks = enumerate(rest.split(), start=int(head))
    return [(mark, f"track:{space % 60}") for space, mark in marks if PAWN.fullmatch(mark)]
