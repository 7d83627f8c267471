"""Play of every kind of table with missions, variants and a tax by choice: states, logs, options and hostile input."""

import json
from random import Random

import pytest

from holotable import EditionError, IllegalDecision, Table, replay
from holotable.families.estate.verbs import PROMPTS
from tests.games.test_estate_table import (
    RARE_PROMPTS,
    absurd_decision,
    is_legal,
    spoilt_state,
    through_json,
    try_state,
    universe,
)
from tests.support.estate_tables import walk
from tests.support.variant_tables import BOXES, LIGHT, drawn_table, new_table, on_mission, short_table, win

SEEDS = range(2)
BOX = pytest.mark.parametrize("box", BOXES)
SEED = pytest.mark.parametrize("seed", SEEDS)


@BOX
@SEED
def test_a_state_comes_back_exactly_at_any_moment(box, seed):
    for start in (new_table(box, seed), drawn_table(box, seed)):
        for number, table in enumerate(walk(start, seed, 60)):
            if number % 4 == 0:
                again = Table.from_state(through_json(table.state()))
                assert again.state() == table.state()
                assert through_json(again.view()) == through_json(table.view())


@BOX
@SEED
def test_a_position_reached_by_play_comes_back_with_the_same_options(box, seed):
    written = 0
    for number, table in enumerate(walk(drawn_table(box, seed), seed, 60)):
        try:
            position = through_json(table.position()) if number % 3 == 0 else None
        except EditionError as problem:
            assert "can be written down only" in str(problem)
            continue
        if position is not None:
            written += 1
            again = Table.from_position(position)
            assert again.position() == position
            assert all(again.prompt(seat) == table.prompt(seat) for seat in range(len(table.names)))
    assert written > 0


@BOX
@SEED
def test_a_log_plays_the_same_game_again(box, seed):
    for start in (new_table(box, seed), drawn_table(box, seed)):
        for table in walk(start, seed, 100):
            last = table
        again = replay(through_json(last.log))
        assert again.state() == last.state()
        assert again.result == last.result


@BOX
def test_options_are_exactly_the_listed_decisions_that_nothing_refuses(box):
    tables = [
        new_table(box, 1),
        *(table for number, table in enumerate(walk(drawn_table(box, 1), 1, 30)) if number == 30),
    ]
    for table in tables:
        check_options(table)


@pytest.mark.parametrize("mission", [f"{side}-{die}" for side in ("light", "dark") for die in range(1, 7)])
def test_the_prizes_that_are_listed_are_those_that_nothing_refuses(mission):
    seats = [{"deeds": ["ruusan"]}, {"deeds": ["bothawui", "rugosa"]}]

    check_options(on_mission(mission, *seats))
    check_options(win(mission, *seats))


def check_options(table):
    for seat in range(len(table.names)):
        listed = [json.dumps(option) for option in table.options(seat)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == {json.dumps(row) for row in universe(table) if is_legal(table, seat, row)}


def test_play_meets_every_rare_question_and_every_event_names_its_row():
    asked, rowless = set(), set()
    for box in BOXES:
        for seed in range(4):
            for table in walk(new_table(box, seed), seed, 60):
                asked |= {table.prompt_kind(seat) for seat in range(len(table.names))}
            rowless |= {(box, event.key) for event in table.events if event.rule is None}

    assert rowless == set()
    assert {"pick_token", "go_on_mission"} <= asked
    assert set(PROMPTS) >= RARE_PROMPTS


@pytest.mark.parametrize("seed", range(4))
def test_the_count_of_the_rules_is_the_worth_of_the_result(seed):
    table = drawn_table("timed", seed)
    table.play(-1, {"do": "time_up"})

    *_, table = walk(table, seed, 1000)

    counted = {event.seat: event.facts["worth"] for event in table.events if event.kind == "Counted"}
    assert counted or table.result.reason == "end.last"
    assert all(table.result.worth[seat] == worth for seat, worth in counted.items())


# hostile decisions and states


@BOX
def test_what_is_not_legal_is_refused_and_changes_nothing(box):
    choose = Random(1)
    for start in (new_table(box, 1), drawn_table(box, 1)):
        for table in walk(start, 1, 15):
            before = table.state_hash, len(table.events)
            for _ in range(12):
                refuse_unless_legal(table, choose.randrange(-1, len(table.names)), absurd_decision(table, choose))
            assert (table.state_hash, len(table.events)) == before


def refuse_unless_legal(table, seat, decision):
    try:
        if table.refusal(seat, decision) is None:
            return
    except IllegalDecision:
        pass
    with pytest.raises(IllegalDecision):
        table.play(seat, decision)


@BOX
@SEED
def test_a_spoilt_state_is_refused_or_plays_on(box, seed):
    choose = Random(seed)
    for start in (new_table(box, seed), drawn_table(box, seed)):
        for number, table in enumerate(walk(start, seed, 24)):
            if number % 6 == 0:
                for _ in range(25):
                    try_state(spoilt_state(table, choose), choose)


def states():
    """Give a state of every rare phase by name."""
    choosing = Table("clone-wars", 3, seed=1, options={"missions": True})
    choosing.play(choosing.due.seats[0], {"do": "choose_token", "token": LIGHT})
    return {
        "choosing": choosing,
        "mission": on_mission("dark-2", {}, {"deeds": ["bothawui", "rugosa"]}),
        "prize": win("dark-2", {}, {"deeds": ["bothawui", "rugosa"]}),
        "roll": Table.from_position({"edition": "clone-wars", "seats": [{}, {}]}),
        "timed": short_table({}, {}, variant="timed"),
    }


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("roll", {"token": [0, -1]}, "token is 0"),
        ("roll", {"mission": 0}, "mission is 0"),
        ("roll", {"lander": 1}, "only a mission lets another seat land"),
        ("roll", {"time_up": 1}, "only in a timed game"),
        ("roll", {"ending": 1}, "only a short or timed game ends with a count"),
        ("roll", {"phase": 9}, "there is no tax to choose"),
        ("roll", {"phase": 10}, "there is no mission"),
        ("roll", {"phase": 12}, "there is no fine to pay"),
        ("roll", {"phase": 13}, "only in a game with missions"),
        ("roll", {"phase": 14}, "offers the last claims"),
        ("roll", {"phase": 15}, "phase is 15"),
        ("roll", {"first": -1}, "first is -1"),
        ("roll", {"rounds": 0}, "rounds is 0"),
        ("roll", {"undealt": 2}, "luck is due"),
        ("roll", {"on_mission": 1}, "luck is due"),
        ("timed", {"ending": 1}, "offers the last claims"),
        ("choosing", {"token": [-1, -1, -1], "phase": 1}, "when every seat has chosen"),
        ("choosing", {"token": [0, 1, 2]}, "when every seat has chosen"),
        ("choosing", {"token": [0, 0, -1]}, "two seats have the same token|before its turn to choose"),
        ("mission", {"mission": 1}, "not one of the side"),
        ("mission", {"mission": -1}, "there is no mission"),
        ("mission", {"token": [-1, 0]}, "before its turn to choose|when every seat has chosen"),
        ("prize", {"mission": 9}, "no prize of the mission is left"),
        ("prize", {"prizes": 3}, "no prize of the mission is left"),
        ("prize", {"prizes": 0}, "no prize of the mission is left"),
        ("prize", {"victim": 0}, "nobody who is due has a legal decision"),
        ("prize", {"victim": 2}, "victim is 2"),
    ],
)
def test_a_hostile_state_is_refused_with_the_reason(name, changes, said):
    data = states()[name].state()
    for field, value in changes.items():
        kept = data["state"][field]
        data["state"][field] = [*value, *kept[len(value) :]] if isinstance(value, list) else value

    with pytest.raises(EditionError, match=said):
        Table.from_state(data)


def test_a_token_is_not_chosen_out_of_order():
    data = states()["choosing"].state()
    first = data["state"]["first"]
    data["state"]["token"][(first + 2) % 3] = 1

    with pytest.raises(EditionError, match="before its turn to choose"):
        Table.from_state(data)
