"""Resigning: who may, what becomes of pawns, shields and the card, and who wins when one is left."""

import pytest

from holotable import EditionError, Script, Table
from holotable.bots import leaving_decision
from tests.support.evidence import rule


def kinds(events):
    return [event.kind for event in events]


@rule("R-MF-52", "turn.order")
def test_whoever_is_asked_to_draw_may_resign_and_the_next_one_draws(race):
    table = race("20: R1 . B1", seats="RBY")

    events = table.play("resign")

    assert kinds(events) == ["Resigned", "Passed"]
    assert (events[0].seat, events[0].rule) == (0, "MF-FIRST-02")
    assert (table.turn, table.options) == ("B", {"draw"})


@rule("R-MF-52", "turn.discard")
@pytest.mark.parametrize(("card", "asked"), [("5", "move_pawn"), ("1", "place_shield"), ("2", "move_pawn")])
def test_a_card_that_was_drawn_is_discarded_unused(race, card, asked):
    # given a card in hand; a 2 would bring another
    table = race("20: R1", card, seats="RBY")
    assert table.table.prompt_kind(0) == asked

    # when its player resigns
    events = table.play("resign")

    # then it lies on the discards and the turn is over
    assert kinds(events) == ["Resigned", "Discarded", "Passed"]
    assert (table.table.view()["top"], table.card, table.turn) == (card, None, "B")


@rule("R-MF-52")
def test_all_pawns_leave_the_board_wherever_they_stand(race):
    table = race("20: R1\nR2 home-zone:2\nR3 home", seats="RBY")

    table.play("resign")

    assert [table.where(pawn) for pawn in ("R1", "R2", "R3")] == ["gone"] * 3
    assert table.strip(20, 20) == "."
    assert [seat["out"] for seat in table.table.view()["seats"]] == [True, False, False]


@rule("R-MF-52", "shield.track")
def test_their_shields_go_back_to_the_board(race):
    table = race("20: R1* . R2* . R3", seats="RBY")

    events = table.play("resign")

    assert kinds(events) == ["Resigned", "Unshielded", "Unshielded", "Passed"]
    assert (table.free_shields, events[1].key) == (2, "shield.track")


@rule("R-MF-52", "turn.order")
def test_whoever_has_resigned_is_passed_over(race):
    # given four seats of which blue and yellow resign
    table = race("", seats="RBYG", turn="B", then=["4", "4", "4"])
    table.play("resign")
    table.play("resign")

    # then only green and red are left to draw
    seen = []
    for _ in range(3):
        seen.append(table.turn)
        table.play("draw")  # a 4, which starts nobody
    assert seen == ["G", "R", "G"]


@rule("R-MF-52", "turn.order")
def test_only_the_seat_on_turn_may_resign_and_only_once(race):
    table = race("20: R1", seats="RBY")

    assert (table.refusal("resign", "B"), table.table.options(1)) == ("turn.order", [])
    table.play("resign")

    assert (table.refusal("resign", "R"), table.refusal("draw", "R")) == ("turn.order", "turn.order")
    assert table.table.options(0) == []


@rule("R-MF-52", "move.occupied", "bump.foe")
def test_the_space_of_a_pawn_that_is_gone_is_empty(race):
    table = race("20: B1 . . R1*", "5", seats="RBY", then=["3"])
    table.play("resign")

    table.play("draw")
    events = table.play("B1+3")

    assert kinds(events) == ["Moved", "Discarded", "Passed"]
    assert table.where("B1") == "track:23"


@rule("R-MF-52", "slide.blocked")
def test_a_shielded_pawn_that_is_gone_blocks_no_slide(race):
    # given red's shield on blue's slide from 16, and yellow before it
    table = race("13: Y1 . . ^ . R1* =", seats="RBY", then=["4", "3"])
    table.play("resign")
    table.play("draw")  # blue, which cannot use its 4

    table.play("draw")
    events = table.play("Y1+3")

    assert "Slid" in kinds(events)
    assert "Bumped" not in kinds(events)


@rule("R-MF-52", "card.swap", "card.take-safe", "shield.source")
def test_a_pawn_that_is_gone_can_be_neither_swapped_nor_bumped_nor_robbed(race):
    # given red, about to leave, with pawns on the track and a shield
    for card, wish, key in (
        ("11", "B1<>R1", "card.swap"),
        ("sorry", "B2>R1", "card.take-safe"),
        ("1", "shield B1 from R2", "shield.source"),
    ):
        table = race("20: R1 . R2*\n40: B1 . Y1", seats="RBY", then=[card])
        table.play("resign")
        table.play("draw")

        assert table.refusal(wish) == key
        assert not [option for option in table.options if "R" in option]


@rule("R-MF-52", "win.home")
@pytest.mark.parametrize("card", [None, "5"])
def test_whoever_is_the_only_one_left_wins_at_once(race, card):
    table = race("20: R1 . B1\nR2 home\nR3 home", card)

    events = table.play("resign")

    assert kinds(events)[-1] == "Won"
    assert (events[-1].seat, events[-1].key) == (1, "turn.order")
    result = table.table.result
    assert (result.winners, result.ranking, result.reason, result.worth) == ((1,), ((1,), (0,)), "turn.order", (0, 0))
    assert (table.table.due, table.table.view()["turn"]) == (None, 1)


@rule("R-MF-52")
def test_whoever_has_resigned_ranks_behind_all_who_played_on(race):
    # given green, which resigns, and red one step from its last droid's home
    table = race("R1 home-zone:5\nR2 home\nR3 home", seats="RBYG", turn="G", then=["1"])
    table.play("resign")

    table.play("draw")
    table.play("R1+1")

    assert table.table.result.ranking == ((0,), (1, 2), (3,))
    assert table.table.result.reason == "win.home"


@rule("R-MF-52")
def test_nobody_resigns_after_the_end(race):
    table = race("20: R1")
    table.play("resign")

    assert [table.refusal("resign", seat) for seat in "RB"] == ["win.home", "win.home"]
    assert [table.table.options(seat) for seat in (0, 1)] == [[], []]


@rule("R-MF-52", "first.youngest")
def test_nobody_resigns_while_luck_is_due(edition):
    from holotable.core.keys import ALLOWED
    from holotable.editions import load_edition
    from holotable.families.race import rules
    from holotable.families.race.named import NamedRace
    from holotable.families.race.rules import codes

    named = NamedRace(load_edition(edition), load_edition(edition).chosen(None))
    state, resign, tape, out = named.new_state(), rules.Decision(), rules.Tape(), rules.Options()
    resign.kind = codes.RESIGN
    rules.set_up(state, 2, rules.NOWHERE, tape)  # the lot for the first seat is due
    judged = [rules.why_not(state, 0, resign)]
    rules.settle(state, 0, tape)
    draw = rules.Decision()
    draw.kind = codes.DRAW
    rules.apply(state, 0, draw, tape)  # a card is due
    judged.append(rules.why_not(state, 0, resign))
    rules.options(state, 0, out)

    assert ALLOWED not in judged
    assert out.count == 0


@rule("R-MF-52")
@pytest.mark.parametrize(
    ("pawns", "turn", "problem"),
    [
        (["gone", "start", "start"], 0, "seat 1 has resigned, so all its pawns are gone"),
        (["gone", "gone", "gone"], 1, "seat 1 has resigned, so it has no turn"),
    ],
)
def test_a_position_with_half_a_seat_gone_or_its_turn_is_refused(edition, pawns, turn, problem):
    seats = [{}, {"pawns": pawns}, {}]

    with pytest.raises(EditionError, match=problem):
        Table.from_position({"edition": edition, "turn": turn, "seats": seats}, luck=Script())


@rule("R-MF-52", "win.home")
def test_a_position_in_which_one_seat_is_left_is_over(edition):
    seats = [{}, {"pawns": ["gone"] * 3}]

    with pytest.raises(EditionError, match="the only one left"):
        Table.from_position({"edition": edition, "turn": 0, "seats": seats}, luck=Script())


@rule("R-MF-52")
def test_a_state_in_which_the_turn_is_of_one_who_has_resigned_is_refused(race):
    table = race("20: R1", seats="RBY")
    table.play("resign")
    state = table.table.state()
    state["state"]["turn"] = 0

    with pytest.raises(EditionError):
        Table.from_state(state)


@rule("R-MF-53")
def test_a_seat_that_is_let_go_resigns_when_its_turn_comes(race):
    table = race("20: R1 . B1", seats="RBY").table

    assert leaving_decision(table, 1) is None
    table.play(0, {"do": "resign"})
    assert leaving_decision(table, 1) == {"do": "resign"}
