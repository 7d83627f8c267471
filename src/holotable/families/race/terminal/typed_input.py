"""Race decisions that a person types: ``move 2 5``, ``split 1 3 2 4``, ``swap 1 Y2``, ``shield 1 board``."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from holotable.families.race.verbs import VERBS
from holotable.families.terminal import NotUnderstood

PAWN: Final = re.compile(r"(?P<letter>[^\W\d])(?P<number>\d)")


Letters = Sequence[str]  # of the seats' pawns


def read_decision(text: str, letters: Letters) -> dict[str, Any]:
    """Turn typed words into a decision; whether it is legal is asked elsewhere."""
    word, *rest = text.lower().split()
    name = word.replace("-", "_")
    if name not in VERBS:
        raise NotUnderstood
    count, read = READERS[VERBS[name].entries]
    if len(rest) != count:
        raise NotUnderstood
    return {"do": name, **read(rest, letters)}


def _number(word: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,3}", word):
        raise NotUnderstood
    return int(word)


def _own(word: str) -> int:
    return _number(word) - 1


def _foe(word: str, letters: Letters) -> list[int]:
    found = PAWN.fullmatch(word)
    for seat, letter in enumerate(letters):
        if found and letter.lower() == found["letter"]:
            return [seat, int(found["number"]) - 1]
    raise NotUnderstood


def _nothing(_words: list[str], _letters: Letters) -> dict[str, Any]:
    return {}


def _move(words: list[str], _letters: Letters) -> dict[str, Any]:
    return {"pawn": _own(words[0]), "steps": _number(words[1])}


def _split(words: list[str], _letters: Letters) -> dict[str, Any]:
    return {"moves": [[_own(words[0]), _number(words[1])], [_own(words[2]), _number(words[3])]]}


def _swap(words: list[str], letters: Letters) -> dict[str, Any]:
    return {"pawn": _own(words[0]), "with": _foe(words[1], letters)}


def _bump(words: list[str], letters: Letters) -> dict[str, Any]:
    return {"pawn": _own(words[0]), "target": _foe(words[1], letters)}


def _shield(words: list[str], letters: Letters) -> dict[str, Any]:
    return {"pawn": _own(words[0]), "from": "board" if words[1] == "board" else _foe(words[1], letters)}


READERS: Final[Mapping[tuple[str, ...], tuple[int, Callable[[list[str], Letters], dict[str, Any]]]]] = {
    (): (0, _nothing),  # by the entries of a decision: how many words, and what reads them
    ("pawn", "steps"): (2, _move),
    ("moves",): (4, _split),
    ("pawn", "with"): (2, _swap),
    ("pawn", "target"): (2, _bump),
    ("pawn", "from"): (2, _shield),
}
