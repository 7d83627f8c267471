"""Properties: games in which much is taken back come back from the disk as they stand, and are proved like all others."""

import asyncio
import contextlib
import dataclasses
import random

import msgspec
import pytest

from holotable.server.store.game_log import StoredGame
from holotable.server.store.storage import Storage
from holotable.server.tables.decided import KEPT_MOST
from holotable.server.tables.game import Game, entropy_of, header_of, new_table
from holotable.server.tables.lobby import Lobby, Seat
from holotable.server.tables.resuming import resumed, steps_of
from holotable.server.tables.transfer import file_lines, read_game_file
from holotable.table.log import replay
from holotable.table.log_file import parse_log
from holotable.table.verification import verify_log

DECISIONS = 150
SEED = b"taken back and decided otherwise"
OPTIONS = {"clone-wars": {"missions": True}}


class Wavering:
    """Plays a kept game at random, and takes the last decisions back now and then; remembers what counts."""

    def __init__(self, storage: Storage, kept: StoredGame, lot: random.Random) -> None:
        self.game, self.lot = Game(kept, storage, snapshot_every=7), lot
        self.live = [
            (0, self.game.table.state_hash)
        ]  # the number of every decision that counts, and the state after it

    async def play(self) -> None:
        for _ in range(DECISIONS):
            if self.game.is_over:
                return
            if len(self.live) > 1 and self.lot.random() < 0.2:
                await self.take_back(self.lot.randint(1, min(5, len(self.live) - 1)))
            else:
                await self.decide()

    async def decide(self) -> None:
        table = self.game.table
        seat = self.lot.choice(table.due.seats)
        options = [one for one in table.options(seat) if one["do"] != "resign"]
        await self.game.play(self.game.attempt(seat, self.lot.choice(options)), "person")
        self.live.append((self.game.seq, self.game.table.state_hash))

    async def take_back(self, count: int) -> None:
        taken = [seq for seq, _ in self.live[-count:]]
        del self.live[-count:]
        await self.game.take_back(taken, 0, None)
        assert self.game.table.state_hash == self.live[-1][1]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("edition_id", ["falcon", "mandalorian", "clone-wars"])
def test_whatever_is_taken_back_the_game_stands_as_what_counts_has_made_it(tmp_path, edition_id, number):
    # given a game of random decisions, many of which were taken back
    lobby = Lobby(edition_id, OPTIONS.get(edition_id, {}), "en", [Seat("person", name) for name in ("Mia", "Ben")])
    with contextlib.closing(Storage(tmp_path / "games.sqlite3")) as storage:
        wavering = asyncio.run(played(storage, lobby, random.Random(f"{edition_id} {number}")))
        kept = storage.load("game")

    # then it comes back as it stood, from any of its snapshots or none, with all its lines and luck
    game, numbers = wavering.game, [seq for seq, _ in wavering.live[1:]]
    standing = [resumed(kept), resumed(dataclasses.replace(kept, snapshots=()))]
    for one in standing:
        assert one.table.state_hash == game.table.state_hash == wavering.live[-1][1]
        assert one.told.read(one.table, 0, 99999) == game.told.read(game.table, 0, 99999)
        assert (one.decided.taken, one.decided.over_luck) == (game.decided.taken, game.decided.over_luck)
        assert (one.decided.last, one.decided.changed) == (game.decided.last, game.decided.changed)
        assert [made.seq for made in one.decided.recent] == numbers[-KEPT_MOST:]
    assert [table.state_hash for table in steps_of(kept)] == [state for _, state in wavering.live]

    # and its file is played again, proved, and brought to another server
    raw = "".join(f"{line}\n" for line in file_lines(kept)).encode()
    log = parse_log(raw, "it")
    found = verify_log(log)
    table = replay(log)
    assert table.state_hash == game.table.state_hash
    assert len(table.log["records"]) == len(numbers)
    assert (found.decisions - found.taken_back, found.taken_back) == (len(numbers), len(game.decided.taken))
    assert found.taken_back > 0
    brought = read_game_file(raw, "it", {kept.header["edition_hash"]: kept.edition}, SEED, entropy_of)
    assert brought.header["state"] if brought.records else brought.header["start"]["state"]


async def played(storage: Storage, lobby: Lobby, lot: random.Random) -> Wavering:
    entropy = entropy_of(lobby, SEED)
    table = new_table(lobby, SEED, entropy)
    storage.keep_editions({table.edition.hash: table.edition.data})
    await storage.make("game", msgspec.to_builtins(lobby), SEED, "token", [0, 1])
    await storage.begin("game", header_of(table, SEED, entropy))
    wavering = Wavering(storage, storage.load("game"), lot)
    await wavering.play()
    return wavering
