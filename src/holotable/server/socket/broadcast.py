"""Everybody who is connected to one table, and what they are told: each in their language and about their seats."""

from collections.abc import Sequence
from typing import Literal

from holotable.editions import load_edition
from holotable.printed.boards import board_of
from holotable.server.http.models import Summary
from holotable.server.socket.client import Guest
from holotable.server.socket.protocol import LINES_MOST, VERSION, Events, Hello, Line, Presence, SeatInfo, State, encode
from holotable.server.tables.clock import Clock
from holotable.server.tables.game import Game
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.presenter import Told

By = Literal["person", "bot", "server"]


class Audience:
    """The guests of one table."""

    def __init__(self, table: str, commitment: str) -> None:
        """Begin with nobody."""
        self.guests: set[Guest] = set()
        self._table, self._commitment = table, commitment
        self.clock: Clock | None = None

    def seats(self, lobby: Lobby, game: Game | None) -> list[SeatInfo]:
        """Tell who sits where."""
        here = {seat for guest in self.guests for seat in guest.seats}
        tokens: Sequence[str | None] = game.table.tokens if game else [seat.token for seat in lobby.seats]
        return [
            SeatInfo(number, seat.name, seat.kind, seat.bot, tokens[number], seat.kind == "bot" or number in here)
            for number, seat in enumerate(lobby.seats)
        ]

    def summary(self, lobby: Lobby, game: Game | None, yours: Sequence[int]) -> Summary:
        """Describe the table to somebody who is not connected."""
        return Summary(
            table=self._table,
            edition=lobby.edition,
            title=board_of(lobby.edition).info.name,
            options=lobby.options,
            minutes=lobby.minutes,
            started=game is not None,
            over=game is not None and game.is_over,
            seq=game.seq if game else 0,
            open_seats=len(lobby.open_seats),
            due=game.teller.due() if game else [],
            yours=list(yours),
            seats=self.seats(lobby, game),
        )

    # to one guest

    def greet(self, guest: Guest, lobby: Lobby, game: Game | None) -> None:
        """Say who the guest is, and at which table."""
        hello = Hello(
            protocol=VERSION,
            table=self._table,
            edition=lobby.edition,
            title=load_edition(lobby.edition).name[guest.language],
            language=guest.language,
            started=game is not None,
            spectator=not guest.seats,
            yours=list(guest.seats),
            seats=self.seats(lobby, game),
            options=lobby.options,
            minutes=lobby.minutes,
            commitment=self._commitment,
            address=guest.address,
        )
        guest.send(hello)

    def show(self, guest: Guest, game: Game, since: int | None = None) -> None:
        """Show the whole table, with the lines since a decision or the last ones."""
        teller = game.teller
        lines = game.last_lines(LINES_MOST) if since is None else game.lines_since(since or -1)
        state = State(
            seq=game.seq,
            view=teller.view(),
            due=teller.due(),
            prompts=teller.prompts(guest.seats, guest.language),
            lines=teller.lines(lines, guest.language),
            result=teller.result(),
            clock=self._seconds(),
        )
        guest.send(state)

    # to all

    def tell(self, message: object) -> None:
        """Send everybody the same."""
        frame = encode(message)
        for guest in self.guests:
            guest.send(frame)

    def tell_presence(self, lobby: Lobby, game: Game | None) -> None:
        """Tell who is here."""
        self.tell(Presence(self.seats(lobby, game), sum(not guest.seats for guest in self.guests)))

    def show_all(self, game: Game) -> None:
        """Show everybody the whole table."""
        for guest in self.guests:
            self.show(guest, game)

    def tell_events(self, game: Game, seat: int, by: By, told: list[tuple[int, Told]]) -> None:
        """Tell a decision and what it made happen; who hears the same gets the same bytes."""
        frames: dict[tuple[str, tuple[int, ...]], bytes] = {}
        lines: dict[str, list[Line]] = {}
        for guest in self.guests:
            hearer = (guest.language, guest.seats)
            if guest.language not in lines:
                lines[guest.language] = game.teller.lines(told, guest.language)
            if hearer not in frames:
                frames[hearer] = encode(self._events(guest, game, seat, by, lines[guest.language]))
            guest.send(frames[hearer])

    def _events(self, guest: Guest, game: Game, seat: int, by: By, lines: list[Line]) -> Events:
        teller = game.teller
        return Events(
            seq=game.seq,
            seat=seat,
            by=by,
            decision=game.table.last_record["decision"],
            lines=lines,
            view=teller.view(),
            due=teller.due(),
            prompts=teller.prompts(guest.seats, guest.language),
            result=teller.result(),
            clock=self._seconds(),
        )

    def _seconds(self) -> int | None:
        return None if self.clock is None else self.clock.seconds

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        for guest in self.guests:
            guest.dismiss("restart")
