"""The commands ``play`` and ``serve``: start the server for this machine, or for the local network."""

import contextlib
import re
import webbrowser
from pathlib import Path
from typing import Any, Final

import typer

from holotable.core.checks import did_you_mean
from holotable.core.errors import HolotableError
from holotable.editions.load import finished_ids

NAME: Final = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?")


def host_here(edition: str | None, port: int | None, browser: bool, games: Path | None) -> None:
    """Serve this machine only, and open the page."""
    check_file(games)
    if edition is not None and edition not in finished_ids():
        close = did_you_mean(edition, finished_ids())
        raise HolotableError(f"no edition {edition!r} to play{close}; editions are {', '.join(finished_ids())}")
    uvicorn_server = running()
    opened = (
        uvicorn_server.listen_near(uvicorn_server.LOOPBACK)
        if port is None
        else uvicorn_server.listen(uvicorn_server.LOOPBACK, port)
    )
    address = f"http://{uvicorn_server.LOOPBACK}:{opened.getsockname()[1]}/" + (
        f"?edition={edition}" if edition else ""
    )

    def ready() -> None:
        typer.echo(f"Holotable is open at {address} (stop with Ctrl+C)")
        if browser:
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(address)

    uvicorn_server.run(opened, games or uvicorn_server.games_file(), uvicorn_server.Settings(), ready)


def host_for_all(
    host: str, port: int, names: tuple[str, ...], proxies: tuple[str, ...], games: Path | None, keep_days: int | None
) -> None:
    """Serve the local network and print the address to share."""
    check_file(games)
    check_names(names)
    uvicorn_server = running()
    opened = uvicorn_server.listen(host, port)
    near = uvicorn_server.lan_address() if host in ("0.0.0.0", "::") else host  # noqa: S104 - compared, not bound
    address = f"http://{near or uvicorn_server.LOOPBACK}:{opened.getsockname()[1]}"

    def ready() -> None:
        typer.echo(f"Holotable serves tables at {address}/ (stop with Ctrl+C)")
        typer.echo("Whoever can read the games file can foresee the dice; host only for people who trust you.")

    uvicorn_server.run(
        opened,
        games or uvicorn_server.games_file(),
        uvicorn_server.Settings(hosts=names, address=address if near else None, proxies=proxies, keep_days=keep_days),
        ready,
    )


def check_file(games: Path | None) -> None:
    """Refuse a folder as the file that keeps all games."""
    if games is not None and games.is_dir():
        raise HolotableError(f"cannot keep games in {games}: it is a folder; name a file with --games")


def check_names(names: tuple[str, ...]) -> None:
    """Refuse what no browser would send as the server's name: an address with scheme, path or port, or several words."""
    for name in names:
        if not NAME.fullmatch(name):
            raise HolotableError(f"--name is a name such as play.example, not {name!r}")


def running() -> Any:
    """Give the server's module, or say which package it lacks."""
    try:
        from holotable.server import uvicorn_server
    except ModuleNotFoundError as problem:
        raise HolotableError(
            f"the server needs the package {problem.name!r}; install it with: pip install 'holotable[server]'"
        ) from problem
    return uvicorn_server
