"""simulate(): what may be asked, what comes back, tallies of one's own, start positions."""

import contextlib
import json
import os
import signal
from collections import Counter
from concurrent.futures import Future

import pytest

from holotable import HolotableError, Script, Table, Tally, simulate
from holotable.sim.report import result_saver
from holotable.sim.report.html_report import report_html
from holotable.sim.run import workers
from holotable.sim.run.job import plan
from holotable.sim.run.job_run import PooledTeam, control_c
from holotable.sim.run.simulation import run

LATE = {
    "edition": "falcon",
    "seats": [{"name": "Mia", "pawns": ["home", "home", "home-zone:4"]}, {"name": "Ben"}],
}


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"edition": "falcn"}, "no edition 'falcn' (did you mean 'falcon'?)"),
        ({"bots": "thirfty"}, "no bot 'thirfty' (did you mean 'thrifty'?); estate bots are random, thrifty"),
        ({"bots": []}, "4 seats take 1 to 4 bots, not 0"),
        ({"bots": ["thrifty"] * 7}, "clone-wars is played by 2 to 6 seats, not 7"),
        ({"seats": 7}, "clone-wars is played by 2 to 6 seats, not 7"),
        ({"seats": 1}, "clone-wars is played by 2 to 6 seats, not 1"),
        ({"seats": True}, "clone-wars is played by 2 to 6 seats, not True"),
        ({"seats": 2, "bots": ["thrifty"] * 3}, "2 seats take 1 to 2 bots, not 3"),
        ({"games": 0}, "the number of games is a whole number from 1 to 1000000000, not 0"),
        ({"games": 1.5}, "the number of games is a whole number from 1 to 1000000000, not 1.5"),
        ({"seed": -1}, "a seed is a whole number from 0 to"),
        ({"workers": 0}, "the number of workers is a whole number from 1 to 1024, not 0"),
        ({"options": {"variant": "long"}}, "variant"),
        ({"options": {"variant": "timed"}}, "a timed game of clone-wars needs an end here: choose the option rounds"),
        ({"start": LATE}, "the position is of falcon, not of clone-wars"),
        ({"start": 7}, "a position is an object that names its edition"),
    ],
)
def test_a_wish_that_cannot_be_met_is_one_clear_line(wishes, problem):
    with pytest.raises(HolotableError) as told:
        simulate(**{"edition": "clone-wars", "games": 2, **wishes})

    assert problem in str(told.value)
    assert "\n" not in str(told.value)


def test_bots_take_turns_on_the_seats():
    class Seats(Tally):
        def __init__(self):
            self.seen = Counter()

        def before(self, game):
            self.seen.update(enumerate(game.bots))

    seen = simulate("falcon", ["scout", "random"], 40, seats=4, tallies=[Seats]).tallies[0].seen

    assert set(seen.values()) == {20}
    assert len(seen) == 8


def test_mirrored_games_have_the_same_luck():
    job = plan("mandalorian", "thrifty", 40, seats=2, seed=4)  # who draws no lots of its own
    mirrored = type(job)(**{name: getattr(job, name) for name in job.__slots__} | {"mirror": 2, "rows": True})
    rows = []
    run(mirrored, PooledTeam(mirrored, 1), [lambda block: rows.extend(block.rows)])
    games = [tuple(rows[base + 1 : base + 16]) for base in range(0, len(rows), 64)]

    assert all(games[pair] == games[pair + 1] for pair in range(0, 40, 2))
    assert len(set(games)) > 10


def test_a_tally_of_ones_own_sees_every_game_and_is_added_up():
    class Doubles(Tally):
        def __init__(self):
            self.throws = 0
            self.doubles = Counter()
            self.winners = []

        def event(self, game, event):
            if event.kind == "Rolled":
                self.throws += 1
                self.doubles[event.facts["doubles"]] += 1

        def after(self, game, result):
            self.winners.append((game.number, result.winners[0]))

    played = simulate("mandalorian", games=30, seed=2, workers=2, tallies=[Doubles])
    tally = played.tallies[0]

    assert [number for number, _ in tally.winners] == list(range(30))
    assert sum(tally.doubles.values()) == tally.throws
    assert tally.doubles[1] / tally.throws == pytest.approx(1 / 6, abs=0.03)
    assert Counter(str(seat + 1) for _, seat in tally.winners) == Counter(
        {rate.name: rate.wins for rate in played.summary.wins.seat if rate.wins}
    )


def test_a_tally_that_cannot_be_added_up_says_what_to_write():
    class Odd(Tally):
        def __init__(self):
            self.found = {}

    with pytest.raises(HolotableError, match=r"^Odd.found: a dict is not added up by itself; write merge\(\)$"):
        simulate("falcon", games=40, tallies=[Odd])


def test_a_tally_may_look_at_the_table():
    class Looks(Tally):
        def __init__(self):
            self.cash = []

        def before(self, game):
            self.cash.append([seat["cash"] for seat in game.view()["seats"]])

    assert simulate("boba-fett", games=2, seats=3, tallies=[Looks]).tallies[0].cash == [[1500] * 3] * 2


def test_games_from_a_position_keep_their_seats():
    played = simulate("falcon", "scout", 200, start=LATE)
    first, second = played.summary.wins.seat

    assert played.summary.from_position
    assert first.low > 0.8
    assert second.high < 0.2
    assert played.summary.wins.order[0].games == 200


def test_an_exact_state_is_a_start_too():
    table = Table("mandalorian", ["Mia", "Ben"], luck=Script(dice=[(6, 5), (1, 2), (4, 5)]))
    table.play(0, {"do": "roll"})

    played = simulate("mandalorian", "thrifty", 20, start=json.loads(json.dumps(table.state())))

    assert played.summary.games == 20


def test_a_finished_game_is_no_start():
    won = {"edition": "falcon", "seats": [{"name": "Mia", "pawns": ["home", "home", "home-zone:5"]}, {"name": "Ben"}]}
    table = Table.from_position(won, luck=Script(draw=["1"]))
    table.play(0, {"do": "draw"})
    table.play(0, {"do": "move", "pawn": 2, "steps": 1})

    with pytest.raises(HolotableError, match="the game is over"):
        simulate("falcon", start=table.state())


class Gone:
    """Workers of whom nobody comes back before somebody presses Ctrl-C."""

    size = 2

    def submit(self, first, games):
        future = Future()
        future.result = self.interrupt
        return future

    def interrupt(self, timeout):
        raise KeyboardInterrupt

    def close(self):
        pass


@pytest.mark.parametrize("box", ["falcon", "clone-wars"])
def test_stopped_before_anything_was_played(box):
    played = run(plan(box, games=100), Gone())

    assert played.stopped
    assert played.summary.games == 0
    assert "0 games" in played.table()


def test_ctrl_c_while_a_block_is_written_loses_nothing():
    seen = []

    def write(block):
        seen.append((block.first, block.games))
        if len(seen) == 2:
            os.kill(os.getpid(), signal.SIGINT)

    with hearing_control_c(), control_c() as stop:
        job = plan("falcon", games=10_000_000)
        played = run(job, PooledTeam(job, 2), [write], stop)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler

    assert played.stopped
    assert [first for first, _ in seen] == [sum(games for _, games in seen[:place]) for place in range(len(seen))]
    assert 0 < played.games == sum(games for _, games in seen) < 10_000_000


def test_ctrl_c_while_the_report_is_written_loses_nothing(tmp_path, monkeypatch):
    def interrupted(*about):
        os.kill(os.getpid(), signal.SIGINT)
        return report_html(*about)

    monkeypatch.setattr(result_saver, "report_html", interrupted)
    with hearing_control_c():
        played = simulate("falcon", games=100, out=tmp_path / "results")

    assert not played.stopped
    assert {file.name for file in (tmp_path / "results").iterdir()} == {"games.parquet", "report.html", "summary.json"}


@contextlib.contextmanager
def hearing_control_c():
    """Whatever a worker of the test run does with it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_progress_is_told_in_order():
    heard = []

    simulate("falcon", games=100, workers=2, on_progress=heard.append)

    assert heard == sorted(heard)
    assert heard[-1] == 100


def test_a_bot_of_ones_own_plays_and_its_faults_are_counted(tmp_path):
    (tmp_path / "mine.py").write_text(
        "class First:\n"
        "    def decide(self, view, prompt):\n"
        "        return prompt['options'][0] if prompt['due'] else None\n"
        "class Wrong:\n"
        "    def decide(self, view, prompt):\n"
        "        return {'do': 'fly'}\n"
    )
    bots = ["random", f"{tmp_path / 'mine.py'}:First", f"{tmp_path / 'mine.py'}:Wrong"]

    played = simulate("falcon", bots, 6, seed=1, workers=2)
    again = simulate("falcon", bots, 6, seed=1, workers=1)

    assert played.summary.games == 6
    assert set(played.faults) == {bots[2]}
    assert played.faults[bots[2]] > 6
    assert (again.sums, again.faults) == (played.sums, played.faults)


def test_a_bot_that_never_answers_is_interrupted_by_a_single_worker_too(tmp_path, monkeypatch):
    monkeypatch.setattr(workers, "BUDGET", 0.05)
    (tmp_path / "mine.py").write_text(
        "import time\n"
        "class Stuck:\n"
        "    asked = 0\n"
        "    def decide(self, view, prompt):\n"
        "        self.asked += 1\n"
        "        while self.asked == 2:\n"
        "            time.sleep(0.001)\n"
        "        return prompt['options'][0]\n"
    )
    bot = f"{tmp_path / 'mine.py'}:Stuck"

    assert simulate("falcon", ["random", bot], 1, seed=1, workers=1).faults[bot] >= 1


def test_the_summary_as_text():
    text = simulate("falcon", ["scout", "random"], 30, seed=1).table()

    assert text.startswith("Sorry! Millennium Falcon\n30 games · 2 seats · bots scout, random · seed 1\n")


def test_turns_count_from_where_games_start():
    table = Table("clone-wars", 3, seed=4)
    while table.view()["turns"] < 12:
        table.play(table.due.seats[0], table.options(table.due.seats[0])[0])

    spoken, exact = (
        simulate("clone-wars", "thrifty", 20, seats=3, seed=2, start=start).summary
        for start in (table.position(), table.state())
    )

    assert exact.decisions == spoken.decisions
    assert exact.turns.mean == pytest.approx(spoken.turns.mean, abs=1)


def test_where_bots_keep_their_seats_nothing_is_said_about_luck():
    assert simulate("falcon", ["scout", "random"], 20, seats=2, start=LATE).summary.course.luck is None
    assert simulate("falcon", ["scout", "random"], 20, seats=2).summary.course.luck is not None


def test_tokens_are_drawn_by_lot_so_that_both_sides_play():
    wins = simulate("clone-wars", "thrifty", 600, seats=4, seed=3, options={"missions": True}).summary.wins

    assert [rate.games for rate in wins.side] == [pytest.approx(1600, abs=120), pytest.approx(800, abs=120)]
    assert all(rate.games == pytest.approx(400, abs=90) for rate in wins.token)


FIRST = "class First:\n    def decide(self, view, prompt):\n        return prompt['options'][0] if prompt['due'] else None\n"


def test_trades_are_off_for_everybody_at_a_table_with_a_foreign_bot(tmp_path):
    (tmp_path / "mine.py").write_text(
        FIRST + "class Dealer(First):\n"
        "    def decide(self, view, prompt):\n"
        "        if prompt['kind'] == 'finish_turn':\n"
        "            give, want = ({'cash': 1, 'deeds': [], 'cards': []} for _ in range(2))\n"
        "            return {'do': 'offer_trade', 'to': (view['seat'] + 1) % 3, 'give': give, 'want': want}\n"
        "        return super().decide(view, prompt)\n"
    )
    dealer = f"{tmp_path / 'mine.py'}:Dealer"

    played = simulate("mandalorian", ["thrifty", "thrifty", dealer], 3, seats=3, seed=1, trades=False, workers=1)

    assert played.summary.a_game["trades"] == 0
    assert list(played.summary.faults) == [dealer]
    assert played.summary.faults[dealer] > 0


def test_luck_names_who_begins_a_race_with_a_foreign_bot_too(tmp_path):
    (tmp_path / "mine.py").write_text(FIRST)

    played = simulate("falcon", ["random", f"{tmp_path / 'mine.py'}:First"], 20, seed=1, workers=1)

    assert [rate.wins for rate in played.summary.wins.seat] != [rate.wins for rate in played.summary.wins.order]


def test_what_is_too_long_for_the_bins_is_told():
    decisions = simulate("mandalorian", "random", 40, seed=1).summary.decisions

    assert 0 < decisions.beyond < sum(decisions.counts) == 40
    assert decisions.quantiles[-1] > decisions.width * len(decisions.counts)
