"""Missions at their edges: thieves who cannot pay, jumps after a card, and a turn again after doubles."""

import copy

from tests.support.estate_missions import MissionSetup
from tests.support.evidence import about, rule


@rule("CW-DARK-03", "R-MO-24", "CW-BANKR-04")
def test_a_thief_who_cannot_pay_the_interest_on_its_loot_leaves_the_mission_with_the_game(missions):
    # given a thief without cash, who has stolen the first of two deeds, a mortgaged one
    missions.own(1, "ruusan", "rodia", mortgaged=True).hold(0, 500, 500)
    table = missions.won("dark-2").play(0, "steal", deed="ruusan").play(0, "keep_mortgage", deed="ruusan")

    # when it goes bankrupt for the interest
    table.play(0, "declare_bankruptcy")

    # then its loot is auctioned, and nothing is stolen any more
    assert (table.view["auction"]["deed"], table.view["mission"], table.view["phase"]) == ("ruusan", None, "resolved")
    table.passes(1, 2)
    assert (table.turn, table.prompt(1), table.owner("rodia")) == (1, "roll_dice", 1)


@rule("R-CW-20", "CW-LIGHT-05")
def test_after_a_jump_the_dice_of_the_turn_count_though_a_card_had_moved_the_token(missions):
    # given dice that are thrown anew where a card leads, and a throw of three and six to a card that leads to the start space
    deck, card = missions.card("advance")
    utility = missions.deed("utility")
    missions.own(1, utility).stand(0, missions.card_space(deck) - 9)
    options = {"utility_card_roll": True}
    table = missions.take_side(0, "light").table(dice=[(3, 6)], cards={deck: [card]}, die=[6], options=options)
    assert table.roll().where(0) == 0

    # when the token jumps to a utility
    table.play(0, "start_mission").play(0, "jump", space=utility)

    # then its rent hangs on the nine that were thrown
    assert [held.get("amount") for held in table.claims if held["deed"] == utility] == [4 * 9]


@about("CW-LIGHT-06", "R-CW-18")
def test_a_turn_again_after_doubles_begins_to_count_them_anew():
    # given a made-up edition whose mission of two sixes is another turn
    data = copy.deepcopy(dict(MissionSetup("clone-wars").estate.edition.data))
    mission = next(entry for entry in data["mission"] if (entry["side"], entry["die"]) == ("light", 6))
    mission["prize"] = "again"

    # when it is won with the second doubles of a turn
    table = MissionSetup(data).won("light-6", doubles=2)

    # then no doubles count
    assert (table.view["doubles"], table.prompt(0)) == (0, "roll_dice")
