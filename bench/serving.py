"""The server in its own process, with limits too high for one machine's clients to reach."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from holotable.server.settings import Settings
from holotable.server.uvicorn_server import LOOPBACK, listen, run

TOP: Final = Path(__file__).resolve().parents[1]
OPEN: Final = Settings(
    bot_pause=0.0,
    claim_patience=0.0,
    trade_patience=0.0,
    messages=1_000_000,
    decisions_per_minute=1_000_000,
    tables_per_day=1_000_000,
    tables_per_minute=1_000_000,
    joins_per_minute=1_000_000,
    calls_per_minute=1_000_000,
    connections=30_000,
    connections_by_address=30_000,
    sockets=20_000,
    sockets_by_address=20_000,
)


@contextlib.contextmanager
def process(games: Path, port: int = 0, source: Path = TOP) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Serve the games of a file by the source in a folder; give the process and its address. At the end it is killed."""
    paths = os.pathsep.join([str(source / "src"), str(source), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "bench.serving", str(games), str(port)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=source, env={**os.environ, "PYTHONPATH": paths}
    )
    assert server.stdout is not None, "it is a pipe"
    try:
        yield server, server.stdout.readline().strip()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def main() -> None:
    """Serve, and print the address as soon as it answers."""
    opened = listen(LOOPBACK, int(sys.argv[2]))
    address = f"http://{LOOPBACK}:{opened.getsockname()[1]}"
    run(opened, Path(sys.argv[1]), OPEN, lambda: print(address, flush=True))


if __name__ == "__main__":
    main()
