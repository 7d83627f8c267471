"""Standing instructions in a race: only quick turns make sense."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from holotable.families.contract import Instruction
from holotable.families.race.view import RaceView

KINDS: Final = ("quick",)
QUICK: Final = frozenset({"draw", "move", "split", "swap", "bump", "forfeit"})  # where only one thing can be done


def why_not(_view: RaceView, _bounds: Mapping[str, Any], _given: Instruction) -> str | None:
    """Give nothing: quick turns can be asked for at any time."""
    return None


def is_over(_view: RaceView, _given: Instruction) -> bool:
    """Tell that quick turns do not end by themselves."""
    return False


def is_overruled(_given: Instruction, _decision: Mapping[str, Any]) -> bool:
    """Tell that no decision ends quick turns."""
    return False


def orders(
    _view: RaceView, _due: Collection[int], _standing: Sequence[Instruction]
) -> Sequence[tuple[int, dict[str, Any]]]:
    """Give nothing: there are no auctions and no trades."""
    return ()
