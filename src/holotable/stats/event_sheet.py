"""The event sheet: what happened in games that are played without Python, column by column."""

from typing import Annotated, Final

from holotable.core.fields import array_bytes, start_fields
from holotable.core.tape import TAPE_MOST, TAPE_ROW, Tape

SHEET_EVENTS: Final = 16_384
TOLD: Final = TAPE_ROW - 1  # a row of the tape without its seat


class EventSheet:
    """Events of games in a row; whoever plays on takes them away when there is no room for another decision."""

    count: int
    playing: int  # the number of the game under way
    written: int  # events of the game under way
    game: Annotated[list[int], "i32", SHEET_EVENTS]
    number: Annotated[list[int], "i32", SHEET_EVENTS]  # in its game
    turn: Annotated[list[int], "i32", SHEET_EVENTS]
    seat: Annotated[list[int], "i32", SHEET_EVENTS]
    told: Annotated[list[int], "i32", SHEET_EVENTS * TOLD]

    def __init__(self) -> None:
        """Make an empty sheet."""
        start_fields(self)

    def begin(self, game: int) -> None:
        """Write a numbered game from now on."""
        self.playing = game
        self.written = 0

    def clear(self) -> None:
        """Make room; the game under way goes on."""
        self.count = 0

    def has_room(self) -> bool:
        """Tell whether everything that one decision can bring has room."""
        return self.count + TAPE_MOST <= SHEET_EVENTS

    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """Give game, number, turn, seat and what is told of all events; each column as the bytes of 32-bit numbers."""
        return (
            array_bytes(self.game, self.count),
            array_bytes(self.number, self.count),
            array_bytes(self.turn, self.count),
            array_bytes(self.seat, self.count),
            array_bytes(self.told, self.count * TOLD),
        )

    def write(self, tape: Tape, turn: int) -> None:
        """Write down what is on the tape."""
        place: int
        for place in range(tape.count):
            self.write_row(tape, place * TAPE_ROW, turn)

    def write_row(self, tape: Tape, base: int, turn: int) -> None:
        """Write down the row of the tape that begins at ``base``."""
        value: int
        told: int = self.count * TOLD
        self.game[self.count] = self.playing
        self.number[self.count] = self.written
        self.turn[self.count] = turn
        self.told[told] = tape.row[base]
        self.told[told + 1] = tape.row[base + 1]
        self.seat[self.count] = tape.row[base + 2]
        for value in range(2, TOLD):
            self.told[told + value] = tape.row[base + value + 1]
        self.count += 1
        self.written += 1
