"""When a mission is offered, what comes before it, and how the turn goes on after it."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.evidence import rule

SIDES = ("light", "dark")


def threw(missions, dice, side="light", **more):
    """Seat 0, on a side, throws and comes to the parking space, where nothing happens."""
    missions.take_side(0, side)
    return missions.landed(missions.space("parking"), dice, **more)


# first the move


@rule("CW-SPEC-05")
def test_the_move_and_its_space_come_before_the_mission(missions):
    # given two and six thrown on GO
    table = missions.table(dice=[(2, 6)]).roll()

    # when the space is dealt with
    assert (table.where(0), table.prompt(0)) == (8, "buy_or_auction")
    assert table.refusal(0, "start_mission") == "buy.choice"
    table.play(0, "buy")

    # then, and only then, the mission may be chosen
    assert (table.owner("ruusan"), table.prompt(0)) == (0, "go_on_mission")
    assert table.refusal(0, "start_mission") is None


@rule("CW-SPEC-12")
@pytest.mark.parametrize("dice", [(4, 5), (5, 5), (1, 2)])
def test_a_throw_without_a_six_brings_no_mission(missions, dice):
    table = threw(missions, dice)

    assert mission_of(table) is None
    assert table.prompt(0) != "go_on_mission"
    assert table.refusal(0, "start_mission") is not None


@rule("CW-SPEC-11")
@pytest.mark.parametrize("dice", [(6, 2), (2, 6)])
def test_it_does_not_matter_which_die_shows_the_six(missions, dice):
    assert mission_of(threw(missions, dice)) == "light-2"


@rule("CW-SPEC-08")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("beside", [1, 2, 3, 4, 5, 6])
def test_the_die_beside_the_six_names_a_mission_of_the_own_side(missions, side, beside):
    assert mission_of(threw(missions, (beside, 6), side)) == f"{side}-{beside}"


@rule("CW-SPEC-08")
def test_grievous_with_one_and_six_plays_the_ambush_and_not_the_discovery(missions):
    # given Grievous, and a deed of another player
    missions.own(1, "ruusan")
    table = threw(missions, (1, 6), "dark", die=[4])

    # when the mission is won
    table.play(0, "start_mission")

    # then there is a deed to steal and none to discover
    assert table.options(0) == [{"do": "steal", "deed": "ruusan"}]


# then the choice


@rule("CW-SPEC-06")
def test_the_player_chooses_between_the_end_of_the_turn_and_the_mission(missions):
    table = missions.offered("light-2")

    assert {"start_mission", "skip_mission"} <= table.may(0)
    assert table.refusal(0, "roll") == "mission.choice"
    assert table.refusal(1, "start_mission") == "turn.order"
    assert table.refusal(1, "skip_mission") == "turn.order"


@rule("CW-SPEC-06")
def test_nobody_goes_on_a_mission_before_the_throw(missions):
    table = missions.table()

    assert table.refusal(0, "start_mission") == "mission.choice"
    assert table.refusal(0, "skip_mission") == "mission.choice"


@rule("CW-SPEC-06")
def test_who_leaves_the_mission_out_ends_the_turn(missions):
    # given a mission on offer
    table = missions.hold(500, 500, 500).offered("light-2")

    # when the player does without
    table.play(0, "skip_mission")

    # then nothing is thrown or paid, and the turn is at its end
    assert [event.kind for event in table.last] == ["MissionSkipped"]
    assert table.refusal(0, "start_mission") is not None
    assert table.end_turn().turn == 1


@rule("CW-SPEC-06", "R-CW-14")
def test_leaving_out_the_mission_of_two_sixes_does_not_cost_the_throw_for_doubles(missions):
    table = missions.offered("light-6").play(0, "skip_mission")

    assert (table.turn, table.prompt(0)) == (0, "roll_dice")
    assert table.refusal(0, "end_turn") == "doubles.again"


@rule("R-CW-14", "CW-SPEC-06")
def test_by_the_option_leaving_out_the_mission_of_two_sixes_ends_the_turn(missions):
    # given the table plays the sentence to the letter
    table = missions.offered("light-6", options={"decline_ends_doubles": True})

    # when the mission is left out
    table.play(0, "skip_mission")

    # then there is no throw for the doubles, because of that choice
    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "roll") == "mission.choice"
    assert table.end_turn().turn == 1


@rule("R-CW-14", "CW-LIGHT-09")
def test_by_the_option_who_goes_on_the_mission_of_two_sixes_throws_again_all_the_same(missions):
    table = missions.rolled("light-6", 1, options={"decline_ends_doubles": True})

    assert table.prompt(0) == "roll_dice"


# then one die


@rule("CW-SPEC-09")
def test_one_die_decides_and_its_six_starts_no_other_mission(missions):
    # given a mission that the player goes on
    table = missions.offered("light-5", die=[6])

    # when a six is thrown for it
    table.play(0, "start_mission")

    # then that was the only die, it has won, and no mission follows
    assert table.table.last_record["outcomes"] == [6]
    assert table.told("MissionRolled", "die", "won") == [(6, True)]
    assert (mission_of(table), table.prompt(0)) == (None, "finish_turn")


@rule("CW-SPEC-07")
@pytest.mark.parametrize(
    ("mission", "die"),
    [
        *[("light-1", 1), ("light-2", 1), ("light-3", 1), ("light-4", 1), ("light-5", 1), ("light-5", 6)],
        *[("dark-1", 1), ("dark-1", 6), ("dark-2", 3), ("dark-3", 1), ("dark-4", 1), ("dark-5", 5)],
    ],
)
def test_after_the_mission_the_turn_is_over_won_or_lost(missions, mission, die):
    table = missions.rolled(mission, die)

    assert (mission_of(table), table.prompt(0)) == (None, "finish_turn")
    assert table.refusal(0, "roll") == "turn.end"
    assert table.end_turn().turn == 1


@rule("CW-SPEC-07")
def test_after_the_prize_is_taken_the_turn_is_over(missions):
    table = missions.won("light-1").play(0, "take_money")

    assert table.prompt(0) == "finish_turn"
    assert table.end_turn().turn == 1


# what stays possible


@rule("CW-SPEC-09", "R-CW-26")
def test_the_die_of_a_mission_does_not_close_the_time_for_asking_rent(missions):
    # given seat 0 has landed on a deed of seat 1 with one and six
    missions.own(1, "teth-castle").hold(500, 500, 500)
    table = missions.landed("teth-castle", (1, 6), die=[1])

    # when the die of the mission is thrown
    table.play(0, "start_mission")

    # then seat 1 may still ask, here and until the next player throws
    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) is None
    assert table.end_turn().claim(1).cash == [500 - 100 - 14, 500 + 14, 500]


@rule("R-CW-26")
def test_rent_may_be_asked_while_the_mission_is_on_offer(missions):
    missions.own(1, "teth-castle").hold(500, 500, 500)
    table = missions.landed("teth-castle", (1, 6))

    table.claim(1)

    assert table.cash == [486, 514, 500]
    assert table.prompt(0) == "go_on_mission"


@rule("R-CW-26")
def test_the_die_of_a_mission_does_not_close_the_time_for_building(missions):
    # given a player with a whole group and a mission on offer
    missions.own_group(seat=0)
    table = missions.offered("light-2", die=[1])
    assert table.refusal(0, "build", deed="ruusan") is None

    # when its die has been thrown
    table.play(0, "start_mission")

    # then the player may still build
    assert table.refusal(0, "build", deed="ruusan") is None


@rule("R-CW-26", "R-CW-35")
def test_a_mission_is_no_gap_in_which_others_build(missions):
    missions.own_group(seat=1)

    assert missions.offered("light-2").refusal(1, "build", deed="ruusan") == "build.window"
    assert missions.rolled("light-2", 1).refusal(1, "build", deed="ruusan") == "build.window"


@rule("R-CW-34", "CW-SPEC-07")
def test_who_completes_a_group_by_a_mission_builds_at_once(missions):
    # given two deeds of a group, and the third to be had for nothing
    missions.own(0, "bothawui", "ruusan")
    table = missions.won("light-1")
    assert table.refusal(0, "build", deed="ruusan") == "mission.light-one"

    # when the third is taken
    table.play(0, "take_deed", deed="abregado-system")

    # then the owner builds after the mission, before anybody throws
    assert table.play(0, "build", deed="ruusan").level("ruusan") == 1


@rule("R-CW-34")
def test_a_group_that_is_completed_by_theft_may_be_built_on_before_the_next_throw(missions):
    # given a thief who lacks one deed of a group, which seat 1 has
    missions.own(0, "bothawui", "ruusan").own(1, "abregado-system")
    table = missions.won("dark-1")

    # when it is stolen and the turn has passed on
    table.play(0, "steal", deed="abregado-system").end_turn()

    # then the thief builds while the next player has not thrown
    assert table.play(0, "build", deed="ruusan").level("ruusan") == 1
