"""The seats of a table before the game begins: requests become seats, names and tokens."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from holotable.bots import bot_names, check_bot_name
from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.families import family
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import say
from holotable.printed.boards import board_of
from holotable.server.http.models import NewTable, SeatWish
from holotable.server.socket.protocol import Begin, Pace
from holotable.server.tables.names import has_blanks, shape_of
from holotable.table import Table
from holotable.table.seats import check_name

BOT_NAMES: Final = ("K7-TO", "M4-RA", "V2-LI", "Z9-NO", "L5-KA", "T8-WE", "Q3-SU", "H6-BI")  # as many as seats

OWN: Final = ("me", "local")  # seats of whoever makes the table
MINUTE: Final = 60


def problem_text(key: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Say what a key of the server means."""
    return say(language, key.replace(".", "-"))


class LobbyError(EditionError):
    """A request for a seat or table that cannot be met; its key names the text that says why."""

    def __init__(self, key: str) -> None:
        """Keep the key."""
        super().__init__(problem_text(key))
        self.key = key


class Seat(Struct):
    """One seat as it is kept."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    token: str | None = None
    entropy: str | None = None  # what the seat brings to the dice


class Lobby(Struct):
    """A table's edition, options and seats."""

    edition: str
    options: dict[str, Any]
    language: str
    seats: list[Seat]
    minutes: int | None = None
    left: int | None = None  # seconds of the clock
    by_the_book: bool = False  # nobody claims for anybody
    pace: Pace = "none"
    host: int | None = None  # the seat of whoever has made the table, if that is one
    begin: Begin = "full"
    is_started: bool = False  # by its host

    @property
    def is_timed(self) -> bool:
        """Whether a clock ends the game."""
        return self.minutes is not None

    @property
    def picks_tokens(self) -> bool:
        """Whether the seats choose their tokens in the game, in turn order."""
        return picks_tokens(self.edition, self.options)

    @property
    def open_seats(self) -> list[int]:
        """The seats that wait for a friend."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def may_begin(self) -> bool:
        """Whether every seat is taken, and the host has started the game where it waits for that."""
        return not self.open_seats and (self.begin == "full" or self.is_started)

    def started(self) -> "Lobby":
        """Give the lobby as its host has started it."""
        return msgspec.structs.replace(self, is_started=True)

    def take(self, seat: int, name: str, token: str | None, entropy: str | None = None) -> "Lobby":
        """Give the lobby with one more person in it."""
        taken = [msgspec.structs.replace(one) for one in self.seats]
        _refuse_token(self.edition, token, [one.token for number, one in enumerate(taken) if number != seat])
        _refuse_early_token(self.edition, self.options, token)
        taken[seat] = Seat("person", _new_name(name, taken), None, token, entropy)
        return self._with(taken)

    def settle(self, seats: Sequence[int], bots: bool) -> "Lobby":
        """Give the lobby with bots on open seats, or without these seats."""
        if not bots:
            return self._without(seats)
        filled = [msgspec.structs.replace(one) for one in self.seats]
        bot = bot_names(load_edition(self.edition).family)[-1]
        for seat in seats:
            filled[seat] = Seat("bot", _bot_name(filled), bot, filled[seat].token)
        return self._with(filled)

    def _without(self, seats: Sequence[int]) -> "Lobby":
        left = [one for number, one in enumerate(self.seats) if number not in seats]
        if self.seats[: len(left)] != left:
            raise EditionError("an open seat lies before a taken one; give it to a bot")
        _check_count(load_edition(self.edition), len(left))
        return self._with(left)

    def ordered(self, old: Sequence[int]) -> "Lobby":
        """Give the lobby with its seats in another order, each by its old number."""
        host = None if self.host is None else old.index(self.host)
        return msgspec.structs.replace(self._with([self.seats[seat] for seat in old]), host=host)

    def renamed(self, seat: int, name: str) -> "Lobby":
        """Give the lobby with another name on a seat."""
        if self.seats[seat].kind == "open":
            raise LobbyError("server.no-person")
        others = [one for number, one in enumerate(self.seats) if number != seat]
        return self._but(seat, name=_new_name(name, others))

    def with_token(self, seat: int, token: str | None) -> "Lobby":
        """Give the lobby with another token on a seat, or any."""
        _refuse_token(self.edition, token, [one.token for number, one in enumerate(self.seats) if number != seat])
        _refuse_early_token(self.edition, self.options, token)
        return self._but(seat, token=token)

    def with_person(self, seat: int, name: str | None = None) -> "Lobby":
        """Give the lobby with a person on a seat of a game that has begun; without a name the seat keeps its own."""
        taken = self if name is None else self.renamed(seat, name)
        return taken._but(seat, kind="person", bot=None)

    def _but(self, seat: int, **changes: Any) -> "Lobby":
        changed = [msgspec.structs.replace(one, **(changes if n == seat else {})) for n, one in enumerate(self.seats)]
        return self._with(changed)

    def _with(self, seats: list[Seat]) -> "Lobby":
        return msgspec.structs.replace(self, seats=seats)

    def tokens(self) -> list[str] | None:
        """Give every seat its token: its wish, or the first that nobody has; None if they choose in the game."""
        if self.picks_tokens:
            return None
        board = board_of(self.edition)
        known = family(board.info.family).part("printed").token_order(board, len(self.seats))
        taken = {seat.token for seat in self.seats}
        free = [token for token in dict.fromkeys(known) if token not in taken]
        return [seat.token or free.pop(0) for seat in self.seats]


def lobby_of(wish: NewTable) -> tuple[Lobby, list[int]]:
    """Turn wishes into a lobby and the seats of its maker; what cannot be is refused in one line."""
    edition = load_edition(board_of(wish.edition).info.id)
    _check_count(edition, len(wish.seats))
    seats: list[Seat] = []
    for one in wish.seats:
        _refuse_token(wish.edition, one.token, [seat.token for seat in seats])
        seats.append(_seat(one, seats, edition, wish.language))
        if one.kind in OWN:
            seats[-1].entropy = wish.entropy
    own = [number for number, one in enumerate(wish.seats) if one.kind in OWN]
    options = edition.chosen(wish.options)
    for seat in seats:
        _refuse_early_token(wish.edition, options, seat.token)
    _check_clock(options, wish.minutes)
    if wish.by_the_book and not family(edition.family).has_claims:
        raise LobbyError("server.no-claims")
    left = None if wish.minutes is None else wish.minutes * MINUTE
    host = own[0] if own else None
    return Lobby(
        wish.edition, options, wish.language, seats, wish.minutes, left, wish.by_the_book, wish.pace, host, wish.begin
    ), own


def lobby_of_log(table: Table, bots: Collection[int] = ()) -> Lobby:
    """Give the lobby of a game that was brought here as a file: whoever brought it plays all seats but the bots'."""
    seats: list[Seat] = []
    best = bot_names(table.edition.family)[-1]
    for number, (name, token) in enumerate(zip(table.names, table.tokens, strict=True)):
        is_bot, checked = number in bots, _new_name(name, seats)
        seats.append(Seat("bot" if is_bot else "person", checked, best if is_bot else None, token))
    is_timed = table.chosen.get("variant") == "timed" and not table.chosen.get("rounds")
    minutes = MINUTE if is_timed else None
    left = None if minutes is None else minutes * MINUTE
    host = next((number for number, seat in enumerate(seats) if seat.kind == "person"), None)
    return Lobby(table.edition.id, table.chosen, DEFAULT_LANGUAGE, seats, minutes, left, host=host)


def picks_tokens(edition: str, options: Mapping[str, object]) -> bool:
    """Tell whether the seats choose their tokens in the game."""
    return bool(family(load_edition(edition).family).part("named").picks_tokens(options))


def _refuse_early_token(edition: str, options: Mapping[str, object], token: str | None) -> None:
    if token is not None and picks_tokens(edition, options):
        raise LobbyError("server.token-later")


def _check_clock(options: Mapping[str, object], minutes: int | None) -> None:
    is_timed = options.get("variant") == "timed"
    if minutes is not None and not is_timed:
        raise LobbyError("server.no-clock")
    if is_timed and minutes is None and not options.get("rounds"):
        raise LobbyError("server.no-limit")


def _check_count(edition: Edition, seats: int) -> None:
    if not edition.seats_min <= seats <= edition.seats_max:
        raise EditionError(f"{edition.id} is played by {edition.seats_min} to {edition.seats_max} seats, not {seats}")


def _seat(wish: SeatWish, others: Sequence[Seat], edition: Edition, language: str) -> Seat:
    if wish.kind == "bot":
        bot = check_bot_name(wish.bot or bot_names(edition.family)[-1], edition.family)
        return Seat("bot", _new_name(wish.name, others) if wish.name else _bot_name(others), bot, wish.token)
    if wish.kind == "friend":
        return Seat("open", "", None, wish.token)
    name = wish.name or say(language, "server-player", number=len(others) + 1)
    return Seat("person", _new_name(name, others), None, wish.token)


def _new_name(name: str, others: Sequence[Seat]) -> str:
    name = re.sub(" +", " ", name.strip())
    if has_blanks(name):
        raise LobbyError("server.bad-name")
    try:
        check_name(name)
    except EditionError as problem:
        raise LobbyError("server.bad-name") from problem
    if shape_of(name) in {shape_of(seat.name) for seat in others}:
        raise LobbyError("server.name-taken")
    return name


def _bot_name(others: Sequence[Seat]) -> str:
    taken = {shape_of(seat.name) for seat in others}
    return next(name for name in BOT_NAMES if shape_of(name) not in taken)


def _refuse_token(edition: str, token: str | None, taken: Sequence[str | None]) -> None:
    if token is None:
        return
    known = [one.id for one in board_of(edition).info.tokens]
    if token not in known:
        raise EditionError(f"{edition} has no token {token!r}; tokens are {', '.join(known)}")
    if token in taken:
        raise LobbyError("server.token-taken")
