"""uvicorn protocols that drop clients which are too many, flood, or stop sending or reading."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.frames import Frame
from websockets.http11 import Request

from holotable.server.http.proxies import TrustedProxies, counted_as
from holotable.server.limits import Connections, Traffic

log = logging.getLogger("holotable.server")

HEAD_SECONDS: Final = 10.0  # for the head of a request
REST_SECONDS: Final = 15.0  # for its body, whoever reads it; the application itself answers earlier that it is too slow
LINGER_SECONDS: Final = 15.0  # for the last bytes of a socket that is over
WAITING_MOST: Final = 1 << 20  # unsent bytes for a client that keeps sending but does not read

http11.MAX_LINE_LENGTH = 1 << 15  # a browser shows the cookies of all its tables in one line


@dataclass(frozen=True, slots=True)
class Gate:
    """What all connections of a server share: how many are open, what they send, which proxies are believed."""

    connections: Connections
    traffic: Traffic
    proxies: TrustedProxies

    def http(self, **more: Any) -> "HttpTransport":
        """Begin a connection."""
        return HttpTransport(self, **more)

    def socket(self, **more: Any) -> "SocketTransport":
        """Go on with a connection as a socket."""
        return SocketTransport(self, **more)


class HttpTransport(H11Protocol):
    """HTTP that closes the connection if there are too many, or if a request's head or body is not finished in time."""

    _late: asyncio.TimerHandle | None = None
    _awaited: object = None

    def __init__(self, gate: Gate, **more: Any) -> None:
        """Keep what is shared."""
        super().__init__(**more)
        self._gate = gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        if not self._gate.connections.enter(transport, counted_as(peer), is_proxy=peer in self._gate.proxies):
            log.warning("connections of too many guests, or of one guest, are refused")
            transport.abort()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Hear a part; what was begun must be finished in time."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_clock()
        self._gate.connections.leave(self.transport)
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
    """WebSockets that do not wait for a client which stops reading, and hang up on one that floods."""

    def __init__(self, gate: Gate, **more: Any) -> None:
        """Begin to count what is sent."""
        super().__init__(**more)
        self._gate = gate
        self._traffic = gate.traffic.of_socket()

    def handle_connect(self, event: Request) -> None:
        """Learn whose socket it is."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self._gate.proxies.believe(cast("dict[str, Any]", self.scope))
            self._traffic.address = counted_as(self.scope["client"][0]) if self.scope["client"] else "unknown"

    def data_received(self, data: bytes) -> None:
        """Take data, unless it is too much, or unsent answers pile up: pings are answered even if nobody reads."""
        if self.transport.get_write_buffer_size() > WAITING_MOST or not self._traffic.take_bytes(len(data)):
            self.transport.abort()
            return
        super().data_received(data)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_calm():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._is_calm():
            super().handle_pong(event)

    def _is_calm(self) -> bool:
        """Count a control frame; hang up on too many."""
        if self._traffic.take_control():
            return True
        self.transport.abort()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave room for another."""
        self._gate.connections.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Drop a client that has not answered for long, without waiting for the last bytes."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; once it is over, wait for the last bytes only so long."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
