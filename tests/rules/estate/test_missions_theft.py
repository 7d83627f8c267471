"""The dark side steals one deed (1/6) or two (2/6), of any kind, from one player, and never out of a complete colour group."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.estate_trades import swap
from tests.support.evidence import rule

LIGHT_BLUE = ["bothawui", "ruusan", "abregado-system"]


def loot(table, seat=0):
    """The deeds that a seat may steal."""
    return [option["deed"] for option in table.options(seat, "steal")]


# how many


@rule("CW-DARK-01")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_an_ambush_steals_one_deed_from_four_on(missions, die):
    # given seat 1 has one deed of a group, and the ambush succeeds
    missions.own(1, "ruusan", "defender").hold(500, 500, 500)
    table = missions.rolled("dark-1", die)

    # when the thief names it
    table.play(0, "steal", deed="ruusan")

    # then it is the thief's, and the victim gets nothing
    assert table.told("DeedPassed", "key", "seat", "from") == [("mission.dark-one", 0, 1)]
    assert (table.owner("ruusan"), table.owner("defender")) == (0, 1)
    assert (table.cash, table.prompt(0)) == ([500, 500, 500], "finish_turn")


@rule("CW-DARK-02")
@pytest.mark.parametrize("die", [1, 3])
def test_an_ambush_fails_up_to_three_and_costs_100(missions, die):
    table = missions.own(1, "ruusan").hold(500, 500, 500).rolled("dark-1", die)

    assert table.paid == [("MissionPaid", "mission.dark-one-fine", 0, -1, 100)]
    assert (table.owner("ruusan"), table.cash) == (1, [400, 500, 500])
    assert table.refusal(0, "steal", deed="ruusan") is not None


@rule("CW-DARK-03")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_droids_steal_two_deeds_from_four_on(missions, die):
    # given seat 1 has three deeds, and the mission succeeds
    missions.own(1, "ruusan", "defender", "rodia").hold(500, 500, 500)
    table = missions.rolled("dark-2", die)

    # when the thief names two
    table.play(0, "steal", deed="ruusan").play(0, "steal", deed="rodia")

    # then both are the thief's
    assert [table.owner(deed) for deed in ("ruusan", "rodia", "defender")] == [0, 0, 1]
    assert (table.cash, table.prompt(0)) == ([500, 500, 500], "finish_turn")


@rule("CW-DARK-03")
@pytest.mark.parametrize("die", [1, 3])
def test_the_droids_fail_up_to_three_which_costs_100(missions, die):
    table = missions.own(1, "ruusan", "rodia").hold(500, 500, 500).rolled("dark-2", die)

    assert table.paid == [("MissionPaid", "mission.dark-two", 0, -1, 100)]
    assert (table.owner("ruusan"), table.owner("rodia")) == (1, 1)


@rule("R-CW-23", "CW-DARK-03")
def test_both_deeds_come_from_one_player(missions):
    # given two players with deeds
    missions.own(1, "ruusan", "defender").own(2, "rodia", "rishi")

    # when the first deed is stolen from seat 1
    table = missions.won("dark-2").play(0, "steal", deed="ruusan")

    # then the second must be one of seat 1 as well
    assert table.refusal(0, "steal", deed="rodia") == "mission.dark-two"
    assert loot(table) == ["defender"]


@rule("R-CW-23")
def test_if_that_player_has_only_one_to_take_it_is_one(missions):
    missions.own(1, "ruusan").own(2, "rodia", "rishi")

    table = missions.won("dark-2").play(0, "steal", deed="ruusan")

    assert (mission_of(table), table.prompt(0)) == (None, "finish_turn")


@rule("R-CW-27", "CW-DARK-01")
def test_a_theft_is_not_turned_down(missions):
    table = missions.own(1, "ruusan").won("dark-1")

    assert table.options(0) == [{"do": "steal", "deed": "ruusan"}]
    assert table.refusal(0, "stay") == "mission.dark-one"
    assert table.refusal(0, "end_turn") == "mission.dark-one"


@rule("R-CW-23", "R-CW-27")
@pytest.mark.parametrize("mission", ["dark-1", "dark-2"])
def test_with_nothing_to_steal_the_mission_has_no_effect_and_costs_nothing(missions, mission):
    # given the only deeds of the others are a complete group
    missions.own_group(seat=1)
    missions.own(0, "defender").hold(500, 500, 500)

    # when the mission succeeds
    table = missions.won(mission)

    # then nothing happens, and the turn is over
    assert table.happened("MissionLapsed")
    assert (table.cash, table.paid, table.prompt(0)) == ([500, 500, 500], [], "finish_turn")


# what is safe


@rule("CW-DARK-04", "CW-DARK-01")
def test_a_deed_of_a_complete_group_cannot_be_stolen(missions):
    # given seat 1 has a complete group and a single street
    missions.own_group(seat=1)
    missions.own(1, "rodia")
    table = missions.won("dark-1")

    # then only the single street can be stolen
    assert loot(table) == ["rodia"]
    assert table.refusal(0, "steal", deed="ruusan") == "mission.steal-group"


@rule("CW-DARK-04", "CW-DARK-03")
def test_two_of_three_deeds_of_a_group_are_not_safe(missions):
    missions.own(1, *LIGHT_BLUE[:2])
    table = missions.won("dark-2")

    table.play(0, "steal", deed="bothawui").play(0, "steal", deed="ruusan")

    assert table.seat(0)["deeds"] == ["bothawui", "ruusan"]


@rule("CW-DARK-04", "R-CW-23")
def test_a_complete_group_is_safe_even_if_a_deed_of_it_is_mortgaged(missions):
    missions.own(1, *LIGHT_BLUE[:2]).own(1, LIGHT_BLUE[2], mortgaged=True)
    missions.own(1, "rodia")

    assert loot(missions.won("dark-1")) == ["rodia"]


@rule("R-CW-23")
def test_starships_and_space_stations_are_never_safe(missions):
    # given seat 1 has all of both
    fleet = missions.groups("ladder")[0] + missions.groups("utility")[0]
    missions.own(1, *fleet)

    # then any of them can be stolen
    table = missions.won("dark-1")
    assert sorted(loot(table)) == sorted(fleet)
    assert table.play(0, "steal", deed="skytop-station").owner("skytop-station") == 0


@rule("R-CW-23", "CW-DARK-01")
def test_neither_own_deeds_nor_those_of_the_bank_can_be_stolen(missions):
    missions.own(0, "ruusan").own(1, "rodia")
    table = missions.won("dark-1")

    assert table.refusal(0, "steal", deed="ruusan") == "mission.dark-one"
    assert table.refusal(0, "steal", deed="defender") == "mission.dark-one"
    assert table.refusal(1, "steal", deed="ruusan") == "turn.order"


@rule("CW-DARK-01", "R-CW-39")
def test_a_player_of_the_own_side_can_be_robbed_too(missions):
    missions.take_side(0, "dark").take_side(1, "dark")
    missions.own(1, "rodia")

    assert missions.won("dark-1").play(0, "steal", deed="rodia").owner("rodia") == 0


# mortgaged deeds


@rule("R-CW-23", "CW-MORT-05")
def test_who_steals_a_mortgaged_deed_pays_ten_per_cent_and_keeps_the_mortgage(missions):
    # given a mortgaged deed, worth a loan of 50
    table = missions.own(1, "ruusan", mortgaged=True).hold(500, 500, 500).won("dark-1")

    # when it is stolen and its mortgage kept
    table.play(0, "steal", deed="ruusan")
    assert table.prompt(0) == "keep_or_redeem"
    table.play(0, "keep_mortgage", deed="ruusan")

    # then the thief has paid the bank the interest
    assert table.paid == [("InterestPaid", "mortgage.transfer", 0, -1, 5)]
    assert (table.owner("ruusan"), table.is_mortgaged("ruusan"), table.cash) == (0, True, [495, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-23")
def test_who_steals_a_mortgaged_deed_may_redeem_it_at_once(missions):
    table = missions.own(1, "ruusan", mortgaged=True).hold(500, 500, 500).won("dark-1")

    table.play(0, "steal", deed="ruusan").play(0, "redeem", deed="ruusan")

    assert (table.is_mortgaged("ruusan"), table.cash) == (False, [445, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-23", "CW-DARK-03")
def test_the_first_mortgage_is_dealt_with_before_the_second_theft(missions):
    # given the droids have stolen a mortgaged deed
    missions.own(1, "ruusan", mortgaged=True).own(1, "rodia")
    table = missions.won("dark-2").play(0, "steal", deed="ruusan")
    assert table.refusal(0, "steal", deed="rodia") == "mortgage.transfer"

    # when its mortgage is kept
    table.play(0, "keep_mortgage", deed="ruusan")

    # then they steal the second one
    assert table.play(0, "steal", deed="rodia").prompt(0) == "finish_turn"


@rule("R-CW-23", "CW-DARK-04")
def test_each_theft_is_tested_for_itself(missions):
    # given a thief without cash who has stolen a mortgaged deed and owes its interest
    missions.own(1, "twilight", mortgaged=True).own(1, "bothawui", "ruusan", "rodia").own(0, "abregado-system")
    table = missions.hold(0, 500, 500).won("dark-2").play(0, "steal", deed="twilight")
    table.play(0, "keep_mortgage", deed="twilight")

    # when it sells the victim the deed that completes a group, and pays
    swap(table, 0, 1, {"deeds": ["abregado-system"]}, {"cash": 50})
    table.play(0, "settle")

    # then that group is safe from the second theft
    assert table.refusal(0, "steal", deed="ruusan") == "mission.steal-group"
    assert loot(table) == ["rodia"]


@rule("R-CW-23", "R-CW-27")
def test_a_second_theft_lapses_when_nothing_is_left_to_take(missions):
    # given the same, but for any other deed of the victim
    missions.own(1, "twilight", mortgaged=True).own(1, "bothawui", "ruusan").own(0, "abregado-system")
    table = missions.hold(0, 500, 500).won("dark-2").play(0, "steal", deed="twilight")
    table.play(0, "keep_mortgage", deed="twilight")

    # when the victim's group is complete and the interest paid
    swap(table, 0, 1, {"deeds": ["abregado-system"]}, {"cash": 50})
    table.play(0, "settle")

    # then the mission is over, and all are told why
    assert (mission_of(table), table.prompt(0)) == (None, "finish_turn")
    assert table.told("MissionLapsed", "key") == ["mission.dark-two"]


@rule("R-CW-23", "R-MO-24")
def test_a_thief_who_cannot_pay_the_interest_is_bankrupt_to_the_bank(missions):
    # given a thief without anything steals the first of two mortgaged deeds
    missions.own(1, "twilight", "rodia", mortgaged=True).hold(0, 500, 500)
    table = missions.won("dark-2").play(0, "steal", deed="twilight").play(0, "keep_mortgage", deed="twilight")
    assert table.prompt(0) == "raise_cash"

    # when it gives up
    table.play(0, "declare_bankruptcy")

    # then the bank auctions the deed to the others, and the next player is on turn
    assert table.told("WentBankrupt", "seat", "creditor") == [(0, -1)]
    assert table.view["auction"]["deed"] == "twilight"
    assert table.passes(1, 2).turn == 1
    assert (mission_of(table), table.prompt(1)) == (None, "roll_dice")
