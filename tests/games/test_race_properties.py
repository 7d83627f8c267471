"""What holds in every race game, checked over random play."""

import json
import os
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holotable import Table, replay
from tests.games.playing import play_out

RANDOM_OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "sorry_forward_can_start": st.booleans(),
        "seven_split_can_start": st.booleans(),
        "draw_again_if_stuck": st.booleans(),
        "blocked_slide_ends_turn": st.booleans(),
        "shield_optional": st.booleans(),
        "first_player": st.sampled_from(["youngest", "random"]),
    },
)
SEEDS = st.integers(0, 2**62 - 1)
FEW = settings(max_examples=3 if os.environ.get("HOLOTABLE_CHECKED") else 12, deadline=None)


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS, options=RANDOM_OPTIONS)
def test_pawns_cards_and_shields_are_accounted_for_after_every_decision(seats, seed, options):
    for table in play_out(Table("falcon", seats, seed=seed, options=options), seed):
        view = table.view()
        standing = [place for seat in view["seats"] for place in seat["pawns"] if place.startswith("track")]
        shields = [seat["pawns"][pawn] for seat in view["seats"] for pawn in seat["shields"]]

        assert len(standing) == len(set(standing))
        assert view["unseen"] + len(view["discard"]) + (view["card"] is not None) == 45
        assert len(shields) + view["free_shields"] == 2
        assert all(place.startswith("track") for place in shields)
        for seat in view["seats"]:
            zones = [place for place in seat["pawns"] if "zone" in place]
            assert len(zones) == len(set(zones))


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS, options=RANDOM_OPTIONS)
def test_exactly_one_seat_is_asked_until_the_game_is_over(seats, seed, options):
    for table in play_out(Table("falcon", seats, seed=seed, options=options), seed):
        asked = [seat for seat in range(seats) if table.prompt(seat) is not None]

        assert asked == (list(table.due.seats) if table.due else [])
        assert (table.due is None) == (table.result is not None)
        if table.due is None:
            assert is_rightly_over(table)


def is_rightly_over(table):
    """Whether the winner has all pawns home, or everybody else has resigned."""
    seats, winner = table.view()["seats"], table.result.winners[0]
    others = [record for seat, record in enumerate(seats) if seat != winner]
    return not seats[winner]["out"] and (
        seats[winner]["pawns"] == ["home"] * 3 or all(record["out"] for record in others)
    )


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_who_has_resigned_is_gone_and_never_asked_moved_or_met_again(seats, seed):
    table, out = Table("falcon", seats, seed=seed), set()
    for _ in play_out(table, seed, resigns=0.05):
        last = table.log["records"][-1]
        assert last["seat"] not in out
        out |= {last["seat"]} if last["decision"]["do"] == "resign" else set()

        gone = {seat for seat, record in enumerate(table.view()["seats"]) if record["pawns"] == ["gone"] * 3}
        assert gone == out == {seat for seat, record in enumerate(table.view()["seats"]) if record["out"]}
        offered = [option for seat in table.due.seats for option in table.options(seat)] if table.due else []
        met = [option.get("with") or option.get("target") or option.get("from") for option in offered]
        assert not [pair for pair in met if isinstance(pair, list) and pair[0] in out]
    assert not out & set(table.result.winners)
    assert out <= set(table.result.ranking[-1]) or not out


def every_decision(seats):
    """The universe: everything a seat could say in the vocabulary, sensible or not."""
    pawns, foes = range(3), [[seat, pawn] for seat in range(seats) for pawn in range(3)]
    yield from ({"do": name} for name in ("draw", "no_shield", "forfeit", "resign"))
    yield from ({"do": "move", "pawn": pawn, "steps": steps} for pawn in pawns for steps in range(-13, 14))
    yield from ({"do": "shield", "pawn": pawn, "from": source} for pawn in pawns for source in ["board", *foes])
    yield from ({"do": "swap", "pawn": pawn, "with": foe} for pawn in pawns for foe in foes)
    yield from ({"do": "bump", "pawn": pawn, "target": foe} for pawn in pawns for foe in foes)
    for first, second in product(pawns, pawns):
        yield from ({"do": "split", "moves": [[first, n], [second, m]]} for n in range(9) for m in range(9))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_are_exactly_the_decisions_that_nothing_refuses(seats):
    table = Table("falcon", seats, seed=seats)
    seen = Counter()
    for _ in play_out(table, seed=11, limit=5_000):
        if table.due is None or table.view()["card"] is None:
            continue
        face = (table.view()["card"], table.prompt(table.due.seats[0])["kind"])
        seen[face] += 1
        if seen[face] > 1:
            continue
        for seat in range(seats):
            allowed = [decision for decision in every_decision(seats) if table.refusal(seat, decision) is None]
            assert sorted(map(json.dumps, allowed)) == sorted(map(json.dumps, table.options(seat)))
    assert len(seen) > 8


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_a_copy_plays_on_like_the_original(seats, seed):
    table = Table("falcon", seats, seed=seed)
    for played, _ in enumerate(play_out(table, seed)):
        if played == 40:
            break
    twin = table.copy()
    for mine, theirs in zip(play_out(table, 3), play_out(twin, 3), strict=True):
        assert mine.state_hash == theirs.state_hash
    assert table.log == twin.log


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS, options=RANDOM_OPTIONS)
def test_a_log_replays_to_the_same_state_and_events(seats, seed, options):
    table = Table("falcon", seats, seed=seed, options=options)
    for _ in play_out(table, seed):
        pass

    again = replay(json.loads(json.dumps(table.log)))

    assert (again.state_hash, again.events, again.result) == (table.state_hash, table.events, table.result)


@FEW
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_states_and_positions_come_back_exactly(seats, seed):
    for number, table in enumerate(play_out(Table("falcon", seats, seed=seed), seed)):
        if number % 17 or table.due is None:
            continue
        again = Table.from_state(json.loads(json.dumps(table.state())), seed=1)
        assert (again.state_hash, again.options(again.due.seats[0])) == (
            table.state_hash,
            table.options(table.due.seats[0]),
        )
        if table.view()["card"] is None:
            position = table.position()
            assert Table.from_position(json.loads(json.dumps(position)), seed=1).position() == position


@FEW
@given(
    seed=SEEDS,
    junk=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda some: st.lists(some, max_size=3),
        max_leaves=4,
    ),
)
def test_junk_in_a_decision_is_refused_and_changes_nothing(seed, junk):
    from holotable import IllegalDecision

    table = Table("falcon", 3, seed=seed)
    table.play(0, {"do": "draw"})
    before = table.state_hash
    for decision in (
        junk,
        {"do": junk},
        {"do": "move", "pawn": junk, "steps": 1},
        {"do": "move", "pawn": 0, "steps": junk},
        {"do": "swap", "pawn": 0, "with": junk},
        {"do": "split", "moves": junk},
        {"do": "shield", "pawn": 0, "from": junk},
        {"do": "draw", "extra": junk},
    ):
        if table.due.seats == (0,) and decision in table.options(0):
            continue
        with pytest.raises(IllegalDecision):
            table.play(0, decision)
    for seat in (junk, -1, 3):
        if seat != 0 or isinstance(seat, bool):
            with pytest.raises(IllegalDecision):
                table.play(seat, {"do": "draw"})
    assert table.state_hash == before
