"""Write games of today's rules to keep for ever: ``python -m tests.kept.record``.

Every version of the rules, and of the log, leaves a folder ``rules-N-log-M`` behind (without ``log`` it is the first): a
file of games as a server keeps them, and logs as people save them, of every edition and variant, running and finished.
Later versions read them (``test_kept.py``). A folder that exists is never written again.
"""

import dataclasses
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from holotable import Table
from holotable.bots import bot, bot_names
from holotable.server.tables.registry import Registry
from holotable.table import write_log
from holotable.table.table import LOG_FORMAT, RULES_VERSION
from tests.support.serving import QUICK, Player, open_table, serving, token_of

HERE: Final = Path(__file__).parent
GAMES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "falcon": ("falcon", {}),
    "mandalorian": ("mandalorian", {}),
    "boba-fett": ("boba-fett", {}),
    "episode-one": ("episode-one", {}),
    "episode-one-short": ("episode-one", {"variant": "short"}),
    "episode-one-timed": ("episode-one", {"variant": "timed", "rounds": 10}),
    "clone-wars": ("clone-wars", {}),
    "clone-wars-short": ("clone-wars", {"variant": "short"}),
    "clone-wars-timed": ("clone-wars", {"variant": "timed", "rounds": 10}),
    "clone-wars-missions": ("clone-wars", {"missions": True}),
}
OFTEN: Final = dataclasses.replace(QUICK, snapshot_every=10)
MOMENTS: Final = (12, 24)  # a server's game goes on after the first, and is given up after the second
SEEDS: Final = 40  # of so many games the shortest is kept
RUNNING: Final = 60  # decisions of a log that is not at its end


def write_games(folder: Path) -> None:
    """Play at a real server: one game that goes on and one that was given up, of each kind."""
    tables = []
    games = folder / "games.sqlite3"
    with serving(games, OFTEN, Registry(games, OFTEN)) as base:
        for name in GAMES:
            for decisions, is_over in zip(MOMENTS, (False, True), strict=True):
                tables.append({"game": name, "over": is_over, **played_at(base, name, decisions, is_over)})
    text = json.dumps(tables, indent=1)
    (folder / "tables.json").write_text(f"{text}\n", encoding="utf-8")


def played_at(base: str, name: str, decisions: int, is_over: bool) -> dict[str, object]:
    """Play a game over a socket; give what its player saw last."""
    edition, options = GAMES[name]
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
    opened = open_table(base, edition, seats, options=options)
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.play_on(decisions)
        if is_over and "rounds" not in options and edition != "falcon":
            give_up(mia)
        elif is_over:
            mia.play_on()
    with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        seen = mia.hear("state")
    return {
        "table": opened["table"],
        "token": token_of(opened),
        "seq": seen["seq"],
        "due": seen["due"],
        "view": seen["view"],
        "result": seen["result"],
        "lines": len(seen["lines"]),
    }


def give_up(player: Player) -> None:
    """Play on until the one who is due may resign."""
    while player.decide(0, {"do": "resign"})["type"] != "ack":
        player.play_on(1)
    while player.result is None:
        player.hear("events", "state")


def write_logs(folder: Path) -> None:
    """Let bots play: the shortest of many games to its end, and another one for a while."""
    for name in GAMES:
        games = [finished(name, seed) for seed in range(SEEDS)]
        shortest = min(range(SEEDS), key=lambda seed: len(games[seed].log["records"]))
        write_log(games[shortest], folder / f"{name}.jsonl")
        write_log(begun(name, games[shortest - 1], (shortest - 1) % SEEDS), folder / f"{name}-running.jsonl")


def finished(name: str, seed: int) -> Table:
    """Let the best bot of today play against itself."""
    table = new_table(name, seed)
    family = table.edition.family
    table.run([bot(bot_names(family)[-1], seed=seat, family=family) for seat in range(len(table.names))])
    return table


def new_table(name: str, seed: int) -> Table:
    """Set up a table for three."""
    edition, options = GAMES[name]
    return Table(edition, ["Mia", "Ben", "Zoë"], seed=seed, options=options)


def begun(name: str, whole: Table, seed: int) -> Table:
    """Play the first decisions of a game."""
    table = new_table(name, seed)
    for record in first_records(whole):
        table.play(record["seat"], record["decision"])
    return table


def first_records(whole: Table) -> Iterator[dict]:
    """Give the decisions with which a game begins, but not all of them."""
    records = whole.log["records"]
    yield from records[: min(RUNNING, len(records) // 2)]


def main() -> int:
    """Write the folder of this version, once."""
    folder = HERE / f"rules-{RULES_VERSION}-log-{LOG_FORMAT}"
    if folder.exists():
        sys.stderr.write(f"{folder} is kept as it is\n")
        return 2
    folder.mkdir()
    write_games(folder)
    write_logs(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
