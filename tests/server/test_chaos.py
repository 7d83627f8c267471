"""Chaos on a clock of the test's own: people drop, come back, are handed over and let go at every kind of question."""

import dataclasses
from random import Random

import pytest

from tests.support.guests import Driven, run
from tests.support.serving import QUICK

CALM = dataclasses.replace(QUICK, claim_patience=0.0, trade_patience=0.0)
STEPS = 60
LATEST = 30 + 5  # seconds of the brisk pace, and five more


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["mandalorian", "clone-wars", "falcon"])
def test_no_table_with_a_clock_is_stuck_whatever_people_do(tmp_path, game, seed):
    async def play():
        async with Driven(tmp_path / "games.sqlite3", game, CALM, people=3, pace="brisk") as table:
            here, choose = {}, Random(f"{game} {seed}")
            for _ in range(STEPS):
                await do_something(table, here, choose)
                if table.actor.game.is_over:
                    break
                before = table.actor.game.decided.changed
                if here:
                    await table.wait(LATEST)
                    assert table.actor.game.decided.changed > before, "the table is stuck"
            state = table.actor.game.table.state_hash
            await table.restart()
            assert table.actor.game.table.state_hash == state

    run(play)


async def do_something(table, here, choose):
    """Let one person come, go, take the seat back, propose something, answer a proposal, or do nothing."""
    seat = choose.randrange(3)
    if seat not in here:
        here[seat] = await table.come(seat)
        return
    act = choose.choice(["go", "return", "bot", "end-without", "vote", "hold", "nothing"])
    if act == "go":
        await table.go(here.pop(seat))
    elif act in ("bot", "end-without") and (act == "bot" or choose.random() < 0.1):
        await table.say(here[seat], type="propose", seat=seat, what=act, about=choose.randrange(3))
    elif act == "vote" and (proposal := table.company["proposal"]) is not None:
        await table.say(here[seat], type="vote", seat=seat, proposal=proposal["number"], yes=True)
    elif act in ("return", "hold"):
        await table.say(here[seat], type=act, seat=seat)
