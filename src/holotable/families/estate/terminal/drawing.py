"""An estate board as lines of text: a square ring of named spaces, and in its middle the seats and the stock."""

from collections.abc import Mapping, Sequence
from typing import Final

from holotable.families.estate.names.names import spoken
from holotable.families.estate.text.speech import EstateSpeech
from holotable.families.estate.text.terms import counted
from holotable.families.estate.view import EstateSeat, EstateView
from holotable.families.terminal import Part

Line = list[Part]

SIDES: Final = 4
WIDTH: Final = 80  # columns of the whole drawing, at most
DIM: Final = "dim"
TURN: Final = {True: "▶", False: ">"}
HOTEL_MARK: Final = "*"
MORTGAGE_MARK: Final = "-"
PAINTS: Final[Mapping[str, str]] = {
    "brown": "dark_orange3",
    "light-blue": "bright_cyan",
    "pink": "magenta",
    "orange": "dark_orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "dark-blue": "bright_blue",
}


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Give every seat a sign of its own: the first letter of its name that nobody else has yet, else its number."""
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        signs = [letter.upper() for letter in name if letter.isalpha() and len(letter.upper()) == 1]
        taken.append(next((sign for sign in signs if sign not in taken), str(number)))
    return tuple(taken)


class EstateDrawing:
    """Draws the views of one table."""

    def __init__(self, speech: EstateSpeech, *, is_unicode: bool = True) -> None:
        """Lay out the ring once: it is read clockwise from the top left corner."""
        self._speech = speech
        self._unicode = is_unicode
        self._spaces = speech.estate.spaces
        self._side = -(-len(self._spaces) // SIDES)
        self._cell = WIDTH // (self._side + 1)
        self._letters = seat_letters(speech.names)
        self._labels = self._short_names()

    @property
    def width(self) -> int:
        """The columns of a drawing."""
        return self._cell * (self._side + 1)

    def legend(self) -> str:
        """Explain the signs, with the first seat as the example."""
        return self._speech.say(
            "estate-legend",
            owner=self._letters[0],
            owner_name=self._speech.names[0],
            two=self._speech.pieces("house", 2),
        )

    def lines(self, view: EstateView) -> list[Line]:
        """Draw a view: two lines a space, one for its name and one for what is on it."""
        cells = {self._place(space): space for space in range(len(self._spaces))}
        middle = self._middle(view)
        lines = []
        for row in range(self._side + 1):
            for half in range(2):
                inner = middle[2 * row - 2 + half] if 0 < row < self._side and 2 * row - 2 + half < len(middle) else []
                lines.append(self._line(cells, row, half, view, inner))
        return lines

    def _line(self, cells: Mapping[tuple[int, int], int], row: int, half: int, view: EstateView, inner: Line) -> Line:
        line: Line = []
        for column in range(self._side + 1):
            space = cells.get((row, column))
            if space is not None:
                line.append(self._name(space) if half == 0 else self._marks(space, view))
            elif column == 1:
                room = self._cell * (self._side - 1)
                used = sum(len(text) for text, _ in inner)
                line += [*inner, (" " * (room - used), "")]
        return line

    def _place(self, space: int) -> tuple[int, int]:
        side, along = divmod(space, self._side)
        return ((0, along), (along, self._side), (self._side, self._side - along), (self._side - along, 0))[side]

    # one space

    def _short_names(self) -> list[str]:
        names = [spoken(space.name[self._speech.language]) for space in self._spaces]
        room = self._cell - 1
        return [_short(name, room, {other[:room] for other in names if other != name}) for name in names]

    def _name(self, space: int) -> Part:
        return f"{self._labels[space]:<{self._cell}}", self._paint(space)

    def _paint(self, space: int) -> str:
        deed = self._spaces[space].deed
        if deed is None:
            return DIM
        colour = self._speech.estate.groups[self._speech.estate.deeds[deed].group].colour
        return PAINTS.get(colour or "", "bold")

    def _marks(self, space: int, view: EstateView) -> Part:
        owner = self._owner(space, view)
        text = f"{owner}{self._tokens(space, view)}"
        return f"{text:<{self._cell}}"[: self._cell], "bold" if owner[:1].isalpha() else DIM

    def _owner(self, space: int, view: EstateView) -> str:
        printed = self._spaces[space]
        for seat, holder in enumerate(view.seats):
            if printed.deed is not None and printed.id in holder.deeds:
                return self._letters[seat] + self._state(printed.id, holder)
        if printed.deed is not None:
            return str(self._speech.estate.deeds[printed.deed].price)
        return str(printed.amount) if printed.kind == "tax" else ""

    def _state(self, deed: str, holder: EstateSeat) -> str:
        if deed in holder.mortgaged:
            return MORTGAGE_MARK
        level = holder.buildings.get(deed, 0)
        return HOTEL_MARK if level and self._speech.is_top(deed, level) else str(level or "")

    def _tokens(self, space: int, view: EstateView) -> str:
        here = [
            (self._letters[seat], holder.jail)
            for seat, holder in enumerate(view.seats)
            if holder.space == self._spaces[space].id and not holder.out
        ]
        free = "".join(letter for letter, jail in here if not jail)
        jailed = "".join(letter for letter, jail in here if jail)
        return (f"<{free}>" if free else "") + (f"[{jailed}]" if jailed else "")

    # the middle

    def _middle(self, view: EstateView) -> list[Line]:
        lines: list[Line] = [[]]
        for seat, holder in enumerate(view.seats):
            turn = TURN[self._unicode] if seat == view.turn else " "
            cash = "" if holder.out else self._speech.sum(holder.cash)
            side = f" · {self._speech.side(holder.side)}" if holder.side else ""
            text = f"  {turn} {self._letters[seat]} {holder.name}  {cash}{side}"
            lines.append([(text[: self._cell * (self._side - 1)], DIM if holder.out else "bold")])
        if view.round_limit:
            now, limit = str(min(view.rounds, view.round_limit)), str(view.round_limit)
            lines += [[], [(f"    {self._speech.say('estate-sentence-round', round=now, limit=limit)}", DIM)]]
        stock = " · ".join(self._speech.pieces(piece, count) for piece, count in counted(view.stock))
        return [*lines, [], [(f"    {stock}", DIM)]]


def _short(name: str, room: int, others: set[str]) -> str:
    """Cut a name to the room there is; one that would look like another keeps the beginning of its last word."""
    if len(name) <= room or name[:room] not in others:
        return name[:room].rstrip()
    *first, last = name.split()
    return f"{''.join(word[0] for word in first)} {last}"[:room]
