"""Starts the server and kills it, in every way; after each kill the file is compared with what was told."""

import asyncio
import contextlib
import math
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from soak.kills.comparing import compare, compare_copy
from soak.kills.importing import bring_games
from soak.kills.kept import read_beside, read_file
from soak.kills.people import Party, ask_everything, parties, stopped, until_acknowledged
from soak.kills.serving import MODULE, started
from soak.kills.told import Action, Ledger

LABELS: Final = {  # where the server kills itself, and at which passing
    "begin": (1, 3),
    "record": (1, 40),
    "commit": (1, 40),
    "committed": (1, 40),
    "ack": (1, 30),
    "snapshot": (1, 4),
}
KINDS: Final = ("load", "start", *LABELS, "backup", "backup-server", "prune", "import")
REIGN: Final = (0.1, 2.5)  # seconds between a start and a kill
PLAYED: Final = (0, 80)  # decisions that are acknowledged before
PLAYED_MOST: Final = 15.0  # seconds to wait for them
FIRST_MOST: Final = 90.0  # seconds for the first tables to be made
LABEL_MOST: Final = 20.0  # seconds until a label must have been passed; else it is a kill under load
START_MOST: Final = 90.0
SLACK: Final = 5  # seconds for a server to start deleting
HALF: Final = 0.5


@dataclass
class Realm:
    """One file of games, and the servers that come and go over it."""

    games: Path
    ledger: Ledger
    lot: random.Random
    module: str = MODULE
    port: int = 0
    base: str = ""
    kills: Counter[str] = field(default_factory=Counter)
    tallies: Counter[str] = field(default_factory=Counter)
    starting: float = 1.0  # seconds that a start takes
    copying: float = 1.0  # seconds that a backup takes
    players: list[Party] = field(default_factory=list)
    server: "subprocess.Popen[str] | None" = None
    until: float = math.inf  # when to stop killing
    tell: Callable[[str], object] = lambda _: None  # how it goes

    @property
    def folder(self) -> Path:
        """Where everything lies."""
        return self.games.parent

    @property
    def errors(self) -> Path:
        """What servers and backups complain about."""
        return self.folder / "errors.txt"

    # starting and ending a server

    def launch(self, label: str = "", arguments: Sequence[str] = ()) -> "subprocess.Popen[str]":
        """Start a server, which may be told to kill itself; it does not answer yet."""
        more = {"HOLOTABLE_KILL_AT": label} if label else {}
        self.server = started([self.module, str(self.games), str(self.port), *arguments], more, self.errors)
        return self.server

    async def ready(self) -> bool:
        """Wait until the server answers; False if it has died before."""
        assert self.server is not None, "it was started"
        assert self.server.stdout is not None, "it is a pipe"
        began = time.monotonic()
        address = await asyncio.wait_for(asyncio.to_thread(self.server.stdout.readline), START_MOST)
        if not address.strip():
            return False
        self.starting = time.monotonic() - began
        self.base = address.strip()
        self.port = int(self.base.rpartition(":")[2])
        return True

    async def reign(self) -> None:
        """Let people play for a while, but sometimes not even until they are back."""
        await asyncio.sleep(self.lot.uniform(*REIGN))
        if self.lot.random() < HALF:
            decisions = self.ledger.sums()["acknowledged"] + self.lot.randint(*PLAYED)
            await until_acknowledged(self.ledger, decisions, PLAYED_MOST)

    async def end(self) -> None:
        """Kill the server and wait until it is gone."""
        assert self.server is not None, "it was started"
        self.server.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self.server.wait)
        assert self.server.stdout is not None, "it is a pipe"
        self.server.stdout.close()

    async def died(self, most: float) -> bool:
        """Wait until the server has killed itself."""
        assert self.server is not None, "it was started"
        with contextlib.suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(self.server.wait, most)
        return self.server.poll() == -signal.SIGKILL

    def compare(self, *, replays: bool = False) -> None:
        """Lay the file as the kill has left it beside what was told."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            compare(self.ledger, read_beside(self.games, Path(folder)), replays=replays)


# the ways to kill


async def kill_under_load(realm: Realm) -> str:
    """At any moment while people and bots play."""
    realm.launch()
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    await realm.reign()
    await realm.end()
    return "load"


async def kill_at_start(realm: Realm) -> str:
    """While the server starts."""
    realm.launch()
    await asyncio.sleep(realm.lot.uniform(0.0, realm.starting * 1.1))
    await realm.end()
    return "start"


def kill_at_label(label: str) -> "Callable[[Realm], Any]":
    """At a named place of the server, by itself."""

    async def kill(realm: Realm) -> str:
        realm.launch(f"{label}:{realm.lot.randint(*LABELS[label])}")
        is_up = await realm.ready()
        has_died = not is_up or await realm.died(LABEL_MOST)
        await realm.end()
        return label if has_died else "load"

    return kill


async def kill_backup(realm: Realm) -> str:
    """A backup is killed while it copies the games of a running server; then the server as well."""
    realm.launch()
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    await realm.reign()
    promised, target = realm.ledger.promises(), realm.folder / f"backup-{sum(realm.kills.values())}.sqlite3"
    label = {"HOLOTABLE_KILL_AT": "backup:1"} if realm.lot.random() < HALF else {}
    copying = started(["holotable.cli", "backup", str(target), "--games", str(realm.games)], label, realm.errors)
    if label:
        await asyncio.to_thread(copying.wait)
    else:
        await asyncio.sleep(realm.lot.uniform(0.0, realm.copying))
    copying.send_signal(signal.SIGKILL)
    await _ended(copying)
    await realm.end()
    await _check_copy(realm, target, promised)
    return "backup"


async def kill_while_backed_up(realm: Realm) -> str:
    """The server is killed while a backup copies its games."""
    realm.launch()
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    await realm.reign()
    promised, target = realm.ledger.promises(), realm.folder / f"backup-{sum(realm.kills.values())}.sqlite3"
    began = time.monotonic()
    copying = started(["holotable.cli", "backup", str(target), "--games", str(realm.games)], {}, realm.errors)
    await asyncio.sleep(realm.lot.uniform(0.3, 1.0) * realm.copying)
    await realm.end()
    code = await _ended(copying)
    realm.copying = time.monotonic() - began
    is_there = await _check_copy(realm, target, promised)
    realm.ledger.findings.same(f"backup {target.name} is there if it was said to be", code == 0, is_there)
    return "backup-server"


async def _ended(process: "subprocess.Popen[str]") -> int:
    code = await asyncio.to_thread(process.wait)
    assert process.stdout is not None, "it is a pipe"
    process.stdout.close()
    return code


async def _check_copy(realm: Realm, target: Path, promised: dict[str, dict[Action, int]]) -> bool:
    """A copy is whole, or it is not there."""
    is_there = await asyncio.to_thread(target.exists)
    realm.tallies["backups_whole" if is_there else "backups_absent"] += 1
    if is_there:
        copy = await asyncio.to_thread(read_file, target)
        compare_copy(realm.ledger, copy, promised)
    for file in realm.folder.glob(f"*{target.name}*"):
        file.unlink()
    return is_there


async def kill_while_deleting(realm: Realm) -> str:
    """The server is killed while it deletes what nobody has played for long; a table goes wholly or not at all."""
    with tempfile.TemporaryDirectory(dir=realm.folder) as folder:
        before = await asyncio.to_thread(read_beside, realm.games, Path(folder))
    await asyncio.to_thread(lambda: compare(realm.ledger, before, replays=True))  # the last look at what goes
    seated = {party.told.id for party in realm.players if party.told is not None}
    touched = {game.id: game.touched for game in before.games.values()}
    forgotten = min((touched[table] for table in seated if table in touched), default=int(time.time())) - SLACK
    by_label = realm.lot.random() < HALF and any(at < forgotten for at in touched.values())
    began = time.monotonic()
    realm.launch(f"prune:{realm.lot.randint(1, 3)}" if by_label else "", [str(forgotten)])
    if await realm.ready():
        await (realm.died(LABEL_MOST / 4) if by_label else asyncio.sleep(realm.lot.uniform(0.0, 0.3)))
    await realm.end()
    late = time.monotonic() - began + 1  # the slower the start, the later the moment that the server reckons with
    await _note_deleted(realm, [table for table, at in touched.items() if at < forgotten + late])
    return "prune"


async def _note_deleted(realm: Realm, may_go: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory(dir=realm.folder) as folder:
        after = await asyncio.to_thread(read_beside, realm.games, Path(folder))
    for table in may_go:
        if table not in after.games:
            realm.tallies["deleted"] += 1
            if table in realm.ledger.tables:
                realm.ledger.tables[table].is_gone = True


async def kill_while_importing(realm: Realm) -> str:
    """The server is killed while saved games are brought to it."""
    realm.launch(f"import:{realm.lot.randint(1, 3)}" if realm.lot.random() < HALF else "")
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    bringing = asyncio.create_task(bring_games(realm.base, realm.ledger, realm.lot))
    await asyncio.wait({bringing}, timeout=realm.lot.uniform(*REIGN))
    await realm.end()
    await bringing
    return "import"


WAYS: Final[dict[str, Callable[[Realm], Any]]] = {
    "load": kill_under_load,
    "start": kill_at_start,
    **{label: kill_at_label(label) for label in LABELS},
    "backup": kill_backup,
    "backup-server": kill_while_backed_up,
    "prune": kill_while_deleting,
    "import": kill_while_importing,
}


# the whole


def order_of(kills: int, kinds: Sequence[str], lot: random.Random) -> list[str]:
    """Give the kinds of so many kills: each as often as the others, in any order."""
    order = [kinds[number % len(kinds)] for number in range(kills)]
    lot.shuffle(order)
    return order


async def reign_and_kill(realm: Realm, tables: int, order: Sequence[str]) -> list[str]:
    """Kill so often; at last start once more and let the server tell everything again. Give what broke of the players."""
    realm.players = parties(lambda: realm.base, realm.ledger, tables)
    realm.launch()
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    tasks = [asyncio.create_task(party.play()) for party in realm.players]
    await until_acknowledged(realm.ledger, 3 * tables, FIRST_MOST)
    await realm.end()
    realm.kills["load"] += 1
    for kind in order[1:]:
        if time.monotonic() > realm.until:
            break
        realm.kills[await WAYS[kind](realm)] += 1
        await asyncio.to_thread(realm.compare)
        realm.tell(
            f"{realm.kills.total()} of {len(order)} kills: {realm.ledger.sums()}, {realm.ledger.findings.counts}"
        )
    realm.launch()
    assert await realm.ready(), f"the server does not start; see {realm.errors}"
    await asyncio.sleep(HALF)
    ends = await stopped(tasks)
    with contextlib.suppress(OSError):
        await asyncio.gather(*(party.leave() for party in realm.players))
    await ask_everything(realm.base, realm.ledger)
    await realm.end()
    await asyncio.to_thread(lambda: realm.compare(replays=True))
    return [repr(end) for end in ends if isinstance(end, Exception)]


def run(
    kills: int,
    tables: int,
    folder: Path,
    *,
    kinds: Sequence[str] = KINDS,
    module: str = MODULE,
    seed: int = 1,
    minutes: float = math.inf,
    tell: Callable[[str], object] = lambda _: None,
) -> dict[str, Any]:
    """Play and kill; give what was found."""
    lot = random.Random(seed)  # noqa: S311 - when and how to kill
    began = time.monotonic()
    realm = Realm(folder / "games.sqlite3", Ledger(), lot, module, until=began + minutes * 60, tell=tell)
    broken = asyncio.run(reign_and_kill(realm, tables, order_of(kills, kinds, lot)))
    findings = realm.ledger.findings
    return {
        "kills": dict(sorted(realm.kills.items())),
        "killed": realm.kills.total(),
        **realm.ledger.sums(),
        "games": dict(sorted(Counter(told.game for told in realm.ledger.tables.values()).items())),
        **dict(realm.ledger.tallies),
        **dict(realm.tallies),
        "compared": findings.compared.total(),
        "compared_by": dict(sorted(findings.compared.items())),
        **findings.counts,
        "broken_clients": broken,
        "examples": findings.examples(),
        "seconds": round(time.monotonic() - began, 1),
    }


def is_clean(found: dict[str, Any]) -> bool:
    """Tell whether every promise was held."""
    return not any(found[count] for count in ("lost", "doubled", "changed", "broken_clients"))
