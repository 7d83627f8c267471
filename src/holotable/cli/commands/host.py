"""Starting the game server from the command line: for oneself, or for everybody near."""

import contextlib
import webbrowser
from pathlib import Path
from typing import Any

import typer

from holotable.core.errors import HolotableError
from holotable.editions.load import finished_ids


def host_here(edition: str | None, port: int | None, browser: bool, games: Path | None) -> None:
    """Serve this machine only, and open the page."""
    if edition is not None and edition not in finished_ids():
        raise HolotableError(f"no edition {edition!r} to play; editions are {', '.join(finished_ids())}")
    running = _running()
    opened = running.listen_near(running.LOOPBACK) if port is None else running.listen(running.LOOPBACK, port)
    address = f"http://{running.LOOPBACK}:{opened.getsockname()[1]}/" + (f"?edition={edition}" if edition else "")

    def ready() -> None:
        typer.echo(f"Holotable is open at {address} (stop with Ctrl+C)")
        if browser:
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(address)

    running.run(opened, games or running.games_file(), running.Settings(), ready)


def host_for_all(host: str, port: int, names: tuple[str, ...], games: Path | None) -> None:
    """Serve others, and tell the address to give them."""
    running = _running()
    opened = running.listen(host, port)
    near = running.lan_address() if host in ("0.0.0.0", "::") else host  # noqa: S104 - compared, not bound
    address = f"http://{near or running.LOOPBACK}:{opened.getsockname()[1]}"

    def ready() -> None:
        typer.echo(f"Holotable serves tables at {address}/ (stop with Ctrl+C)")
        typer.echo("Whoever can read the games file can foresee the dice; host only for people who trust you.")

    running.run(
        opened, games or running.games_file(), running.Settings(hosts=names, address=address if near else None), ready
    )


def _running() -> Any:
    try:
        from holotable.server import running
    except ModuleNotFoundError as problem:
        raise HolotableError(
            f"the server needs the package {problem.name!r}; install it with: pip install 'holotable[server]'"
        ) from problem
    return running
