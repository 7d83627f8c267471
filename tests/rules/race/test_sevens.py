"""Sevens shared by two pawns: which parts, in which order, and what the first part changes for the second."""

import pytest

from tests.support.evidence import rule


@rule("card.split", "R-MF-15")
def test_a_seven_is_shared_by_two_pawns_in_parts_of_one_to_six(race):
    table = race("29: R1 . . . . . . . . . R2\n R3 home", "7")

    splits = {option for option in table.options if " " in option}
    assert splits == {f"R{a}+{n} R{b}+{7 - n}" for a, b in ((1, 2), (2, 1)) for n in range(1, 7)}
    table.play("R1+3 R2+4")

    assert (table.where("R1"), table.where("R2")) == ("track:32", "track:43")


@rule("card.split", "R-MF-15")
@pytest.mark.parametrize("split", ["R1+3 R1+4", "R1+3 R2+3", "R1+7 R2+0", "R1+8 R2-1"])
def test_a_split_is_for_two_different_pawns_and_makes_seven_in_all(race, split):
    table = race("29: R1 . . . . . . . . . R2", "7")

    assert table.refusal(split) == "card.split"


@rule("card.split", "R-MF-15")
def test_a_split_of_which_one_part_cannot_be_played_is_not_offered(race):
    table = race("29: R1\n R2 home-zone:5\n R3 home", "7")

    assert table.options == {"R1+7", "R1+6 R2+1", "R2+1 R1+6"}
    assert table.refusal("R1+5 R2+2") == "home.exact"


@rule("R-MF-16", "forfeit.must-move")
def test_a_seven_that_nobody_can_go_whole_must_be_split(race):
    table = race("R1 home-zone:3\n R2 home-zone:2\n R3 home", "7")

    assert table.options == {"R1+3 R2+4", "R2+4 R1+3"}
    assert table.refusal("forfeit") == "forfeit.must-move"


@rule("R-MF-14", "card.split")
def test_both_parts_of_a_seven_may_bring_pawns_out_of_the_start(race):
    table = race("", "7")

    table.play("R1+3 R2+4")

    assert (table.where("R1"), table.where("R2")) == ("track:4", "track:5")


@rule("R-MF-14")
def test_a_table_may_keep_parts_of_a_seven_from_starting_pawns(race):
    table = race("29: R1", "7", options={"seven_split_can_start": False})

    assert table.options == {"R1+7", "R2+7", "R3+7"}
    assert table.refusal("R1+3 R2+4") == "start.number"
    assert table.refusal("R2+3 R1+4") == "start.number"


@rule("R-MF-17", "card.split", "move.occupied")
def test_the_second_part_may_land_where_the_first_pawn_stood(race):
    table = race("29: R1 . . . . . . R2\n R3 home", "7")

    assert "R1+7" not in table.options
    table = race("29: R1 . . R2\n R3 home", "7")
    assert table.refusal("R1+3 R2+4") == "move.occupied"
    table.play("R2+4 R1+3")

    assert table.strip(29, 36) == ". . . R1 . . . R2"


@rule("R-MF-17", "card.split", "move.occupied")
def test_both_parts_may_not_end_on_one_space(race):
    table = race("29: R1 R2\n R3 home", "7")

    assert table.refusal("R1+4 R2+3") == "move.occupied"
    assert table.refusal("R2+3 R1+4") == "move.occupied"


@rule("R-MF-17", "slide.sweep")
def test_a_second_pawn_swept_by_the_first_part_may_start_with_the_second(race):
    table = race("13: R1 . . ^ R2 = =\n R3 home", "7")

    table.play("R1+3 R2+4")

    assert (table.where("R1"), table.where("R2")) == ("track:19", "track:5")


@rule("R-MF-17", "R-MF-14", "start.number")
def test_a_swept_pawn_does_not_start_where_parts_of_a_seven_start_nobody(race):
    table = race("13: R1 . . ^ R2 = =\n R3 home", "7", options={"seven_split_can_start": False})

    assert table.refusal("R1+3 R2+4") == "start.number"


@rule("R-MF-17", "move.occupied")
def test_a_space_freed_by_the_first_parts_slide_can_be_landed_on(race):
    table = race("13: R1 . R2 ^ R3 = =", "7")

    # R3 on 17 is swept by R1's slide, so R2 may end there
    assert table.refusal("R1+3 R2+4") == "move.occupied"  # 19 is where R1 ends
    assert table.refusal("R2+2 R1+5") == "move.occupied"  # R3 still stands on 17
    table = race("12: R2 . R1 . ^ R3 = =", "7")
    assert table.refusal("R1+2 R2+5") is None


@rule("R-MF-17", "slide.sweep")
def test_a_pawn_right_behind_the_end_of_the_slide_is_not_swept(race):
    # given R2 just behind blue's slide, and R3 where five steps from the start would lead
    table = race("6: R3\n14: R1 . ^ = = = R2", "7")

    # when R1 slides and R2 goes on from its space
    table.play("R1+2 R2+5")

    # then nobody was sent back
    assert [table.where(pawn) for pawn in ("R1", "R2", "R3")] == ["track:19", "track:25", "track:6"]


@rule("R-MF-17", "move.occupied")
def test_after_a_slide_the_second_part_may_land_where_the_slider_stood(race):
    table = race("9: R2 . . . . R1 . ^ = = =\n R3 home", "7")

    table.play("R1+2 R2+5")

    assert table.strip(14, 19) == "R2 . . . . R1"


@rule("R-MF-17", "move.occupied")
def test_no_part_of_a_seven_ends_on_an_own_pawn_that_stays(race):
    table = race("30: R1\n40: R2 . . . R3", "7")

    assert table.refusal("R1+3 R2+4") == "move.occupied"
    assert table.refusal("R2+4 R1+3") == "move.occupied"


@rule("R-MF-14", "R-MF-17")
def test_where_parts_of_a_seven_start_nobody_a_freed_space_does_not_help(race):
    # given R1 on the space that four steps from the start lead to
    table = race("5: R1\n R3 home", "7", options={"seven_split_can_start": False})

    assert table.refusal("R1+3 R2+4") == "start.number"


@rule("R-MF-17", "R-MF-22", "slide.blocked")
def test_a_first_part_that_would_end_on_a_blocked_triangle_is_not_offered(race):
    table = race("13: R1 . . ^ B1*\n40: R2\n R3 home", "7")
    assert table.refusal("R1+3 R2+4") == "slide.blocked"

    table.play("R2+4 R1+3")

    assert (table.where("R1"), table.where("R2")) == ("track:16", "track:44")


@rule("R-MF-22")
def test_a_table_may_go_on_with_the_second_part_after_a_blocked_slide(race):
    table = race("13: R1 . . ^ B1*\n40: R2", "7", options={"blocked_slide_ends_turn": False})

    table.play("R1+3 R2+4")

    assert (table.where("R1"), table.where("R2")) == ("track:16", "track:44")
