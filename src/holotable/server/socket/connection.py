"""One socket from its first byte to its last: checks, the reader and the writer."""

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
from holotable.server.socket.client import Guest, Reason
from holotable.server.socket.protocol import FRAME_MOST, Decide, Hold, Ping, Speak, Why, read_message
from holotable.server.store.game_log import Unreadable
from holotable.server.tables.registry import House
from holotable.server.tables.table_actor import Room

WINDOW: Final = 10.0  # seconds of the message limit
SEQ_DIGITS: Final = 9
SENT_MOST: Final = 20.0  # seconds for one message to somebody who does not read
SENT_LAST: Final = 2.0  # seconds for the last messages of a socket that closes


async def meet(socket: WebSocket) -> None:
    """Check who comes, bring them to their table, and see them off."""
    settings: Settings = socket.app.state.settings
    if not is_own_host(socket.headers.get("host", ""), settings.hosts) or not is_own_origin(socket):
        await socket.close()  # before it is accepted: the answer is 403
        return
    house: House = socket.app.state.house
    game = str(socket.path_params["game"])
    tokens = tokens_of(socket, game)
    if is_program(socket) and not shows_bearer(socket):
        tokens = []  # a program without its own token watches
    address = settings.address if is_on_this_machine(socket) else None
    guest = Guest(_language(socket), house.seats_of(game, tokens), _since(socket), address)
    limits: Sockets = socket.app.state.sockets
    is_calm = socket.app.state.calls.take(address_of(socket))
    places = limits.enter(address_of(socket), tokens) if is_calm else None
    try:
        await socket.accept()
        room = await house.room(game) if places is not None else None
        await _attend(socket, guest, room, settings, "too-many" if places is None else "gone")
    except Unreadable as problem:
        await _turn_away(socket, guest, problem.reason, rules=problem.rules or 0)
    finally:
        if places is not None:
            limits.leave(places)


def _language(socket: WebSocket) -> str:
    wish = socket.query_params.get("lang", "")
    return wish if wish in LANGUAGES else DEFAULT_LANGUAGE


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdecimal() and len(since) <= SEQ_DIGITS else None


async def _attend(socket: WebSocket, guest: Guest, room: Room | None, settings: Settings, why_not: Reason) -> None:
    if room is None:
        await _turn_away(socket, guest, why_not)
        return
    writer = asyncio.create_task(_write(socket, guest))
    try:
        await room.ask(lambda: room.come(guest))
        if room.is_closed:
            guest.dismiss("restart")
        await _listen(socket, guest, room, settings, writer)
    finally:
        await room.ask(lambda: room.go(guest))
        await _finish(writer)


async def _turn_away(socket: WebSocket, guest: Guest, reason: Reason, **facts: int) -> None:
    """Say why somebody cannot come in."""
    writer = asyncio.create_task(_write(socket, guest))
    guest.dismiss(reason, **facts)
    await _finish(writer)


async def _finish(writer: "asyncio.Task[None]") -> None:
    """Give the last messages a moment."""
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(writer, SENT_LAST)


async def _listen(
    socket: WebSocket, guest: Guest, room: Room, settings: Settings, writer: "asyncio.Task[None]"
) -> None:
    """Hear messages until either side goes."""
    reader = asyncio.create_task(_read(socket, guest, room, settings))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and reader.result() == "gone":
            writer.cancel()
    finally:
        reader.cancel()


async def _read(socket: WebSocket, guest: Guest, room: Room, settings: Settings) -> Literal["gone", "too-fast"]:
    """Hear one message after the other."""
    allowed = Bucket(settings.messages if guest.seats else settings.watched_messages, WINDOW)
    while (frame := await _frame(socket)) is not None:
        if not allowed.take():
            guest.dismiss("too-fast")
            return "too-fast"
        await _hear(guest, room, frame)
    return "gone"


async def _frame(socket: WebSocket) -> bytes | str | None:
    """Wait for a message; None when the other side is gone."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        message = await socket.receive()
        if message["type"] == "websocket.receive":
            text: str | None = message.get("text")
            return text if text is not None else message.get("bytes") or b""
    return None


async def _hear(guest: Guest, room: Room, frame: bytes | str) -> None:
    if len(frame) > FRAME_MOST:
        await room.ask(lambda: room.malformed(guest, f"a message has at most {FRAME_MOST} bytes"))
        return
    try:
        message = read_message(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        reason = str(problem)
        await room.ask(lambda: room.malformed(guest, reason))
        return
    await _handle(guest, room, message)


async def _handle(guest: Guest, room: Room, message: Decide | Hold | Speak | Why | Ping) -> None:
    match message:
        case Decide():
            await room.ask(lambda: room.decide(guest, message))
        case Hold():
            await room.ask(lambda: room.hold(guest, message))
        case Speak():
            await room.ask(lambda: room.speak(guest, message.language))
        case Why():
            await room.ask(lambda: room.why(guest, message))
        case Ping():
            await room.ask(lambda: room.pong(guest))


async def _write(socket: WebSocket, guest: Guest) -> None:
    """Send what waits in the outbox; a number closes the socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # among them TimeoutError
        while True:
            frame = await guest.outbox.get()
            if isinstance(frame, int):
                await socket.close(frame)
                return
            async with asyncio.timeout(SENT_MOST):
                await socket.send_text(frame.decode())
