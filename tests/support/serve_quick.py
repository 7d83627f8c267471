"""A server as a process of its own, to be killed: ``python -m tests.support.serve_quick GAMES PORT``."""

import sys
from pathlib import Path

from holotable.server.running import LOOPBACK, listen, server_of
from tests.support.serving import house_of


def main() -> None:
    opened = listen(LOOPBACK, int(sys.argv[2]))
    address = f"http://{LOOPBACK}:{opened.getsockname()[1]}\n"

    def ready() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    server_of(house_of(Path(sys.argv[1])), ready).run(sockets=[opened])


if __name__ == "__main__":
    main()
