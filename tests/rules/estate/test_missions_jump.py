"""The jump through hyperspace (3/6), the same on both sides, and the dice for a space station that no throw led to."""

import pytest

from tests.support.estate_missions import MissionSetup, mission_of
from tests.support.evidence import rule

BOTH = pytest.mark.parametrize("mission", ["light-3", "dark-3"])
FORWARD = {"jump_moves_forward": True}


def jumped(missions, space, mission="light-3", **more):
    """Seat 0, with 500 unless it was placed otherwise, wins a jump and jumps to a space."""
    return missions.won(mission, **more).play(0, "jump", space=space)


# whether and where


@rule("CW-LIGHT-05", "CW-DARK-05")
@BOTH
@pytest.mark.parametrize("die", [2, 4, 6])
def test_a_jump_succeeds_from_two_on(missions, mission, die):
    # given a jump that succeeds
    table = missions.hold(500).rolled(mission, die)

    # when the parking space is chosen
    table.play(0, "jump", space="free-parking")

    # then the token stands there, and the turn is over
    assert (table.where(0), table.cash[0]) == (20, 500)
    assert table.told("Moved", "seat", "to") == [(0, "free-parking")]
    assert table.prompt(0) == "finish_turn"


@rule("CW-LIGHT-05", "CW-DARK-05")
@pytest.mark.parametrize(("mission", "key"), [("light-3", "mission.light-three"), ("dark-3", "mission.dark-three")])
def test_a_jump_fails_with_a_one_and_costs_100(missions, mission, key):
    table = missions.hold(500).stand(0, 9).rolled(mission, 1)

    assert table.paid == [("MissionPaid", key, 0, -1, 100)]
    assert (table.where(0), table.prompt(0)) == (9, "finish_turn")


@rule("R-CW-19", "CW-LIGHT-05", "CW-DARK-05")
@BOTH
def test_any_other_space_may_be_chosen(missions, mission):
    # given a token on Ruusan
    table = missions.stand(0, "ruusan").won(mission)

    # then every space but that one is on offer
    spaces = {option["space"] for option in table.options(0, "jump")}
    assert spaces == {space.id for space in missions.estate.spaces} - {"ruusan"}
    assert table.refusal(0, "jump", space="ruusan") is not None
    assert table.refusal(1, "jump", space="jail") == "turn.order"


@rule("R-CW-19", "R-CW-27")
@BOTH
def test_a_jump_may_be_turned_down(missions, mission):
    table = missions.hold(500).stand(0, "ruusan").won(mission).play(0, "stay")

    assert (table.where(0), table.cash[0], table.paid) == (8, 500, [])
    assert table.prompt(0) == "finish_turn"


# what happens there


@rule("R-CW-19")
def test_a_jump_passes_nothing_and_so_earns_no_salary(missions):
    table = jumped(missions.hold(500).stand(0, "jabbas-palace").own(0, "ruusan"), "ruusan")

    assert (table.where(0), table.cash[0]) == (8, 500)
    assert table.happened("SalaryPaid") == []


@rule("R-CW-19", "CW-GO-01", "CW-GO-03")
@pytest.mark.parametrize("options", [{}, FORWARD])
def test_a_jump_to_go_pays_the_salary_once(missions, options):
    table = jumped(missions.hold(500).stand(0, "ruusan"), "go", options=options)

    assert (table.where(0), table.cash[0]) == (0, 700)


@rule("R-CW-19")
def test_a_jump_to_an_unowned_deed_lets_the_player_buy_it_or_has_it_auctioned(missions):
    table, twin = (jumped(missions.hold(500, 500, 500), "jabbas-palace") for _ in range(2))
    assert table.prompt(0) == "buy_or_auction"

    table.play(0, "buy")
    twin.play(0, "auction").bid(2, 1).passes(0, 1)

    assert (table.owner("jabbas-palace"), table.cash[0]) == (0, 100)
    assert (twin.owner("jabbas-palace"), twin.prompt(0)) == (2, "finish_turn")


@rule("R-CW-19")
def test_a_jump_to_a_deed_of_another_player_costs_its_rent(missions):
    table = jumped(missions.hold(500, 500).own(1, "jabbas-palace"), "jabbas-palace").claim(1)

    assert table.cash[:2] == [450, 550]


@rule("R-CW-19", "R-CW-26")
def test_the_rent_of_the_throw_and_that_of_the_jump_may_both_be_asked(missions):
    # given seat 0 has landed on one deed of seat 1, and jumps to another
    missions.own(1, "teth-castle", "jabbas-palace").hold(500, 500)
    table = missions.landed("teth-castle", (3, 6), die=[2]).play(0, "start_mission")
    table.play(0, "jump", space="jabbas-palace")

    # when both rents are asked
    table.claim(1).claim(1)

    # then both are paid
    assert table.cash[:2] == [500 - 50 - 14, 500 + 50 + 14]


@rule("R-CW-19")
def test_a_jump_to_a_tax_space_costs_the_tax(missions):
    assert jumped(missions.hold(500), "trade-tariff").cash[0] == 300


@rule("R-CW-19")
def test_a_jump_to_a_card_space_draws_a_card(missions):
    table = jumped(missions.hold(500), "jedi-1", cards={"jedi": ["relief-convoy"]})

    assert table.told("CardDrawn", "card") == ["relief-convoy"]
    assert (table.cash[0], table.prompt(0)) == (600, "finish_turn")


@rule("R-CW-19")
def test_a_jump_to_go_to_jail_leads_to_jail(missions):
    table = jumped(missions.hold(500), "go-to-jail")

    assert (table.jailed(0), table.where(0), table.cash[0]) == (1, 10, 500)


@rule("R-CW-19")
def test_a_jump_to_the_jail_corner_is_only_a_visit(missions):
    table = jumped(missions, "jail")

    assert (table.jailed(0), table.where(0)) == (0, 10)


@rule("R-CW-19", "CW-SPEC-07")
def test_a_jump_brings_no_second_mission(missions):
    table = jumped(missions, "free-parking")

    assert (mission_of(table), table.prompt(0)) == (None, "finish_turn")
    assert table.end_turn().turn == 1


@rule("R-CW-19")
def test_by_the_option_the_jump_moves_forward_and_passing_go_pays(missions):
    # given a token near the end of the ring
    missions.hold(500).stand(0, "jabbas-palace").own(0, "ruusan", "ziros-palace")

    # when it jumps over GO
    table = jumped(missions, "ruusan", options=FORWARD)

    # then the salary is paid, as for any move over GO
    assert (table.where(0), table.cash[0]) == (8, 700)


@rule("R-CW-19")
def test_by_the_option_a_jump_that_does_not_reach_go_pays_nothing(missions):
    missions.hold(500).stand(0, "ruusan").own(0, "jabbas-palace")

    table = jumped(missions, "jabbas-palace", options=FORWARD)

    assert (table.where(0), table.cash[0]) == (39, 500)


@rule("R-CW-19")
def test_by_the_option_a_jump_to_a_space_behind_goes_round_the_board(missions):
    missions.hold(500).stand(0, "abregado-system").own(0, "ruusan")

    table = jumped(missions, "ruusan", options=FORWARD)

    assert (table.where(0), table.cash[0]) == (8, 700)


# the dice for a space station


@rule("R-CW-20", "CW-LIGHT-05", "CW-DARK-05")
@BOTH
def test_after_a_jump_three_and_six_set_the_rent_of_a_space_station(missions, mission):
    # given a space station of seat 1
    missions.hold(500, 500).own(1, "skytop-station")

    # when seat 0 jumps there and is asked for the rent
    table = jumped(missions, "skytop-station", mission).claim(1)

    # then it is four times nine, whatever the die of the mission shows
    assert table.cash[:2] == [500 - 36, 500 + 36]


@rule("R-CW-20")
def test_after_a_jump_to_one_of_two_space_stations_the_rent_is_ten_times_nine(missions):
    missions.hold(500, 500).own(1, "skytop-station", "republic-medical-station")

    assert jumped(missions, "skytop-station").claim(1).cash[:2] == [410, 590]


@rule("R-CW-20")
@pytest.mark.parametrize("mission", ["light-6", "dark-6"])
def test_who_is_put_on_a_space_station_pays_by_the_two_sixes(missions, mission):
    missions.hold(500, 500, 500).own(1, "skytop-station")

    table = missions.won(mission).play(0, "send", seat=2, space="skytop-station").claim(1)

    assert table.cash == [500, 548, 452]


@rule("R-CW-20")
def test_the_die_of_a_mission_does_not_change_the_rent_of_a_space_station(missions):
    missions.hold(500, 500).own(1, "skytop-station")
    table = missions.landed("skytop-station", (1, 6), die=[1])

    table.play(0, "start_mission").claim(1)

    assert table.cash[:2] == [500 - 100 - 28, 528]


@rule("R-CW-20")
def test_a_card_that_asks_for_a_throw_gets_one_after_a_jump_too(missions):
    # given a card that leads to the next space station and has the rent thrown
    missions.hold(500, 500).own(1, "skytop-station")
    table = jumped(missions, "sith-1", cards={"sith": ["listening-post"]}, dice=[(1, 2)])

    # when the rent is asked
    table.claim(1)

    # then it is ten times the dice that are thrown for it
    assert (table.where(0), table.cash[:2]) == (12, [470, 530])


def led_to_a_station(missions, **options):
    """Seat 0 draws a card that leads to a space station of seat 1 and says nothing of dice."""
    changed = MissionSetup(missions.changed("a-spy-reports", do="advance_to", space="skytop-station").edition)
    changed.hold(500, 500).own(1, "skytop-station")
    more = {"cards": {"sith": ["a-spy-reports"]}, "dice": [(1, 2)], "options": options}
    return changed.landed("sith-1", (1, 4), **more).claim(1)


@rule("R-CW-20")
def test_after_a_card_that_says_nothing_of_dice_the_throw_of_the_turn_counts(missions):
    assert led_to_a_station(missions).cash[:2] == [480, 520]


@rule("R-CW-20")
def test_by_the_option_dice_are_thrown_anew_after_such_a_card(missions):
    table = led_to_a_station(missions, utility_card_roll=True)

    assert table.told("RentRolled", "dice") == [[1, 2]]
    assert table.cash[:2] == [488, 512]


@rule("R-CW-20")
def test_by_the_option_the_dice_of_a_jump_are_not_thrown_anew(missions):
    missions.hold(500, 500).own(1, "skytop-station")

    table = jumped(missions, "skytop-station", options={"utility_card_roll": True}).claim(1)

    assert (table.happened("RentRolled"), table.cash[:2]) == ([], [464, 536])


@rule("R-CW-20", "R-CW-21")
def test_by_the_option_a_card_of_the_mission_player_does_not_throw_anew_for_the_displaced(missions):
    # given seat 0, which two sixes and a card have led to go, and a won mission
    deck, card = missions.card("advance", 0)
    missions.hold(500, 500, 500).own(1, "skytop-station")
    space = next(space for space in missions.card_spaces(deck) if space >= 12)
    more = {"cards": {deck: [card]}, "die": [6], "options": {"utility_card_roll": True}}
    table = missions.take_side(0, "light").landed(space, (6, 6), **more).play(0, "start_mission")

    # when it puts seat 2 on the space station of seat 1
    table.play(0, "send", seat=2, space="skytop-station").claim(1)

    # then the two sixes set the rent
    assert table.cash[1:] == [548, 452]
