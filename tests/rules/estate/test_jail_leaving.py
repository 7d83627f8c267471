"""Two ways out of jail: the fine and the card."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_turns import doubles, jailed, to_parking
from tests.support.evidence import rule

# the fine


@rule("jail.fine")
def test_fifty_at_the_start_of_the_turn_opens_the_jail_and_the_throw_is_a_normal_one(setup):
    # given a jailed seat on turn
    table = jailed(setup, dice=[(2, 6)])
    assert table.prompt(0) == "in_jail"

    # when it pays
    table.play(0, "pay_fine")

    # then it throws and moves as usual
    assert table.paid == [("FinePaid", "jail.fine", 0, -1, 50)]
    assert (table.jailed(0), table.cash) == (0, [450, 500, 500])
    assert table.refusal(0, "end_turn") == "turn.roll"
    assert table.roll().where(0) == setup.space("jail") + 8


@rule("jail.fine", "R-MO-16")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_fine_may_be_paid_at_the_start_of_the_first_and_the_second_jailed_turn(setup, turn):
    table = jailed(setup, turn)

    assert table.play(0, "pay_fine").jailed(0) == 0


@rule("MA-JAIL-06", "R-MO-16")
def test_the_mandalorian_takes_the_fine_at_the_start_of_the_third_jailed_turn_too(setup):
    assert jailed(setup, 3).play(0, "pay_fine").jailed(0) == 0


@rule("BF-JAIL-06", "R-MO-16")
def test_boba_fett_takes_the_fine_at_the_start_of_the_third_jailed_turn_too(setup):
    assert jailed(setup, 3).play(0, "pay_fine").jailed(0) == 0


@rule("CW-JAIL-06", "R-CW-06", "R-MO-16")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_the_clone_wars_who_pays_at_the_start_of_any_jailed_turn_moves_in_that_same_turn(setup, turn):
    table = jailed(setup, turn, dice=[uneven(to_parking(setup))]).play(0, "pay_fine").roll()

    assert (table.where(0), table.cash) == (setup.space("parking"), [450, 500, 500])
    assert table.turn == 0


@rule("E1-JAIL-09", "R-E1-08")
def test_episode_one_offers_the_fine_no_more_before_the_throw_of_the_third_jailed_turn(setup):
    table = jailed(setup, 3)

    assert table.refusal(0, "pay_fine") == "jail.fine"
    assert "pay_fine" not in table.may(0)
    assert table.refusal(0, "roll") is None


@rule("R-MO-16", "jail.fine")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_an_option_says_on_how_many_jailed_turns_the_fine_is_offered(setup, turns):
    tables = [jailed(setup, turn, options={"jail_pay_turns": turns}) for turn in (1, 2, 3)]

    offered = [table.refusal(0, "pay_fine") for table in tables]

    assert offered == [None] * turns + ["jail.fine"] * (3 - turns)


@rule("R-E1-08")
def test_the_option_of_three_turns_offers_the_fine_on_the_third_turn_of_episode_one_as_well(setup):
    table = jailed(setup, 3, options={"jail_pay_turns": 3})

    assert table.play(0, "pay_fine").jailed(0) == 0


@rule("jail.fine")
def test_the_fine_is_refused_without_fifty_to_a_free_player_and_out_of_turn(setup):
    poor = setup.imprison(0).hold(49, 500, 500).table()
    assert poor.refusal(0, "pay_fine") == "jail.fine"

    table = setup.imprison(0).hold(500, 500, 500).imprison(1).table()
    assert table.refusal(1, "pay_fine") == "turn.order"
    assert table.refusal(0, "end_turn") == "turn.roll"
    free = setup.imprison(0, 0).table()
    assert free.refusal(0, "pay_fine") == "jail.fine"


@rule("jail.fine")
def test_just_fifty_is_enough_and_may_be_raised_first(setup):
    # given a jailed seat with 10 and a deed
    helper = setup.deed("utility")
    exact = setup.own(0, helper).imprison(0).hold(50, 500, 500).table()
    short = setup.hold(10).table()
    assert exact.play(0, "pay_fine").cash[0] == 0

    short.play(0, "mortgage", deed=helper).play(0, "pay_fine")

    assert (short.jailed(0), short.cash[0]) == (0, 10 + 75 - 50)


@rule("jail.fine")
def test_the_fine_comes_before_the_throw_not_after_a_miss(setup):
    table = jailed(setup, dice=[(1, 2)]).roll()

    assert table.refusal(0, "pay_fine") == "turn.end"
    assert (table.jailed(0), table.cash) == (2, [500, 500, 500])


# the card


@rule("jail.card")
@pytest.mark.parametrize("place", [0, 1])
def test_a_kept_card_opens_the_jail_and_goes_under_its_own_deck(setup, place):
    # given a jailed seat with the card of a deck
    deck = setup.decks[place]
    card = setup.card("keep", deck=deck)[1]
    table = jailed(setup.keep(0, deck), dice=[(2, 6)])
    assert len(table.unseen(deck)) == 15

    # when it plays the card
    table.play(0, "use_jail_card", deck=deck)

    # then the card is the last of that deck and the throw is a normal one
    assert table.told("CardReturned", "key", "seat", "deck", "card") == [("jail.card", 0, deck, card)]
    assert (table.queue(deck), table.seat(0)["jail_cards"]) == ([card], [])
    assert (table.jailed(0), table.cash) == (0, [500, 500, 500])
    assert table.roll().where(0) == setup.space("jail") + 8


@rule("jail.card", "R-MO-16")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_card_may_be_played_at_the_start_of_any_jailed_turn(setup, turn):
    table = jailed(setup.keep(0, setup.decks[0]), turn)

    assert table.play(0, "use_jail_card", deck=setup.decks[0]).jailed(0) == 0


@rule("jail.card")
def test_without_the_card_or_outside_jail_it_cannot_be_played(setup):
    held, other = setup.decks
    table = jailed(setup.keep(0, held).keep(1, other))

    assert table.refusal(0, "use_jail_card", deck=other) == "jail.card"
    assert table.refusal(0, "use_jail_card", deck=held) is None
    assert table.options(0, "use_jail_card") == [{"do": "use_jail_card", "deck": held}]
    assert table.refusal(1, "use_jail_card", deck=other) == "turn.order"
    free = setup.imprison(0, 0).table()
    assert free.refusal(0, "use_jail_card", deck=held) == "jail.card"


@rule("jail.card")
def test_a_player_with_two_cards_chooses_which_one_to_play(setup):
    first, second = setup.decks
    table = jailed(setup.keep(0, first).keep(0, second))

    table.play(0, "use_jail_card", deck=second)

    assert table.seat(0)["jail_cards"] == [first]
    assert (table.queue(first), len(table.queue(second))) == ([], 1)


@rule("jail.buy-card")
def test_the_card_may_be_bought_from_another_player_and_played(setup):
    # given a jailed seat, and a card with seat 1
    deck = setup.decks[1]
    table = jailed(setup.keep(1, deck))

    # when it buys the card and plays it
    table.trade(0, 1, give={"cash": 30}, want={"jail_cards": [deck]}).play(0, "use_jail_card", deck=deck)

    # then it is free for the agreed price
    assert (table.jailed(0), table.cash) == (0, [470, 530, 500])


# the throw after either


@rule("R-MO-35", "jail.fine")
def test_doubles_after_paying_the_fine_throw_again_and_are_the_first_doubles(setup):
    # given a seat that has paid, and a deed of its own six behind the parking space
    setup.own(0, setup.estate.spaces[setup.space("parking") + 6].id)
    table = jailed(setup, dice=[doubles(to_parking(setup)), (3, 3), (1, 1)]).play(0, "pay_fine")

    # when it throws doubles after doubles
    table.roll()
    assert (table.where(0), table.prompt(0)) == (setup.space("parking"), "roll_dice")
    table.roll()
    assert (table.jailed(0), table.prompt(0)) == (0, "roll_dice")

    # then the third of them leads back to jail
    assert table.roll().jailed(0) == 1


@rule("R-MO-35", "jail.card")
def test_doubles_after_playing_the_card_throw_again(setup):
    deck = setup.decks[0]
    dice = [doubles(to_parking(setup))]
    table = jailed(setup.keep(0, deck), dice=dice).play(0, "use_jail_card", deck=deck).roll()

    assert table.refusal(0, "end_turn") == "doubles.again"
    assert table.refusal(0, "roll") is None
