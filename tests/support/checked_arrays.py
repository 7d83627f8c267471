"""Checked arrays for the interpreted build: they refuse exactly what compiled C arrays would do silently."""

from typing import Any

from holotable.core.decisions import Decision, Options
from holotable.core.layout import Field, fields_of
from holotable.core.rng import Generator
from holotable.core.tape import Tape
from holotable.families.estate.rules import board as estate_board
from holotable.families.estate.rules import state as estate_state
from holotable.families.race.rules import board as race_board
from holotable.families.race.rules import state as race_state

BOARDS: tuple[type, ...] = (race_board.Board, estate_board.Board)
STATES: tuple[type, ...] = (race_state.State, estate_state.State)
CLASSES: tuple[type, ...] = (*BOARDS, *STATES, Options, Decision, Tape, Generator)


class Checked(list[int]):
    """A fixed array: no negative index, no number that does not fit, no change of length."""

    def __init__(self, items: list[int], field: Field) -> None:
        super().__init__(items)
        self.field = field
        if items:  # all fit if the least and the most do
            self.refuse_unfit(min(items))
            self.refuse_unfit(max(items))

    def refuse_unfit(self, value: int) -> None:
        if not self.field.holds(value):
            raise OverflowError(f"{value} does not fit into {self.field.name} ({self.field.bits} bits)")

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"{self.field.name}[{index}]")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, int):
            if index < 0:
                raise IndexError(f"{self.field.name}[{index}]")
            self.refuse_unfit(value)
        elif len(value) != len(self[index]):
            raise IndexError(f"{self.field.name} would get {len(value)} numbers instead of {len(self[index])}")
        super().__setitem__(index, value)


def check_arrays() -> None:
    """Let every rule object of this process use checked arrays and numbers."""
    for cls in CLASSES:
        cls.__setattr__ = _setter({field.name: field for field in fields_of(cls)})  # type: ignore[assignment, method-assign]


def _setter(fields: dict[str, Field]) -> Any:
    def set_checked(self: object, name: str, value: Any) -> None:
        field = fields.get(name)
        if field is not None and field.is_array:
            old = self.__dict__.get(name)
            if old is not None and len(old) != len(value):
                raise IndexError(f"{name} would get {len(value)} numbers instead of {len(old)}")
            value = Checked(value, field)
        elif field is not None and not field.holds(value):
            raise OverflowError(f"{value} does not fit into {name} ({field.bits} bits)")
        object.__setattr__(self, name, value)

    return set_checked
