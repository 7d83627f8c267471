"""The application: HTTP routes, the socket, and the web page."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holotable.core.errors import HolotableError
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.locales import say
from holotable.printed.boards import board_of, draw_board, edition_list
from holotable.server.http.access import (
    DEVICE,
    HEADERS,
    address_of,
    all_tokens_of,
    device_of,
    hand_out,
    headers_of,
    is_own_host,
    is_own_origin,
    language_of,
    set_secret,
    take_back_all,
    tokens_of,
)
from holotable.server.http.models import (
    Opened,
    Problem,
    Rematched,
    Seal,
    read_join,
    read_mine,
    read_new_table,
    read_play_again,
    read_start,
    read_take,
)
from holotable.server.http.packing import PackedBody, body_answer, packed_body
from holotable.server.http.page_files import PageFiles
from holotable.server.http.proxies import TrustedProxies
from holotable.server.http.readiness import Readiness
from holotable.server.http.static_files import STATIC, page
from holotable.server.limits import Buckets, Sockets
from holotable.server.settings import Settings
from holotable.server.socket.client import farewell
from holotable.server.socket.connection import serve_socket
from holotable.server.socket.protocol import FRAME_MOST, encode
from holotable.server.store.game_log import StorageError, UnreadableGame
from holotable.server.tables.lobby import LobbyError, problem_text
from holotable.server.tables.luck import TOKEN_BYTES
from holotable.server.tables.my_tables import my_tables
from holotable.server.tables.registry import DAY, HOUR, Registry
from holotable.server.tables.table_actor import TableActor

SEQ_MOST: Final = 999_999_999
FILE_MOST: Final = 4 << 20  # bytes of a game that is brought here
LINES_TYPE: Final = "application/x-ndjson"
BODY_SECONDS: Final = 10.0  # for a body to arrive
_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)  # of whoever asks
GAME: Final = re.compile(r"[A-Za-z0-9_-]{16}")


def make_app(registry: Registry, static: Path = STATIC) -> Starlette:
    """Make the server's application for the tables of a registry."""
    settings = registry.settings

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work()) for work in (registry.keep_house, registry.wake_tables)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await registry.close()

    app = Starlette(
        routes=_routes(),
        lifespan=life,
        exception_handlers={HTTPException: _http_problem, UnreadableGame: _unreadable, Exception: _failure},
    )
    app.state.registry, app.state.settings, app.state.page = registry, settings, PageFiles(static)
    app.state.readiness = Readiness(registry.storage)
    app.state.tables = Buckets(settings.tables_per_minute, 60)
    app.state.tables_a_day = Buckets(settings.tables_per_day, DAY)
    app.state.imports = Buckets(settings.imports_per_hour, HOUR)
    app.state.joins = Buckets(settings.joins_per_minute, 60)
    app.state.stories = Buckets(settings.stories_per_minute, 60)
    app.state.calls = Buckets(settings.calls_per_minute, 60)
    app.state.sockets = Sockets(settings.sockets, settings.sockets_by_address, settings.sockets_by_token)
    app.add_middleware(Guard, settings=settings)
    return app


def _routes() -> list[Route | WebSocketRoute]:
    return [
        Route("/healthz", _health),
        Route("/readyz", _ready),
        Route("/api/editions", _editions),
        Route("/api/editions/{edition}", _edition),
        Route("/api/seal", _seal),
        Route("/api/my-tables", _my_tables),
        Route("/api/my-tables", _note_table, methods=["POST"]),
        Route("/api/forget", _forget, methods=["POST"]),
        Route("/api/tables", _open, methods=["POST"]),
        Route("/api/tables/import", _import, methods=["POST"]),
        Route("/api/tables/{game}", _summary),
        Route("/api/tables/{game}/log", _log),
        Route("/api/tables/{game}/board", _own_board),
        Route("/api/tables/{game}/story", _story),
        Route("/api/tables/{game}/lines", _lines),
        Route("/api/tables/{game}/join", _join, methods=["POST"]),
        Route("/api/tables/{game}/seat", _take, methods=["POST"]),
        Route("/api/tables/{game}/start", _start, methods=["POST"]),
        Route("/api/tables/{game}/resume", _own_link, methods=["POST"]),
        Route("/api/tables/{game}/renew", _renew, methods=["POST"]),
        Route("/api/tables/{game}/rematch", _rematch, methods=["POST"]),
        Route("/api/{rest:path}", _nothing, methods=["GET", "POST"]),
        Route("/r/{token}", _resume),
        WebSocketRoute("/ws/{game}", serve_socket),
        Route("/{path:path}", page),
    ]


class Guard:
    """Middleware that refuses foreign hosts and origins and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Keep what it guards."""
        self._app, self._settings = app, settings
        self._proxies = TrustedProxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass an HTTP request on or refuse it; sockets are checked in ``connection``."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        self._proxies.believe(scope)  # of a socket its transport has done it
        request = Request(scope)
        _language.set(language_of(request))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = headers_of(dict(message["headers"]).get(b"content-type", b""))
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in headers.items()]
            await send(message)

        refusal = self._refusal(request)
        await (refusal or self._app)(scope, receive, send_guarded)

    def _refusal(self, request: Request) -> Response | None:
        if not is_own_host(request.headers.get("host", ""), self._settings.hosts):
            return _problem(
                421, "server.host", "this server is not known by that name; start it with --name to allow it"
            )
        if request.method not in ("GET", "HEAD") and not is_own_origin(request):
            return _problem(403, "server.origin", "this request comes from a page of another site")
        return None


def _answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, {"Cache-Control": "no-store"}, media_type="application/json")


def _problem(status: int, key: str, says: str = "") -> Response:
    """Answer with a problem: in the language of whoever asks, or in the given words, which are for programmers."""
    return _answer(Problem(key, " ".join((says or problem_text(key, _language.get())).split())), status)


async def _http_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException), "only these are handed here"
    return _problem(problem.status_code, f"server.http-{problem.status_code}", str(problem.detail))


async def _unreadable(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, UnreadableGame), "only these are handed here"
    return _problem(
        409, f"server.{problem.reason}", farewell(problem.reason, _language.get(), rules=problem.rules or 0)
    )


async def _failure(_: Request, __: Exception) -> Response:
    answer = _problem(500, "server.failed", "something failed on the server; its log says what")
    answer.headers.update(HEADERS)  # what fails this way has already passed the guard
    return answer


async def _health(_: Request) -> Response:
    return _answer({"ok": True})


async def _ready(request: Request) -> Response:
    """Answer whether games can be written and read; asked for at most once a second."""
    try:
        await request.app.state.readiness.check()
    except StorageError:
        return _problem(503, "server.storage", "the games cannot be written or read now")
    return _answer({"ok": True})


async def _nothing(request: Request) -> Response:
    return _problem(404, "server.no-page", f"there is nothing at {request.url.path}")


async def _editions(request: Request) -> Response:
    return body_answer(request, _edition_list())


async def _edition(request: Request) -> Response:
    try:
        return body_answer(request, _board(request.path_params["edition"]))
    except HolotableError as problem:
        return _problem(404, "server.no-edition", str(problem))


@cache
def _edition_list() -> PackedBody:
    return packed_body(edition_list())


@cache
def _board(edition: str) -> PackedBody:
    return packed_body(board_of(edition))


# tables


async def _seal(request: Request) -> Response:
    """Answer with a commitment to the dice of a table that is still to be made."""
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")
    return _answer(Seal(*_registry(request).seals.make()))


async def _open(request: Request) -> Response:
    limits = (request.app.state.tables, request.app.state.tables_a_day)
    if not all(limit.take(address_of(request)) for limit in limits):
        return _problem(429, "server.too-many")

    async def open_table(body: bytes) -> Response:
        game, token, own = await _registry(request).open(read_new_table(body))
        return _opened(request, game, token, own, 201)

    return await _with_body(request, open_table)


async def _import(request: Request) -> Response:
    """Make a table of a game that was saved to a file."""
    state = request.app.state
    limits = (state.imports, state.tables_a_day)
    if not all(limit.take(address_of(request)) for limit in limits):
        return _problem(429, "server.too-many")

    async def import_game(body: bytes) -> Response:
        try:
            game, token, own = await _registry(request).bring(body)
        except (LobbyError, StorageError):
            raise
        except HolotableError as problem:
            return _problem(400, "server.no-log", _with_reason("server.no-log", problem))
        return _opened(request, game, token, own, 201)

    return await _with_body(request, import_game, LINES_TYPE, FILE_MOST)


def _with_reason(key: str, problem: HolotableError) -> str:
    """Say what a key means; the reason, which is for programmers, only where that is in the same language."""
    says = problem_text(key, _language.get())
    return f"{says} ({problem})" if _language.get() == DEFAULT_LANGUAGE else says


async def _log(request: Request) -> Response:
    """Answer with a finished game as a file."""
    actor = await _finished(request, "a game is given away when it is over")
    if isinstance(actor, Response):
        return actor
    text = await _registry(request).game_file(actor.id)
    named = f'attachment; filename="holotable-{actor.lobby.edition}-{actor.id[:6]}.jsonl"'
    return Response(text, 200, {"Cache-Control": "no-store", "Content-Disposition": named}, media_type=LINES_TYPE)


async def _own_board(request: Request) -> Response:
    """Answer with the board of a table, as its edition was when the game began."""
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    if actor.game is None or actor.game.table.edition.built_in:
        return body_answer(request, _board(actor.lobby.edition))
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")
    return body_answer(request, await asyncio.to_thread(packed_body, draw_board(actor.game.table.edition)))


async def _join(request: Request) -> Response:
    if not request.app.state.joins.take(address_of(request)):
        return _problem(429, "server.too-many")
    game = _game(request)

    async def join_table(body: bytes) -> Response:
        joined = await _registry(request).join(game, read_join(body))
        return _no_table() if joined is None else _opened(request, game, *joined, 200)

    return await _with_body(request, join_table)


async def _take(request: Request) -> Response:
    """Give the seat of an invitation to whoever opens it first."""
    if not request.app.state.joins.take(address_of(request)):
        return _problem(429, "server.too-many")
    game = _game(request)

    async def take_seat(body: bytes) -> Response:
        taken = await _registry(request).take(game, read_take(body))
        return _no_table() if taken is None else _opened(request, game, *taken, 200)

    return await _with_body(request, take_seat)


async def _start(request: Request) -> Response:
    game = _game(request)
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    own = _registry(request).seats_of(game, tokens_of(request, game))
    if not own:
        return _not_yours()

    async def start_table(body: bytes) -> Response:
        await _registry(request).start(actor, read_start(body), own)
        return _answer(actor.summary(own))

    return await _with_body(request, start_table)


async def _own_link(request: Request) -> Response:
    """Answer with a player's personal link for another device; by POST, so that only our page can ask."""
    game = _game(request)
    for token in tokens_of(request, game):
        if own := _registry(request).seats_of(game, [token]):
            return _opened(request, game, token, own, 200)
    return _not_yours()


async def _renew(request: Request) -> Response:
    """Answer with a new personal link; the old one opens nothing any more, and who came by it comes again without."""
    game, registry = _game(request), _registry(request)
    for old in tokens_of(request, game):
        own = registry.seats_of(game, [old])
        new = await registry.renew(game, old) if own else None
        if new is not None:
            return _opened(request, game, new, own, 200, instead=old)
    return _not_yours()


async def _with_body(
    request: Request,
    use: Callable[[bytes], Awaitable[Response]],
    kind: str = "application/json",
    most: int = FRAME_MOST,
) -> Response:
    """Read a body of one kind and use it; what is wrong with it is one line."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != kind:
        return _problem(415, "server.no-json", f"send the body as {kind}")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _body(request, most)
    except TimeoutError:
        return _problem(408, "server.too-slow", "the body did not arrive in time")
    if len(body) > most:
        return _problem(413, "server.too-long", f"a body has at most {most} bytes")
    return await _used(body, use)


async def _body(request: Request, most: int) -> bytes:
    """Read a body, but not much more than is allowed."""
    parts, length = [], 0
    async for part in request.stream():
        parts.append(part)
        length += len(part)
        if length > most:
            break
    return b"".join(parts)


async def _used(body: bytes, use: Callable[[bytes], Awaitable[Response]]) -> Response:
    try:
        return await use(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        return _problem(400, "server.malformed", f"cannot read the body: {problem}")
    except UnreadableGame:
        raise
    except StorageError:
        return _problem(503, "server.storage")
    except LobbyError as problem:
        return _problem(503 if problem.key == "server.no-room" else 400, problem.key)
    except HolotableError as problem:
        return _problem(400, "server.wrong", str(problem))


def _opened(
    request: Request, game: str, token: str, own: list[int], status: int, instead: str | None = None
) -> Response:
    response = _answer(_way_to(request, game, token, own), status)
    hand_out(response, request, game, [token], instead)
    return response


def _way_to(request: Request, game: str, token: str, own: list[int]) -> Opened:
    base = f"{request.url.scheme}://{request.headers['host']}"
    return Opened(game, f"/t/{game}", f"{base}/t/{game}", f"{base}/r/{token}", own)


async def _lines(request: Request) -> Response:
    """Answer with a page of the log: what happened before a numbered line, without which the last page."""
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")
    before = request.query_params.get("before", str(SEQ_MOST))
    if not (before.isascii() and before.isdecimal() and len(before) <= len(str(SEQ_MOST))):
        return _problem(400, "server.malformed", "before is the number of a line")
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    if actor.is_locked and not _registry(request).seats_of(actor.id, tokens_of(request, actor.id)):
        return _problem(403, "server.locked", farewell("locked", _language.get()))
    wish = request.query_params.get("lang", "")
    return _answer(actor.lines_before(int(before), wish if wish in LANGUAGES else _language.get()))


async def _summary(request: Request) -> Response:
    game = _game(request)
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    return _answer(actor.summary(_registry(request).seats_of(game, tokens_of(request, game))))


async def _story(request: Request) -> Response:
    """Answer with the statistics of a finished game; a running game reveals no more than its table shows."""
    actor = await _finished(request, "the statistics of a game are told when it is over")
    if isinstance(actor, Response):
        return actor
    return body_answer(request, packed_body(await _registry(request).stories.story(actor.id)))


async def _finished(request: Request, says: str) -> TableActor | Response:
    """Give the table of a game that is over; else what is answered, with ``says`` of one that is still played."""
    if not request.app.state.stories.take(address_of(request)):
        return _problem(429, "server.too-many")
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    if actor.game is None or not actor.game.is_over:
        return _problem(409, "server.not-over", says)
    return actor


async def _resume(request: Request) -> Response:
    token = request.path_params["token"]
    held = _registry(request).storage.holder(token)
    if held is None and "text/html" in request.headers.get("accept", ""):
        return RedirectResponse("/?lost=seat", 303, {"Cache-Control": "no-store"})
    if held is None:
        return _problem(404, "server.no-seat", "this personal link fits no seat; ask the host for a new invitation")
    response = RedirectResponse(f"/t/{held[0]}", 303, {"Cache-Control": "no-store"})
    hand_out(response, request, held[0], [token])
    return response


# what a browser has seats at


async def _my_tables(request: Request) -> Response:
    """Answer with the tables of this browser; a device that does not show its seat tokens too gets none."""
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")
    device, tokens, storage = device_of(request), all_tokens_of(request), _registry(request).storage
    if device is None and tokens:  # it has come before devices were kept, or has lost that cookie alone
        return await _noted(request, tokens)
    return _answer([] if device is None else await asyncio.to_thread(my_tables, storage, device, tokens))


async def _noted(request: Request, tokens: list[str]) -> Response:
    """Remember a browser with its seat tokens, and answer with its tables."""
    device, storage = device_of(request) or secrets.token_urlsafe(TOKEN_BYTES), _registry(request).storage
    try:
        await storage.note_device(device, tokens)
    except StorageError:
        return _problem(503, "server.storage")
    response = _answer(await asyncio.to_thread(my_tables, storage, device, all_tokens_of(request)))
    set_secret(response, request, DEVICE, device)
    return response


async def _note_table(request: Request) -> Response:
    """Remember that this browser has a seat at a table; answer with all its tables."""
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")

    async def note(body: bytes) -> Response:
        game, registry = read_mine(body).table, _registry(request)
        tokens = [token for token in tokens_of(request, game) if registry.seats_of(game, [token])]
        return await _noted(request, tokens) if tokens else _not_yours()

    return await _with_body(request, note)


async def _forget(request: Request) -> Response:
    """Forget this browser, and let it forget its seats."""
    if not request.app.state.calls.take(address_of(request)):
        return _problem(429, "server.too-many")
    if (device := device_of(request)) is not None:
        try:
            await _registry(request).storage.forget_device(device)
        except StorageError:
            return _problem(503, "server.storage")
    response = _answer({"ok": True})
    take_back_all(response, request)
    return response


async def _rematch(request: Request) -> Response:
    """Hear whether somebody plays again with the same people; give the new seats once the new table is there."""
    if not request.app.state.joins.take(address_of(request)):
        return _problem(429, "server.too-many")
    actor = await _known_actor(request)
    if actor is None:
        return _no_table()
    held = _registry(request).held_by(actor.id, tokens_of(request, actor.id))
    if not held:
        return _not_yours()
    if actor.game is None or not actor.game.is_over:
        return _problem(409, "server.not-over", "who plays again is asked when the game is over")

    async def play_again(body: bytes) -> Response:
        wish, limits = read_play_again(body), (request.app.state.tables, request.app.state.tables_a_day)
        if wish.yes and actor.next_table is None and not all(limit.take(address_of(request)) for limit in limits):
            return _problem(429, "server.too-many")
        found = await _registry(request).rematch(actor, held, wish)
        return _answer(Rematched(None)) if found is None else _rematched(request, *found)

    return await _with_body(request, play_again)


def _rematched(request: Request, game: str, seats: dict[str, list[int]]) -> Response:
    own = sorted(seat for some in seats.values() for seat in some)
    response = _answer(Rematched(_way_to(request, game, next(iter(seats)), own)))
    hand_out(response, request, game, list(seats))
    return response


def _registry(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def _game(request: Request) -> str:
    return str(request.path_params["game"])


async def _known_actor(request: Request) -> TableActor | None:
    game = _game(request)
    return await _registry(request).actor(game) if GAME.fullmatch(game) else None


def _not_yours() -> Response:
    return _problem(403, "server.not-your-seat", say(_language.get(), "server-not-seated"))


def _no_table() -> Response:
    return _problem(404, "server.no-table")
