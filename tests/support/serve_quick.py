"""A server in its own process, for tests that kill it: ``python -m tests.support.serve_quick GAMES PORT``."""

import sys
from pathlib import Path

from holotable.server.log_lines import write_log_lines
from holotable.server.uvicorn_server import LOOPBACK, listen, server_of
from tests.support.serving import registry_of


def main() -> None:
    opened = listen(LOOPBACK, int(sys.argv[2]))
    address = f"http://{LOOPBACK}:{opened.getsockname()[1]}\n"

    def ready() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    write_log_lines()
    server_of(registry_of(Path(sys.argv[1])), ready).run(sockets=[opened])


if __name__ == "__main__":
    main()
