"""A turn: draw, do, discard; the deck; forfeits; the end."""

import pytest

from tests.support.evidence import rule


@rule("turn.card")
def test_a_turn_begins_with_drawing_one_card(race):
    table = race("20: R1", then=["5"])

    assert table.options == {"draw"}
    assert table.refusal("R1+5") == "turn.card"
    table.play("draw")

    assert (table.card, table.table.view()["unseen"]) == ("5", 44)


@rule("turn.card")
def test_nothing_but_the_card_counts(race):
    table = race("20: R1", "5")

    assert table.options == {"R1+5", "R2+5", "R3+5"}
    assert table.refusal("R1+3") == "turn.card"
    assert table.refusal("draw") == "turn.card"
    assert table.refusal("R1+2 R2+3") == "turn.card"


@rule("turn.discard")
def test_the_card_played_lies_on_top_of_the_discards(race):
    table = race("20: R1", "5")

    table.play("R1+5")

    view = table.table.view()
    assert (view["top"], view["discard"], view["card"]) == ("5", ["5"], None)


@rule("deck.reshuffle", "R-MF-06")
def test_a_used_up_deck_is_made_of_the_discards_at_the_next_draw(race):
    table = race("20: R1", "5", unseen=["5"], then=["8"])

    table.play("R1+5")
    assert (table.table.view()["unseen"], len(table.table.view()["discard"])) == (0, 45)
    events = table.play("draw")

    assert [event.kind for event in events][:2] == ["Reshuffled", "Drawn"]
    assert (table.table.view()["unseen"], table.table.view()["discard"]) == (44, [])


@rule("deck.reshuffle", "turn.discard", "R-MF-06")
def test_after_the_shuffle_the_next_card_played_lies_alone_on_the_discards(race):
    table = race("20: R1", "5", unseen=["5"], then=["4"])

    table.play("R1+5")
    table.play("draw")  # a 4, which blue cannot use

    assert (table.table.view()["discard"], table.table.view()["top"]) == (["4"], "4")


@rule("deck.reshuffle", "R-MF-06")
def test_a_two_is_discarded_before_its_second_draw_and_may_come_again(race):
    table = race("20: R1", "2", unseen=["2"], then=["2"])

    table.play("R1+2")
    table.play("draw")

    assert (table.turn, table.card, table.table.view()["unseen"]) == ("R", "2", 44)


@rule("forfeit.stuck")
def test_a_card_that_moves_nobody_forfeits_the_turn(race):
    table = race("", "4")

    assert table.turn == "B"
    assert [event.kind for event in table.table.events] == ["Drawn", "Forfeited", "Discarded", "Passed"]
    assert table.table.events[1].key == "forfeit.stuck"


@rule("forfeit.occupied", "move.occupied")
def test_a_turn_is_forfeited_when_the_only_move_would_end_on_an_own_pawn(race):
    table = race("R1 home-zone:1\n R2 home-zone:4\n R3 home", "3")

    assert table.turn == "B"
    assert (table.where("R1"), table.where("R2")) == ("home-zone:1", "home-zone:4")
    assert [event.key for event in table.table.events if event.kind == "Forfeited"] == ["forfeit.occupied"]


@rule("forfeit.occupied", "move.occupied")
def test_a_ten_is_forfeited_when_its_one_space_backward_would_end_on_an_own_pawn(race):
    # given R3 on the entry, kept from stepping back by a shield, and its own pawns one behind the other in the zone
    table = race("1: B1* R3\n R1 home-zone:2\n R2 home-zone:1", "10")

    # then a step back would end on an own pawn, and the turn is lost
    assert table.turn == "B"
    assert [event.key for event in table.table.events if event.kind == "Forfeited"] == ["forfeit.occupied"]


@rule("forfeit.must-move", "R-MF-39")
def test_a_move_that_is_possible_must_be_made_and_the_pawn_is_free_to_choose(race):
    table = race("20: R1\n40: R2\n R3 home", "4")

    assert table.options == {"R1-4", "R2-4"}
    assert table.refusal("forfeit") == "forfeit.must-move"


@rule("R-MF-38", "forfeit.must-move")
def test_a_forced_move_is_forced_even_if_its_slide_sweeps_an_own_pawn(race):
    # blue's slide runs from 16 to 19; R2 on its end would meet the shield on 22, so only R1 can move
    table = race("13: R1 . . ^ = = R2 . . B1*\n R3 home", "3")
    assert table.options == {"R1+3"}
    assert table.refusal("forfeit") == "forfeit.must-move"

    table.play("R1+3")

    assert (table.where("R1"), table.where("R2")) == ("track:19", "start")


@rule("win.home", "R-MF-37")
@pytest.mark.parametrize("card", ["2", "12"])
def test_the_third_pawn_home_wins_at_once_even_with_a_two(race, card):
    start = {"2": "home-zone:4", "12": "track:56"}[card]
    table = race(f"R1 home\n R2 home\n R3 {start}", card)

    table.play(f"R3+{card}")

    assert table.table.due is None
    assert (table.table.result.winners, table.table.result.reason) == ((0,), "win.home")
    assert table.refusal("draw", seat="R") == "win.home"


@rule("R-MF-37", "win.home")
def test_the_second_part_of_a_seven_can_win(race):
    table = race("R1 home-zone:4\n R2 home-zone:1\n R3 home", "7")

    table.play("R1+2 R2+5")

    assert table.table.result.winners == (0,)


@rule("R-MF-46", "win.home")
def test_nobody_plays_on_for_second_place(race):
    table = race("R1 home\n R2 home\n R3 home-zone:5\n B1 home\n B2 home", "1", seats="RBY")

    table.play("R3+1")

    assert table.table.result.ranking == ((0,), (1, 2))
    assert table.table.due is None
