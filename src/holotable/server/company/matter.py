"""One matter between the people at a table, and what it may ask of the table's actor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from holotable.server.settings import Settings
    from holotable.server.socket.broadcast import Broadcaster
    from holotable.server.socket.client import Client
    from holotable.server.socket.protocol import By
    from holotable.server.store.storage import Storage
    from holotable.server.tables.game import Game
    from holotable.server.tables.lobby import Lobby
    from holotable.server.tables.pacing import Pacing
    from holotable.table.attempts import Attempt


class Room(Protocol):
    """What a matter sees of its table; everything runs in the table's one task."""

    id: str
    lobby: Lobby
    game: Game | None
    is_presence_old: bool  # who is here, away or played by a bot is told anew

    @property
    def settings(self) -> Settings:
        """The server's settings."""

    @property
    def storage(self) -> Storage:
        """Where everything is kept."""

    @property
    def broadcaster(self) -> Broadcaster:
        """Who is connected."""

    @property
    def pacing(self) -> Pacing:
        """How long bots wait for people."""

    def wait(self, *, is_due: bool) -> float | None:
        """Give the seconds until the server may decide for a seat, or None while it does not."""

    def now(self) -> float:
        """The seconds of a clock that never goes back."""

    async def play(self, attempt: Attempt, by: By) -> None:
        """Play a legal decision, keep it and tell everybody."""

    def token_of(self, key: str) -> str:
        """Give a secret that belongs to a key and follows from the table's seed, the same whenever it is asked for."""

    def stand(self, *, still: bool) -> None:
        """Let the clock of a timed game stand, or run again."""

    async def rearrange(self, lobby: Lobby, moved: Sequence[int] | None = None) -> None:
        """Keep other seats of a game that has not begun, and tell everybody; ``moved`` gives each its old number."""

    async def play_after_claims(self, attempt: Attempt, by: By) -> None:
        """Do the same after the rents have been claimed that it would let lapse; nothing if it is refused then."""

    async def take_back(
        self, seat: int, taken: Sequence[int], says: Mapping[str, str], by: tuple[str, Client] | None
    ) -> None:
        """Go back to before the last decisions, keep that and tell everybody in the words of their language.

        ``by`` is the action of a client that has done so by itself.
        """

    async def carry_out(self, seat: int, decision: Mapping[str, Any], by: By) -> None:
        """Play a decision for a seat if it is legal, after the claims that it would let lapse."""


class Matter:
    """One matter; by default it hears nothing, keeps nothing and never needs time.

    ``told`` names its fields of the message ``company``, ``kept`` what it brings back after a restart. A matter that
    has changed says so with ``is_old``: what is kept is then written down, and afterwards everybody is told.
    """

    name: ClassVar[str] = ""  # of what is kept
    hears: ClassVar[tuple[type, ...]] = ()  # messages of clients
    is_for_pauses: ClassVar[bool] = False  # whether they are heard while the game is paused

    def __init__(self, room: Room) -> None:
        """Begin with nothing."""
        self._room = room
        self.is_old = False

    async def hear(self, client: Client, message: Any) -> None:
        """Do what a client says."""

    def look(self) -> None:
        """See how the table stands now, before anybody is told."""

    def pause(self) -> float | None:
        """Give the seconds until the time has come for something, or None."""
        return None

    async def tick(self) -> None:
        """Do what the time has come for."""

    def decided(self, seat: int, decision: Any, by: By) -> None:
        """Notice a decision that was played."""

    def taken_back(self, seat: int) -> None:
        """Notice that a seat has taken decisions back: the table stands as it stood before; no time is given anew."""

    def came(self, client: Client) -> None:
        """Notice somebody who has connected."""

    def show(self, client: Client) -> None:
        """Send a client its messages beside ``company``, when the client has come and when its language changes."""

    def went(self, client: Client) -> None:
        """Notice somebody who has disconnected."""

    def stand(self) -> None:
        """Let no time pass any more: the game is paused."""

    def run(self) -> None:
        """Let time pass again."""

    @property
    def stops_bots(self) -> bool:
        """Whether bots wait for the people."""
        return False

    def told(self, client: Client) -> dict[str, Any]:
        """Give its fields of ``company`` for a client."""
        return {}

    def kept(self) -> Any:
        """Give what outlives the server, or None."""
        return None

    def bring_back(self, kept: Any) -> None:
        """Go on from what was kept."""
