"""One connected client: its language, its seats and its outbox."""

import asyncio
from collections.abc import Iterable
from typing import Final, Literal

from holotable.locales import say
from holotable.server.socket.protocol import Bye, encode
from holotable.table.table import RULES_VERSION

OUTBOX_MOST: Final = 128  # messages that may wait for a slow reader
CODES: Final = {
    "restart": 1012,
    "too-fast": 1008,
    "too-many": 1008,
    "too-slow": 1013,
    "gone": 4404,
    "older-rules": 4409,
    "damaged": 4409,
    "locked": 4403,
}

Reason = Literal["restart", "too-fast", "too-slow", "too-many", "gone", "older-rules", "damaged", "locked"]


TEXTS: Final = {
    "restart": "server-bye-restart",
    "too-fast": "server-bye-too-fast",
    "too-slow": "server-bye-too-slow",
    "too-many": "server-bye-too-many",
    "gone": "server-bye-gone",
    "older-rules": "server-bye-older-rules",
    "damaged": "server-bye-damaged",
    "locked": "server-bye-locked",
}


class Client:
    """One socket at one table; sending never blocks, and a client that reads too slowly is dropped."""

    def __init__(
        self,
        language: str,
        seats: Iterable[int],
        since: int | None,
        address: str | None = None,
        tokens: Iterable[str] = (),
        origin: str = "unknown",
        invite: str | None = None,
    ) -> None:
        """Begin with an empty outbox; ``address`` is where others reach the server, if this guest does not know it.

        ``origin`` is what a guest without a seat is counted by, ``invite`` the code of a seat that waits for one.
        """
        self.origin, self.invite = origin, invite
        self.number: int | None = None  # of a spectator who has said something
        self.tokens = frozenset(tokens)
        self.language = language
        self.address = address
        self.seats = tuple(sorted(set(seats)))
        self.since = since
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()  # frames, and at last the code to close with
        self._is_closing = False

    def send(self, message: object) -> None:
        """Put a message, or one that is already written, into the outbox."""
        if self._is_closing:
            return
        if self.outbox.qsize() >= OUTBOX_MOST:
            self.dismiss("too-slow")
            return
        self.outbox.put_nowait(message if isinstance(message, bytes) else encode(message))

    def dismiss(self, reason: Reason, **facts: int) -> None:
        """Say goodbye and close."""
        if self._is_closing:
            return
        self._is_closing = True
        self.outbox.put_nowait(encode(Bye(reason, farewell(reason, self.language, **facts))))
        self.outbox.put_nowait(CODES[reason])


def farewell(reason: Reason, language: str, **facts: int) -> str:
    """Give the last sentence; ``rules`` is the version that an older game was begun with."""
    return say(language, TEXTS[reason], now=RULES_VERSION, **facts)
