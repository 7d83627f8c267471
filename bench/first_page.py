"""What a first page costs the server: ``python -m bench.first_page [--against FOLDER]``; prints its processor time as JSON.

A visit is the page with the files that it names, the board and the summary of a table, over one connection. Another
checkout is measured in turn with this one, and needs a built page of its own.
"""

import argparse
import contextlib
import http.client
import itertools
import json
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from bench.load import cpu_seconds
from bench.serving import TOP, process

EDITION: Final = "falcon"
SEATS: Final = [{"kind": "me", "name": "Mia"}, {"kind": "bot"}]
NAMED: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
WARM: Final = 20  # visits before anything counts


def visit(base: str, paths: list[str]) -> None:
    """Fetch everything as somebody who comes for the first time."""
    with contextlib.closing(http.client.HTTPConnection(urlsplit(base).netloc)) as line:
        for path in paths:
            line.request("GET", path, headers={"Accept-Encoding": "gzip"})
            answer = line.getresponse()
            answer.read()
            assert answer.status == http.HTTPStatus.OK, path


def measure(source: Path, visits: int) -> dict[str, Any]:
    """Measure the server of a checkout once."""
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "games.sqlite3", source=source) as served:
        server, base = served
        opened = httpx.post(f"{base}/api/tables", json={"edition": EDITION, "seats": SEATS}).json()["table"]
        files = NAMED.findall(httpx.get(base).text)
        paths = [f"/t/{opened}", *files, f"/api/editions/{EDITION}", f"/api/tables/{opened}"]
        for _ in range(WARM):
            visit(base, paths)
        cpu, began = cpu_seconds(server.pid), time.perf_counter()
        for _ in range(visits):
            visit(base, paths)
        cpu, took = cpu_seconds(server.pid) - cpu, time.perf_counter() - began
    return {
        "requests": len(paths),
        "cpu_ms_per_visit": round(1000 * cpu / visits, 2),
        "ms_per_visit": round(1000 * took / visits, 2),
    }


def main() -> int:
    """Measure this checkout and another one in turn."""
    parser = argparse.ArgumentParser(prog="python -m bench.first_page", description=__doc__)
    parser.add_argument("--visits", type=int, default=300)
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    asked = parser.parse_args()
    sources = [TOP] if asked.against is None else [asked.against.resolve(), TOP]
    for _, source in itertools.product(range(asked.rounds), sources):
        print(json.dumps({"source": source.name, **measure(source, asked.visits)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
