"""Missions are agreed on beforehand; then the seats throw for the first turn, and only then take tokens and sides."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.evidence import rule

AHSOKA = "ahsoka-tano"
ANAKIN = "anakin-skywalker"
GRIEVOUS = "general-grievous"
REX = "captain-rex"
VENTRESS = "asajj-ventress"
FIRST_IS_ONE = [(1, 2), (6, 5), (3, 1)]
DARK = (GRIEVOUS, VENTRESS)


def chosen(missions, *tokens, dice=FIRST_IS_ONE):
    """All seats have chosen in turn order, from seat 1 on."""
    table = missions.opening(dice, len(tokens))
    for token in tokens:
        table.play(table.due[0], "choose_token", token=token)
    return table


# by agreement


@rule("CW-SPEC-01", "R-CW-32")
def test_a_table_that_has_not_agreed_on_missions_has_none(setup):
    # given the special rules are not in force, which is the default
    table = setup.landing(setup.space("parking"), (2, 6))

    # when a six is thrown
    table.roll()

    # then the turn is simply at its end
    assert table.view["mission"] is None
    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "start_mission") == "decision.malformed"


@rule("CW-SPEC-01", "R-CW-32")
def test_a_table_that_has_agreed_on_missions_is_offered_one(missions):
    # given the special rules are in force
    table = missions.landing(missions.space("parking"), (2, 6))

    # when a six is thrown
    table.roll()

    # then its mission is offered
    assert (mission_of(table), table.prompt(0)) == ("light-2", "go_on_mission")


@rule("R-CW-32")
@pytest.mark.parametrize("variant", ["short", "timed"])
def test_missions_go_with_the_short_and_with_the_timed_game(missions, variant):
    # given a short or timed game with missions
    table = missions.landing(missions.space("parking"), (2, 6), options={"variant": variant}, die=[1])

    # when a six is thrown and the mission fails
    table.roll().play(0, "start_mission")

    # then it costs the fine as in any game
    assert table.told("MissionPaid", "amount") == [100]


@rule("R-CW-32", "CW-SPEC-01")
@pytest.mark.parametrize("variant", ["short", "timed"])
def test_a_short_or_timed_game_alone_has_no_missions(setup, variant):
    table = setup.landed(setup.space("parking"), (2, 6), options={"variant": variant})

    assert (table.view["mission"], table.prompt(0)) == (None, "finish_turn")


@rule("R-CW-32", "CW-SPEC-02")
def test_in_the_short_game_the_deeds_are_dealt_before_the_tokens_are_chosen(missions):
    # given a deal of three deeds to each of two seats
    deeds = ["ruusan", "rodia", "bothawui", "antar", "twilight", "defender"]

    # when the short game with missions begins
    table = missions.opening([(1, 2), (6, 5)], 2, deeds=deeds, options={"variant": "short"})

    # then the seats hold their deeds, and the first player chooses a token
    assert [len(seat["deeds"]) for seat in table.view["seats"]] == [3, 3]
    assert (table.due, table.prompt(1)) == ((1,), "pick_token")


# the start


@rule("CW-SPEC-02")
def test_all_throw_one_after_the_other_before_anybody_has_a_token(missions):
    # when a game with missions begins
    table = missions.opening(FIRST_IS_ONE)

    # then the host, who is the banker, has thrown first and the highest throw begins
    assert table.told("OpeningRolled", "seat") == [0, 1, 2]
    assert table.told("Began", "seat") == [1]
    assert [seat["token"] for seat in table.view["seats"]] == [None, None, None]
    assert table.prompt(1) == "pick_token"


@rule("CW-SPEC-02", "R-MO-01")
def test_only_those_who_tie_for_the_highest_throw_again_before_the_choice(missions):
    table = missions.opening([(6, 5), (1, 2), (5, 6), (1, 1), (2, 1)])

    assert table.told("OpeningRolled", "seat") == [0, 1, 2, 0, 2]
    assert (table.due, table.prompt(2)) == ((2,), "pick_token")


@rule("CW-SPEC-02", "R-CW-29")
def test_the_first_player_chooses_first_and_the_others_follow_clockwise(missions):
    # given a game that seat 1 begins
    table = missions.opening(FIRST_IS_ONE)

    # when each seat that is asked takes a token
    order = []
    for token in (REX, VENTRESS, ANAKIN):
        order += table.due
        table.play(table.due[0], "choose_token", token=token)

    # then they were asked in turn order, and the first player throws
    assert order == [1, 2, 0]
    assert [seat["token"] for seat in table.view["seats"]] == [ANAKIN, REX, VENTRESS]
    assert (table.due, table.prompt(1)) == ((1,), "roll_dice")


@rule("CW-SPEC-02", "R-CW-29")
def test_nobody_chooses_out_of_turn_or_throws_before_all_have_chosen(missions):
    table = missions.opening(FIRST_IS_ONE)

    assert table.refusal(2, "choose_token", token=REX) == "mission.start"
    assert table.refusal(1, "roll") == "mission.start"
    assert table.refusal(1, "choose_token", token=REX) is None


@rule("CW-SPEC-02", "R-CW-29")
def test_each_token_is_taken_once(missions):
    # given the first player has taken a token
    table = missions.opening(FIRST_IS_ONE).play(1, "choose_token", token=REX)

    # then the next one has five left
    assert table.refusal(2, "choose_token", token=REX) == "mission.start"
    assert len(table.options(2, "choose_token")) == 5
    assert {"do": "choose_token", "token": REX} not in table.options(2)


@rule("CW-SPEC-02")
def test_the_dice_go_clockwise_from_the_first_player(missions):
    dice = [*FIRST_IS_ONE, (1, 3), (1, 3), (1, 3)]
    table = chosen(missions, REX, VENTRESS, ANAKIN, dice=dice)

    order = []
    for _ in range(3):
        order.append(table.turn)
        table.roll().end_turn()

    assert order == [1, 2, 0]


# sides


@rule("CW-SPEC-03")
@pytest.mark.parametrize("token", DARK)
def test_grievous_and_ventress_play_the_dark_side(missions, token):
    table = chosen(missions, token, REX, ANAKIN)

    assert table.seat(1)["side"] == "dark"


@rule("CW-SPEC-04")
def test_every_other_token_plays_the_light_side(missions):
    # given the four tokens that are neither Grievous nor Ventress
    others = [token.id for token in missions.estate.tokens if token.id not in DARK]

    # when four seats choose them
    table = chosen(missions, *others, dice=[(6, 6), (1, 1), (1, 1), (1, 1)])

    # then all four are on the light side
    assert [seat["side"] for seat in table.view["seats"]] == ["light"] * 4


@rule("CW-SPEC-03")
@pytest.mark.parametrize("token", DARK)
def test_a_six_brings_the_dark_side_its_own_missions(missions, token):
    table = chosen(missions, token, REX, ANAKIN, dice=[*FIRST_IS_ONE, (4, 6)]).roll()

    assert mission_of(table) == "dark-4"


@rule("CW-SPEC-04")
@pytest.mark.parametrize("token", [REX, ANAKIN, AHSOKA])
def test_a_six_brings_the_light_side_its_own_missions(missions, token):
    table = chosen(missions, token, GRIEVOUS, VENTRESS, dice=[*FIRST_IS_ONE, (4, 6)]).roll()

    assert mission_of(table) == "light-4"


@rule("R-CW-39", "CW-SPEC-03")
def test_both_of_two_players_may_play_the_dark_side(missions):
    table = chosen(missions, *DARK, dice=[(6, 6), (1, 1)])

    assert [seat["side"] for seat in table.view["seats"]] == ["dark", "dark"]
    assert table.prompt(0) == "roll_dice"


@rule("R-CW-39", "CW-SPEC-04")
def test_nobody_needs_to_play_the_dark_side(missions):
    # given two of three seats on the light side
    table = missions.opening(FIRST_IS_ONE)
    table.play(1, "choose_token", token=REX).play(2, "choose_token", token=AHSOKA)

    # then the last may choose either side
    assert table.refusal(0, "choose_token", token=ANAKIN) is None
    assert table.refusal(0, "choose_token", token=GRIEVOUS) is None


@rule("CW-SPEC-02", "R-CW-29")
def test_each_choice_of_a_token_is_told(missions):
    table = missions.opening(FIRST_IS_ONE).play(1, "choose_token", token=REX)

    assert table.told("TokenChosen", "key", "seat", "token") == [("mission.start", 1, REX)]
