"""Watches a server's system calls: the write-ahead log is synced before anybody is told of a decision.

A kill cannot show this: what was written but not synced outlives a killed process, and only a power failure loses it.
``strace`` shows it. For every acknowledged action it finds the write that brought it into the log, a sync of the log that
began after that write and returned, and only then the first byte of the answer and of the news on any socket.
"""

import asyncio
import random
import re
import shutil
import signal
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from soak.kills.people import Party, until_acknowledged
from soak.kills.serving import MODULE, started
from soak.kills.told import Ledger

CALLS: Final = "fdatasync,fsync,pwrite64,write,writev,sendto,sendmsg"
STRACE: Final = ("strace", "-D", "-f", "-y", "-qq", "-s", "200000", "-e", f"trace={CALLS}", "-e", "signal=none")
DECISIONS: Final = 100  # of people, to be watched
SECONDS_MOST: Final = 120.0
LONG: Final = 10_000  # decisions: nobody leaves the table
AFTERWARDS: Final = 0.5  # seconds until strace, which goes on by itself, has written everything
CALL: Final = re.compile(r"(?P<task>\d+) +(?P<name>\w+)\((?P<rest>.*)", re.DOTALL)
RESUMED: Final = re.compile(r"(?P<task>\d+) +<\.\.\. (?P<name>\w+) resumed>(?P<rest>.*)", re.DOTALL)


@dataclass
class Call:
    """A system call: the line of the trace at which it began, and the one at which it returned."""

    name: str
    text: str
    began: int
    ended: int = -1

    @property
    def is_on_log(self) -> bool:
        """Whether it is about the write-ahead log."""
        return "-wal>" in self.text.partition(",")[0].partition(")")[0]

    @property
    def is_on_socket(self) -> bool:
        """Whether it is about a connection."""
        return "<socket:" in self.text[:60] or "<TCP:" in self.text[:200]


def calls_of(lines: Iterable[str]) -> Iterator[Call]:
    """Read a trace; a call that other threads came between is put together again."""
    open_calls: dict[str, Call] = {}
    for number, line in enumerate(lines):
        if (again := RESUMED.match(line)) is not None:
            call = open_calls.pop(again["task"], None)
            if call is not None:
                call.text, call.ended = call.text + again["rest"], number
        elif (began := CALL.match(line)) is not None:
            call = Call(began["name"], began["rest"], number)
            if began["rest"].rstrip().endswith("<unfinished ...>"):
                open_calls[began["task"]] = call
            else:
                call.ended = number
            yield call


def too_early(trace: Iterable[str], acks: dict[str, int]) -> tuple[int, list[str]]:
    """Give how many answers and news were compared, and those that were sent before their decision was synced."""
    calls = list(calls_of(trace))
    writes = [call for call in calls if call.name == "pwrite64" and call.is_on_log]
    syncs = [call for call in calls if call.name in ("fdatasync", "fsync") and call.is_on_log]
    sends = [call for call in calls if call.is_on_socket]
    compared, early = 0, []
    for action, seq in acks.items():
        written = next((call for call in writes if action in call.text), None)
        synced = None if written is None else _synced(syncs, written)
        for sent in _told(sends, action, seq):
            compared += 1
            if synced is None or sent.began < synced.ended:
                early.append(f"{action} was sent as {seq} at line {sent.began}, synced at {synced and synced.ended}")
    return compared, early


def _synced(syncs: list[Call], written: Call) -> Call | None:
    """Give the first sync that began after a write and has returned."""
    return next((call for call in syncs if call.began > written.ended >= 0 and call.ended >= 0), None)


def _told(sends: list[Call], action: str, seq: int) -> list[Call]:
    """Give where an answer was sent, and where everybody was told."""
    ack = f'\\"action\\":\\"{action}\\",\\"seq\\":{seq}}}'
    news = f'{{\\"type\\":\\"events\\",\\"seq\\":{seq},'
    return [call for call in sends if ack in call.text or news in call.text]


def is_possible() -> bool:
    """Whether there is a strace, and it may watch."""
    if shutil.which("strace") is None:
        return False
    return (
        subprocess.run(["strace", "-qq", "-o", "/dev/null", "true"], check=False, capture_output=True).returncode == 0
    )


async def _watched(folder: Path, module: str, decisions: int) -> dict[str, int]:
    """Play at one table under strace; give what was acknowledged."""
    ledger = Ledger()
    trace = folder / "trace.txt"
    command = [module, str(folder / "traced.sqlite3"), "0"]
    server = started(command, {}, folder / "errors.txt", [*STRACE, "-o", str(trace)])
    assert server.stdout is not None, "it is a pipe"
    try:
        base = (await asyncio.to_thread(server.stdout.readline)).strip()
        party = Party(lambda: base, ledger, random.Random(1), count(1), life=(LONG, LONG))  # noqa: S311 - draws moves
        playing = asyncio.create_task(party.play())
        await until_acknowledged(ledger, decisions, SECONDS_MOST)
        playing.cancel()
        await asyncio.wait({playing})
        await party.leave()
    finally:
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait)
        await asyncio.sleep(AFTERWARDS)
        server.stdout.close()
    (told,) = list(ledger.tables.values())[:1]  # numbers are those of one table
    return {action: seq for (_, action), seq in told.acks.items()}


def watch(folder: Path, module: str = MODULE, decisions: int = DECISIONS) -> dict[str, Any]:
    """Give what strace saw, or say that there is none."""
    if not is_possible():
        return {"strace": "not here, or not allowed to watch"}
    acks = asyncio.run(_watched(folder, module, decisions))
    with (folder / "trace.txt").open(errors="replace") as trace:
        compared, early = too_early(trace, acks)
    return {
        "strace": "watched",
        "acknowledged": len(acks),
        "compared": compared,
        "early": len(early),
        "examples": early[:3],
    }
