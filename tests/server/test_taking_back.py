"""Taking back: free while nothing has followed, else by agreement; over real sockets."""

import contextlib
import dataclasses
import json
import signal
import sqlite3

import pytest
from msgspec import to_builtins

from holotable import Table, write_log
from holotable.printed.boards import board_of
from holotable.server.company import proposals
from holotable.server.store.storage import Storage
from holotable.server.tables import resuming
from holotable.server.tables.story import landings_of
from holotable.server.tables.transfer import file_lines
from holotable.table.log import replay
from holotable.table.log_file import parse_log
from holotable.table.verification import verify_log
from tests.support.agreeing import Company, heard_all, latest, propose, take_back, takeable, vote
from tests.support.command_line import run
from tests.support.serving import (
    QUICK,
    Player,
    get,
    open_table,
    post,
    process,
    registry_of,
    sensible,
    serving,
    token_of,
)

ME = {"kind": "me", "name": "Mia"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot"}


@pytest.fixture
def games(tmp_path):
    return tmp_path / "games.sqlite3"


def loaded(games, table):
    with contextlib.closing(Storage(games)) as storage:
        return storage.load(table)


def verified(games, table):
    """A game comes back as it stands from the disk, with and without snapshots, and its file is accepted."""
    kept = loaded(games, table)
    standing, whole = resuming.resumed(kept), resuming.resumed(dataclasses.replace(kept, snapshots=()))
    assert standing.table.state_hash == whole.table.state_hash == kept.records[-1].state
    assert standing.told.read(standing.table, 0, 99999) == whole.told.read(whole.table, 0, 99999)
    log = parse_log("".join(f"{line}\n" for line in file_lines(kept)).encode(), "it")
    assert replay(log).state_hash == kept.records[-1].state
    return verify_log(log)


# free


def test_what_was_bought_is_taken_back_and_auctioned_instead(games):
    with serving(games) as base, Company(base, "mandalorian") as company:
        # given somebody who has bought what they had landed on
        buyer, prompt = company.until("buy_or_auction")
        seat, before = prompt["seat"], buyer.view
        buyer.decide(seat, {"do": "buy"})
        offered = takeable(buyer)

        # when they take it back
        answer = take_back(buyer, seat)
        told = [latest(one, "taken_back") for one in company.people]
        states = [latest(one, "state") for one in company.people]

        # then everything stands as it stood, everybody is told, and the question is asked again
        assert (offered["seat"], offered["free"]) == (seat, True)
        assert answer == {"type": "ack", "action": answer["action"], "seq": states[0]["seq"]}
        assert [one["view"] for one in states] == [before, before]
        assert [line.get("taken_back") for line in states[1]["lines"]] == [True] * len(states[1]["lines"])
        assert [one["of"] for one in told] == [[answer["seq"] - 1]] * 2
        assert told[0]["says"].startswith(buyer.view["seats"][seat]["name"])
        assert buyer.due()["kind"] == "buy_or_auction"

        # and something else can be decided
        assert buyer.decide(seat, {"do": "auction"})["type"] == "ack"
        assert latest(company.people[1 - seat], "events")["decision"] == {"do": "auction"}
    assert verified(games, company.table).taken_back == 1


def test_a_move_is_taken_back_until_the_next_card_is_drawn(games):
    with serving(games) as base, Company(base, "falcon") as company:
        # given somebody who has moved a pawn
        mover, seat = company.does("move")
        moved = latest(mover, "events")["decision"]

        # when they take it back and move otherwise
        first = take_back(mover, seat)
        other = next(one["decision"] for one in mover.due()["options"] if one["decision"] != moved)
        mover.decide(seat, other)
        company.does("draw")
        late = take_back(mover, seat)

        # then it counts, and what follows ends it
        assert (first["type"], other != moved) == ("ack", True)
        assert (late["type"], late["key"]) == ("refused", "server.take-back-ask-first")
    assert verified(games, company.table).taken_back == 1


def test_building_is_taken_back_step_by_step(games, tmp_path):
    # given somebody who owns a group, at a table that was brought here
    with serving(games) as base:
        opened = brought(base, tmp_path, owning_a_group())
        with Player(base, opened["table"], token_of(opened)) as mia:
            before = mia.hear("state")["view"]
            builds = [one["decision"] for one in mia.due()["options"] if one["decision"]["do"] == "build"]

            # when they build, build elsewhere, sell, and take all of it back
            for decision in (builds[0], builds[1], {"do": "sell_building", "deed": builds[1]["deed"]}):
                assert mia.decide(0, decision)["type"] == "ack"
                mia.hear("events")
            says = []
            for _ in range(3):
                says.append(takeable(mia)["says"])
                assert take_back(mia, 0)["type"] == "ack"
            nothing = take_back(mia, 0)

            # then it stands as it stood, and there is nothing more to take back
            assert latest(mia, "state")["view"] == before
            assert len(set(says)) == 3
            assert nothing["key"] == "server.take-back-ask-first"
            assert takeable(mia) is None
    assert verified(games, opened["table"]).taken_back == 3


def owning_a_group() -> Table:
    deeds = ["bothawui", "abregado-system", "ruusan"]
    mia, ben = {"name": "Mia", "cash": 900, "deeds": deeds}, {"name": "Ben", "cash": 900}
    return Table.from_position({"edition": "clone-wars", "seats": [mia, ben], "turn": 0, "phase": "roll"}, seed=1)


def brought(base: str, folder, table: Table) -> dict:
    """Bring a game that stands somewhere; whoever brings it plays all seats."""
    write_log(table, folder / "saved.jsonl")
    raw = (folder / "saved.jsonl").read_bytes()
    answer = post(f"{base}/api/tables/import", content=raw, headers={"Content-Type": "application/x-ndjson"})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_mortgage_is_free_in_the_own_turn_and_the_end_of_a_turn_until_the_next_throw(games):
    with serving(games) as base, Company(base, "mandalorian") as company:
        # given somebody who mortgages what they have just bought, and ends the turn
        owner, seat = company.does("buy")
        mortgage = next(one["decision"] for one in owner.due()["options"] if one["decision"]["do"] == "mortgage")
        owner.decide(seat, mortgage)
        assert takeable(owner)["free"]
        company.does("end_turn")

        # when they take back the end and the mortgage, and end the turn before mortgaging
        assert [take_back(owner, seat)["type"] for _ in range(2)] == ["ack", "ack"]
        company.does("end_turn")
        owner.decide(seat, mortgage)
        company.catch_up()

        # then the mortgage was made in another's turn, and needs their consent
        assert take_back(owner, seat)["key"] == "server.take-back-ask-first"
        assert takeable(owner)["free"] is False
    assert verified(games, company.table).taken_back == 2


def test_the_file_says_who_is_due_after_taking_back(games):
    """The list of one's own tables reads it there."""
    with serving(games) as base, Company(base, "mandalorian") as company:
        person, seat = company.does("end_turn")
        after = due_in(games, company.table)
        assert take_back(person, seat)["type"] == "ack"

        assert (after, due_in(games, company.table)) == ([1 - seat], [seat])


def due_in(games, table):
    with sqlite3.connect(games) as file:
        return json.loads(file.execute("SELECT due FROM head WHERE game = ?", (table,)).fetchone()[0])


def test_who_was_on_turn_is_still_known_after_a_snapshot_and_a_restart(games):
    often = dataclasses.replace(QUICK, snapshot_every=1)
    with serving(games, often) as base, Company(base, "mandalorian") as company:
        company.does("buy")
    with serving(games, often) as base:
        company.base = base
        people = [company.comes(token) for token in company.tokens]
        offered = [takeable(one) for one in people]
        seat = next(one["seat"] for one in offered if one and one["free"])
        assert take_back(people[seat], seat)["type"] == "ack"
        assert people[seat].due()["kind"] == "buy_or_auction"
        company.line.close()
    assert verified(games, company.table).taken_back == 1


@pytest.mark.parametrize("verb", ["bid", "pass"])
def test_bids_and_passes_are_not_taken_back_by_oneself(games, verb):
    with serving(games) as base, Company(base, "mandalorian") as company:
        company.does("auction")
        person, prompt = company.until("bid_or_pass")
        lot = prompt["bounds"]["bid"]
        decision = {"do": "bid", "lot": lot["lot"], "amount": lot["least"]} if verb == "bid" else {"do": "pass"}
        person.decide(prompt["seat"], decision)
        company.catch_up()

        assert take_back(person, prompt["seat"])["key"] == "server.take-back-ask-first"


# bad input


def test_taking_back_twice_plays_once_and_an_old_click_is_stale(games):
    with serving(games) as base, Company(base, "mandalorian") as company:
        buyer, seat = company.does("buy")
        buyer.decide(
            seat, next(one["decision"] for one in buyer.due()["options"] if one["decision"]["do"] == "mortgage")
        )
        heard_all(buyer)
        seen = buyer.seq

        first = take_back(buyer, seat, "once", seen)
        again = take_back(buyer, seat, "once", seen)
        stale = take_back(buyer, seat, "other", seen)
        future = take_back(buyer, seat, "future", 999_999)

        assert (first["type"], again["seq"]) == ("ack", first["seq"])
        assert [one["key"] for one in (stale, future)] == ["server.stale", "server.stale"]
        assert take_back(buyer, seat, "other")["key"] == "server.stale"  # a refused action stays refused
        assert buyer.due()["kind"] != "buy_or_auction"


def test_the_action_of_what_was_taken_back_stays_used(games):
    with serving(games) as base, Company(base, "mandalorian") as company:
        buyer, prompt = company.until("buy_or_auction")
        seat = prompt["seat"]
        bought = buyer.decide(seat, {"do": "buy"}, action="bought")
        heard_all(buyer)
        assert take_back(buyer, seat)["type"] == "ack"

        again = buyer.decide(seat, {"do": "buy"}, action="bought")

        assert again == bought
        assert buyer.due()["kind"] == "buy_or_auction"


def test_whoever_may_not_take_back_is_refused_and_nothing_changes(games):
    with serving(games) as base:
        waiting = open_table(base, "falcon", [ME, FRIEND])
        with Player(base, waiting["table"], token_of(waiting)) as early:
            assert take_back(early, 0)["key"] == "server.not-begun"
            propose(early, 0)
            assert early.hear("refused")["key"] == "server.not-begun"
        with Company(base, "mandalorian") as company:
            buyer, seat = company.does("buy")
            other, eve = company.people[1 - seat], company.comes()
            assert takeable(eve) is None
            before = buyer.view

            keys = [take_back(other, seat)["key"], take_back(eve, seat)["key"], take_back(other, 1 - seat)["key"]]
            propose(eve, seat)
            propose(other, seat)

            assert keys == ["server.not-your-seat", "server.not-your-seat", "server.take-back-ask-first"]
            assert [one.hear("refused")["key"] for one in (eve, other)] == ["server.not-your-seat"] * 2
            assert company.comes(company.tokens[0]).view == before


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"seat": 0, "seen": 1},
        {"seat": 0, "action": "a"},
        {"seat": -1, "action": "a", "seen": 1},
        {"seat": "0", "action": "a", "seen": 1},
        {"seat": 0, "action": "", "seen": 1},
        {"seat": 0, "action": "a b", "seen": 1},
        {"seat": 0, "action": "a", "seen": 1.5},
        {"seat": 0, "action": "a", "seen": 1, "of": [1]},
    ],
)
def test_a_malformed_message_is_refused(base, message):
    with Company(base, "falcon") as company:
        mia = company.people[0]
        mia.say(type="take_back", **message)

        assert mia.hear("refused")["key"] == "server.malformed"


def test_taking_back_too_fast_is_refused(games):
    settings = dataclasses.replace(QUICK, take_backs_per_minute=1)
    with serving(games, settings) as base, Company(base, "mandalorian") as company:
        buyer, seat = company.does("buy")
        assert take_back(buyer, seat)["type"] == "ack"
        buyer.decide(seat, {"do": "buy"})
        heard_all(buyer)

        assert take_back(buyer, seat)["key"] == "server.too-quick"


def test_nothing_is_taken_back_when_the_game_is_over_or_somebody_has_left_it(games):
    with serving(games) as base, Company(base, "falcon", ("Mia", "Ben", "Eve")) as company:
        # given Ben, who has seen Mia leave
        company.does("move")
        company.does("resign")
        person, prompt = company.asked()
        left = next(one for one in company.people if one is not person and one.view["seats"][0])
        propose(left, company.people.index(left))
        refused = left.hear("refused")
        person.decide(prompt["seat"], {"do": "resign"})
        company.catch_up()
        over = take_back(person, prompt["seat"])
        propose(person, prompt["seat"])

        assert refused["key"] == "server.take-back-nothing"
        assert over["key"] == person.hear("refused")["key"] == "server.take-back-over"
        assert takeable(person) is None


# by agreement


@pytest.mark.parametrize(("game", "throw"), [("mandalorian", "roll"), ("falcon", "draw")])
def test_a_throw_is_taken_back_if_everybody_agrees_and_its_luck_is_not_drawn_again(games, game, throw):
    with serving(games) as base, Company(base, game, ("Mia", "Ben", "Eve")) as company:
        # given somebody who has thrown
        person, prompt = company.asked()
        seat, before = prompt["seat"], person.view
        person.decide(seat, {"do": throw})
        company.catch_up()
        others = [one for one in company.people if one is not person]

        # when the others agree
        assert takeable(person) == {"seat": seat, "free": False, "says": takeable(person)["says"]}
        propose(person, seat)
        proposal = latest(others[0], "company")["proposal"]
        for one in others:
            vote(one, company.people.index(one), yes=True)
        company.catch_up()

        # then everything stands as before, and other luck falls
        assert (proposal["by"], proposal["asked"], proposal["yes"]) == (
            seat,
            [one for one in range(3) if one != seat],
            [],
        )
        assert [one.view for one in company.people] == [before] * 3
        assert latest(person, "company")["proposal"] is None
        person.decide(seat, {"do": throw})
        company.catch_up()
    found = verified(games, company.table)
    fallen = [one for record in loaded(games, company.table).records for one in json.loads(bytes(record.outcomes))]
    assert (found.taken_back, found.over_luck) == (1, 1)
    assert found.outcomes == len(loaded(games, company.table).header["opening"]) + len(fallen)


def test_a_no_ends_it_silence_too_and_nobody_asks_three_times_a_turn(games, monkeypatch):
    monkeypatch.setattr(proposals, "SECONDS", 0.3)
    with serving(games) as base, Company(base, "falcon") as company:
        person, prompt = company.asked()
        seat, other = prompt["seat"], company.people[1 - prompt["seat"]]
        person.decide(seat, {"do": "draw"})
        company.catch_up()
        thrown = person.view

        propose(person, seat)
        vote(other, 1 - seat, yes=False)
        while latest(person, "company")["proposal"] is not None:
            person.hear()
        propose(person, seat)
        while person.hear("company")["proposal"] is None:
            pass
        while person.hear("company")["proposal"] is not None:
            pass
        propose(person, seat)

        assert person.hear("refused")["key"] == "server.take-back-asked"
        assert takeable(person) is None
        assert person.view == thrown

        # in its next turn a seat may ask again
        company.does("move", "no_shield", "shield", "forfeit")
        while company.asked()[0] is person:
            company.does("draw", "move", "no_shield", "shield", "forfeit")
        while company.asked()[0] is not person:
            company.does("draw", "move", "no_shield", "shield", "forfeit")
        company.does("draw")
        assert takeable(person) is not None


def test_a_vote_of_the_wrong_seat_or_about_another_proposal_counts_for_nothing(base):
    with Company(base, "falcon", ("Mia", "Ben", "Eve")) as company:
        mia, ben, eve = company.people
        mia.decide(0, {"do": "draw"})
        company.catch_up()
        propose(mia, 0)
        number = latest(ben, "company")["proposal"]["number"]

        for message in (
            {"seat": 1, "proposal": number + 1, "yes": True},
            {"seat": 2, "proposal": number, "yes": True},
            {"seat": 1, "proposal": number, "yes": "yes"},
        ):
            ben.say(type="vote", **message)
        keys = [ben.hear("refused")["key"] for _ in range(3)]
        mia.say(type="vote", seat=0, proposal=number, yes=True)
        propose(eve, 2)

        assert keys == ["server.proposal-over", "server.not-your-seat", "server.malformed"]
        assert mia.hear("refused")["key"] == "server.proposal-over"
        assert eve.hear("refused")["key"] == "server.proposal-open"
        assert latest(ben, "company")["proposal"]["asked"] == [1, 2]


def test_bots_abstain_and_wait_while_the_people_are_asked(games):
    # given a bot that is to play, but not before a long pause
    registry = registry_of(games, dataclasses.replace(QUICK, bot_pause=600.0, throw_pause=600.0))
    with serving(games, registry=registry) as base, Company(base, "falcon", bots=1) as company:
        mia, ben = company.people
        while mia.view["turn"] != 2:
            person, prompt = company.asked()
            person.decide(prompt["seat"], sensible(prompt))
            company.catch_up()
        actor = registry._actors[company.table]
        before = actor._bot_pause()

        # when Ben asks, and Mia does not agree
        propose(ben, 1)
        proposal = latest(mia, "company")["proposal"]
        meanwhile = actor._bot_pause()
        vote(mia, 0, yes=False)
        assert latest(mia, "company")["proposal"] is None

        # then the bot was not asked, waited for the answer, and is to play again
        assert proposal["asked"] == [0]
        assert (before > 0, meanwhile, actor._bot_pause() > 0) == (True, None, True)


def test_a_decision_withdraws_the_question(base):
    with Company(base, "falcon") as company:
        person, seat = company.does("draw")
        propose(person, seat)
        asked = latest(person, "company")["proposal"]
        turner, prompt = company.asked()
        turner.decide(prompt["seat"], sensible(prompt))

        assert asked is not None
        assert latest(person, "company")["proposal"] is None


def test_a_person_alone_with_bots_asks_nobody(base):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        before = mia.hear("state")["view"]
        mia.decide(0, {"do": "draw"})
        heard_all(mia)
        propose(mia, 0)

        assert mia.hear("taken_back")["seat"] == 0
        assert mia.hear("state")["view"] == before


def test_who_leaves_does_not_block(base):
    with Company(base, "falcon") as company:
        mia, ben = company.people
        before = mia.view
        mia.decide(0, {"do": "draw"})
        company.catch_up()
        propose(mia, 0)
        latest(ben, "company")
        ben.__exit__()

        assert mia.hear("taken_back")["seat"] == 0
        assert mia.hear("state")["view"] == before


def test_what_lies_two_turns_back_stays(base):
    with Company(base, "falcon", ("Mia", "Ben", "Eve")) as company:
        mia, _, eve = company.people
        while company.asked()[0] is mia:
            company.does("draw", "move", "no_shield", "shield", "forfeit")
        near = takeable(mia)
        while company.asked()[0] is not eve:
            company.does("draw", "move", "no_shield", "shield", "forfeit")
        company.does("draw")
        propose(mia, 0)

        assert near is not None
        assert mia.hear("refused")["key"] == "server.take-back-nothing"
        assert takeable(mia) is None
        propose(eve, 2, about=1)
        assert eve.hear("refused")["key"] == "server.take-back-own"


# what others see, and what is kept


def test_lines_keep_their_numbers_and_who_comes_back_learns_which_do_not_count(games):
    with serving(games) as base, Company(base, "mandalorian") as company:
        buyer, seat = company.does("buy")
        seen = buyer.seq
        known = latest(buyer, "events")["lines"]
        take_back(buyer, seat)
        heard_all(buyer)
        buyer.decide(seat, {"do": "auction"})
        heard_all(buyer)

        back = company.comes(company.tokens[0], f"?since={seen}")
        state = json.loads(back.heard[-1])
        paged = get(f"{base}/api/tables/{company.table}/lines").json()
        whole = json.loads(company.comes(company.tokens[1]).heard[-1])

        assert [line["n"] for line in paged] == list(range(len(paged)))
        assert paged == whole["lines"]
        assert state["lines"] == paged[-len(state["lines"]) :]
        assert [line["n"] for line in paged if "taken_back" in line] == [line["n"] for line in known]
        assert state["lines"][0]["n"] == known[0]["n"]


def test_a_finished_game_says_that_luck_was_taken_back_and_counts_what_counts(games):
    with serving(games) as base, Company(base, "falcon") as company:
        for _ in range(2):
            person, prompt = company.asked()
            person.decide(prompt["seat"], {"do": "draw"})
            company.catch_up()
            propose(person, prompt["seat"])
            vote(company.people[1 - prompt["seat"]], 1 - prompt["seat"], yes=True)
            company.catch_up()
        mover, seat = company.does("move")
        take_back(mover, seat)
        while company.people[0].result is None:
            person, prompt = company.asked()
            person.decide(prompt["seat"], sensible(prompt))
            company.catch_up()
        company.people[1].say(type="language", language="de")
        german = latest(company.people[1], "state")["result"]["taken_back"]
        saved = get(f"{base}/api/tables/{company.table}/log").content
        story = get(f"{base}/api/tables/{company.table}/story", timeout=120).json()
        again = post(f"{base}/api/tables/import", content=saved, headers={"Content-Type": "application/x-ndjson"})
        with Player(base, again.json()["table"], token_of(again.json())) as owner:
            imported = owner.hear("state")["result"]

    assert company.people[0].result["taken_back"].startswith("2 times")
    assert german.startswith("In diesem Spiel wurde 2-mal")
    assert imported["taken_back"] == company.people[0].result["taken_back"]
    assert verified(games, company.table).over_luck == 2
    table = replay(parse_log(saved, "it"))
    assert story["landings"] == to_builtins(landings_of(board_of("falcon"), table.events))
    assert verified(games, company.table).taken_back == 3


def test_the_command_line_tells_what_was_taken_back(games, tmp_path):
    with serving(games) as base, Company(base, "falcon") as company:
        person, seat = company.does("draw")
        propose(person, seat)
        vote(company.people[1 - seat], 1 - seat, yes=True)
        company.catch_up()
    (tmp_path / "it.jsonl").write_text("".join(f"{line}\n" for line in file_lines(loaded(games, company.table))))

    shown = run("games", "show", company.table, "--games", games).stdout
    proved = [run("verify", tmp_path / "it.jsonl", "--lang", one).stdout for one in ("en", "de")]

    assert "decisions taken back: 1; times after luck had fallen: 1" in shown
    assert "Once, something was taken back after luck had fallen" in proved[0]
    assert "Einmal wurde etwas zurückgenommen" in proved[1]


def test_a_killed_server_knows_what_was_taken_back_and_what_is_still_asked(games):
    # given a game in which something was taken back, and a question that waits
    with process(games) as (server, base), Company(base, "falcon") as company:
        person, prompt = company.asked()
        seat = prompt["seat"]
        person.decide(seat, {"do": "draw"}, action="first")
        company.catch_up()
        propose(person, seat)
        vote(company.people[1 - seat], 1 - seat, yes=True)
        company.catch_up()
        before = person.decide(seat, {"do": "draw"}, action="second")
        company.catch_up()
        thrown = person.view
        propose(person, seat)
        asked = latest(company.people[1 - seat], "company")["proposal"]
        server.send_signal(signal.SIGKILL)
        server.wait()

    # when it is back
    with process(games) as (_, base):
        company.base, company.line = base, contextlib.ExitStack()
        company.people = [company.comes(token) for token in company.tokens]
        with company:
            person, other = company.people[seat], company.people[1 - seat]
            standing, still = person.view, latest(other, "company")["proposal"]
            repeated = [person.decide(seat, {"do": "draw"}, action=one)["seq"] for one in ("first", "second")]
            vote(other, 1 - seat, yes=True)
            company.catch_up()
            taken = latest(person, "taken_back")
            person.decide(seat, {"do": "draw"})
            company.catch_up()
            propose(person, seat)
            refused = person.hear("refused")

            # then the game stands as it stood, the question is answered, and the third one in the turn is refused
            assert standing == thrown
            assert {**still, "seconds": 0} == {**asked, "seconds": 0}
            assert repeated == [1, before["seq"]]
            assert taken["of"] == [before["seq"]]
            assert refused["key"] == "server.take-back-asked"
    found = verified(games, company.table)
    assert (found.taken_back, found.over_luck) == (2, 2)
