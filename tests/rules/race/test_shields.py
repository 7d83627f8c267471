"""Shields: placed with a 1, worn on the track only."""

from tests.support.evidence import rule


@rule("shield.card", "card.shield-first", "R-MF-10")
def test_a_one_offers_a_shield_first_and_the_move_of_one_after_it(race):
    table = race("20: R1", "1")
    assert table.options == {"shield R1", "no shield"}
    assert table.refusal("R1+1") == "card.shield-first"

    table.play("shield R1")

    assert table.wears_shield("R1")
    assert table.options == {"R1+1", "R2+1", "R3+1"}


@rule("shield.card", "R-MF-10")
def test_the_shield_may_be_left_and_the_move_is_due_all_the_same(race):
    table = race("20: R1", "1")

    table.play("no shield")

    assert not table.wears_shield("R1")
    assert table.options == {"R1+1", "R2+1", "R3+1"}


@rule("R-MF-10", "card.shield-first")
def test_a_table_may_make_the_shield_a_duty(race):
    table = race("20: R1", "1", options={"shield_optional": False})

    assert table.options == {"shield R1"}
    assert table.refusal("no shield") == "card.shield-first"


@rule("shield.card")
def test_only_a_one_places_a_shield(race):
    table = race("20: R1", "5")

    assert table.refusal("shield R1") == "shield.card"
    assert table.refusal("no shield") == "shield.card"


@rule("card.shield-first", "R-MF-11")
def test_another_pawn_than_the_shielded_one_may_make_the_move(race):
    table = race("20: R1\n40: R2", "1")

    table.play("shield R1")
    table.play("R2+1")

    assert table.strip(20, 21) == "R1* ."
    assert table.where("R2") == "track:41"


@rule("card.shield-first", "R-MF-12")
def test_a_pawn_that_starts_with_this_one_cannot_have_been_shielded(race):
    table = race("20: R1", "1")

    assert table.refusal("shield R2") == "shield.track"


@rule("card.one-anyway", "R-MF-43")
def test_without_a_pawn_to_shield_the_move_of_one_is_asked_at_once(race):
    table = race("", "1")

    assert table.options == {"R1+1", "R2+1", "R3+1"}


@rule("card.one-anyway", "R-MF-43")
def test_without_a_shield_to_take_the_move_of_one_is_asked_at_once(race):
    table = race("20: R1* . . R2* . . R3", "1")

    assert table.options == {"R1+1", "R2+1", "R3+1"}


@rule("shield.source")
def test_a_shield_may_be_taken_off_a_foe(race):
    table = race("20: R1\n40: B1* . B2*", "1")
    assert table.options == {"shield R1 from B1", "shield R1 from B2", "no shield"}
    assert table.refusal("shield R1") == "shield.source"

    table.play("shield R1 from B2")

    assert table.strip(40, 42) == "B1* . B2"
    assert table.wears_shield("R1")


@rule("shield.source")
def test_a_bare_foe_has_no_shield_to_give(race):
    table = race("20: R1\n40: B1", "1")

    assert table.refusal("shield R1 from B1") == "shield.source"


@rule("shield.source", "R-MF-13", "R-MF-51")
def test_a_shield_never_moves_between_own_pawns(race):
    table = race("20: R1* . R2\n40: B1*", "1")
    assert table.refusal("shield R2 from R1") == "shield.source"

    both_own = race("20: R1* . R2* . R3", "1")

    assert both_own.options == {"R1+1", "R2+1", "R3+1"}


@rule("shield.track", "shield.nowhere-else")
def test_off_the_track_no_pawn_takes_a_shield(race):
    table = race("20: R1\n R2 home-zone:2\n R3 home", "1")

    assert table.refusal("shield R2") == "shield.track"
    assert table.refusal("shield R3") == "shield.track"
    assert table.options == {"shield R1", "no shield"}


@rule("shield.track", "R-MF-45")
def test_slide_spaces_and_triangles_are_spaces_of_the_track_too(race):
    table = race("16: R1 . R2", "1")

    assert {"shield R1", "shield R2"} <= table.options


@rule("shield.zone", "shield.nowhere-else")
def test_a_shielded_pawn_that_enters_a_zone_gives_its_shield_back(race):
    table = race("0: R1*", "5")

    events = table.play("R1+5")

    assert table.where("R1") == "home-zone:3"
    assert (table.wears_shield("R1"), table.free_shields) == (False, 2)
    assert [event.key for event in events if event.kind == "Unshielded"] == ["shield.zone"]


@rule("shield.nowhere-else")
def test_a_shielded_pawn_that_goes_home_in_one_move_gives_its_shield_back(race):
    table = race("56: R1*", "12")

    table.play("R1+12")

    assert (table.where("R1"), table.wears_shield("R1"), table.free_shields) == ("home", False, 2)


@rule("shield.single")
def test_no_pawn_wears_two_shields(race):
    table = race("20: R1* . R2", "1")

    assert table.refusal("shield R1") == "shield.single"
    assert table.options == {"shield R2", "no shield"}


@rule("R-MF-42")
def test_one_card_places_one_shield_and_two_pawns_may_wear_one_each(race):
    table = race("20: R1* . R2", "1")

    table.play("shield R2")

    assert table.strip(20, 22) == "R1* . R2*"
    assert table.refusal("shield R1") == "shield.card"


@rule("shield.keep", "R-MF-19")
def test_a_shield_is_kept_while_moving_bumping_and_stepping_back_on_the_track(race):
    table = race("20: R1* . . . . . . . B1", "8")
    table.play("R1+8")
    assert (table.strip(28, 28), table.where("B1")) == ("R1*", "start")

    table = race("20: R1*", "4")
    table.play("R1-4")
    assert table.wears_shield("R1")


@rule("R-MF-19", "R-MF-21")
def test_a_shield_is_kept_through_a_slide_and_does_not_block_it(race):
    table = race("13: R1* . . ^ = = B1", "3", seats="RB")

    table.play("R1+3")

    assert table.strip(16, 19) == ". . . R1*"
    assert table.where("B1") == "start"


@rule("R-MF-41")
def test_a_shield_may_be_taken_off_a_foe_that_the_same_one_then_bumps(race):
    table = race("20: R1 B1*", "1")

    table.play("shield R1 from B1")
    table.play("R1+1")

    assert (table.strip(20, 21), table.where("B1")) == (". R1*", "start")
