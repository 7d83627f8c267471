"""Runs the server with uvicorn: opens the port, finds the addresses to print, shuts down cleanly."""

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import uvicorn

from holotable.core.errors import HolotableError
from holotable.server.http.app import make_app
from holotable.server.http.proxies import TrustedProxies
from holotable.server.http.static_files import STATIC
from holotable.server.limits import Connections, Traffic
from holotable.server.log_lines import write_log_lines
from holotable.server.settings import Settings
from holotable.server.socket.protocol import FRAME_MOST
from holotable.server.socket.transports import Gate
from holotable.server.tables.registry import Registry

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8420
WRONG_PORT: Final = (errno.EADDRINUSE, errno.EACCES, None)  # what another port would mend; none where it is no port
PING_SECONDS: Final = 20
PONG_SECONDS: Final = 70
FAREWELL_SECONDS: Final = 5
BACKLOG: Final = 64  # connections that are accepted at once, before they are counted
OWN_DESCRIPTORS: Final = 64  # for the games' file, threads and the standard streams
COLLECTED_AFTER: Final = (50_000, 20, 50)  # objects, then rounds; decisions leave hardly any cycles behind
DESCRIPTORS_MOST: Final = 65_536
LAST_WORDS_SECONDS: Final = 0.2  # until the goodbyes are on the wire


def games_file() -> Path:
    """Give the place where games are kept unless the host names another."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "holotable" / "games.sqlite3"


def listen(host: str, port: int) -> socket.socket:
    """Open the port; 0 takes a free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else asyncio lets news wait
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        flag = "--port" if getattr(problem, "errno", None) in WRONG_PORT else "--host"
        raise HolotableError(f"cannot listen on {host} port {port}: {reason}; choose another with {flag}") from problem
    opened.set_inheritable(True)
    return opened


def listen_near(host: str) -> socket.socket:
    """Open the usual port, so that links stay good from one start to the next; a free one if it is taken."""
    try:
        return listen(host, PORT)
    except HolotableError:
        return listen(host, 0)


def lan_address() -> str | None:
    """Give the address under which others in the local network reach this machine; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if address.startswith("127.") else address


class Server(uvicorn.Server):
    """uvicorn that sends every table a farewell before it closes the sockets, and calls back when it is ready."""

    def __init__(self, config: uvicorn.Config, registry: Registry, ready: Callable[[], None]) -> None:
        """Keep the tables and whom to tell."""
        super().__init__(config)
        self._registry, self._ready = registry, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self._registry.dismiss()
        await asyncio.sleep(LAST_WORDS_SECONDS)
        await super().shutdown(sockets)


def run(opened: socket.socket, games: Path, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody stops it."""
    try:
        games.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise HolotableError(f"cannot make {games.parent}: {problem.strerror}; choose a file with --games") from problem
    write_log_lines()
    _collect_seldom()
    server = server_of(Registry(games, settings), ready)
    server.run(sockets=[opened])
    if not server.started:
        sys.exit(1)


def _collect_seldom() -> None:
    """Leave what lives as long as the server out of the search for garbage, and search seldom: everybody waits meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def server_of(registry: Registry, ready: Callable[[], None]) -> Server:
    """Set uvicorn up for the tables of a registry."""
    gate = gate_of(registry.settings)
    config = uvicorn.Config(
        make_app(registry, STATIC),
        backlog=BACKLOG,
        log_config=None,  # as every other line of the server
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # uvicorn would believe everybody on this machine; see http/proxies.py
        lifespan="on",
        http=cast("type[asyncio.Protocol]", gate.http),
        ws=cast("type[asyncio.Protocol]", gate.socket),
        ws_max_size=FRAME_MOST,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    return Server(config, registry, ready)


def gate_of(settings: Settings) -> Gate:
    """Say how many connections there may be: as many descriptors as the system gives, less those that games need."""
    most = min(settings.connections, raise_descriptors() - BACKLOG - OWN_DESCRIPTORS)
    if most < 1:
        raise HolotableError("the system allows too few open files for a server; raise the limit with: ulimit -n 1024")
    connections = Connections(most, settings.connections_by_address)
    return Gate(connections, Traffic(settings.messages), TrustedProxies(settings.proxies))


def raise_descriptors() -> int:
    """Take as many descriptors as the system allows; give their number."""
    try:
        import resource
    except ImportError:  # not on this system
        return DESCRIPTORS_MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS_MOST if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS_MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
