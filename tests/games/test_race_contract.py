"""The race rules asked directly: numbers that no table would send, and each flaw of a state by name."""

import pytest

from holotable import EditionError, ReplayMismatch, Script, Table, replay
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.families.race import rules as race
from holotable.families.race.ai import Driver
from holotable.families.race.ai.recorder import place_of
from holotable.families.race.rules import invariants
from holotable.families.race.rules.codes import BUMP, DRAW, MOVE, RESIGN, SHIELD, SPLIT, SWAP


def asked(card, pawns):
    """The state of a seat that has drawn a card."""
    seats = [{"pawns": pawns}, {"pawns": ["track:30", "track:31", "start"]}]
    table = Table.from_position({"edition": "falcon", "seats": seats}, luck=Script(draw=[card]))
    table.play(0, {"do": "draw"})
    return table._state


def decision(kind, *arguments):
    made = race.Decision()
    made.kind = kind
    made.argument = [*arguments, *[0] * (8 - len(arguments))]
    return made


ON_TRACK = ["track:20", "track:21", "start"]


@pytest.mark.parametrize(
    ("card", "made"),
    [
        ("5", (0,)),
        ("5", (RESIGN + 1,)),
        ("5", (MOVE, 3, 5)),
        ("5", (MOVE, -1, 5)),
        ("5", (MOVE, 1 << 40, 5)),
        ("7", (SPLIT, 0, 3, 3, 4)),
        ("7", (SPLIT, 0, 3, -1, 4)),
        ("11", (SWAP, 0, -1)),
        ("11", (SWAP, 0, 7)),
        ("11", (SWAP, 0, 8)),
        ("11", (SWAP, 3, 4)),
        ("sorry", (BUMP, 2, -1)),
        ("sorry", (BUMP, 2, 7)),
        ("sorry", (BUMP, 2, 8)),
        ("1", (SHIELD, 3, -1)),
        ("1", (SHIELD, 0, -2)),
        ("1", (SHIELD, 0, 16)),
    ],
)
def test_a_number_that_is_no_pawn_and_no_decision_is_malformed(card, made):
    assert race.why_not(asked(card, ON_TRACK), 0, decision(*made)) == DECISION_MALFORMED


def test_the_same_decisions_with_pawns_that_exist_are_allowed():
    for card, made in (("5", (MOVE, 1, 5)), ("7", (SPLIT, 0, 3, 2, 4)), ("11", (SWAP, 0, 5)), ("sorry", (BUMP, 2, 5))):
        assert race.why_not(asked(card, ON_TRACK), 0, decision(*made)) == ALLOWED


def broken(field, index, value):
    state = asked("5", ON_TRACK)
    assert race.broken_invariant(state) == race.ALL_HOLD
    if index is None:
        setattr(state, field, value)
    else:
        numbers = list(getattr(state, field))
        numbers[index] = value
        setattr(state, field, numbers)
    return race.broken_invariant(state)


@pytest.mark.parametrize(
    ("field", "index", "value", "broken_invariant"),
    [
        ("place", 2, 60, invariants.NOT_A_PLACE),  # the track ends at 59
        ("place", 2, 99, invariants.NOT_A_PLACE),  # the start zone has two spaces
        ("place", 2, 109, invariants.NOT_A_PLACE),  # the home zone has five
        ("place", 2, race.GONE, invariants.NOT_A_PLACE),  # one pawn does not leave alone
        ("place", 1, 20, invariants.TWO_ON_A_SPACE),
        ("standing", 40, 2, invariants.TWO_ON_A_SPACE),
        ("unseen", 0, 4, invariants.CARDS_LOST),
        ("unseen", 0, -1, invariants.CARDS_LOST),
        ("discard", 0, 1, invariants.CARDS_LOST),
        ("unseen_cards", None, 43, invariants.CARDS_LOST),
        ("free_shields", None, 1, invariants.SHIELDS_LOST),
        ("shielded", 2, 1, invariants.SHIELD_OFF_TRACK),
        ("home", 0, 1, invariants.HOME_MISCOUNTED),
        ("phase", None, race.OVER, invariants.END_MISSED),
    ],
)
def test_each_flaw_of_a_state_is_found(field, index, value, broken_invariant):
    assert broken(field, index, value) == broken_invariant


def test_two_pawns_on_one_space_of_a_zone_are_a_flaw():
    state = asked("5", ["track:20", "start-zone:1", "start-zone:2"])
    places = list(state.place)
    places[2] = places[1]
    state.place = places

    assert race.broken_invariant(state) == invariants.TWO_ON_A_SPACE


def test_only_a_seat_of_the_game_can_be_drawn_to_begin():
    lot = {"first_player": "random"}

    for seat in (-1, 2, 7):
        with pytest.raises(EditionError, match="cannot fall now"):
            Table("falcon", 2, options=lot, luck=Script(seat=[seat]))
    log = Table("falcon", 2, options=lot, seed=1).log
    with pytest.raises(ReplayMismatch, match="cannot fall now"):
        replay({**log, "opening": [2]})


@pytest.mark.parametrize("card", ["5", "7", "11", "sorry"])
def test_draw_is_refused_by_the_same_rule_whatever_card_waits(card):
    assert race.why_not(asked(card, ON_TRACK), 0, decision(DRAW)) == race.keys.TURN_CARD


def test_a_seat_that_has_resigned_has_no_turn():
    table = Table.from_position({"edition": "falcon", "seats": [{}, {}, {}]}, luck=Script())
    table.play(0, {"do": "resign"})
    assert race.broken_invariant(table._state) == race.ALL_HOLD

    table._state.turn = 0

    assert race.broken_invariant(table._state) == invariants.TURN_OF_NOBODY


def test_a_game_with_one_seat_left_is_over_and_nothing_else_is():
    table = Table.from_position({"edition": "falcon", "seats": [{}, {}]}, luck=Script())
    table.play(0, {"do": "resign"})
    assert race.broken_invariant(table._state) == race.ALL_HOLD

    table._state.phase = race.TO_DRAW

    assert race.broken_invariant(table._state) == invariants.END_MISSED


def test_games_that_are_played_on_pass_over_who_has_resigned_and_rank_it_last():
    table = Table.from_position({"edition": "falcon", "seats": [{}, {}, {}, {}]}, luck=Script())
    table.play(0, {"do": "resign"})
    driver = Driver(table._state.board)
    driver.start_from(table._state)
    driver.record_games(True)

    driver.play_many(1, 0, 20, 100_000, True)

    assert driver.tally.broken == 0
    assert table.odds("random", 20, seed=1)[0].wins == 0
    assert [place_of(table._state, seat) for seat in range(4)] == [4, 1, 1, 1]
