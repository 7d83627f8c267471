"""The third way out of jail: throwing for doubles, and what the third miss costs."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_turns import doubles, jailed, to_parking
from tests.support.evidence import rule


@rule("jail.doubles")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_doubles_open_the_jail_for_nothing_and_move_the_token(setup, turn):
    table = jailed(setup, turn, dice=[doubles(to_parking(setup))]).roll()

    assert (table.jailed(0), table.where(0)) == (0, setup.space("parking"))
    assert table.told("JailLeft", "key") == ["jail.doubles"]
    assert table.cash == [500, 500, 500]


@rule("MA-JAIL-09")
def test_doubles_out_of_jail_end_the_turn_of_the_mandalorian(setup):
    doubles_out_of_jail_end_the_turn(setup)


@rule("BF-JAIL-09")
def test_doubles_out_of_jail_end_the_turn_of_boba_fett(setup):
    doubles_out_of_jail_end_the_turn(setup)


@rule("E1-JAIL-06")
def test_doubles_out_of_jail_end_the_turn_of_episode_one(setup):
    doubles_out_of_jail_end_the_turn(setup)


def doubles_out_of_jail_end_the_turn(setup, **more):
    """After the move no further throw follows, and the dice go to the left."""
    table = jailed(setup, dice=[doubles(to_parking(setup))], **more).roll()

    assert (table.jailed(0), table.prompt(0)) == (0, "finish_turn")
    assert table.refusal(0, "roll") == "jail.doubles"
    assert table.end_turn().due == (1,)


@rule("CW-JAIL-08", "R-CW-05")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_doubles_out_of_jail_throw_again_in_the_clone_wars(setup, turn):
    # given a seat that throws itself free and reaches an unowned deed
    table = jailed(setup, turn, dice=[(3, 3), (1, 3)]).roll()
    assert table.refusal(0, "roll") == "buy.choice"

    # when the deed is bought
    table.play(0, "buy")

    # then the same seat must throw again and moves by it
    assert (table.prompt(0), table.refusal(0, "end_turn")) == ("roll_dice", "doubles.again")
    assert table.roll().where(0) == setup.space("parking")
    assert table.prompt(0) == "finish_turn"


@rule("CW-JAIL-08", "R-CW-05")
def test_the_doubles_that_open_the_jail_are_the_first_of_the_turn(setup):
    # given a seat that throws itself free, onto the parking space and then onto its own deed
    own = setup.estate.spaces[setup.space("parking") + 4].id
    table = jailed(setup.own(0, own), dice=[(5, 5), (2, 2), (3, 3)]).roll().roll()
    assert (table.jailed(0), table.prompt(0)) == (0, "roll_dice")

    # when it throws doubles once more
    table.roll()

    # then they are the third
    assert table.told("Jailed", "key") == ["doubles.third"]
    assert (table.jailed(0), table.where(0)) == (1, setup.space("jail"))


@rule("CW-JAIL-08", "R-MO-15")
def test_doubles_out_of_jail_that_lead_straight_back_throw_no_more(setup):
    card = setup.card("arrest", deck="sith")[1]
    steps = setup.card_space("sith", 1) - setup.space("jail")
    table = jailed(setup, dice=[doubles(steps)], cards={"sith": [card]}).roll()

    assert (table.jailed(0), table.prompt(0)) == (1, "finish_turn")
    assert table.refusal(0, "roll") == "jail.turn-over"


@rule("R-CW-05")
def test_with_the_option_off_doubles_out_of_jail_end_the_turn_of_the_clone_wars_too(setup):
    doubles_out_of_jail_end_the_turn(setup, options={"jail_doubles_extra_roll": False})


@rule("R-MA-03")
def test_there_are_three_ways_out_of_jail(setup):
    table = jailed(setup.keep(0, setup.decks[0]))

    assert {"roll", "pay_fine", "use_jail_card"} <= table.may(0)


@rule("jail.doubles")
def test_the_space_reached_by_doubles_out_of_jail_is_carried_out(setup):
    table = jailed(setup, dice=[(1, 1)]).roll()

    assert table.prompt(0) == "buy_or_auction"
    assert table.play(0, "buy").owner(setup.estate.spaces[setup.space("jail") + 2].id) == 0


@rule("jail.tries")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_first_or_second_miss_stays_in_jail_and_ends_the_turn(setup, turn):
    table = jailed(setup, turn, dice=[(2, 5)]).roll()

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), turn + 1)
    assert table.told("JailMissed", "turn") == [turn]
    assert table.cash == [500, 500, 500]
    assert table.refusal(0, "roll") == "jail.tries"
    assert table.end_turn().due == (1,)


@rule("jail.tries")
def test_a_third_try_is_allowed_and_its_doubles_cost_nothing(setup):
    table = jailed(setup, 3, dice=[doubles(to_parking(setup))]).roll()

    assert (table.where(0), table.cash) == (setup.space("parking"), [500, 500, 500])


# the third miss


@rule("jail.third-miss")
def test_the_third_miss_costs_fifty_and_moves_by_that_throw(setup):
    table = jailed(setup, 3, dice=[uneven(to_parking(setup))]).roll()

    assert table.paid == [("FinePaid", "jail.third-miss", 0, -1, 50)]
    assert table.told("JailLeft", "key") == ["jail.third-miss"]
    assert (table.where(0), table.jailed(0)) == (setup.space("parking"), 0)
    assert table.cash == [450, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("jail.third-miss", "R-MO-17")
def test_after_the_third_miss_the_fine_must_be_raised_before_the_token_moves(setup):
    # given a seat with 10 and a deed
    helper = setup.deed("utility")
    dice = [uneven(to_parking(setup))]
    table = setup.own(0, helper).imprison(0, 3).hold(10, 500, 500).table(dice=dice).roll()
    assert table.told("DebtAsked", "creditor", "amount") == [(-1, 50)]
    assert table.where(0) == setup.space("jail")

    # when it raises the fine
    table.play(0, "mortgage", deed=helper).play(0, "settle")

    # then the token moves by the throw
    assert table.cash == [10 + 75 - 50, 500, 500]
    assert table.where(0) == setup.space("parking")


@rule("jail.third-miss")
def test_the_space_reached_after_the_third_miss_is_carried_out_and_no_further_throw_follows(setup):
    # given a deed of seat 1 between the jail and the parking space
    deed = setup.street_group(3)[0]
    rent, steps = setup.printed(deed).rent[0], setup.space_of(deed) - setup.space("jail")
    table = jailed(setup.own(1, deed), 3, dice=[uneven(steps)]).roll()

    assert table.claim(1).cash == [500 - 50 - rent, 500 + rent, 500]
    assert table.prompt(0) == "finish_turn"


@rule("jail.third-miss", "R-MO-17")
def test_a_card_does_not_replace_the_fine_of_the_third_miss(setup):
    deck = setup.decks[0]
    paid = jailed(setup.keep(0, deck), 3, dice=[(2, 6)]).roll()
    assert (paid.cash[0], paid.seat(0)["jail_cards"]) == (450, [deck])

    short = setup.own(0, setup.deed("utility")).hold(10).table(dice=[(2, 6)]).roll()
    assert short.refusal(0, "use_jail_card", deck=deck) == "debt.raise"


@rule("R-MO-17")
def test_who_cannot_raise_the_fine_of_the_third_miss_is_bankrupt_to_the_bank(setup):
    table = setup.imprison(0, 3).hold(10, 500, 500).table(dice=[(2, 6)]).roll()

    table.play(0, "declare_bankruptcy")

    assert table.told("WentBankrupt", "creditor") == [-1]
    assert table.cash == [0, 500, 500]
    assert table.due == (1,)


@rule("jail.tries", "R-MO-36")
def test_every_stay_in_jail_starts_its_own_count(setup):
    # given a seat that leaves after two misses, and a card that sends it back
    jail, spaces = setup.space("jail"), setup.estate.spaces
    steps = next(steps for steps in range(3, 12) if spaces[jail + steps].kind == "card")
    deck = setup.decks[spaces[jail + steps].deck]
    card = setup.card("arrest", deck=deck)[1]
    table = jailed(setup.keep(0, deck), 3, dice=[uneven(steps)], cards={deck: [card]})

    # when it plays its own card, moves and is sent back
    table.play(0, "use_jail_card", deck=deck).roll()

    # then its first jailed turn comes next
    assert (table.jailed(0), table.where(0)) == (1, setup.space("jail"))
