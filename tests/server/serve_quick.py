"""A server as a process of its own, to be killed: ``python -m tests.server.serve_quick GAMES PORT``."""

import sys
from pathlib import Path

from holotable.server.running import LOOPBACK, listen, run
from tests.server.serving import QUICK


def main() -> None:
    opened = listen(LOOPBACK, int(sys.argv[2]))
    address = f"http://{LOOPBACK}:{opened.getsockname()[1]}\n"

    def ready() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    run(opened, Path(sys.argv[1]), QUICK, ready)


if __name__ == "__main__":
    main()
