"""Absence: whoever closes the page keeps the seat; a bot steps in by agreement, or the others go on without."""

import dataclasses

import pytest

from holotable.bots import default_decision
from holotable.server.tables.registry import Registry
from tests.support.guests import Driven, Guest, heard, records_of, run, seated
from tests.support.serving import QUICK, get, known_seed, serving

IMPATIENT = dataclasses.replace(QUICK, away_after=0.2, end_without_after=0.3, pace_days=0.5, idle=0.3)
CALM = dataclasses.replace(QUICK, claim_patience=0.0, trade_patience=0.0)
GAMES = ["mandalorian", "falcon"]


@pytest.fixture
def games(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.fixture
def base(games):
    with serving(games, IMPATIENT) as address:
        yield address


def leave(guest):
    guest.__exit__()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_for_whoever_closed_the_page_until_that_one_is_back(base, games, game):
    with seated(base, game) as (mia, ben):
        leave(ben)
        mia.hear_until(lambda guest: guest.seats[1]["away"])
        mia.say(type="propose", seat=0, what="bot", about=1)
        mia.hear_until(lambda guest: guest.seats[1]["played_by"])
        with Guest(base, mia.table, ben.token) as back:
            assert (back.seats[1]["away"], back.seats[1]["played_by"]) == (False, "bot")
            assert back.prompts == []
            back.say(type="return", seat=1)
            back.hear_until(lambda guest: guest.seats[1]["played_by"] is None)
            news = back.hear_until(lambda guest: len(guest.company["news"]) == 2 and says(guest))
        of_ben = [one["what"] for one in records_of(games, mia.table) if one["kind"] == "seat" and one["seat"] == 1]

    assert of_ben == [{"act": "handed", "why": "agreement"}, {"act": "returned"}]
    assert news == ["A bot takes over for Ben, as agreed.", "Ben is back and plays again."]


def says(guest):
    return [one["says"] for one in guest.company["news"]]


def test_nobody_goes_on_without_somebody_who_left_only_a_while_ago(games):
    patient = dataclasses.replace(IMPATIENT, end_without_after=300.0)
    with serving(games, patient) as base, seated(base, "falcon") as (mia, ben):
        leave(ben)
        mia.hear_until(lambda guest: guest.seats[1]["away"])
        mia.say(type="propose", seat=0, what="end-without", about=1)
        refused = mia.hear("refused")

        assert (refused["key"], mia.company["without"]) == ("server.not-away-long", [])
        assert "In about 5 minutes you can go on without Ben." in refused["says"]
        assert [one for one in records_of(games, mia.table) if one["kind"] == "seat"] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_others_go_on_without_somebody_who_stays_away(base, games, game):
    with seated(base, game) as (mia, ben):
        leave(ben)
        mia.hear_until(lambda guest: guest.company["without"] == [1])
        mia.say(type="propose", seat=0, what="end-without", about=1)
        while not has_resigned(mia.view, 1):
            if (prompt := mia.due()) is not None:
                mia.decide(0, first(prompt))
            mia.hear("events", "refused", "state")
        news = mia.hear_until(lambda guest: guest.company["without"] == [] and says(guest))
        lines = get(f"{base}/api/tables/{mia.table}/lines?lang=en").json()
        records = records_of(games, mia.table)

    assert {"act": "let-go", "by": 0} in [one["what"] for one in records if one["kind"] == "seat" and one["seat"] == 1]
    resigned = [one for one in records if one["what"] == {"do": "resign"}]
    assert [(one["seat"], one["by"]) for one in resigned] == [(1, "server")]
    assert news == ["Mia goes on without Ben."]
    (resigned,) = (one for one in lines if one["kind"] == "Resigned")
    assert (resigned["says"], resigned["by"]) == ("The game goes on without Ben.", "server")


def has_resigned(view, seat):
    return bool(view["seats"][seat].get("out"))


def first(prompt):
    return next(one["decision"] for one in prompt["options"] if one["decision"]["do"] not in ("resign", "bid"))


def test_by_days_a_table_is_woken_at_its_deadline_though_nobody_comes(base, games):
    with seated(base, "falcon", pace="days") as (mia, ben):
        mia.hear_until(lambda guest: guest.company["deadlines"])
        table, before = mia.table, mia.seq
        leave(mia)
        leave(ben)
    with Guest(base, table) as eve:  # much later
        eve.hear_until(lambda guest: guest.seq > before + 5)

    assert "clock" in {one["by"] for one in records_of(games, table)}


def test_a_server_that_starts_opens_the_tables_by_days_that_were_open(games):
    with serving(games, IMPATIENT) as base, seated(base, "falcon", pace="days") as (mia, _):
        table = mia.table
    before = len(records_of(games, table))
    registry = Registry(games, IMPATIENT, known_seed, mix=lambda *_: None)
    assert table in registry.storage.waking()
    with serving(games, IMPATIENT, registry) as base:
        wait_until(lambda: len(records_of(games, table)) > before)


def wait_until(holds):
    import time

    while not holds():
        time.sleep(0.05)


# on a clock of the test's own: three people


async def after_ben_went(table, seconds=300):
    """Let Ben close the page; give those who stay, five minutes later."""
    mia, ben, eve = await table.come(0), await table.come(1), await table.come(2)
    await table.go(ben)
    await table.wait(seconds)
    return mia, eve


def test_away_is_told_after_a_minute_and_not_before(games):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, ben = await table.come(0, 2), await table.come(1)
            await table.go(ben)
            await table.wait(59)
            assert table.actor.broadcaster.away == set()
            heard(mia)
            await table.wait(1)
            seats = next(one["seats"] for one in heard(mia) if one["type"] == "presence")
            assert [one["away"] for one in seats] == [False, True, False, False]
            await table.come(1)
            assert table.actor.broadcaster.away == set()

    run(play)


def test_whom_the_others_may_go_on_without_is_told_after_five_minutes_and_not_before(games):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, _ = await after_ben_went(table, 299)
            assert table.company["without"] == []
            heard(mia)
            await table.wait(1)
            assert [one["without"] for one in heard(mia) if one["type"] == "company"] == [[1]]
            await table.come(1)
            assert table.company["without"] == []

    run(play)


@pytest.mark.parametrize("what", ["bot", "end-without"])
def test_nobody_is_asked_about_the_absent_without_end(games, what):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, eve = await after_ben_went(table)
            for number in (1, 2, 3):
                await table.say(mia, type="propose", seat=0, what=what, about=1)
                await table.say(eve, type="vote", seat=2, proposal=number, yes=False)
            refused = await table.say(mia, type="propose", seat=0, what=what, about=1)
            assert refused[0]["key"] == "server.proposals-most"
            await table.say(eve, type="propose", seat=2, what=what, about=1)  # the others may
            assert table.company["proposal"]["by"] == 2
            await table.wait(300)
            await table.say(mia, type="propose", seat=0, what=what, about=1)
            assert table.company["proposal"]["by"] == 0

    run(play)


def test_a_proposal_that_comes_to_nothing_is_told_in_the_log(games):
    async def play():
        async with Driven(games, "clone-wars", CALM, people=4) as table:
            mia, eve = await after_ben_went(table)
            await table.come(3)
            await table.say(mia, type="propose", seat=0, what="bot", about=1)
            await table.say(eve, type="vote", seat=2, proposal=1, yes=False)
            await table.say(mia, type="propose", seat=0, what="bot", about=1)
            await table.wait(20)
            await table.say(mia, type="propose", seat=0, what="bot", about=1)
            await table.say(eve, type="vote", seat=2, proposal=3, yes=True)
            await table.wait(20)
            assert [one["says"] for one in table.company["news"]] == [
                "Person 2 has said no to what Person 0 proposed.",
                "Nobody has answered what Person 0 proposed.",
                "Not everybody has answered in time what Person 0 proposed.",
            ]

    run(play)


@pytest.mark.parametrize("what", ["bot", "end-without"])
def test_everybody_present_must_agree(games, what):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, eve = await after_ben_went(table)
            await table.say(mia, type="propose", seat=0, what=what, about=1)
            proposal = table.company["proposal"]
            assert (proposal["asked"], proposal["about"]) == ([2], 1)
            assert table.actor.broadcaster.handed == set()
            answered = await table.say(eve, type="vote", seat=2, proposal=proposal["number"], yes=True)
            assert "refused" not in [one["type"] for one in answered]
            records = [one["what"] for one in records_of(games, table.id) if one["kind"] == "seat"]
            assert records[0]["act"] == {"bot": "handed", "end-without": "let-go"}[what]
            again = await table.say(eve, type="vote", seat=2, proposal=proposal["number"], yes=True)
            assert again[0]["key"] == "server.proposal-over"

    run(play)


@pytest.mark.parametrize("what", ["bot", "end-without"])
def test_one_no_ends_it_and_so_does_coming_back(games, what):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, eve = await after_ben_went(table)
            await table.say(mia, type="propose", seat=0, what=what, about=1)
            assert table.company["proposal"]
            await table.say(eve, type="vote", seat=2, proposal=1, yes=False)
            assert table.company["proposal"] is None
            await table.say(mia, type="propose", seat=0, what=what, about=1)
            assert table.company["proposal"]
            await table.come(1)
            assert table.company["proposal"] is None
            assert [one for one in records_of(games, table.id) if one["kind"] == "seat"] == []

    run(play)


def test_an_absent_seat_is_let_go_though_the_server_was_killed_in_between(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, people=3) as table:
            await after_ben_went(table, 60)
            await table.actor._matters.proposals.motions["end-without"]._absence.let_go(1, 0)
            await table.settle()
            await table.restart()
            assert table.actor._matters.proposals.motions["end-without"]._absence.leaving == {1}
            await table.come(0, 2)
            game = table.actor.game
            while not game.presenter.view().has_left(1):
                await table.wait(0)
                if (seat := next((one for one in game.presenter.due() if one in (0, 2)), None)) is not None:
                    await table.actor.play(game.attempt(seat, default_decision(game.table, seat)), "person")
            assert game.table.due is not None

    run(play)


def test_a_bot_stands_still_while_none_of_the_people_is_there(games):
    async def play():
        async with Driven(games, "falcon", CALM, people=3) as table:
            mia, eve = await after_ben_went(table)
            for seat in (0, 1, 2):
                await table.actor._matters.handover.hand(seat, "agreement")
            watching = await table.come()
            await table.go(mia)
            await table.go(eve)
            before = table.actor.game.seq
            await table.wait(1000)
            assert table.actor.game.seq == before
            await table.come(0)
            await table.wait(1)
            assert table.actor.game.seq > before
            await table.go(watching)

    run(play)
