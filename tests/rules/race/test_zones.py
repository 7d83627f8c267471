"""Safety zones. Red turns in at 2 and joins the track at 4."""

from tests.support.evidence import rule


@rule("zone.own")
def test_a_foe_passes_by_a_zone_that_is_not_its_own(race):
    table = race("0: B1 . . .", "3", turn="B")

    table.play("B1+3")

    assert table.where("B1") == "track:3"


@rule("zone.turn-in")
def test_a_forward_move_turns_in_at_the_own_entry(race):
    table = race("0: R1 . ^", "5")

    table.play("R1+5")

    assert table.where("R1") == "home-zone:3"


@rule("zone.turn-in", "R-MF-44")
def test_the_entry_itself_is_a_space_of_the_track_where_one_can_be_bumped(race):
    table = race("0: B1 . R1", "2", turn="B")

    table.play("B1+2")

    assert (table.where("B1"), table.where("R1")) == ("track:2", "start")


@rule("R-MF-44", "card.swap")
def test_a_pawn_on_its_entry_can_wear_a_shield_and_be_swapped(race):
    assert "shield R1" in race("2: R1", "1").options
    assert "R1<>B1" in race("2: R1\n40: B1", "11").options
    assert "B1<>R1" in race("2: R1\n40: B1", "11", turn="B").options


@rule("zone.backward", "zone.pass", "R-MF-32")
def test_a_backward_move_stays_on_the_track_and_passes_the_own_entry(race):
    table = race("4: R1", "4")

    table.play("R1-4")

    assert table.where("R1") == "track:0"


@rule("R-MF-32", "zone.turn-in")
def test_after_backing_past_the_entry_the_next_forward_move_turns_in(race):
    table = race("4: R1", "4", then=["4", "8"])

    table.play("R1-4")
    table.play("draw")
    table.play("draw")
    table.play("R1+8")

    assert table.where("R1") == "home"


@rule("zone.backward")
def test_backing_from_just_past_the_entry_does_not_enter_the_zone(race):
    table = race("3: R1", "4")

    table.play("R1-4")

    assert table.where("R1") == "track:59"


@rule("zone.return", "R-MF-09")
def test_a_pawn_that_has_left_its_start_zone_does_not_go_back_into_it(race):
    table = race("4: R1", "10")

    table.play("R1-1")

    assert table.where("R1") == "track:3"


@rule("zone.anew")
def test_a_bumped_pawn_walks_through_its_start_zone_again(race):
    table = race("20: R1 B1", "1", then=["1"])
    table.play("no shield")
    table.play("R1+1")
    assert table.where("B1") == "start"

    table.play("draw")
    table.play("B1+1")

    assert table.where("B1") == "start-zone:1"


@rule("R-MF-33", "zone.pass", "card.four")
def test_a_pawn_backs_out_of_its_home_zone_onto_the_track(race):
    table = race("R1 home-zone:2", "4")

    table.play("R1-4")

    assert table.where("R1") == "track:0"


@rule("R-MF-33")
def test_a_pawn_backs_inside_its_home_zone(race):
    table = race("R1 home-zone:3", "10")

    table.play("R1-1")

    assert table.where("R1") == "home-zone:2"


@rule("R-MF-34", "zone.return")
def test_a_pawn_backs_inside_its_start_zone_but_never_into_the_start(race):
    table = race("R1 start-zone:2\n R2 home\n R3 home", "10")
    assert "R1-1" in table.options
    table.play("R1-1")
    assert table.where("R1") == "start-zone:1"

    table = race("20: R2\n R1 start-zone:1", "10")
    assert table.refusal("R1-1") == "zone.return"

    table = race("20: R2\n R1 start-zone:2", "4")
    assert table.refusal("R1-4") == "zone.return"


@rule("R-MF-30", "card.eleven")
def test_a_pawn_swapped_past_its_entry_has_to_go_round(race):
    table = race("0: R1 . . B1", "11", then=["4", "5"])

    table.play("R1<>B1")
    assert table.where("R1") == "track:3"
    table.play("draw")
    table.play("B1-4")
    table.play("draw")
    table.play("R1+5")

    assert table.where("R1") == "track:8"
