"""uvicorn protocols that drop clients which stop sending or reading."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11

HEAD_SECONDS: Final = 10.0  # for the head of a request
REST_SECONDS: Final = 15.0  # for its body, whoever reads it; the application itself answers earlier that it is too slow
LINGER_SECONDS: Final = 15.0  # for the last bytes of a socket that is over
WAITING_MOST: Final = 1 << 20  # unsent bytes for a client that keeps sending but does not read

http11.MAX_LINE_LENGTH = 1 << 15  # a browser shows the cookies of all its tables in one line


class HttpTransport(H11Protocol):
    """HTTP that closes the connection if a request's head or body is not finished in time."""

    _late: asyncio.TimerHandle | None = None
    _awaited: object = None

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
        self._stop_clock()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Start the clock of each part once: a client that drips does not start it again."""
        part = self.conn.their_state
        if part is self._awaited:
            return
        self._stop_clock()
        self._awaited = part
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: REST_SECONDS}.get(part)
        if seconds is not None:
            self._late = self.loop.call_later(seconds, self._give_up)

    def _stop_clock(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.conn.their_state is self._awaited and self.transport.get_protocol() is self:
            self.transport.abort()


class SocketTransport(WebSocketsSansIOProtocol):
    """WebSockets that do not wait for a client which stops reading."""

    def data_received(self, data: bytes) -> None:
        """Take data, unless unsent answers pile up: pings are answered even if the client does not read."""
        if self.transport.get_write_buffer_size() > WAITING_MOST:
            self.transport.abort()
            return
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """Drop a client that has not answered for long, without waiting for the last bytes."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; once it is over, wait for the last bytes only so long."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
