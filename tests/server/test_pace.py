"""Pace: a deadline for every decision that play waits for, its default, the bot that takes over, and coming back."""

import dataclasses
import signal

import pytest

from holotable.bots import default_decision
from holotable.table.log import replay
from holotable.table.log_file import parse_log
from holotable.table.verification import verify_log
from tests.support.agreeing import Company, latest
from tests.support.guests import Driven, Guest, heard, records_of, run, seated
from tests.support.serving import QUICK, get, post, process, serving

HURRIED = dataclasses.replace(QUICK, pace_brisk=0.3, pace_relaxed=60.0)
CALM = dataclasses.replace(QUICK, claim_patience=0.0, trade_patience=0.0)  # on a clock of its own
GAMES = ["mandalorian", "falcon"]


@pytest.fixture
def games(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.fixture
def hurried(games):
    """A server at whose brisk tables there is hardly any time."""
    with serving(games, HURRIED) as base:
        yield base


# over real sockets: two people and a bot


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_until_when_a_person_must_answer(hurried, game):
    with seated(hurried, game, pace="relaxed") as (mia, ben):
        seen = [one.hear_until(lambda guest: guest.company["deadlines"]) for one in (mia, ben)]
        due = next(one["seat"] for guest in (mia, ben) for one in guest.prompts if one["due"])

    assert mia.hello["pace"] == "relaxed"
    for (deadline,) in seen:
        assert (deadline["seat"], deadline["of"], deadline["runs"]) == (due, 60, True)
        assert 0 < deadline["seconds"] <= 60


def test_a_table_has_no_clock_unless_one_is_chosen(hurried):
    with seated(hurried, "mandalorian") as (mia, _):
        assert mia.hello["pace"] == "none"
        assert mia.company["deadlines"] == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_silent_twice_is_played_by_a_bot_until_coming_back(hurried, games, game):
    with seated(hurried, game, pace="brisk") as (mia, _):
        late = mia.hear_events("clock")
        handed = mia.hear_until(lambda guest: [one for one in guest.seats if one["played_by"]])[0]
        mia.hear_until(lambda guest: guest.seats[0]["played_by"])
        mia.say(type="return", seat=0)
        back = mia.hear_until(lambda guest: guest.seats[0]["played_by"] is None and guest.seats[0])
        news = [
            one["says"] for one in mia.hear_until(lambda guest: is_told_of_coming_back(guest) and guest.company)["news"]
        ]
        records = records_of(games, mia.table)

    assert late["decision"]["do"] in ("roll", "draw")
    assert (handed["kind"], handed["played_by"]) == ("person", "bot")
    assert back["kind"] == "person"
    assert next(one["seat"] for one in records if one["kind"] == "deadline") == late["seat"]
    of_mia = [one["what"] for one in records if one["kind"] == "seat" and one["seat"] == 0]
    assert of_mia == [{"act": "handed", "why": "clock"}, {"act": "returned"}]
    assert [one["by"] for one in records if one["kind"] == "decision"].count("clock") >= 2
    assert [one for one in news if "Mia" in one][:2] == [
        "Time was up twice: a bot takes over for Mia.",
        "Mia is back and plays again.",
    ]


def is_told_of_coming_back(guest):
    return any("back" in one["says"] for one in guest.company["news"])


def lines_of(base, table):
    return get(f"{base}/api/tables/{table}/lines?lang=en").json()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_that_the_clock_has_decided_also_after_a_restart(games, game):
    with serving(games, HURRIED) as base, seated(base, game, pace="brisk") as (mia, _):
        late = mia.hear_events("clock")
        table = mia.table
    with serving(games, HURRIED) as base:
        loaded = lines_of(base, table)

    assert {one.get("by") for one in late["lines"]} == {"clock"}
    assert {one.get("by") for one in loaded if one["seq"] == late["seq"]} == {"clock"}
    by_seq = {seq: one["by"] for seq, one in enumerate(records_of(games, table), 1)}
    assert all(one.get("by") == told(by_seq.get(one["seq"])) for one in loaded)


def told(by):
    return by if by in ("clock", "order", "server") else None


def test_what_the_clock_has_decided_is_verified_and_replayed(hurried, games):
    with seated(hurried, "falcon", pace="brisk") as (mia, _):
        mia.hear_until(lambda guest: all(one["played_by"] for one in guest.seats[:2]))
        mia.hear_until(lambda guest: guest.result)
        file = get(f"{hurried}/api/tables/{mia.table}/log").text
    log = parse_log(file.encode(), "the file")

    found = verify_log(log)

    assert "clock" in {record["by"] for record in log["records"]}
    assert replay(log).due is None
    assert found is not None


BAD = [
    ({"type": "return"}, "server.malformed"),
    ({"type": "return", "seat": "0"}, "server.malformed"),
    ({"type": "return", "seat": 0, "now": True}, "server.malformed"),
    ({"type": "return", "seat": 9}, "server.malformed"),
    ({"type": "return", "seat": 1}, "server.not-your-seat"),
    ({"type": "return", "seat": 0}, "server.not-handed"),
    ({"type": "propose", "seat": 0, "what": "bot"}, "server.not-away"),
    ({"type": "propose", "seat": 0, "what": "bot", "about": 0}, "server.not-away"),
    ({"type": "propose", "seat": 0, "what": "bot", "about": 1}, "server.not-away"),
    ({"type": "propose", "seat": 0, "what": "end-without", "about": 2}, "server.not-away"),
    ({"type": "propose", "seat": 0, "what": "end-without", "about": 7}, "server.not-away"),
    ({"type": "propose", "seat": 1, "what": "bot", "about": 0}, "server.not-your-seat"),
    ({"type": "propose", "seat": 0, "what": "sleep", "about": 1}, "server.malformed"),
    ({"type": "vote", "seat": 0, "proposal": 1, "yes": True}, "server.proposal-over"),
]


@pytest.mark.parametrize(("message", "key"), BAD)
def test_what_makes_no_sense_is_refused_and_changes_nothing(hurried, games, message, key):
    with seated(hurried, "mandalorian") as (mia, _):
        mia.hear_until(lambda guest: guest.due() or guest.company)
        mia.say(**message)

        assert mia.hear("refused")["key"] == key
        assert mia.company["proposal"] is None
        assert {one["by"] for one in records_of(games, mia.table)} <= {"bot"}


def test_spectators_take_no_seat_back(hurried):
    with seated(hurried, "mandalorian") as (mia, _), Guest(hurried, mia.table) as eve:
        eve.say(type="return", seat=0)
        assert eve.hear("refused")["key"] == "server.not-your-seat"


@pytest.mark.parametrize("pace", ["hurry", 30, None])
def test_a_pace_that_nobody_knows_is_refused(hurried, pace):
    wish = {"edition": "falcon", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": pace}
    assert post(f"{hurried}/api/tables", json=wish).status_code == 400


# on a clock of the test's own


async def due_person(table):
    """Let bots play until play waits for a person; give who it is and what is asked."""
    game = table.actor.game
    while not (people := [seat for seat in game.presenter.due() if seat < 2]):
        await table.wait(0)
    return people[0], game.table.prompt_kind(people[0])


async def answer(table, client, seat, decision):
    return await table.say(
        client,
        type="decide",
        action=f"a{table.actor.game.seq}",
        seat=seat,
        decision=decision,
        seen=table.actor.game.seq,
    )


def test_nothing_but_an_answer_restarts_a_deadline(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            seat, deed, end = await owner_at_rest(table)
            other = 1 - seat
            await table.wait(20)
            assert table.deadline(seat)["seconds"] == 10

            for do in ("mortgage", "redeem", "mortgage"):
                assert (await answer(table, both, seat, {"do": do, "deed": deed}))[0]["type"] == "ack"
            offer = {"do": "offer_trade", "to": other, "give": {"deeds": [deed]}, "want": {"cash": 1}}
            assert (await answer(table, both, seat, offer))[0]["type"] == "ack"
            await table.say(both, type="hold", seat=other)
            await table.say(both, type="hold", seat=other, release=True)
            await table.say(both, type="propose", seat=other, what="bot", about=seat)
            assert table.deadline(seat)["seconds"] == 10

            assert (await answer(table, both, seat, end))[0]["type"] == "ack"
            assert all(one["seconds"] == 30 for one in table.company["deadlines"])

    run(play)


def test_a_deadline_that_was_met_is_told_as_over_though_a_bot_is_next(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            game, told = table.actor.game, []
            while not told or game.presenter.due() != [2]:
                seat, _ = await due_person(table)
                told = await answer(table, both, seat, default_decision(game.table, seat))
            assert [one["deadlines"] for one in told if one["type"] == "company"][-1:] == [[]]

    run(play)


async def owner_at_rest(table):
    """Play until a person who owns a deed has nothing to do but throw or end the turn; give who, the deed and that."""
    while True:
        seat, kind = await due_person(table)
        options = table.actor.game.table.options(seat)
        deeds = [one["deed"] for one in options if one["do"] == "mortgage"]
        if kind in ("roll_dice", "finish_turn") and deeds:
            return seat, deeds[0], next(one for one in options if one["do"] in ("roll", "end_turn"))
        await play_freely(table)


def test_one_late_answer_is_forgiven_by_one_in_time(games):
    async def play():
        async with Driven(games, "falcon", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            seat, kind = await due_person(table)
            assert kind == "draw_card"
            await table.wait(30)
            late = [one for one in heard(both) if one["type"] == "events" and one["by"] == "clock"]
            assert [one["seat"] for one in late] == [seat]
            for _ in range(40):
                asked, _ = await due_person(table)
                if asked == seat:
                    break
                await answer(table, both, asked, default_decision(table.actor.game.table, asked))
                await table.wait(1)
            await answer(table, both, seat, default_decision(table.actor.game.table, seat))
            assert table.actor._matters.deadlines._late == {}
            assert table.actor.broadcaster.handed == set()

    run(play)


def test_a_debt_is_settled_at_one_deadline_however_much_must_be_sold(games):
    async def play():
        async with Driven(games, "clone-wars", CALM, pace="brisk") as table:
            await table.come(0, 1)
            game = table.actor.game
            while not any(game.table.prompt_kind(seat) == "raise_cash" for seat in game.presenter.due()):
                await play_freely(table)
            debtor = game.presenter.due()[0]
            await table.wait(31)
            assert game.table.prompt_kind(debtor) != "raise_cash"
            assert table.actor._matters.deadlines._late.get(debtor, 0) <= 1

    run(play)


async def play_freely(table):
    """Let the first person who is due buy everything and keep no cash."""
    game = table.actor.game
    people = [seat for seat in game.presenter.due() if seat < 2]
    if not people:
        await table.wait(0)
        return
    seat = people[0]
    options = [one for one in game.table.options(seat) if one["do"] not in ("resign", "waive_rent", "pass")]
    verbs = ("buy", "build", "roll", "claim_rent", "end_turn")
    found = next((one for verb in verbs for one in options if one["do"] == verb), None)
    decision = found or default_decision(game.table, seat)
    await table.actor.play_after_claims(game.attempt(seat, decision), "person")
    await table.settle()


def test_a_pause_stops_deadlines_and_lets_them_run_again(games):
    async def play():
        async with Driven(games, "falcon", CALM, pace="brisk") as table:
            await table.come(0, 1)
            seat, _ = await due_person(table)
            await table.wait(10)
            table.actor._matters.deadlines.stand()
            await table.settle()
            await table.wait(500)
            assert table.deadline(seat) == {"seat": seat, "seconds": 20, "of": 30, "runs": False}
            table.actor._matters.deadlines.run()
            await table.settle()
            await table.wait(10)
            assert table.deadline(seat) == {"seat": seat, "seconds": 10, "of": 30, "runs": True}

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_while_none_of_the_people_is_there_the_table_stands_still(games, game):
    async def play():
        async with Driven(games, game, CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            seat, _ = await due_person(table)
            await table.wait(10)
            watching = await table.come()
            await table.go(both)
            before = table.actor.game.seq
            await table.wait(10_000)
            assert table.actor.game.seq == before
            assert table.deadline(seat)["seconds"] == 20
            await table.go(watching)

    run(play)


def test_by_days_the_table_goes_on_without_anybody(games):
    async def play():
        async with Driven(games, "falcon", CALM, pace="days") as table:
            both = await table.come(0, 1)
            seat, _ = await due_person(table)
            await table.go(both)
            await table.wait(100)
            assert not table.actor._is_awake  # it may be put away
            table.time += 86_400
            assert table.actor._is_awake
            await table.wait(0)
            assert table.actor.game.last_of(seat) > 0

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_deadlines_and_handed_seats_outlive_the_server(games, game):
    async def play():
        async with Driven(games, game, CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            seat, _ = await due_person(table)
            await table.wait(13)
            await table.restart()
            both = await table.come(0, 1)
            left = table.deadline(seat)["seconds"]
            assert 17 <= left <= 20  # at most a tenth is given back
            await table.wait(left)
            assert table.actor.game.last_of(seat) > 0
            while not table.actor.broadcaster.handed:
                await table.wait(30)
            handed = set(table.actor.broadcaster.handed)
            await table.restart()
            assert table.actor.broadcaster.handed == handed
            both = await table.come(0, 1)
            refused = await answer(table, both, min(handed), {"do": "resign"})
            assert refused[0]["key"] == "server.handed"

    run(play)


def test_a_decision_costs_no_second_write(games):
    async def play():
        async with Driven(games, "falcon", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            written = []
            real = table.storage.keep_company
            table.storage.keep_company = lambda *about: written.append(about) or real(*about)
            for _ in range(10):
                seat, _ = await due_person(table)
                await answer(table, both, seat, default_decision(table.actor.game.table, seat))
                await table.wait(0)
            assert written == []

    run(play)


def test_a_seat_comes_back_when_nothing_of_it_is_under_way(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, pace="brisk", people=2) as table:
            both = await table.come(0, 1)
            handover = table.actor._matters.handover
            game = table.actor.game
            while not ({0, 1} <= set(game.presenter.due()) and game.table.prompt_kind(0) == "bid_or_pass"):
                seat = next((seat for seat in game.presenter.due() if seat < 2), None)
                if seat is None:
                    await table.wait(0)
                else:
                    await table.actor.play_after_claims(
                        game.attempt(seat, default_decision(game.table, seat)), "person"
                    )
            await handover.hand(0, "agreement")
            await table.say(both, type="return", seat=0)
            assert table.company["returning"] == [0]
            assert table.actor.broadcaster.handed == {0}
            await table.wait(30)
            assert table.company["returning"] == []
            assert table.actor.broadcaster.handed == set()

    run(play)


def test_killed_with_a_running_deadline_the_server_goes_on_with_it(games):
    with process(games) as (server, base), seated(base, "falcon", pace="relaxed") as (mia, ben):
        seat = mia.hear_until(lambda guest: guest.company["deadlines"])[0]["seat"]
        tokens = mia.token, ben.token
        server.send_signal(signal.SIGKILL)
        server.wait()
    with process(games) as (_, base), Guest(base, mia.table, tokens[0]) as mia:
        deadline = mia.hear_until(lambda guest: guest.company["deadlines"])[0]

    assert (deadline["seat"], deadline["of"]) == (seat, 90)


def test_taking_back_restarts_no_deadline(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            game = table.actor.game
            while (await due_person(table))[1] != "buy_or_auction":
                await play_freely(table)
            seat, _ = await due_person(table)
            await table.wait(20)
            assert (await answer(table, both, seat, {"do": "buy"}))[0]["type"] == "ack"
            table.time += 5  # no bot decides meanwhile
            back = await table.say(both, type="take_back", action="back", seat=seat, seen=game.seq)
            assert back[0]["type"] == "ack"
            assert (game.table.prompt_kind(seat), table.deadline(seat)["seconds"]) == ("buy_or_auction", 5)

    run(play)


def test_whoever_takes_back_late_has_a_few_seconds_but_once(games):
    async def play():
        async with Driven(games, "mandalorian", CALM, pace="brisk") as table:
            both = await table.come(0, 1)
            game = table.actor.game
            while (await due_person(table))[1] != "buy_or_auction":
                await play_freely(table)
            seat, _ = await due_person(table)
            for left, later in ((28, 2), (5, 29), (0, 29)):  # the first needs no grace
                assert (await answer(table, both, seat, {"do": "buy"}))[0]["type"] == "ack"
                table.time += later  # nobody decides meanwhile
                back = await table.say(both, type="take_back", action=f"back{left}", seat=seat, seen=game.seq)
                assert back[0]["type"] == "ack"
                assert (game.table.prompt_kind(seat), table.deadline(seat)["seconds"]) == ("buy_or_auction", left)

    run(play)


def test_after_twenty_raises_in_a_row_there_is_half_the_time(base):
    with Company(base, "mandalorian", pace="brisk") as company:
        company.does("auction")
        times = []
        for _ in range(22):
            person, prompt = company.asked()
            times.append(latest(person, "company")["deadlines"][0]["of"])
            bid = prompt["bounds"]["bid"]
            person.decide(prompt["seat"], {"do": "bid", "lot": bid["lot"], "amount": bid["least"]})

    assert times == [*[30] * 21, 15]
