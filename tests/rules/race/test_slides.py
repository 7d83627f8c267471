"""Slides. On the default board blue's run from 16 to 19 and from 24 to 28, red's from 1 to 4 and from 9 to 13."""

import pytest

from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from tests.support.evidence import rule


@rule("slide.triangle")
def test_a_move_that_ends_on_a_foreign_triangle_slides_to_the_end(race):
    table = race("13: R1 . . ^ = = =", "3")

    table.play("R1+3")

    assert table.strip(13, 19) == ". . . . . . R1"


@rule("slide.sweep", "R-MF-23")
def test_the_slide_sweeps_everybody_on_it_own_pawns_too(race):
    table = race("13: R1 . . ^ R2 B1 Y1\n20: B2", "3")

    table.play("R1+3")

    assert table.strip(16, 20) == ". . . R1 B2"
    assert [table.where(pawn) for pawn in ("R2", "B1", "Y1")] == ["start"] * 3


@rule("slide.sweep", "bump.foe", "R-MF-23")
def test_a_foe_on_the_triangle_is_bumped_and_the_slide_goes_on(race):
    table = race("13: R1 . . Y1 = = =", "3")

    table.play("R1+3")

    assert (table.where("Y1"), table.where("R1")) == ("start", "track:19")


@rule("slide.own")
def test_nobody_slides_on_the_own_colour(race):
    table = race("6: R1 . . ^ B1", "3")

    table.play("R1+3")

    assert table.strip(9, 13) == "R1 B1 . . ."


@rule("slide.own")
def test_a_colour_nobody_plays_still_has_its_slides(race):
    table = race("28: R1 . . ^", "3", seats="RB")

    table.play("R1+3")

    assert table.where("R1") == "track:34"


@rule("slide.blocked", "R-MF-20", "R-MF-23")
@pytest.mark.parametrize("slide", ["^ B1* = =", "^ = B1* =", "^ = = B1*", "^ = R2* ="])
def test_a_shield_anywhere_on_the_slide_blocks_it_an_own_one_too(race, slide):
    table = race(f"13: R1 . . {slide}", "3")
    shielded = slide.replace("^", ".").replace("=", ".")[1:]

    table.play("R1+3")

    assert table.strip(16, 19) == "R1" + shielded
    assert table.turn == "B"


@rule("R-MF-18", "R-MF-23", "bump.shielded")
def test_a_shielded_foe_on_the_triangle_itself_forbids_the_landing(race):
    table = race("13: R1 . . B1*", "3")

    assert table.refusal("R1+3") == "bump.shielded"


@rule("R-MF-22", "slide.blocked")
def test_a_blocked_slide_costs_the_second_draw_of_a_two(race):
    table = race("14: R1 . ^ B1*", "2")

    events = table.play("R1+2")

    assert [event.key for event in events if event.kind == "SlideStopped"] == ["slide.blocked"]
    assert (table.where("R1"), table.turn) == ("track:16", "B")


@rule("R-MF-22")
def test_a_table_may_let_a_two_draw_again_after_a_blocked_slide(race):
    table = race("14: R1 . ^ B1*", "2", options={"blocked_slide_ends_turn": False})

    table.play("R1+2")

    assert (table.where("R1"), table.turn) == ("track:16", "R")


@rule("slide.inside")
@pytest.mark.parametrize("card", ["5", "7"])
def test_passing_a_triangle_or_landing_inside_a_slide_does_nothing(race, card):
    table = race("13: R1 . . ^ B1 = =", card)

    table.play(f"R1+{card}")

    assert table.where("R1") == f"track:{13 + int(card)}"
    assert table.where("B1") == "track:17"


@rule("R-MF-24", "slide.triangle")
def test_a_backward_move_onto_a_triangle_slides(race):
    table = race("20: R1", "4")

    table.play("R1-4")

    assert table.where("R1") == "track:19"


@rule("R-MF-24", "card.split")
def test_a_part_of_a_seven_slides(race):
    table = race("13: R1\n40: R2", "7")

    table.play("R1+3 R2+4")

    assert (table.where("R1"), table.where("R2")) == ("track:19", "track:44")


@rule("R-MF-25", "R-MF-26")
def test_the_board_has_no_slide_that_chains_or_carries_a_colour_over_its_entry():
    board = read_race(load_edition("falcon"))
    triangles = {slide.triangle for slide in board.slides}

    for slide in board.slides:
        assert not triangles & set(range(slide.triangle + 1, slide.end + 1))
        for number, colour in enumerate(board.colours):
            assert number == slide.colour or not slide.triangle <= colour.entry < slide.end


@rule("R-MF-50")
def test_a_pawn_in_a_zone_is_touched_by_no_slide(race):
    # blue's entry 17 lies on blue's own slide; blue's home zone begins beside it
    table = race("13: R1 . . ^ = = =\n B1 home-zone:1\n B2 start-zone:2", "3")

    table.play("R1+3")

    assert (table.where("B1"), table.where("B2")) == ("home-zone:1", "start-zone:2")


@rule("R-MF-50")
def test_a_pawn_in_a_zone_is_touched_by_no_bump_beside_it(race):
    # blue's zones lie beside its entry 17 and its exit 19
    table = race("14: R1 . . B3\n B1 home-zone:1\n B2 start-zone:2", "3")

    table.play("R1+3")

    assert [table.where(pawn) for pawn in ("B1", "B2", "B3")] == ["home-zone:1", "start-zone:2", "start"]
