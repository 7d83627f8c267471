"""Leaving the start, moving, jumping, bumping, coming home."""

import pytest

from tests.support.evidence import rule

OUT_OF_THE_START = {
    "1": "start-zone:1",
    "2": "start-zone:2",
    "3": "track:4",
    "5": "track:6",
    "7": "track:8",
    "8": "track:9",
    "10": "track:11",
    "11": "track:12",
    "12": "track:13",
}


@rule("start.number", "start.step", "R-MF-08")
@pytest.mark.parametrize("card", OUT_OF_THE_START)
def test_every_number_card_brings_any_pawn_out_of_the_start_and_the_first_space_counts_one(race, card):
    table = race("", card)
    assert {f"R{pawn}+{card}" for pawn in (1, 2, 3)} <= table.options

    table.play(f"R2+{card}")

    assert table.where("R2") == OUT_OF_THE_START[card]


@rule("start.number", "R-MF-07")
def test_the_four_forward_of_a_sorry_card_starts_nobody(race):
    table = race("20: R1", "sorry")

    assert table.options == {"R1+4"}
    assert table.refusal("R2+4") == "start.number"


@rule("R-MF-07")
def test_the_four_forward_of_a_sorry_card_starts_a_pawn_if_the_table_wants_it(race):
    table = race("20: R1", "sorry", options={"sorry_forward_can_start": True})

    assert table.options == {"R1+4", "R2+4", "R3+4"}
    table.play("R2+4")

    assert table.where("R2") == "track:5"


@rule("start.backward", "R-MF-35")
def test_a_backward_card_starts_nobody(race):
    table = race("20: R1", "4")

    assert table.options == {"R1-4"}
    assert table.refusal("R2-4") == "start.backward"


@rule("start.backward", "R-MF-35")
def test_the_step_back_of_a_ten_starts_nobody(race):
    table = race("20: R1", "10")

    assert table.refusal("R2-1") == "start.backward"


@rule("move.clockwise")
def test_a_pawn_moves_clockwise(race):
    table = race("20: R1", "5")

    table.play("R1+5")

    assert table.strip(20, 25) == ". . . . . R1"


@rule("move.clockwise")
def test_the_track_is_a_ring(race):
    table = race("58: Y1", "5", turn="Y", seats="RY")

    table.play("Y1+5")

    assert table.where("Y1") == "track:3"


@rule("move.jump")
def test_pawns_on_the_way_are_jumped_and_their_spaces_count(race):
    table = race("20: R1 R2 B1", "5")

    table.play("R1+5")

    assert table.strip(20, 25) == ". R2 B1 . . R1"


@rule("bump.foe")
def test_landing_on_a_foe_sends_it_to_its_own_start(race):
    table = race("20: R1 . . . . B1", "5")

    events = table.play("R1+5")

    assert table.strip(20, 25) == ". . . . . R1"
    assert table.where("B1") == "start"
    assert [event.seat for event in events if event.kind == "Bumped"] == [1]


@rule("bump.shielded", "R-MF-18")
def test_a_shielded_foe_cannot_be_bumped(race):
    table = race("20: R1 . . . . B1*", "5")

    assert table.refusal("R1+5") == "bump.shielded"
    assert "R1+5" not in table.options


@rule("bump.shielded")
def test_a_shielded_foe_can_be_jumped(race):
    table = race("20: R1 . . B1* . .", "5")

    table.play("R1+5")

    assert table.strip(20, 25) == ". . . B1* . R1"


@rule("move.occupied")
def test_two_own_pawns_never_share_a_space(race):
    table = race("20: R1 . . R2", "3")

    assert table.refusal("R1+3") == "move.occupied"
    assert table.options == {"R2+3", "R3+3"}


@rule("move.occupied")
def test_two_own_pawns_never_share_a_space_of_a_zone(race):
    table = race("R1 start-zone:1\n R2 start-zone:2\n R3 home", "1")

    assert table.refusal("R1+1") == "move.occupied"
    assert table.options == {"R2+1"}


@rule("home.exact", "R-MF-48")
def test_home_is_reached_by_exact_count_only(race):
    table = race("R1 home-zone:3", "5")
    assert table.refusal("R1+5") == "home.exact"

    table = race("R1 home-zone:3", "3")
    table.play("R1+3")

    assert table.where("R1") == "home"


@rule("move.occupied")
def test_home_holds_every_pawn_of_a_colour(race):
    table = race("R1 home\n R2 home-zone:5", "1")

    table.play("R2+1")

    assert (table.where("R1"), table.where("R2")) == ("home", "home")


@rule("home.final", "R-MF-35")
@pytest.mark.parametrize(("card", "steps"), [("4", "-4"), ("10", "-1"), ("10", "+10")])
def test_a_pawn_that_is_home_never_moves_again(race, card, steps):
    table = race("20: R2\n R1 home", card)

    assert table.refusal(f"R1{steps}") == "home.final"
