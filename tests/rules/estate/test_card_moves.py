"""Cards that move a token: where it lands, the salary on the way, and the nearest deed of a kind."""

import pytest

from tests.support.estate import Setup
from tests.support.evidence import rule


def draw(setup, verb, amount=None, **more):
    """Seat 0, with 500 like everybody, has drawn a card."""
    return setup.hold(500, 500, 500).drawn(verb, amount, **more)


def ahead(setup):
    """The number of the last street, to which a card leads."""
    return setup.space_of(setup.deed(nth=-1))


def leading(setup, space):
    """The edition, changed so that the card to the last street leads to another space."""
    return setup.changed(setup.card("advance", ahead(setup))[1], do="advance_to", space=setup.estate.spaces[space].id)


def nearest(setup, kind, nth=0, **more):
    """Seat 0 has drawn the card that leads to the nearest deed of a kind."""
    group = next(number for number, group in enumerate(setup.estate.groups) if group.kind == kind)
    return setup.drawn("advance_nearest", group, nth=nth, **more)


# the salary


@rule("card.salary")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_that_leads_to_the_start_space_pays_the_salary(setup, place):
    table = draw(setup, "advance", 0, deck=setup.decks[place])

    assert table.where(0) == 0
    assert [payment[0] for payment in table.paid] == ["SalaryPaid"]
    assert table.cash == [700, 500, 500]


@rule("card.salary")
def test_a_card_that_leads_past_the_start_space_pays_the_salary(setup):
    # given a card to a street of the third group, drawn on a card space behind it
    goal = setup.space_of(setup.street_group(2)[0])
    table = draw(setup, "advance", goal, nth=1)

    assert table.where(0) == goal
    assert table.paid == [("SalaryPaid", "card.salary", -1, 0, 200)]
    assert table.cash == [700, 500, 500]


@rule("card.salary", "card.no-salary")
def test_a_card_that_leads_ahead_without_passing_the_start_space_pays_nothing(setup):
    table = draw(setup, "advance", ahead(setup))

    assert table.where(0) == ahead(setup)
    assert table.cash == [500, 500, 500]


@rule("card.obey", "card.salary", "R-MO-42")
def test_a_card_that_leads_some_spaces_forward_past_the_start_space_pays_the_salary(setup):
    # given an edition changed so that a card leads forward from the last card space to the second street
    deck, deed = setup.decks[1], setup.street_group(0)[1]
    steps = setup.ring - setup.card_space(deck, -1) + setup.space_of(deed)
    changed = setup.changed(setup.card("collect", 20, deck)[1], do="go_forward", steps=steps)

    # when it is drawn
    table = draw(changed.own(1, deed), "step", steps, deck=deck, nth=-1)

    # then the token has landed on the other side, and the salary and the rent are due
    assert (table.where(0), table.cash[0]) == (changed.space_of(deed), 700)
    assert table.claim(1).cash == [696, 504, 500]


@rule("R-MO-40", "card.no-salary")
def test_going_back_never_pays_the_salary(setup):
    # given an edition changed so that the card leads back across the start space
    deck, card = setup.card("step", -3)
    steps = setup.card_space(deck) + 3
    changed = setup.changed(card, do="go_back", steps=steps)

    # when it is drawn
    table = draw(changed.own(0, *changed.street_group(-1)), "step", -steps)

    # then the token stands three spaces before the start space and nothing was paid
    assert table.where(0) == setup.ring - 3
    assert table.cash == [500, 500, 500]


@rule("R-MO-40", "card.no-salary")
def test_going_back_onto_the_start_space_pays_nothing_either(setup):
    deck, card = setup.card("step", -3)
    steps = setup.card_space(deck)
    table = draw(setup.changed(card, do="go_back", steps=steps), "step", -steps)

    assert table.where(0) == 0
    assert table.cash == [500, 500, 500]


@rule("card.no-salary")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_that_sends_to_jail_never_pays_the_salary(setup, place):
    # given the last card space of a deck, which lies behind the jail
    deck = setup.decks[place]
    assert setup.card_space(deck, -1) > setup.space("jail")

    # when the card that sends to jail is drawn there
    table = draw(setup, "arrest", deck=deck, nth=-1)

    # then the token is in jail and nothing was paid
    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)
    assert table.cash == [500, 500, 500]


@rule("salary.once", "R-E1-17")
def test_every_forward_passing_pays_even_after_a_way_back(setup):
    # given a card that leads back across the start space, drawn right after a throw across it
    deck, card = setup.card("step", -3)
    first = setup.card_spaces(deck)[0]
    changed = setup.changed(card, do="go_back", steps=first + 3).hold(500, 500, 500).stand(0, setup.ring - 1)
    changed.own(0, *changed.street_group(0), *changed.street_group(-1))
    table = changed.table(dice=[(4, 4), (1, 3)], cards={deck: [card]}).roll()
    assert (table.where(0), table.cash[0]) == (setup.ring - 3, 700)

    # when the next throw leads across it again
    table.roll()

    # then the salary is paid again
    assert (table.where(0), table.cash[0]) == (1, 900)


# where a card leads, the token has landed


@rule("R-MO-42", "turn.space")
def test_an_unowned_deed_reached_by_a_card_is_bought_or_auctioned(setup):
    table = draw(setup, "advance", ahead(setup))

    assert (table.prompt(0), table.may(0)) == ("buy_or_auction", {"buy", "auction"})
    assert table.play(0, "buy").owner(setup.deed(nth=-1)) == 0


@rule("R-MO-42", "turn.space")
def test_rent_is_due_on_an_owned_deed_reached_by_a_card(setup):
    table = draw(setup.own(1, setup.deed(nth=-1)), "advance", ahead(setup))

    assert table.claim(1).cash == [450, 550, 500]


@rule("R-MO-42")
def test_a_deed_reached_by_going_back_is_landed_on_as_well(setup):
    # given the card that leads three back, drawn three spaces behind a street of seat 1
    deed = setup.street_group(3)[-1]
    deck, card = setup.card("step", -3)
    setup.own(1, deed).hold(500, 500, 500)
    table = setup.landed(setup.space_of(deed) + 3, cards={deck: [card]})

    assert table.told("Moved", "to")[-1] == deed
    assert table.where(0) == setup.space_of(deed)
    assert table.claim(1).cash == [484, 516, 500]


@rule("R-MO-42")
def test_a_tax_space_reached_by_a_card_is_paid(setup):
    # given an edition changed so that a card leads to the last tax space
    space = setup.space("tax", -1)
    table = draw(leading(setup, space), "advance", space)

    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, setup.estate.spaces[space].amount)]


@rule("CW-TAX-01", "R-MO-42")
def test_three_spaces_back_from_the_first_sith_space_the_trade_tariff_is_due(setup):
    table = draw(setup, "step", -3)

    assert table.where(0) == setup.space("tax")
    assert table.cash == [300, 500, 500]


@rule("R-MO-42")
def test_go_to_jail_reached_by_a_card_sends_to_jail(setup):
    arrest = setup.space("arrest")
    table = draw(leading(setup, arrest), "advance", arrest)

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)


@rule("R-MO-42", "ladder.count")
def test_a_deed_of_a_ladder_that_a_card_names_costs_its_usual_rent(setup):
    # given a card to one of them, drawn on the second card space of its deck
    deeds = setup.groups("ladder")[0]
    goal = next(deed for deed in deeds if setup.cards("advance", setup.space_of(deed)))
    table = draw(setup.own(1, *deeds), "advance", setup.space_of(goal), nth=1)
    cash = table.cash[0]

    table.claim(1)

    assert table.told("RentPaid", "deed", "amount") == [(goal, 200)]
    assert table.cash[0] == cash - 200


# to jail


@rule("jail.sent", "jail.salary")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_may_send_to_jail_and_no_salary_is_paid_on_the_way(setup, place):
    table = draw(setup, "arrest", deck=setup.decks[place], nth=1)

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)
    assert table.cash == [500, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("jail.turn-over", "R-MO-15")
def test_a_card_that_sends_to_jail_ends_the_turn_even_after_doubles(setup):
    deck, card = setup.card("arrest")
    table = setup.landed(setup.card_space(deck), (2, 2), cards={deck: [card]})

    assert table.prompt(0) == "finish_turn"
    assert table.end_turn().due == (1,)


@rule("card.obey", "R-MO-42")
def test_a_card_that_leads_back_moves_the_token_and_the_space_there_counts(setup):
    # given an edition changed so that a card leads back to the street before its card space, a deed of seat 1
    deck, card = setup.card("step", -3)
    space = setup.card_space(deck)
    streets = [deed for group in setup.groups() for deed in group if setup.space_of(deed) < space]
    deed = max(streets, key=setup.space_of)
    steps = space - setup.space_of(deed)
    changed = setup.changed(card, do="go_back", steps=steps)

    # when it is drawn
    table = draw(changed.own(1, deed), "step", -steps)

    # then the token has gone back, and seat 1 may ask for rent
    assert table.where(0) == setup.space_of(deed)
    assert table.told("Moved", "key", "to")[-1] == ("card.obey", deed)
    assert [claim["deed"] for claim in table.claims] == [deed]


# the nearest deed of a kind


@rule("card.obey", "R-MO-42")
@pytest.mark.parametrize(("nth", "target"), [(0, 0), (1, 1)])
def test_the_nearest_utility_ahead_may_be_bought_if_nobody_owns_it(setup, nth, target):
    utilities = setup.groups("utility")[0]
    table = nearest(setup.hold(500, 500, 500), "utility", nth)

    assert table.where(0) == setup.space_of(utilities[target])
    assert table.may(0) == {"buy", "auction"}
    assert table.cash == [500, 500, 500]


@rule("card.obey", "R-MO-42")
def test_the_nearest_utility_costs_ten_times_the_dice_even_if_its_owner_has_only_one(setup):
    first, _ = setup.groups("utility")[0]
    table = nearest(setup.own(1, first).hold(500, 500, 500), "utility", dice=[(3, 4)])
    assert table.claims[0]["factor"] == 10

    table.claim(1)

    assert table.cash == [430, 570, 500]


@rule("utility.roll")
def test_the_dice_for_the_nearest_utility_are_thrown_anew_when_its_owner_asks(setup):
    # given a visitor whom a card has led to a utility, 3 and 4 to be thrown next
    first, _ = setup.groups("utility")[0]
    table = nearest(setup.own(1, first), "utility", dice=[(3, 4)])

    # when the owner asks
    table.claim(1)

    # then those dice are thrown for the rent, and nobody moves
    assert table.told("RentClaimed", "key", "seat") == [("utility.roll", 1)]
    assert table.told("RentRolled", "key", "seat", "dice") == [("utility.roll", 0, [3, 4])]
    assert table.where(0) == setup.space_of(first)


@rule("card.obey")
def test_the_nearest_utility_costs_nothing_if_it_is_mortgaged_or_the_drawers_own(setup):
    first, _ = setup.groups("utility")[0]
    mortgaged = nearest(Setup(setup.edition).own(1, first, mortgaged=True), "utility")
    own = nearest(Setup(setup.edition).own(0, first), "utility")

    assert mortgaged.claims == own.claims == []
    assert mortgaged.prompt(0) == own.prompt(0) == "finish_turn"


@rule("card.obey", "ladder.count")
@pytest.mark.parametrize(("count", "payment"), [(1, 50), (2, 100), (4, 400)])
def test_the_nearest_deed_of_a_ladder_costs_double(setup, count, payment):
    deeds = setup.groups("ladder")[0]
    owned = [deeds[1], *deeds[:1], *deeds[2:]][:count]
    table = nearest(setup.own(1, *owned).hold(500, 500, 500), "ladder")

    assert table.where(0) == setup.space_of(deeds[1])
    assert table.claim(1).cash == [500 - payment, 500 + payment, 500]


@rule("card.obey", "ladder.count")
def test_the_nearest_deed_of_a_ladder_may_be_bought_if_nobody_owns_it(setup):
    table = nearest(setup, "ladder", 1)

    assert table.where(0) == setup.space_of(setup.groups("ladder")[0][2])
    assert table.may(0) == {"buy", "auction"}


def pays_on_the_way(setup, kind, nth):
    """Go from the last card space of a deck to the first deed of a kind, beyond the start space."""
    table = nearest(setup.hold(500, 500, 500), kind, nth)

    assert table.where(0) == setup.space_of(setup.groups(kind)[0][0])
    assert table.cash == [700, 500, 500]


@rule("MA-CARD-02", "MA-GO-01")
def test_the_nearest_hideaway_beyond_the_start_space_pays_the_salary_on_the_way(setup):
    pays_on_the_way(setup, "utility", 3)


@rule("CW-CARD-03")
@pytest.mark.parametrize("kind", ["ladder", "utility"])
def test_the_nearest_starship_or_station_beyond_the_start_space_pays_the_salary_on_the_way(setup, kind):
    pays_on_the_way(setup, kind, 2)


@rule("E1-GO-01")
@pytest.mark.parametrize("kind", ["ladder", "utility"])
def test_the_nearest_podracer_or_utility_beyond_the_start_space_pays_the_salary_on_the_way(setup, kind):
    pays_on_the_way(setup, kind, 2)
