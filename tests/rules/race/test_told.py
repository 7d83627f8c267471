"""What is asked of a seat, and what the table tells of a move, with the rule that it followed."""

import pytest

from holotable import EditionError, Script, Table
from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from holotable.families.race.rules import HOME, HOME_ZONE, START, distance_home
from holotable.families.race.rules.board import walk
from tests.support.evidence import rule

pytestmark = pytest.mark.interpreted


def asked(table):
    """What is asked of red and of blue."""
    prompts = [table.table.prompt(seat) for seat in (0, 1)]
    return [prompt["kind"] if prompt else None for prompt in prompts]


@rule("turn.card", "card.shield-first", "turn.order")
def test_only_the_seat_on_turn_is_asked_first_for_the_card_then_for_the_shield_then_for_the_move(race):
    table = race("20: R1", then=["1"])

    before = asked(table)
    table.play("draw")
    shield = asked(table)
    table.play("no shield")

    assert (before, shield, asked(table)) == (["draw_card", None], ["place_shield", None], ["move_pawn", None])


@rule("win.home")
def test_when_the_game_is_won_nobody_is_asked_any_more_and_the_winner_is_told(race):
    table = race("R1 home\n R2 home\n R3 home-zone:5", "1")

    events = table.play("R3+1")

    assert asked(table) == [None, None]
    assert [(event.kind, event.key, event.seat) for event in events[-1:]] == [("Won", "win.home", 0)]


@rule("move.clockwise", "start.step", "zone.turn-in", "home.exact", "card.four", "card.ten")
@pytest.mark.parametrize(
    ("drawing", "card", "steps", "key"),
    [
        ("20: R1\n R2 home", "5", 5, "move.clockwise"),
        ("R1 start\n R2 home", "5", 5, "start.step"),
        ("58: R1\n R2 home", "5", 5, "zone.turn-in"),
        ("R1 home-zone:1\n R2 home", "3", 3, "move.clockwise"),
        ("R1 home-zone:3\n R2 home", "3", 3, "home.exact"),
        ("20: R1\n R2 home", "4", -4, "card.four"),
        ("20: R1\n R2 home", "10", -1, "card.ten"),
    ],
)
def test_a_move_is_told_under_the_rule_that_led_it(race, drawing, card, steps, key):
    table = race(drawing, card)

    events = table.play(f"R1{steps:+d}")

    assert [(event.key, event.seat, event.facts["pawn"]) for event in events if event.kind == "Moved"] == [(key, 0, 0)]


@rule("turn.discard", "turn.order")
def test_a_used_card_is_told_on_the_discard_pile_and_then_whose_turn_it_is(race):
    table = race("20: R1", "5")

    events = table.play("R1+5")

    assert [(event.kind, event.key, event.seat) for event in events[-2:]] == [
        ("Discarded", "turn.discard", 0),
        ("Passed", "turn.order", 1),
    ]
    assert events[-2].facts["card"] == "5"


@rule("card.draw-again")
def test_another_card_is_told_under_the_rule_of_the_two(race):
    table = race("20: R1", "2")

    events = table.play("R1+2")

    assert [(event.key, event.seat) for event in events if event.kind == "Passed"] == [("card.draw-again", 0)]


@rule("card.take-place")
def test_a_place_that_is_taken_is_told_with_who_stood_there(race):
    table = race("20: B2", "sorry")

    events = table.play("R1>B2")

    assert [(event.kind, event.key, event.seat, event.facts) for event in events[:2]] == [
        ("TookPlace", "card.take-place", 0, {"pawn": 0, "foe": [1, 1], "to": "track:20"}),
        ("Bumped", "bump.foe", 1, {"pawn": 1, "from": "track:20"}),
    ]


@rule("card.eleven")
def test_a_swap_is_told_with_both_pawns_and_the_space(race):
    table = race("20: R2\n30: B3", "11")

    events = table.play("R2<>B3")

    assert [(event.kind, event.key, event.seat, event.facts) for event in events[:1]] == [
        ("Swapped", "card.eleven", 0, {"pawn": 1, "foe": [1, 2], "to": "track:30"}),
    ]


@rule("card.swap-refused")
def test_a_refused_swap_is_told_as_a_forfeit(race):
    table = race("R1 home\n R2 home\n58: R3\n40: B1", "11")

    events = table.play("forfeit")

    forfeited = [(event.key, event.seat, event.facts) for event in events if event.kind == "Forfeited"]
    assert forfeited == [("card.swap-refused", 0, {"card": "11"})]


@rule("slide.triangle", "home.exact")
@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        ("13: R1", ("Slid", "slide.triangle", {"pawn": 0, "from": "track:16", "to": "track:19"})),
        ("R1 home-zone:3\n R2 home", ("ReachedHome", "home.exact", {"pawn": 0, "count": 2})),
    ],
)
def test_a_slide_and_the_way_home_are_told_and_bump_nobody(race, drawing, told):
    table = race(drawing, "3")

    events = table.play("R1+3")

    assert [(event.kind, event.key, event.facts) for event in events[1:2]] == [told]
    assert [event.kind for event in events] == ["Moved", told[0], "Discarded", "Passed"]


@rule("slide.sweep")
def test_a_space_that_was_swept_is_empty(race):
    # given yellow's pawn swept from blue's slide, which runs from 16 to 19
    table = race("12: R2 R1 . . ^ Y1 = =", "3", then=["4", "5"], seats="RY")
    table.play("R1+3")
    assert table.where("Y1") == "start"
    table.play("draw")

    # when another pawn ends its move on that space
    table.play("draw")
    events = table.play("R2+5")

    # then nobody is bumped there
    assert [event.kind for event in events] == ["Moved", "Discarded", "Passed"]


@rule("shield.source", "shield.card")
def test_a_shield_from_the_board_leaves_one_there_and_is_told(race):
    table = race("20: R1", "1")

    events = table.play("shield R1")

    assert (table.free_shields, table.wears_shield("R1")) == (1, True)
    assert [(event.kind, event.key, event.facts) for event in events] == [
        ("Shielded", "shield.card", {"pawn": 0, "source": "board"}),
    ]


@rule("turn.card", "setup.cards")
def test_a_card_that_was_drawn_is_not_drawn_again(race):
    table = race("20: R1", "2", unseen=["2", "5"], then=["2"])
    table.play("R1+2")

    with pytest.raises(EditionError, match="cannot fall now"):
        table.play("draw")


@rule("turn.order", "race")
def test_turns_are_counted_from_the_first_on(edition):
    table = Table(edition, 2, luck=Script(draw=["4", "4"]))

    counts = [table.view()["turns"]]
    for seat in (0, 1):
        table.play(seat, {"do": "draw"})
        counts.append(table.view()["turns"])

    assert counts == [1, 2, 3]


@rule("R-MF-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_lot_for_the_first_turn_takes_no_card(edition, first):
    table = Table(edition, 3, options={"first_player": "random"}, luck=Script(seat=[first]))

    assert (table.due.seats, table.view()["unseen"], table.view()["card"]) == ((first,), 45, None)
    assert table.options(first) == [{"do": "draw"}, {"do": "resign"}]


@rule("home.exact", "start.step", "zone.turn-in", "move.clockwise", "R-MF-09")
def test_the_way_home_is_as_long_as_the_steps_that_it_takes(edition):
    race = read_race(load_edition(edition))
    board = race.board(race.edition.chosen(None))
    zones = [START + step for step in range(board.start_zone + 1)]
    places = [*range(board.track), *zones, *(HOME_ZONE + step for step in range(1, board.home_zone + 1)), HOME]

    for colour in range(len(race.colours)):
        for place in places:
            steps = distance_home(board, colour, place)
            assert walk(board, colour, place, steps) == HOME
            assert place == HOME or walk(board, colour, place, steps - 1) != HOME
