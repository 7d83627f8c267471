"""Going to jail, what may be done there, and the three ways out."""

import pytest

from tests.evidence import rule


def jailed(setup, turn=1, *, dice=(), seat=0, **more):
    """Seat 0 is in jail and on turn, everybody has 500."""
    return setup.imprison(seat, turn).hold(500, 500, 500).table(dice=dice, **more)


@rule("jail.visit")
def test_landing_on_the_jail_space_is_only_a_visit(setup):
    # given a visitor
    setup.hold(500, 500, 500).stand(1, setup.space("parking") - 3).stand(2, setup.space("parking") - 3)
    table = setup.landing(setup.space("jail"), dice=[(1, 2), (1, 2), (3, 5)]).roll()
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
    table = setup.table(2, doubles=1, dice=[(2, 2), (1, 2), (4, 4)]).roll().end_turn().roll().end_turn()

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


@rule("jail.rights")
def test_a_jailed_player_bids_and_wins(setup):
    deed = setup.deed()
    table = setup.imprison(1).hold(500, 500, 500).landed(deed).play(0, "auction").bid(1, 10).passes(0, 2)

    assert (table.owner(deed), table.cash) == (1, [500, 490, 500])


@rule("jail.rights")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_jailed_player_builds_mortgages_and_trades(setup, turn):
    # given a jailed seat 1 with a set and another deed
    first, _ = setup.own_group(seat=1)
    other, sold = setup.deed("utility"), setup.deed(nth=4)
    table = setup.own(1, other).own(2, sold).imprison(1).hold(500, 500, 500).table(turn=turn)

    # when it builds, mortgages and trades
    table.play(1, "build", deed=first).play(1, "mortgage", deed=other)
    table.trade(1, 2, give={"cash": 20}, want={"deeds": [sold]})

    # then all of it is done
    assert (table.level(first), table.is_mortgaged(other)) == (1, True)
    assert table.owner(sold) == 1
    assert table.cash == [500, 500 - 50 + 75 - 20, 520]


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
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_fine_may_be_paid_at_the_start_of_any_jailed_turn(setup, turn):
    table = jailed(setup, turn)

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


@rule("jail.doubles", "R-MO-15")
def test_doubles_open_the_jail_move_the_token_and_end_the_turn(setup):
    table = jailed(setup, dice=[(4, 4)]).roll()

    assert (table.jailed(0), table.where(0)) == (0, setup.space("parking"))
    assert table.told("JailLeft", "key") == ["jail.doubles"]
    assert table.cash == [500, 500, 500]
    assert table.refusal(0, "roll") == "jail.doubles"
    assert table.end_turn().due == (1,)


@rule("R-MA-03")
def test_there_are_three_ways_out_of_jail(setup):
    table = jailed(setup.keep(0, setup.decks[0]))

    assert {"roll", "pay_fine", "use_jail_card"} <= table.may(0)


@rule("jail.doubles")
def test_the_space_reached_by_doubles_out_of_jail_is_carried_out(setup):
    table = jailed(setup, dice=[(1, 1)]).roll()

    assert table.prompt(0) == "buy_or_auction"
    assert table.play(0, "buy").prompt(0) == "finish_turn"


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
    table = jailed(setup, 3, dice=[(4, 4)]).roll()

    assert (table.where(0), table.cash) == (setup.space("parking"), [500, 500, 500])


@rule("jail.third-miss")
def test_the_third_miss_costs_fifty_and_moves_by_that_throw(setup):
    table = jailed(setup, 3, dice=[(2, 6)]).roll()

    assert table.paid == [("FinePaid", "jail.third-miss", 0, -1, 50)]
    assert (table.where(0), table.jailed(0)) == (setup.space("parking"), 0)
    assert table.cash == [450, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("jail.third-miss", "R-MO-17")
def test_after_the_third_miss_the_fine_must_be_raised_before_the_token_moves(setup):
    # given a seat with 10 and a deed
    helper = setup.deed("utility")
    table = setup.own(0, helper).imprison(0, 3).hold(10, 500, 500).table(dice=[(2, 6)]).roll()
    assert table.told("DebtAsked", "creditor", "amount") == [(-1, 50)]
    assert table.where(0) == setup.space("jail")

    # when it raises the fine
    table.play(0, "mortgage", deed=helper).play(0, "settle")

    # then the token moves by the throw
    assert table.cash == [10 + 75 - 50, 500, 500]
    assert table.where(0) == setup.space("parking")


@rule("jail.third-miss")
def test_the_space_reached_after_the_third_miss_is_carried_out_and_no_further_throw_follows(setup):
    # given a deed of seat 1 seven behind the jail
    deed = setup.street_group(3)[1]
    assert setup.space_of(deed) == setup.space("jail") + 7
    table = jailed(setup.own(1, deed), 3, dice=[(3, 4)]).roll()

    assert table.claim(1).cash == [500 - 50 - 16, 516, 500]
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


@rule("R-MO-35", "jail.fine")
def test_doubles_after_paying_the_fine_throw_again_and_are_the_first_doubles(setup):
    # given a seat that has paid
    setup.own(0, *setup.groups("utility")[0])
    table = jailed(setup, dice=[(4, 4), (3, 3), (1, 1)]).play(0, "pay_fine")

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
    table = jailed(setup.keep(0, deck), dice=[(4, 4)]).play(0, "use_jail_card", deck=deck).roll()

    assert table.refusal(0, "end_turn") == "doubles.again"
    assert table.refusal(0, "roll") is None


@rule("jail.tries", "R-MO-36")
def test_every_stay_in_jail_starts_its_own_count(setup):
    # given a seat that leaves after two misses and is sent back in the same turn
    deck, card = setup.card("arrest")
    steps = setup.card_space(deck, 1) - setup.space("jail")
    throw = (steps - 1, 1) if steps <= 7 else (6, steps - 6)
    table = jailed(setup, 3, dice=[throw], cards={deck: [card]}).play(0, "pay_fine")

    # when it is sent back
    table.roll()

    # then its first jailed turn comes next
    assert (table.jailed(0), table.where(0)) == (1, setup.space("jail"))
