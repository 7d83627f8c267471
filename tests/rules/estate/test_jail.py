"""Going to jail, and what may be done there."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_turns import doubles
from tests.support.evidence import rule


@rule("jail.visit")
def test_landing_on_the_jail_space_is_only_a_visit(setup):
    # given a visitor
    setup.hold(500, 500, 500).stand(1, setup.space("parking") - 3).stand(2, setup.space("parking") - 3)
    steps = setup.space("parking") - setup.space("jail")
    table = setup.landing(setup.space("jail"), dice=[(1, 2), (1, 2), uneven(steps)]).roll()
    assert (table.jailed(0), table.cash) == (0, [500, 500, 500])

    # when the turn comes round
    table.end_turn().roll().end_turn().roll().end_turn()

    # then the visitor throws and moves as usual
    assert table.prompt(0) == "roll_dice"
    assert table.refusal(0, "pay_fine") == "jail.fine"
    assert table.roll().where(0) == setup.space("parking")


@rule("R-BF-08")
def test_the_sentence_about_visiting_that_breaks_off_hides_no_effect(setup):
    table = setup.hold(500, 500, 500).landed(setup.space("jail"))

    assert {event.kind for event in table.last} == {"Rolled", "Moved"}
    assert (table.jailed(0), table.prompt(0)) == (0, "finish_turn")


@rule("jail.sent")
def test_go_to_jail_puts_the_token_in_jail_at_once(setup):
    table = setup.landed(setup.space("arrest"))

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)
    assert table.told("Jailed", "key") == ["jail.sent"]


@rule("jail.sent", "card.obey")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_of_either_deck_may_send_to_jail(setup, place):
    table = setup.drawn("arrest", deck=setup.decks[place])

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)
    assert table.refusal(0, "roll") == "jail.turn-over"


@rule("E1-JAIL-01", "R-MO-14")
def test_three_doubles_in_succession_send_to_jail(setup):
    table = setup.table(doubles=2, dice=[(1, 1)]).roll()

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)


@rule("jail.salary")
def test_a_card_drawn_near_the_end_of_the_round_leads_to_jail_without_the_salary(setup):
    table = setup.hold(500, 500, 500).drawn("arrest", nth=-1)

    assert (table.paid, table.cash) == ([], [500, 500, 500])


@rule("jail.salary")
def test_the_way_to_jail_pays_no_salary(setup):
    # given a way that would lead past the start space
    assert setup.space("jail") < setup.space("arrest")
    table = setup.hold(500, 500, 500).landed(setup.space("arrest"))

    assert table.paid == []
    assert table.cash == [500, 500, 500]


@rule("jail.turn-over", "R-MO-15")
def test_being_sent_to_jail_ends_the_turn_even_after_doubles(setup):
    table = setup.landed(setup.space("arrest"), (2, 2))

    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "roll") == "jail.turn-over"
    assert table.refusal(0, "pay_fine") is not None
    assert table.end_turn().due == (1,)


@rule("R-MO-15")
def test_being_sent_to_jail_clears_the_count_of_doubles(setup):
    # given a seat sent to jail by its second doubles
    setup.stand(1, setup.space("parking") - 3).stand(0, setup.space("arrest") - 4)
    dice = [(2, 2), (1, 2), doubles(setup.space("parking") - setup.space("jail"))]
    table = setup.table(2, doubles=1, dice=dice).roll().end_turn().roll().end_turn()

    # when it pays and throws doubles in its next turn
    table.play(0, "pay_fine").roll()

    # then they are the first and not the third
    assert table.jailed(0) == 0
    assert (table.where(0), table.prompt(0)) == (setup.space("parking"), "roll_dice")


@rule("jail.rights")
def test_a_jailed_player_takes_rent(setup):
    deed = setup.deed()
    table = setup.own(1, deed).imprison(1).hold(500, 500, 500).landed(deed).claim(1)

    assert table.cash == [494, 506, 500]


@rule("CW-JAIL-05")
def test_a_jailed_player_takes_no_rent_for_mortgaged_property(setup):
    deed = setup.deed()
    table = setup.own(1, deed, mortgaged=True).imprison(1).landed(deed)

    assert table.claims == []
    assert table.prompt(0) == "finish_turn"


@rule("jail.rights")
def test_a_jailed_player_bids_and_wins(setup):
    deed = setup.deed()
    table = setup.imprison(1).hold(500, 500, 500).landed(deed).play(0, "auction").bid(1, 10).passes(0, 2)

    assert (table.owner(deed), table.cash) == (1, [500, 490, 500])


@rule("jail.rights")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_jailed_player_builds_mortgages_and_trades(setup, turn):
    # given a jailed seat 1 with a set and another deed
    first, *_ = setup.own_group(seat=1)
    other, sold = setup.deed("utility"), setup.deed(nth=4)
    table = setup.own(1, other).own(2, sold).imprison(1).hold(500, 500, 500).table(turn=turn)

    # when it builds, mortgages and trades
    table.play(1, "build", deed=first).play(1, "mortgage", deed=other)
    table.trade(1, 2, give={"cash": 20}, want={"deeds": [sold]})

    # then all of it is done
    assert (table.level(first), table.is_mortgaged(other)) == (1, True)
    assert table.owner(sold) == 1
    assert table.cash == [500, 500 - 50 + 75 - 20, 520]


@rule("CW-JAIL-05", "R-CW-07")
def test_a_jailed_player_of_the_clone_wars_sells_buildings_and_redeems(setup):
    jailed_player_sells_and_redeems(setup)


@rule("E1-JAIL-11")
def test_a_jailed_player_of_episode_one_sells_buildings_back_and_redeems(setup):
    jailed_player_sells_and_redeems(setup)


def jailed_player_sells_and_redeems(setup):
    """Jail keeps nobody from selling a building for half its 50, or from redeeming the 75 of a utility for 83."""
    # given a jailed seat on turn with a built group and a mortgaged deed
    first, *_ = setup.own_group(seat=0, level=1)
    other = setup.deed("utility")
    table = setup.own(0, other, mortgaged=True).imprison(0).hold(500, 500, 500).table()

    # when it sells a building and redeems the mortgage
    table.play(0, "sell_building", deed=first).play(0, "redeem", deed=other)

    # then both are done, and it is still in jail
    assert (table.level(first), table.is_mortgaged(other)) == (0, False)
    assert table.cash[0] == 500 + 25 - 83
    assert table.jailed(0) == 1
