"""Sends a table's messages to its connected clients, each in its language and for its seats."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from holotable.editions import load_edition
from holotable.printed.boards import board_of
from holotable.server.http.models import TableSummary
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import (
    LINES_MOST,
    MISSED_MOST,
    VERSION,
    By,
    Events,
    Hello,
    Line,
    Patience,
    Presence,
    SeatInfo,
    State,
    TakenBack,
    encode,
)
from holotable.server.tables.clock import Clock
from holotable.server.tables.game import Game
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.told import NumberedEvents


class Broadcaster:
    """The guests of one table."""

    def __init__(self, table: str, commitment: str, patience: Patience) -> None:
        """Begin with nobody."""
        self.clients: set[Client] = set()
        self._table, self._commitment, self._patience = table, commitment, patience
        self.clock: Clock | None = None
        self.away: set[int] = set()  # seats of people who have not been here for a while
        self.handed: set[int] = set()  # seats of people that bots play

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        return {seat for client in self.clients for seat in client.seats}

    def seats(self, lobby: Lobby, game: Game | None) -> list[SeatInfo]:
        """Tell who sits where."""
        here = self.here
        tokens: Sequence[str | None] = game.table.tokens if game else [seat.token for seat in lobby.seats]
        return [
            SeatInfo(
                number,
                seat.name,
                seat.kind,
                seat.bot,
                tokens[number],
                seat.kind == "bot" or number in here,
                number in self.away - here,
                "bot" if number in self.handed else None,
            )
            for number, seat in enumerate(lobby.seats)
        ]

    def summary(self, lobby: Lobby, game: Game | None, yours: Sequence[int]) -> TableSummary:
        """Describe the table to somebody who is not connected."""
        return TableSummary(
            table=self._table,
            edition=lobby.edition,
            title=board_of(lobby.edition).info.name,
            options=lobby.options,
            minutes=lobby.minutes,
            started=game is not None,
            over=game is not None and game.is_over,
            seq=game.seq if game else 0,
            open_seats=len(lobby.open_seats),
            due=game.presenter.due() if game else [],
            yours=list(yours),
            seats=self.seats(lobby, game),
            commitment=self._commitment,
            imported=game is not None and game.is_imported,
            by_the_book=lobby.by_the_book,
            pace=lobby.pace,
            begin=lobby.begin,
        )

    # to one guest

    def greet(self, client: Client, lobby: Lobby, game: Game | None) -> None:
        """Say who the guest is, and at which table."""
        hello = Hello(
            protocol=VERSION,
            table=self._table,
            edition=lobby.edition,
            title=load_edition(lobby.edition).name[client.language],
            language=client.language,
            started=game is not None,
            spectator=not client.seats,
            yours=list(client.seats),
            seats=self.seats(lobby, game),
            options=lobby.options,
            minutes=lobby.minutes,
            commitment=self._commitment,
            address=client.address,
            patience=self._patience,
            imported=game is not None and game.is_imported,
            own_board=game is not None and not game.table.edition.built_in,
            by_the_book=lobby.by_the_book,
            pace=lobby.pace,
            begin=lobby.begin,
        )
        client.send(hello)

    def show(self, client: Client, game: Game, since: int | None = None) -> None:
        """Show the whole table, with the lines since a decision or the last ones."""
        presenter = game.presenter
        lines = game.last_lines(LINES_MOST) if since is None else game.lines_since(since or -1, MISSED_MOST)
        state = State(
            seq=game.seq,
            view=presenter.view(),
            due=presenter.due(),
            prompts=presenter.prompts(client.seats, client.language),
            lines=sealed(presenter.lines(lines, client.language), client.seats),
            result=presenter.result(client.language),
            clock=self._seconds(),
            proof=game.proof,
            scene=presenter.scene(client.language),
            deals=presenter.deals(client.seats, client.language),
        )
        client.send(state)

    # to all

    def tell(self, message: object) -> None:
        """Send everybody the same."""
        frame = encode(message)
        for client in self.clients:
            client.send(frame)

    def tell_presence(self, lobby: Lobby, game: Game | None) -> None:
        """Tell who is here."""
        self.tell(Presence(self.seats(lobby, game), sum(not client.seats for client in self.clients)))

    def show_all(self, game: Game) -> None:
        """Show everybody the whole table."""
        for client in self.clients:
            self.show(client, game)

    def tell_taken_back(self, game: Game, seat: int, taken: Sequence[int], says: Mapping[str, str]) -> None:
        """Tell what a seat has taken back, in every language, and show the table as it stands."""
        for client in self.clients:
            client.send(TakenBack(game.seq, seat, list(taken), says[client.language]))
            self.show(client, game, taken[0] - 1)

    def tell_events(self, game: Game, seat: int, by: By, told: list[tuple[int, NumberedEvents]]) -> None:
        """Send a decision and its events; clients with the same language and seats share the encoded bytes."""
        frames: dict[tuple[str, tuple[int, ...]], bytes] = {}
        lines: dict[str, list[Line]] = {}
        for client in self.clients:
            hearer = (client.language, client.seats)
            if client.language not in lines:
                lines[client.language] = game.presenter.lines(told, client.language)
            if hearer not in frames:
                frames[hearer] = encode(self._events(client, game, seat, by, lines[client.language]))
            client.send(frames[hearer])

    def _events(self, client: Client, game: Game, seat: int, by: By, lines: list[Line]) -> Events:
        presenter = game.presenter
        return Events(
            seq=game.seq,
            seat=seat,
            by="person" if by == "order" and seat not in client.seats else by,
            decision=game.last_decision,
            lines=sealed(lines, client.seats),
            view=presenter.view(),
            due=presenter.due(),
            prompts=presenter.prompts(client.seats, client.language),
            result=presenter.result(client.language),
            clock=self._seconds(),
            proof=game.proof,
            scene=presenter.scene(client.language),
            deals=presenter.deals(client.seats, client.language),
            noted=game.noted,
        )

    def _seconds(self) -> int | None:
        return None if self.clock is None else self.clock.seconds

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        for client in self.clients:
            client.dismiss("restart")


def sealed(lines: list[Line], seats: Sequence[int]) -> list[Line]:
    """Give lines without what only its owner may know: that a standing instruction has decided."""
    return [replace(line, by=None) if line.by == "order" and line.seat not in seats else line for line in lines]
