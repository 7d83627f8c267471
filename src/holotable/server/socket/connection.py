"""Serves one socket from opening to closing: checks, reader and writer."""

import asyncio
import contextlib
from typing import Final, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.server.http.access import (
    address_of,
    is_on_this_machine,
    is_own_host,
    is_own_origin,
    is_program,
    shows_bearer,
    tokens_of,
)
from holotable.server.limits import Bucket, Sockets
from holotable.server.settings import Settings
from holotable.server.socket.client import Client, Reason
from holotable.server.socket.protocol import FRAME_MOST, read_message
from holotable.server.store.game_log import UnreadableGame
from holotable.server.tables.registry import Registry
from holotable.server.tables.table_actor import TableActor

WINDOW: Final = 10.0  # seconds of the message limit
SEQ_DIGITS: Final = 9
SENT_MOST: Final = 20.0  # seconds for sending one message to a client that does not read
SENT_LAST: Final = 2.0  # seconds for the last messages of a socket that closes


async def serve_socket(socket: WebSocket) -> None:
    """Check a new socket, connect it to its table, and clean up when it closes."""
    settings: Settings = socket.app.state.settings
    if not is_own_host(socket.headers.get("host", ""), settings.hosts) or not is_own_origin(socket):
        await socket.close()  # before it is accepted: the answer is 403
        return
    registry: Registry = socket.app.state.registry
    game = str(socket.path_params["game"])
    tokens = tokens_of(socket, game)
    if is_program(socket) and not shows_bearer(socket):
        tokens = []  # a program without its own token watches
    address = settings.address if is_on_this_machine(socket) else None
    seats, origin = registry.seats_of(game, tokens), address_of(socket)
    client = Client(_language(socket), seats, _since(socket), address, tokens, origin, socket.query_params.get("seat"))
    limits: Sockets = socket.app.state.sockets
    is_calm = socket.app.state.calls.take(origin)
    places = limits.enter(origin, tokens) if is_calm else None
    try:
        await socket.accept()
        actor = await registry.actor(game) if places is not None else None
        await _attend(socket, client, actor, settings, "too-many" if places is None else "gone")
    except UnreadableGame as problem:
        await _turn_away(socket, client, problem.reason, rules=problem.rules or 0)
    finally:
        if places is not None:
            limits.leave(places)


def _language(socket: WebSocket) -> str:
    wish = socket.query_params.get("lang", "")
    return wish if wish in LANGUAGES else DEFAULT_LANGUAGE


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdecimal() and len(since) <= SEQ_DIGITS else None


async def _attend(
    socket: WebSocket, client: Client, actor: TableActor | None, settings: Settings, why_not: Reason
) -> None:
    if actor is None:
        await _turn_away(socket, client, why_not)
        return
    writer = asyncio.create_task(_write(socket, client))
    try:
        await actor.ask(lambda: actor.come(client))
        if actor.is_closed:
            client.dismiss("restart")
        await _listen(socket, client, actor, settings, writer)
    finally:
        await actor.ask(lambda: actor.go(client))
        await _finish(writer)


async def _turn_away(socket: WebSocket, client: Client, reason: Reason, **facts: int) -> None:
    """Accept the socket only to say why it is refused."""
    writer = asyncio.create_task(_write(socket, client))
    client.dismiss(reason, **facts)
    await _finish(writer)


async def _finish(writer: "asyncio.Task[None]") -> None:
    """Give the last messages a moment."""
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(writer, SENT_LAST)


async def _listen(
    socket: WebSocket, client: Client, actor: TableActor, settings: Settings, writer: "asyncio.Task[None]"
) -> None:
    """Hear messages until either side goes."""
    reader = asyncio.create_task(_read(socket, client, actor, settings))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and reader.result() == "gone":
            writer.cancel()
    finally:
        reader.cancel()


async def _read(
    socket: WebSocket, client: Client, actor: TableActor, settings: Settings
) -> Literal["gone", "too-fast"]:
    """Hear one message after the other."""
    allowed = Bucket(settings.messages if client.seats else settings.watched_messages, WINDOW)
    while (frame := await _frame(socket)) is not None:
        if not allowed.take():
            client.dismiss("too-fast")
            return "too-fast"
        await _hear(client, actor, frame)
    return "gone"


async def _frame(socket: WebSocket) -> bytes | str | None:
    """Wait for a message; None when the other side is gone."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        message = await socket.receive()
        if message["type"] == "websocket.receive":
            text: str | None = message.get("text")
            return text if text is not None else message.get("bytes") or b""
    return None


async def _hear(client: Client, actor: TableActor, frame: bytes | str) -> None:
    if len(frame) > FRAME_MOST:
        await actor.ask(lambda: actor.malformed(client, f"a message has at most {FRAME_MOST} bytes"))
        return
    try:
        message = read_message(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        reason = str(problem)
        await actor.ask(lambda: actor.malformed(client, reason))
        return
    await actor.ask(lambda: actor.hear(client, message))


async def _write(socket: WebSocket, client: Client) -> None:
    """Send what waits in the outbox; a number closes the socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # among them TimeoutError
        while True:
            frame = await client.outbox.get()
            if isinstance(frame, int):
                await socket.close(frame)
                return
            async with asyncio.timeout(SENT_MOST):
                await socket.send_text(frame.decode())
