"""Bots at the server: late, broken and illegal ones are replaced, and people get their time."""

import dataclasses
import json
import time

import pytest

from holotable.server.bots import bot_seats
from tests.support.serving import QUICK, Player, get, open_table, serving, token_of

AGES = 3600.0  # seconds; nobody waits that long
SEATS = [{"kind": "me", "name": "Mia"}, {"kind": "bot", "bot": "random"}]


class Sleeper:
    def decide(self, view, prompt):
        time.sleep(0.3)
        return prompt["options"][-1]


class Breaker:
    def decide(self, view, prompt):
        raise ZeroDivisionError


class Cheat:
    def decide(self, view, prompt):
        return {"do": "win"}


@pytest.mark.parametrize("made", [Sleeper, Breaker, Cheat])
def test_whatever_a_bot_does_the_game_goes_on(tmp_path, monkeypatch, made):
    monkeypatch.setattr(bot_seats, "bot", lambda *_, **__: made())
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, bot_budget=0.05)) as base:
        opened = open_table(base, "falcon", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(6)
    assert any('"by":"bot"' in frame for frame in mia.heard)


def test_bots_wait_while_somebody_holds_the_throw(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, hold=AGES, bot_pause=0.3)) as base:
        opened = open_table(base, "mandalorian", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            hold(mia)
            assert is_silent(mia)


def test_bots_go_on_when_the_time_for_holding_is_over(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, hold=0.6, bot_pause=0.3)) as base:
        opened = open_table(base, "mandalorian", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            hold(mia)
            assert mia.hear("events")["by"] == "bot"


def hold(player: Player) -> None:
    """Play to the end of a turn and hold the throw of the bot that comes next, which cannot be quicker."""
    player.hear("state")
    while not may_end_turn(player.due()):
        player.play_on(1) if player.due() else player.hear("events")
    player.say(type="hold", seat=0)
    player.hear("held")
    ended = player.decide(0, {"do": "end_turn"})
    while player.seq < ended["seq"]:
        player.hear("events")


def may_end_turn(prompt: dict | None) -> bool:
    return prompt is not None and any(option["decision"]["do"] == "end_turn" for option in prompt["options"])


def is_silent(player: Player) -> bool:
    """Tell whether nothing comes for much longer than bots need."""
    try:
        while json.loads(frame := player.socket.recv(timeout=1))["type"] == "company":
            pass  # told when there is time
    except TimeoutError:
        return True
    player.heard.append(frame)
    return False


def test_bots_rest_while_nobody_is_connected(tmp_path):
    with serving(tmp_path / "games.sqlite3") as base:
        bots = [{"kind": "bot"}, {"kind": "bot"}]
        opened = open_table(base, "mandalorian", bots)
        with Player(base, opened["table"]) as eve:
            eve.hear("events")
            eve.hear("events")
        seqs = [0, seq_later(base, opened["table"])]
        while seqs[-1] != seqs[-2]:  # the last thought may take its time
            assert len(seqs) < 20, "bots do not rest"
            seqs.append(seq_later(base, opened["table"]))
    assert seqs[-1] > 0


def seq_later(base: str, table: str) -> int:
    time.sleep(0.2)
    return get(f"{base}/api/tables/{table}").json()["seq"]


def test_bots_wait_for_a_persons_claim(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, claim_patience=AGES)) as base:
        opened = open_table(base, "mandalorian", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            while not bot_owes(mia.view):
                mia.play_on(1) if mia.due() else mia.hear("events")
            assert is_silent(mia)
            claim = next(one["decision"] for one in mia.prompts[0]["options"] if one["decision"]["do"] == "claim_rent")
            assert mia.decide(0, claim)["type"] == "ack"
            while '"by":"bot"' not in mia.heard[-1]:
                mia.hear("events")


def bot_owes(view: dict) -> bool:
    return view["turn"] == 1 and any(claim["creditor"] == 0 for claim in view["claims"])


def test_offers_without_end_do_not_make_a_bot_wait_without_end(tmp_path):
    patient = dataclasses.replace(QUICK, bot_pause=0.2, throw_pause=0.2, trade_patience=AGES, wait_most=0.5)
    with serving(tmp_path / "games.sqlite3", patient) as base:
        opened = open_table(base, "mandalorian", [*SEATS, {"kind": "local", "name": "Ben"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            while mia.view["turn"] != 1 or not mia.view["seats"][0]["deeds"]:
                mia.play_on(1) if mia.due() else mia.hear("events")
            for price in range(1, 201):  # the same offer twice is refused
                if any('"by":"bot"' in frame for frame in pester(mia, price)):
                    break
            else:
                pytest.fail("the bot waits for as long as somebody offers something")


def pester(player: Player, price: int) -> list[str]:
    """Offer something to another person and take it back; give what was heard meanwhile."""
    known, deeds = len(player.heard), player.view["seats"][0]["deeds"][:1]
    play(player, {"do": "offer_trade", "to": 2, "give": {"deeds": deeds}, "want": {"cash": price}})
    options = [option["decision"] for prompt in player.prompts for option in prompt["options"]]
    for withdraw in [one for one in options if one["do"] == "withdraw_trade"]:
        play(player, withdraw)
    return player.heard[known:]


def play(player: Player, decision: dict) -> None:
    """Play a decision, unless somebody was quicker."""
    answer = player.decide(0, decision)
    assert answer["type"] == "ack" or answer["key"] == "server.stale", answer
    while player.seq < answer["seq"]:
        player.hear("events")


def test_who_has_resigned_holds_no_throw(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, hold=AGES, bot_pause=0.3)) as base:
        opened = open_table(base, "mandalorian", [*SEATS, {"kind": "bot", "bot": "random"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            hold(mia)
            while mia.decide(0, {"do": "resign"})["type"] != "ack":  # a bot was quicker
                pass
            while mia.hear("events")["by"] != "bot":
                pass
            mia.say(type="hold", seat=0)
            assert mia.hear("refused", "held")["key"] == "server.out"
