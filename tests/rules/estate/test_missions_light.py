"""The light side: deeds or money (1/6, 2/6), another turn (4/6, as on the dark side), the senator (5/6), the example."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.estate_variants import BANK
from tests.support.evidence import rule

ANAKIN, GRIEVOUS = "anakin-skywalker", "general-grievous"
LIGHT_BLUE = ["bothawui", "ruusan", "abregado-system"]

# one deed, or 100


@rule("CW-LIGHT-01")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_a_discovery_gives_one_unowned_deed_for_nothing(missions, die):
    # given a discovery that succeeds
    table = missions.hold(500, 500, 500).rolled("light-1", die)

    # when the player takes a deed of the bank
    table.play(0, "take_deed", deed="ruusan")

    # then it is the player's, unpaid
    assert (table.owner("ruusan"), table.cash, table.paid) == (0, [500, 500, 500], [])
    assert table.told("DeedPassed", "key", "from") == [("mission.light-one", -1)]
    assert table.prompt(0) == "finish_turn"


@rule("CW-LIGHT-01", "R-CW-27")
@pytest.mark.parametrize("die", [2, 6])
def test_a_discovery_gives_100_instead_of_the_deed(missions, die):
    # given a discovery that succeeds
    table = missions.hold(500, 500, 500).rolled("light-1", die)

    # when the player turns the deed down
    table.play(0, "take_money")

    # then the bank pays 100
    assert table.paid == [("MissionPaid", "mission.light-one", -1, 0, 100)]
    assert (table.cash[0], table.prompt(0)) == (600, "finish_turn")


@rule("CW-LIGHT-01", "R-CW-22")
def test_only_deeds_that_nobody_owns_can_be_discovered(missions):
    missions.own(0, "bothawui").own(1, "ruusan").own(2, "twilight", mortgaged=True)
    table = missions.won("light-1")

    for deed in ("bothawui", "ruusan", "twilight"):
        assert table.refusal(0, "take_deed", deed=deed) == "mission.light-one"
    assert len(table.options(0, "take_deed")) == 28 - 3
    assert table.refusal(1, "take_deed", deed="abregado-system") == "turn.order"


@rule("R-CW-22")
@pytest.mark.parametrize("deed", ["jabbas-palace", "defender", "skytop-station"])
def test_a_street_a_starship_or_a_space_station_can_be_taken(missions, deed):
    table = missions.won("light-1").play(0, "take_deed", deed=deed)

    assert table.owner(deed) == 0


# two deeds, or 200


@rule("CW-LIGHT-03", "R-CW-11")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_a_base_gives_two_unowned_deeds_for_nothing(missions, die):
    # given a base that succeeds, from a die of 2 on
    table = missions.hold(500, 500, 500).rolled("light-2", die)

    # when the player names two
    table.play(0, "take_deed", deed="ruusan").play(0, "take_deed", deed="defender")

    # then both are the player's, unpaid
    assert (table.owner("ruusan"), table.owner("defender")) == (0, 0)
    assert (table.cash[0], table.prompt(0)) == (500, "finish_turn")


@rule("CW-LIGHT-03", "R-CW-11", "R-CW-27")
@pytest.mark.parametrize("die", [2, 6])
def test_a_base_gives_200_instead_of_the_deeds(missions, die):
    table = missions.hold(500, 500, 500).rolled("light-2", die).play(0, "take_money")

    assert table.paid == [("MissionPaid", "mission.light-two", -1, 0, 200)]
    assert (table.cash[0], table.prompt(0)) == (700, "finish_turn")


@rule("R-CW-22")
def test_deeds_and_money_are_not_mixed(missions):
    # given one of two deeds is taken
    table = missions.won("light-2").play(0, "take_deed", deed="ruusan")

    # then there is only the second deed to take
    assert table.refusal(0, "take_money") == "mission.light-two"
    assert {option["do"] for option in table.options(0)} == {"take_deed"}
    assert table.refusal(0, "end_turn") == "mission.light-two"


@rule("R-CW-22")
def test_with_one_deed_left_the_base_is_that_one_or_200(missions):
    # given all deeds but one are owned
    missions.share_out(1, 2, but=["ruusan"]).hold(500)
    table, twin = missions.won("light-2"), missions.won("light-2")
    assert table.options(0) == [{"do": "take_deed", "deed": "ruusan"}, {"do": "take_money"}]

    # when it is taken, or the money
    table.play(0, "take_deed", deed="ruusan")
    twin.play(0, "take_money")

    # then that was the whole prize
    assert (table.owner("ruusan"), table.cash[0], table.prompt(0)) == (0, 500, "finish_turn")
    assert (twin.owner("ruusan"), twin.cash[0], twin.prompt(0)) == (None, 700, "finish_turn")


@rule("R-CW-22")
@pytest.mark.parametrize(("mission", "amount"), [("light-1", 100), ("light-2", 200)])
def test_with_no_deed_left_there_is_only_the_money(missions, mission, amount):
    missions.share_out(1, 2).hold(500)

    table = missions.won(mission)

    assert table.told("MissionPaid", "to", "amount") == [(0, amount)]
    assert table.prompt(0) == "finish_turn"


# another turn


@rule("CW-LIGHT-06", "CW-DARK-06")
@pytest.mark.parametrize("mission", ["light-4", "dark-4"])
@pytest.mark.parametrize("die", [2, 5, 6])
def test_an_escape_gives_another_turn_at_once(missions, mission, die):
    table = missions.hold(500, 500, 500).rolled(mission, die)

    assert (table.turn, table.prompt(0)) == (0, "roll_dice")
    assert table.refusal(0, "end_turn") is not None
    assert table.cash == [500, 500, 500]


@rule("CW-LIGHT-06", "R-CW-18")
def test_the_extra_turn_counts_doubles_afresh(missions):
    # given two doubles before four and six, and own deeds where the next throws lead
    missions.own(0, "skytop-station", "rishi")
    dice = [(4, 6), (1, 1), (1, 1), (1, 1)]
    table = missions.table(doubles=2, dice=dice, die=[6]).roll().play(0, "start_mission")

    # when two doubles follow in the extra turn
    table.roll().roll()

    # then the third of that turn leads to jail, and none before
    assert (table.jailed(0), table.where(0)) == (0, 14)
    assert table.roll().jailed(0) == 1


@rule("R-CW-18", "R-CW-40")
def test_the_extra_turn_can_be_won_again(missions):
    # given an extra turn
    missions.stand(0, "jail")
    table = missions.rolled("light-4", 6, dice=[(6, 4)], die=[2])

    # when four and six come again and succeed
    table.roll()
    assert mission_of(table) == "light-4"
    table.play(0, "start_mission")

    # then there is yet another turn
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-18", "R-MO-29")
def test_an_extra_turn_won_in_the_last_turn_of_a_timed_game_is_still_played(missions):
    # given four and six in a timed game whose time is up
    missions.stand(0, "jail")
    table = missions.table(dice=[(4, 6), (4, 6)], die=[6], options={"variant": "timed"}).play(BANK, "time_up")

    # when the mission is won
    table.roll().play(0, "start_mission")

    # then the same player has another turn, and the count comes after it
    assert (table.turn, table.prompt(0), table.table.result) == (0, "roll_dice", None)
    assert table.roll().end_turn().table.result.reason == "timed.end"


@rule("R-CW-18", "R-MO-08")
def test_the_extra_turn_closes_no_window_for_rent(missions):
    # given seat 0 owes rent for the throw that won the extra turn
    missions.own(1, "teth-castle").stand(1, "free-parking").hold(500, 500, 500)
    table = missions.landed("teth-castle", (4, 6), dice=[(1, 3), (2, 1)], die=[6]).play(0, "start_mission")

    # when seat 0 throws in the extra turn
    table.roll()

    # then the rent may still be asked, until another player throws
    claim = table.claims[0]["id"]
    assert table.refusal(1, "claim_rent", claim=claim) is None
    assert table.end_turn().refusal(1, "claim_rent", claim=claim) is None
    assert table.roll().refusal(1, "claim_rent", claim=claim) == "rent.window"


@rule("R-CW-18", "R-CW-35")
def test_the_extra_turn_is_no_gap_in_which_others_build(missions):
    # given seat 1 has a whole group
    missions.own_group(seat=1)
    before = missions.table()
    assert before.refusal(1, "build", deed="ruusan") is None

    # when seat 0 wins an extra turn
    table = missions.won("light-4")

    # then it is still the turn of seat 0
    assert table.refusal(1, "build", deed="ruusan") == "build.window"


# the senator


@rule("CW-LIGHT-07", "R-CW-12")
def test_only_a_six_saves_the_senator_for_3000(missions):
    table = missions.hold(500, 500, 500).rolled("light-5", 6)

    assert table.paid == [("MissionPaid", "mission.light-five", -1, 0, 3000)]
    assert table.cash == [3500, 500, 500]


@rule("CW-LIGHT-07")
@pytest.mark.parametrize("die", [1, 5])
def test_anything_but_a_six_loses_the_senator_for_100(missions, die):
    table = missions.hold(500, 500, 500).rolled("light-5", die)

    assert table.paid == [("MissionPaid", "mission.light-five", 0, -1, 100)]
    assert table.cash == [400, 500, 500]


# the example


@rule("CW-SPEC-10", "R-CW-11", "R-CW-22")
def test_the_example_of_the_book_is_played_as_printed(missions):
    # given Anakin on GO
    table = missions.opening([(6, 5), (1, 2), (2, 6)], 2, die=[3])
    table.play(0, "choose_token", token=ANAKIN).play(1, "choose_token", token=GRIEVOUS)
    assert (table.where(0), table.cash[0]) == (0, 1500)

    # when he throws 2 and 6, buys Ruusan, throws a 3 for the base and takes the other two of the group
    table.roll().play(0, "buy").play(0, "start_mission")
    table.play(0, "take_deed", deed="abregado-system").play(0, "take_deed", deed="bothawui")

    # then the light blue group is his, and his turn is over
    assert sorted(table.seat(0)["deeds"]) == sorted(LIGHT_BLUE)
    assert (table.where(0), table.cash[0]) == (8, 1400)
    assert table.prompt(0) == "finish_turn"
    assert table.end_turn().turn == 1


@rule("CW-SPEC-10", "R-CW-34")
def test_after_the_example_he_may_build(missions):
    table = missions.own(0, "ruusan").rolled("light-2", 3)

    table.play(0, "take_deed", deed="abregado-system").play(0, "take_deed", deed="bothawui")

    assert all(table.refusal(0, "build", deed=deed) is None for deed in LIGHT_BLUE)


@rule("R-CW-18", "CW-LIGHT-06", "CW-DARK-06")
@pytest.mark.parametrize("mission", ["light-4", "dark-4"])
def test_the_extra_turn_counts_as_a_turn_but_not_as_a_round(missions, mission):
    before = missions.offered(mission).view

    after = missions.won(mission).view

    assert (after["turns"], after["rounds"]) == (before["turns"] + 1, before["rounds"])
