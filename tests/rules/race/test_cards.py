"""What each card allows."""

import pytest

from tests.support.evidence import rule


@rule("card.two", "card.three", "card.five", "card.seven", "card.eight", "card.eleven", "card.twelve")
@pytest.mark.parametrize("card", ["2", "3", "5", "7", "8", "11", "12"])
def test_a_number_card_moves_a_pawn_forward_by_its_number(race, card):
    table = race("6: R1", card)

    table.play(f"R1+{card}")

    assert table.where("R1") == f"track:{6 + int(card)}"


@rule("card.four")
def test_a_four_moves_a_pawn_four_backward(race):
    table = race("30: R1", "4")
    assert table.refusal("R1+4") == "turn.card"

    table.play("R1-4")

    assert table.where("R1") == "track:26"


@rule("card.draw-again", "R-MF-49")
def test_a_two_draws_again_and_so_does_the_next_two(race):
    table = race("5: R1", "2", then=["2", "5"])

    table.play("R1+2")
    assert (table.turn, table.options) == ("R", {"draw"})
    table.play("draw")
    table.play("R1+2")
    table.play("draw")
    table.play("R1+5")

    assert (table.where("R1"), table.turn) == ("track:14", "B")


@rule("card.draw-again")
@pytest.mark.parametrize("place", ["track:14", "track:1", "home-zone:1", "home-zone:4"])
def test_a_two_draws_again_after_a_slide_in_the_zone_and_at_home(race, place):
    table = race(f"R1 {place}", "2")

    table.play("R1+2")

    assert (table.turn, table.options) == ("R", {"draw"})


@rule("R-MF-36", "forfeit.stuck")
def test_a_two_that_moves_nobody_still_draws_again(race):
    table = race("R1 home-zone:5\n R2 home\n R3 home", "2")

    assert (table.turn, table.options) == ("R", {"draw"})


@rule("R-MF-36")
def test_a_table_may_end_the_turn_after_a_two_that_moves_nobody(race):
    table = race("R1 home-zone:5\n R2 home\n R3 home", "2", options={"draw_again_if_stuck": False})

    assert table.turn == "B"


@rule("card.ten", "R-MF-31")
def test_a_ten_goes_ten_forward_or_one_backward_as_one_likes(race):
    table = race("29: R1\n R2 home\n R3 home", "10")
    assert table.options == {"R1+10", "R1-1"}

    table.play("R1-1")

    assert table.where("R1") == "track:28"


@rule("R-MF-31", "forfeit.must-move")
def test_a_ten_that_nobody_can_go_must_go_one_back(race):
    table = race("R1 home-zone:3\n R2 home\n R3 home", "10")

    assert table.options == {"R1-1"}
    assert table.refusal("forfeit") == "forfeit.must-move"


@rule("R-MF-31", "forfeit.stuck")
def test_a_ten_that_can_go_neither_way_forfeits_the_turn(race):
    table = race("2: B1*\n R1 home-zone:1\n R2 home-zone:2\n R3 home", "10")

    assert table.turn == "B"


@rule("card.eleven")
def test_an_eleven_may_change_places_with_a_foe_instead(race):
    table = race("5: R1\n30: B1", "11", seats="RB")
    assert {"R1+11", "R1<>B1"} <= table.options

    table.play("R1<>B1")

    assert (table.where("R1"), table.where("B1")) == ("track:30", "track:5")


@rule("card.eleven", "R-MF-47")
def test_own_pawns_do_not_change_places(race):
    table = race("5: R1\n30: R2", "11")

    assert table.refusal("R1<>R2") == "card.eleven"


@rule("card.swap")
@pytest.mark.parametrize("foe", ["B1 start", "B1 home", "B1 home-zone:1", "B1 start-zone:1", "30: B1*"])
def test_only_a_bare_foe_on_the_track_can_be_swapped(race, foe):
    table = race(f"5: R1\n{foe}" if foe != "B1 start" else "5: R1", "11")

    assert table.refusal("R1<>B1") == "card.swap"


@rule("card.swap")
@pytest.mark.parametrize("own", ["", "R1 home", "R1 home-zone:1", "R1 start-zone:1", "5: R1*"])
def test_only_an_own_bare_pawn_on_the_track_can_swap(race, own):
    table = race(f"30: B1\n{own}", "11")

    assert table.refusal("R1<>B1") == "card.swap"


@rule("card.swap-refused", "R-MF-28")
def test_a_swap_may_be_refused_only_when_nobody_can_go_eleven(race):
    # from 56 eleven steps end in the home zone; from home-zone:1 they overshoot
    can = race("56: R1\n30: B1\n R2 home\n R3 home", "11")
    assert can.options == {"R1+11", "R1<>B1"}
    assert can.refusal("forfeit") == "forfeit.must-move"

    cannot = race("58: R1\n30: B1\n R2 home\n R3 home", "11")
    assert cannot.options == {"R1<>B1", "forfeit"}
    cannot.play("forfeit")

    assert (cannot.where("R1"), cannot.turn) == ("track:58", "B")


@rule("R-MF-28", "start.number")
def test_a_pawn_in_the_start_can_go_eleven_so_the_swap_cannot_be_passed(race):
    table = race("58: R1\n30: B1\n R2 home", "11")

    assert table.options == {"R3+11", "R1<>B1"}


@rule("card.swap-slide", "R-MF-24")
def test_a_swap_onto_a_foreign_triangle_slides(race):
    table = race("5: R1\n16: B1 Y1", "11")

    table.play("R1<>B1")

    assert [table.where(pawn) for pawn in ("R1", "B1", "Y1")] == ["track:19", "track:5", "start"]


@rule("card.swap-slide", "slide.sweep")
def test_a_foe_that_the_swap_puts_on_the_slide_is_swept_with_the_rest(race):
    table = race("16: Y1 . R1", "11")

    table.play("R1<>Y1")

    assert (table.where("R1"), table.where("Y1")) == ("track:19", "start")


@rule("card.swap-slide", "slide.blocked")
def test_a_swap_onto_a_blocked_triangle_stays_there(race):
    table = race("5: R1\n16: B1 Y1*", "11")

    table.play("R1<>B1")

    assert [table.where(pawn) for pawn in ("R1", "B1", "Y1")] == ["track:16", "track:5", "track:17"]


@rule("R-MF-27", "card.swap-slide")
def test_the_foe_that_is_swapped_onto_a_triangle_does_not_slide(race):
    table = race("16: R1\n40: Y1", "11", seats="RY")

    table.play("R1<>Y1")

    assert table.where("Y1") == "track:16"


@rule("R-MF-29", "slide.inside")
def test_a_swap_into_the_middle_of_a_slide_does_not_slide(race):
    table = race("5: R1\n17: B1", "11")

    table.play("R1<>B1")

    assert table.where("R1") == "track:17"


@rule("card.take-place", "R-MF-40")
def test_a_sorry_brings_a_pawn_from_the_start_to_a_foes_place(race):
    table = race("22: B1", "sorry")
    assert table.options == {"R1>B1", "R2>B1", "R3>B1"}

    table.play("R2>B1")

    assert (table.where("R2"), table.where("B1")) == ("track:22", "start")


@rule("card.take-place")
def test_a_sorry_is_only_for_a_pawn_in_the_start_and_a_foe(race):
    table = race("22: B1\n30: R1\n40: R2", "sorry")

    assert table.refusal("R1>B1") == "card.take-place"
    assert table.refusal("R3>R2") == "card.take-place"


@rule("card.forward-instead", "R-MF-40")
def test_a_sorry_may_move_four_forward_instead(race):
    table = race("22: B1\n30: R1\n R2 home", "sorry")
    assert table.options == {"R3>B1", "R1+4"}

    table.play("R1+4")

    assert table.where("R1") == "track:34"


@rule("card.take-safe", "R-MF-40")
def test_a_sorry_does_not_reach_shields_zones_start_or_home(race):
    table = race("22: B1*\n30: R1\n B2 home-zone:1\n Y1 home\n Y2 start-zone:1", "sorry")

    assert table.options == {"R1+4"}
    for foe in ("B1", "B2", "B3", "Y1", "Y2"):
        assert table.refusal(f"R2>{foe}") == "card.take-safe"


@rule("R-MF-40", "forfeit.stuck")
def test_a_sorry_that_can_do_neither_forfeits_the_turn(race):
    table = race("22: B1*", "sorry")

    assert table.turn == "B"


@rule("R-MF-24", "R-MF-40")
def test_taking_a_place_on_a_foreign_triangle_slides(race):
    table = race("16: B1", "sorry")

    table.play("R1>B1")

    assert table.where("R1") == "track:19"
