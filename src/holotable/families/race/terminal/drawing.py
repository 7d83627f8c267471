"""The board as lines of text: numbers on empty spaces, arrows on slides, a letter and a number for every pawn."""

from collections.abc import Mapping
from typing import Final

from holotable.families.race.edition import RaceEdition, Slide
from holotable.families.race.terminal.ring import Cell, Ring, ring_of
from holotable.families.race.text import RaceSpeech
from holotable.families.race.view import RaceView
from holotable.families.terminal import Part

Line = list[Part]

CELL: Final = 3  # characters
GAP: Final = "  "
DIM: Final = "dim"
PAINTS: Final[Mapping[str, str]] = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
ARROWS: Final = {True: "▶▼◀▲", False: ">v<^"}  # by side of the ring; with and without Unicode
RAILS: Final = {True: "─│─│", False: "-|-|"}
ENDS: Final = {True: "●", False: "o"}
MIDDLE: Final = 6  # cells across, in which the card lies


def letters(race: RaceEdition, language: str) -> tuple[str, ...]:
    """Give every colour its letter: of its name where these differ, else of its id."""
    named = tuple(colour.name[language][0].upper() for colour in race.colours)
    return named if len(set(named)) == len(named) else tuple(colour.id[0].upper() for colour in race.colours)


class RaceDrawing:
    """Draws the views of one table."""

    def __init__(self, race: RaceEdition, speech: RaceSpeech, *, is_unicode: bool = True) -> None:
        """Lay out the board once."""
        self._race = race
        self._speech = speech
        self._unicode = is_unicode
        self._ring: Ring = ring_of(race)
        self._letters = letters(race, speech.language)
        self._paints = tuple(PAINTS.get(colour.id, "bold") for colour in race.colours)
        self._ground = self._draw_ground()

    def lines(self, view: RaceView) -> list[Line]:
        """Draw a view: the ring, and beside it who stands where."""
        cells = dict(self._ground)
        self._draw_rooms(cells, view)
        self._draw_pawns(cells, view)
        board = [self._row(cells, row) for row in range(self._ring.size)]
        self._draw_middle(board, cells, view)
        beside = self._beside(view)
        rows = max(len(board), len(beside))
        blank: Line = [(" " * (CELL * self._ring.size), "")]
        padded = board + [blank] * (rows - len(board))
        return [[*line, (GAP, ""), *(beside[n] if n < len(beside) else [])] for n, line in enumerate(padded)]

    @property
    def width(self) -> int:
        """The columns that a drawing needs at most."""
        longest = max(
            len(self._speech.say("short-home-zone", number=1)), len(self._speech.say("short-start-zone", number=1))
        )
        return CELL * self._ring.size + len(GAP) + longest + 8

    def legend(self) -> str:
        """Explain the signs."""
        return self._speech.say("legend", arrow=ARROWS[self._unicode][0], end=ENDS[self._unicode])

    def _row(self, cells: Mapping[Cell, Part], row: int) -> Line:
        return [cells.get((row, column), (" " * CELL, "")) for column in range(self._ring.size)]

    # what is printed on the board

    def _draw_ground(self) -> dict[Cell, Part]:
        cells: dict[Cell, Part] = {cell: (f"{space:>{CELL}}", DIM) for space, cell in enumerate(self._ring.track)}
        for slide in self._race.slides:
            self._draw_slide(cells, slide)
        for (colour, place), cell in self._ring.zones.items():
            if ":" in place:
                cells[cell] = (f"{self._letters[colour].lower():^{CELL}}", self._paints[colour])
        return cells

    def _draw_slide(self, cells: dict[Cell, Part], slide: Slide) -> None:
        spaces = slide.spaces(self._race.track)
        for place, space in enumerate(spaces):
            side = self._ring.side(space)
            mark = RAILS[self._unicode][side]
            if place == 0:
                mark = ARROWS[self._unicode][side]
            elif place == 1:
                mark = self._letters[slide.colour].lower()
            elif space == slide.end:
                mark = ENDS[self._unicode]
            cells[self._ring.track[space]] = (f"{mark}{space:>{CELL - 1}}", self._paints[slide.colour])

    # what stands on it

    def _draw_rooms(self, cells: dict[Cell, Part], view: RaceView) -> None:
        played = {self._race.colour_number(record.colour): record.pawns for record in view.seats}
        for (colour, place), cell in self._ring.zones.items():
            if ":" not in place:
                count = played.get(colour, []).count(place)
                shape = "[{}]" if place == "home" else "({})"
                cells[cell] = (shape.format(count if colour in played else "-"), self._paints[colour])

    def _draw_pawns(self, cells: dict[Cell, Part], view: RaceView) -> None:
        for record in view.seats:
            colour = self._race.colour_number(record.colour)
            for pawn, place in enumerate(record.pawns):
                cell = self._cell(colour, place)
                if cell is not None:
                    cells[cell] = (
                        self._pawn(colour, pawn, pawn in record.shields),
                        f"bold reverse {self._paints[colour]}",
                    )

    def _cell(self, colour: int, place: str) -> Cell | None:
        kind, _, number = place.partition(":")
        if kind == "track":
            return self._ring.track[int(number)]
        return self._ring.zones.get((colour, place)) if number else None

    def _pawn(self, colour: int, pawn: int, is_shielded: bool) -> str:
        return f"{'*' if is_shielded else ' '}{self._letters[colour]}{pawn + 1}"

    def _draw_middle(self, board: list[Line], cells: Mapping[Cell, Part], view: RaceView) -> None:
        first = (self._ring.size - MIDDLE) // 2
        block = range(first, first + MIDDLE)
        if any((row, column) in cells for row in block for column in block):
            return
        for row, text in zip(block, self._middle(view), strict=False):
            centred = text[: CELL * MIDDLE].center(CELL * MIDDLE)
            board[row][first : first + MIDDLE] = [(centred, "bold" if row < first + 3 else DIM)]

    def _middle(self, view: RaceView) -> list[str]:
        card = self._speech.face(view.card or view.top)
        frame = "┌┐└┘─│" if self._unicode else "++++-|"
        edge = frame[4] * 7
        return [
            f"{frame[0]}{edge}{frame[1]}",
            f"{frame[5]}{card:^7}{frame[5]}",
            f"{frame[2]}{edge}{frame[3]}",
            self._speech.say("pile", count=view.unseen),
            self._speech.say("free-shields", count=view.free_shields),
        ]

    # who stands where

    def _beside(self, view: RaceView) -> list[Line]:
        lines: list[Line] = []
        for seat, record in enumerate(view.seats):
            colour = self._race.colour_number(record.colour)
            turn = ARROWS[self._unicode][0] if seat == view.turn else " "
            name = f"{turn} {self._letters[colour]} {record.name} ({self._speech.colour(record.colour)})"
            lines.append([(name, f"bold {self._paints[colour]}")])
            if record.out:
                lines.append([(f"  {self._speech.say('short-out')}", DIM)])
                continue
            for pawn, place in enumerate(record.pawns):
                text = f"{self._pawn(colour, pawn, pawn in record.shields)} {self._short(place)}"
                lines.append([(f"  {text}", self._paints[colour])])
        return lines

    def _short(self, place: str) -> str:
        kind, _, number = place.partition(":")
        return self._speech.say(f"short-{kind}", number=number) if kind.endswith("zone") else self._speech.place(place)
