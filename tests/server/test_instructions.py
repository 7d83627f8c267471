"""Standing instructions over real sockets: what they decide, when they end, who knows of them, and what is refused."""

import contextlib
import dataclasses
import json
import signal
import sqlite3
from itertools import pairwise
from types import SimpleNamespace

import pytest

from holotable.server.company.instructions import Instructions
from holotable.table.verification import verify_file
from tests.server.test_bots import AGES, is_silent
from tests.support.company import FRIEND, ME, People, events_of, sit_down, standing
from tests.support.serving import QUICK, Player, get, open_table, post, process, sensible, serving, token_of


@pytest.fixture
def stack():
    with contextlib.ExitStack() as opened:
        yield opened


@pytest.fixture
def three(base, stack):
    return sit_down(stack, base, "mandalorian", people=3)


def limit(people: People, seat: int, amount: int) -> dict:
    lot = people.view["auction"]["lot"]
    return people.instruct(seat, "limit", lot=lot, amount=amount)


def hammer(people: People) -> dict:
    """Wait until the lot is sold; give the line that says so."""
    while people[0].view["auction"] is not None:
        people[0].hear("events")
    people.sync()
    lines = [line for message in events_of(people[0]) for line in message["lines"]]
    return next(line for line in reversed(lines) if line["kind"] in ("AuctionWon", "AuctionUnsold"))


def bids(people: People) -> list[tuple]:
    """Every bid, with what its bidder was told of who made it."""
    made = [message for message in events_of(people[0]) if message["decision"]["do"] == "bid"]
    return [(one["seat"], one["decision"]["amount"], told_by(people, one["seat"], one["seq"])) for one in made]


def told_by(people: People, hearer: int, seq: int) -> str:
    """Who has made a decision, as somebody was told."""
    return next(message["by"] for message in events_of(people[hearer]) if message["seq"] == seq)


# bidding


def test_the_highest_limit_wins_at_one_above_the_second(three):
    three.auction()
    limit(three, 2, 60)
    limit(three, 0, 100)
    limit(three, 1, 80)

    sold = hammer(three)

    assert (sold["seat"], bids(three)[-2:]) == (0, [(1, 80, "order"), (0, 81, "order")])
    passed = [(one["seat"], one["seq"]) for one in events_of(three[0]) if one["decision"]["do"] == "pass"]
    assert {told_by(three, seat, seq) for seat, seq in passed} == {"order"}
    assert {told_by(three, (seat + 1) % 3, seq) for seat, seq in passed} == {"person"}, "nobody else is told"


def test_a_single_limit_buys_at_the_lowest_bid(three):
    lot = three.auction()
    for seat in (1, 2):
        three.instruct(seat, "out", lot=lot)
    limit(three, 0, 100)

    sold = hammer(three)

    assert (sold["seat"], bids(three)) == (0, [(0, 10, "order")])


def test_of_equal_limits_the_first_one_wins_at_that_price(three):
    lot = three.auction()
    three.instruct(2, "out", lot=lot)
    limit(three, 1, 90)
    limit(three, 0, 90)

    sold = hammer(three)

    assert (sold["seat"], bids(three)[-1]) == (1, (1, 90, "order"))


def test_a_limit_answers_bids_by_hand_and_passes_above_itself(three):
    lot = three.auction()
    limit(three, 0, 50)
    three.instruct(2, "out", lot=lot)
    three.play(1, {"do": "bid", "lot": lot, "amount": 40})
    three.play(1, {"do": "bid", "lot": lot, "amount": 60})

    sold = hammer(three)

    assert bids(three) == [(0, 10, "order"), (1, 40, "person"), (0, 41, "order"), (1, 60, "person")]
    assert sold["seat"] == 1


def test_a_limit_can_be_cancelled_and_ends_with_its_lot(three):
    lot = three.auction()
    given = limit(three, 0, 70)
    cancelled = three.instruct(0, "limit", cancel=True)
    three.play(1, {"do": "bid", "lot": lot, "amount": 40})
    again = limit(three, 0, 45)
    for seat in (1, 2):
        three.instruct(seat, "out", lot=lot)
    hammer(three)
    ended = three[0].hear("company")

    assert [standing(one) for one in (given, cancelled, again, ended)] == [
        [(0, "limit"), (0, "claim")],
        [(0, "claim")],
        [(0, "limit"), (0, "claim")],
        [(0, "claim")],
    ]
    assert given["instructions"][0]["says"] == "Bids for you up to 70 in this auction."
    assert bids(three) == [(0, 10, "order"), (1, 40, "person"), (0, 41, "order")]


def test_who_decides_by_hand_ends_the_instruction_about_it(three):
    lot = three.auction()
    three.instruct(0, "out", lot=lot)
    three.play(0, {"do": "bid", "lot": lot, "amount": 20})
    bidding = three[0].hear("company")
    limit(three, 0, 30)
    three.play(1, {"do": "bid", "lot": lot, "amount": 40})
    three.sync()

    assert standing(bidding) == [(0, "claim")]
    assert (three.view["auction"]["high_bidder"], three.view["auction"]["high_bid"]) == (1, 40)


def test_another_limit_takes_the_place_of_the_first(three):
    three.auction()
    limit(three, 0, 30)
    changed = limit(three, 0, 90)

    assert [(one["what"], one["amount"]) for one in changed["instructions"]] == [("limit", 90), ("claim", 0)]


# offers


def with_a_deed(people: People, owner: int) -> str:
    """Play until a seat owns a deed and somebody may throw; give the deed."""
    people.until(lambda prompt: prompt["kind"] == "roll_dice" and people.view["seats"][owner]["deeds"])
    return people.view["seats"][owner]["deeds"][0]


def offer(deed: str, to: int, cash: int) -> dict:
    return {"do": "offer_trade", "to": to, "give": {"deeds": [deed]}, "want": {"cash": cash}}


def test_every_offer_of_one_seat_is_declined_until_the_turn_is_over(three):
    deed = with_a_deed(three, 1)
    given = three.instruct(0, "decline", of=1)
    three.play(1, offer(deed, 0, 5))
    three.play(1, offer(deed, 2, 6))
    declined = [message for message in events_of(three[0]) if message["decision"]["do"] == "decline_trade"]
    while not declined:
        declined = [message for message in [three[0].hear("events")] if message["decision"]["do"] == "decline_trade"]
    three.sync()

    assert given["instructions"][0]["says"] == "Declines every offer from Ben in this turn."
    assert [(one["seat"], one["by"]) for one in declined] == [(0, "order")]
    assert told_by(three, 2, declined[0]["seq"]) == "person"
    assert [one["to"] for one in three.view["offers"]] == [2]

    turns = three.view["turns"]
    three.until(lambda _: three.view["turns"] != turns)
    three.play(1, offer(deed, 0, 5))

    assert {one["to"] for one in three.view["offers"]} == {0, 2}


# quick turns


def test_quick_turns_throw_and_end_but_choose_nothing(base, stack):
    people = sit_down(stack, base, "mandalorian", people=2)
    on = people.instruct(0, "quick")
    played = people.until(lambda _: people.view["turns"] > 8)
    mine = [message for message in events_of(people[0]) if message["seat"] == 0]

    assert standing(on) == [(0, "quick"), (0, "claim")]
    assert {(one["decision"]["do"], one["by"]) for one in mine if one["decision"]["do"] in ("roll", "end_turn")} == {
        ("roll", "order"),
        ("end_turn", "order"),
    }
    assert {one["decision"]["do"] for one in mine if one["by"] == "order"} <= {"roll", "end_turn"}
    assert played


def test_quick_turns_in_a_race_draw_and_make_the_only_move(base, stack):
    people = sit_down(stack, base, "falcon", people=2)
    people.instruct(0, "quick")
    people.until(lambda _: people.view["turns"] > 12)
    mine = [message for message in events_of(people[0]) if message["seat"] == 0]

    assert {one["by"] for one in mine if one["decision"]["do"] == "draw"} == {"order"}


def test_a_line_says_to_its_owner_alone_that_an_instruction_has_decided(base, stack):
    people = sit_down(stack, base, "falcon", people=2)
    people.instruct(0, "quick")
    people.until(lambda _: people.view["turns"] > 3)
    people.sync()
    told = next(one for one in events_of(people[0]) if one["by"] == "order")
    loaded = get(f"{base}/api/tables/{people.table}/lines").json()
    for guest in (people[0], people[1]):
        guest.say(type="language", language="de")
    again = [{one["n"]: one.get("by") for one in guest.hear("state")["lines"]} for guest in (people[0], people[1])]
    own = [one["n"] for one in told["lines"] if one["seat"] == 0]

    assert {one.get("by") for one in told["lines"] if one["seat"] == 0} == {"order"}
    assert [{lines[n] for n in own} for lines in again] == [{"order"}, {None}]
    assert told_by(people, 1, told["seq"]) == "person"
    assert {one.get("by") for one in loaded} == {None}


def test_quick_turns_stop_with_one_word(base, stack):
    people = sit_down(stack, base, "falcon", people=2)
    people.instruct(0, "quick")
    people.until(lambda prompt: prompt["seat"] == 1)
    off = people.instruct(0, "quick", cancel=True)
    people.until(lambda prompt: prompt["seat"] == 0 and prompt["kind"] == "draw_card")

    assert standing(off) == []
    assert is_silent(people[0])


def owes(people: People, debtor: int, creditor: int) -> bool:
    return any((one["debtor"], one["creditor"]) == (debtor, creditor) for one in people.view["claims"])


def claim_later(prompt: dict) -> dict:
    """Answer without asking for rent."""
    return next(
        one["decision"]
        for one in prompt["options"]
        if one["decision"]["do"] not in ("resign", "bid", "claim_rent", "waive_rent")
    )


def test_quick_turns_wait_for_the_claims_of_others(tmp_path, stack):
    base = stack.enter_context(serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, claim_patience=AGES)))
    people = sit_down(stack, base, "mandalorian", people=2)
    people.until(lambda _: owes(people, 0, 1) and people.view["turn"] == 0, claim_later)
    people.instruct(0, "quick")
    assert is_silent(people[0])

    claim = next(
        one["decision"] for p in people[1].prompts for one in p["options"] if one["decision"]["do"] == "claim_rent"
    )
    people.play(1, claim)
    while people[0].hear("events")["by"] != "order":
        pass


def test_an_offer_that_waits_for_an_answer_stops_quick_turns(base, stack):
    people = sit_down(stack, base, "mandalorian", people=2)
    deed = with_a_deed(people, 1)
    people.until(lambda prompt: (prompt["seat"], prompt["kind"]) == (0, "roll_dice"))
    people.play(1, offer(deed, 0, 5))
    people.instruct(0, "quick")
    assert is_silent(people[0])

    number = people.view["offers"][0]["offer"]
    people.play(0, {"do": "decline_trade", "offer": number})
    while people[0].hear("events")["decision"]["do"] != "roll":
        pass


# claims


def lapse(people: People) -> list[str]:
    """Play without asking for any rent until one is claimed by the server or lapses; give what became of rents."""
    kinds = ("RentClaimed", "RentLapsed")
    while not (told := [(kind, by) for kind, by in happened(people) if kind in kinds]):
        prompt = people.asked()
        people.play(prompt["seat"], claim_later(prompt))
    return told[:1]


def happened(people: People) -> list[tuple[str, str]]:
    return [(line["kind"], message["by"]) for message in events_of(people[0]) for line in message["lines"]]


def test_the_server_claims_what_would_lapse(base, stack):
    people = sit_down(stack, base, "mandalorian", people=2)

    assert lapse(people) == [("RentClaimed", "server")]


def test_who_wants_to_ask_alone_loses_what_was_forgotten(base, stack):
    people = sit_down(stack, base, "mandalorian", people=2)
    off = [people.instruct(seat, "claim", cancel=True) for seat in (0, 1)]

    assert [standing(one) for one in off] == [[], []]
    assert lapse(people) == [("RentLapsed", "person")]
    assert standing(people.instruct(0, "claim")) == [(0, "claim")]


@pytest.mark.parametrize("game", ["mandalorian", "boba-fett", "clone-wars", "episode-one"])
def test_by_the_book_a_forgotten_rent_lapses(base, stack, game):
    people = sit_down(stack, base, game, people=2, by_the_book=True)
    hello = json.loads(people[0].heard[0])

    refused = people.instruct(0, "claim")

    assert (hello["by_the_book"], refused["key"]) == (True, "server.by-the-book")
    assert get(f"{base}/api/tables/{people.table}").json()["by_the_book"]
    assert lapse(people) == [("RentLapsed", "person")]


def test_no_race_is_played_by_the_book(base):
    wish = {"edition": "falcon", "seats": [ME, {"kind": "bot"}], "by_the_book": True}
    answer = post(f"{base}/api/tables", json=wish)

    assert (answer.status_code, answer.json()["key"]) == (400, "server.no-claims")


# who knows of them


def beside(company: dict) -> dict:
    """Give what a message says of other matters."""
    return {field: value for field, value in company.items() if field != "instructions"}


def test_nobody_else_hears_of_an_instruction(tmp_path, stack):
    games = tmp_path / "games.sqlite3"
    base = stack.enter_context(serving(games))
    people = sit_down(stack, base, "mandalorian", people=3)
    watcher = stack.enter_context(Player(base, people.table))
    watcher.hear("state")
    own = stack.enter_context(Player(base, people.table, people.tokens[0]))
    lot = people.auction()
    limit(people, 0, 1237)
    people.instruct(0, "decline", of=2)
    people.instruct(0, "quick")
    people.play(1, {"do": "bid", "lot": lot, "amount": 40})
    people.play(2, {"do": "bid", "lot": lot, "amount": 60})
    for one in (people[1], people[2], watcher):
        one.say(type="ping")
        one.hear("pong")
    summary = get(f"{base}/api/tables/{people.table}").text
    while standing(told := own.hear("company")) != [(0, "limit"), (0, "decline"), (0, "quick"), (0, "claim")]:
        pass

    others = [json.loads(frame) for one in (people[1], people[2], watcher) for frame in one.heard]
    assert told["instructions"][0]["amount"] == 1237
    assert "1237" not in summary + "".join(map(str, others))
    told_to_others = [one["what"] for m in others if m["type"] == "company" for one in m["instructions"]]
    assert set(told_to_others) <= {"claim"}
    assert all(m["type"] != "company" or len(m["instructions"]) <= 1 for m in others)
    for one in (people[1], people[2], watcher):  # not even that something has changed
        shown = [visible for m in map(json.loads, one.heard) if m["type"] == "company" for visible in [beside(m)]]
        assert all(before != after for before, after in pairwise(shown))
    with contextlib.closing(sqlite3.connect(games)) as file:
        assert not file.execute("SELECT * FROM record WHERE decision LIKE '%1237%'").fetchall()


# what is refused


REFUSED = {
    "limit-low": {"seat": 0, "what": "limit", "amount": 9},
    "limit-cash": {"seat": 0, "what": "limit", "amount": 999_999},
    "not-your-seat": {"seat": 1, "what": "quick"},
    "instruction-seat": {"seat": 0, "what": "decline", "of": 0},
    "instruction-gone": {"seat": 0, "what": "quick", "cancel": True},
    "instruction-stands": {"seat": 0, "what": "claim"},
    "instruction-lot": {"seat": 0, "what": "out", "lot": 99},
}


@pytest.mark.parametrize("key", REFUSED)
def test_what_makes_no_sense_is_refused_and_changes_nothing(three, key):
    lot = three.auction()
    seq = three[0].seq
    three[0].say(**{"type": "instruct", "lot": lot, **REFUSED[key]})

    assert three[0].hear("company", "refused")["key"] == f"server.{key}"
    with Player(three.base, three.table, three.tokens[0]) as again:
        assert standing(again.hear("company")) == [(0, "claim")]
        assert again.hear("state")["seq"] == seq


@pytest.mark.parametrize("of", [None, 7])
def test_nothing_is_declined_of_nobody(three, of):
    assert three.instruct(0, "decline", of=of)["key"] == "server.instruction-seat"


MALFORMED = [
    {"what": "quick"},
    {"seat": 0},
    {"seat": 0, "what": "win"},
    {"seat": "0", "what": "quick"},
    {"seat": 0, "what": "limit", "lot": -1},
    {"seat": 0, "what": "limit", "amount": 1.5},
    {"seat": 0, "what": "limit", "amount": 10**12},
    {"seat": 0, "what": "decline", "of": "Ben"},
    {"seat": 0, "what": "quick", "cancel": "yes"},
    {"seat": 0, "what": "quick", "more": 1},
]


@pytest.mark.parametrize("message", MALFORMED, ids=str)
def test_what_cannot_be_read_is_refused(three, message):
    three[0].say(type="instruct", **message)

    assert three[0].hear("company", "refused")["key"] == "server.malformed"


def test_a_spectator_instructs_nobody(three):
    with Player(three.base, three.table) as eve:
        eve.hear("state")
        eve.say(type="instruct", seat=0, what="quick")
        refused = eve.hear("refused")

    assert refused["key"] == "server.not-your-seat"


def test_nothing_is_instructed_before_the_game_and_after_leaving_it(base, stack):
    opened = open_table(base, "mandalorian", [ME, FRIEND])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("hello")
        mia.say(type="instruct", seat=0, what="quick")
        early = mia.hear("refused")
    people = sit_down(stack, base, "mandalorian", people=3)
    people.until(lambda prompt: prompt["seat"] == 0)
    people.instruct(0, "decline", of=1)
    people.play(0, {"do": "resign"})
    gone = people[0].hear("company")
    late = people.instruct(0, "quick")

    assert (early["key"], late["key"]) == ("server.not-begun", "server.instruction-out-of-game")
    assert standing(gone) == []


def test_a_race_knows_only_quick_turns(base, stack):
    people = sit_down(stack, base, "falcon", people=2)
    keys = {people.instruct(0, what).get("key") for what in ("limit", "out", "decline", "claim")}

    assert keys == {"server.instruction-none"}


def test_a_lot_that_is_gone_takes_no_limit(three):
    lot = three.auction()
    for seat in range(3):
        three.instruct(seat, "out", lot=lot)
    hammer(three)

    three[0].say(type="instruct", seat=0, what="limit", lot=lot, amount=50)

    assert three[0].hear("refused")["key"] == "server.instruction-lot"


def test_the_same_instruction_twice_is_refused(three):
    three.auction()
    limit(three, 0, 50)

    assert limit(three, 0, 50)["key"] == "server.instruction-stands"


def test_who_floods_with_instructions_is_hung_up_on(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, messages=20)) as base:
        opened = open_table(base, "falcon", [ME, {"kind": "bot"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            for number in range(60):
                mia.say(type="instruct", seat=0, what="quick", cancel=bool(number % 2))
            bye = mia.hear("bye")

    assert bye["reason"] == "too-fast"


# what outlives the server


def test_instructions_outlive_a_killed_server(tmp_path):
    games = tmp_path / "games.sqlite3"
    with contextlib.ExitStack() as stack, process(games) as (server, base):
        people = sit_down(stack, base, "mandalorian", people=2)
        lot = people.auction()
        limit(people, 0, 321)
        people.instruct(0, "decline", of=1)
        people.instruct(0, "quick")
        people.instruct(0, "claim", cancel=True)
        people.instruct(1, "claim", cancel=True)
        server.send_signal(signal.SIGKILL)
        server.wait()
    with contextlib.ExitStack() as stack, process(games) as (_, base):
        mia = stack.enter_context(Player(base, people.table, people.tokens[0]))
        kept = mia.hear("company")
        mia.hear("state")
        ben = stack.enter_context(Player(base, people.table, people.tokens[1]))
        others = ben.hear("company")
        ben.hear("state")
        ben.decide(1, {"do": "bid", "lot": lot, "amount": 50})
        while (answer := mia.hear("events"))["by"] != "order":
            pass

    assert [(one["what"], one["amount"]) for one in kept["instructions"]] == [
        ("limit", 321),
        ("decline", 0),
        ("quick", 0),
    ]
    assert standing(others) == []
    assert answer["decision"] == {"do": "bid", "lot": lot, "amount": 51}


def test_a_game_of_quick_turns_is_verified_like_any_other(base, stack, tmp_path):
    people = sit_down(stack, base, "falcon", people=2)
    hello = json.loads(people[0].heard[0])
    for seat in (0, 1):
        people.instruct(seat, "quick")
    while people[0].result is None:
        prompt = people.asked() if people[0].result is None else None
        if prompt is None:
            break
        people.play(prompt["seat"], sensible(prompt))
    file = tmp_path / "game.jsonl"
    file.write_text(get(f"{base}/api/tables/{people.table}/log").text)
    found = verify_file(file, hello["commitment"], events_of(people[0])[-1]["proof"]["head"])

    assert '"by":"order"' in file.read_text()
    assert "instruction" not in file.read_text()
    assert found


def test_the_raises_of_a_lot_are_counted_from_its_first_bid():
    counted = Instructions(SimpleNamespace(game=None))
    before = counted.raises
    for amount in range(10, 31):
        counted.decided(amount % 2, {"do": "bid", "lot": 4, "amount": amount}, "person")
    many = counted.raises
    again = Instructions(SimpleNamespace(game=None))
    again.bring_back(counted.kept())
    counted.decided(0, {"do": "bid", "lot": 5, "amount": 10}, "person")

    assert (before, many, again.raises, counted.raises) == (0, 21, 21, 1)
