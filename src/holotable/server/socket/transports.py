"""The wires below the server: uvicorn's own, with an end to the patience for whoever does not send or does not read."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11

HEAD_SECONDS: Final = 10.0  # for the head of a request
LINGER_SECONDS: Final = 15.0  # for the last bytes of a socket that is over
WAITING_MOST: Final = 1 << 20  # bytes for somebody who does not read, yet goes on sending

http11.MAX_LINE_LENGTH = 1 << 15  # a browser shows the cookies of all its tables in one line


class HttpWire(H11Protocol):
    """HTTP, where a request's head that is never finished does not keep its socket."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Hear a part; what was begun must be finished in time."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def _watch(self) -> None:
        is_waiting = self.conn.their_state is h11.IDLE
        if is_waiting and self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)
        elif not is_waiting and self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.conn.their_state is h11.IDLE and self.transport.get_protocol() is self:
            self.transport.abort()


class SocketWire(WebSocketsSansIOProtocol):
    """WebSockets, where whoever does not read is not waited for."""

    def data_received(self, data: bytes) -> None:
        """Hear a part, unless the answers to earlier ones pile up: pings are answered even if nobody reads."""
        if self.transport.get_write_buffer_size() > WAITING_MOST:
            self.transport.abort()
            return
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """Let somebody go who has not answered for long; waiting for the last bytes would be in vain."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; once it is over, wait for the last bytes only so long."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
