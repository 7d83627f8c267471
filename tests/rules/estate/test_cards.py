"""Cards: drawing, obeying, putting back, and everything that a card can do."""

import pytest

from holotable import EditionError
from holotable.core.luck import Question, Seeded
from tests.estates import Setup
from tests.evidence import rule


class Loaded(Seeded):
    """Dice that show 1 and 2, and cards by a seed."""

    def fall(self, question: Question) -> int:
        return question.parse((1, 2)) if question.kind == "dice" else super().fall(question)


def draw(setup, verb, amount=None, **more):
    """Seat 0, with 500 like everybody, has drawn a card."""
    return setup.hold(500, 500, 500).drawn(verb, amount, **more)


def nearest(setup, kind, nth=0, **more):
    """Seat 0 has drawn the card that leads to the nearest deed of a kind."""
    group = next(number for number, group in enumerate(setup.estate.groups) if group.kind == kind)
    return setup.drawn("advance_nearest", group, nth=nth, **more)


@rule("card.draw")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_space_gives_the_top_card_of_the_deck_of_that_name(setup, place):
    # given two decks whose order is known
    deck = setup.decks[place]
    _, first = setup.card("collect", 100 if place else 50, deck)
    table = setup.landing(setup.card_space(deck), cards={deck: [first]})

    # when the token lands
    table.roll()

    # then the top card of that deck and no other is drawn
    assert table.told("CardDrawn", "key", "deck", "card") == [("card.draw", deck, first)]
    assert [len(table.unseen(pile)) for pile in setup.decks] == [15 if pile == deck else 16 for pile in setup.decks]


@rule("card.draw")
def test_no_card_of_the_other_deck_and_none_that_lies_elsewhere_can_be_drawn(setup):
    # given a deck whose jail card is with a player and one of whose cards lies under the unseen ones
    deck, other = setup.decks
    kept, used = setup.card("keep", deck=deck)[1], setup.card("collect", 50, deck)[1]
    ids = [card.id for card in setup.estate.cards if setup.decks[card.deck] == deck for _ in range(card.copies)]
    rest = [card for card in ids if card not in (kept, used)]
    setup.keep(1, deck).stack(deck, queue=[used], unseen=rest)

    # then none of them comes
    for card in (kept, used, setup.card("collect", 20, other)[1]):
        with pytest.raises(EditionError):
            setup.landed(setup.card_space(deck), cards={deck: [card]})


@rule("card.draw")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_luck_gives_is_a_card_of_the_deck_of_the_space(setup, seed):
    deck = setup.decks[seed % 2]
    table = setup.landing(setup.card_space(deck))
    table.table.go_on_with(Loaded(seed))

    table.roll()

    assert table.told("CardDrawn", "deck")[0] == deck


@rule("card.draw")
def test_a_deck_that_has_been_gone_through_comes_again_in_the_same_order(setup):
    # given a deck all of whose cards have been seen
    deck = setup.decks[1]
    ids = [card.id for card in setup.estate.cards if setup.decks[card.deck] == deck for _ in range(card.copies)]
    wanted = [setup.card("collect", 20, deck)[1], setup.card("collect", 10, deck)[1]]
    order = wanted + [card for card in ids if card not in wanted]
    table = setup.stack(deck, queue=order).hold(500, 500, 500).landed(setup.card_space(deck))

    # then luck has no part in it: the card that lies on top comes, and goes under the others
    assert table.cash[0] == 520
    assert table.queue(deck) == [*order[1:], order[0]]


@rule("card.obey")
def test_a_card_is_carried_out_at_once(setup):
    table = draw(setup, "pay", 50)

    assert table.paid == [("CardPaid", "card.obey", 0, -1, 50)]
    assert table.cash == [450, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("card.bottom")
def test_a_card_that_is_done_goes_to_the_bottom_of_its_deck(setup):
    deck, card = setup.card("pay", 50)
    table = draw(setup, "pay", 50)

    assert table.queue(deck) == [card]
    assert len(table.unseen(deck)) == 15
    assert card not in table.unseen(deck)


@rule("card.keep")
@pytest.mark.parametrize("place", [0, 1])
def test_the_card_that_opens_the_jail_is_kept_and_the_deck_has_one_less(setup, place):
    deck = setup.decks[place]
    table = draw(setup, "keep", deck=deck)

    assert table.seat(0)["jail_cards"] == [deck]
    assert (len(table.unseen(deck)), table.queue(deck)) == (15, [])
    assert table.told("CardKept", "key") == ["card.keep"]


@rule("card.keep")
def test_a_kept_card_may_be_traded_away(setup):
    deck = setup.decks[0]
    table = setup.keep(0, deck).hold(500, 500, 500).table()

    table.trade(0, 1, give={"jail_cards": [deck]}, want={"cash": 40})

    assert [table.seat(seat)["jail_cards"] for seat in range(2)] == [[], [deck]]
    assert table.cash == [540, 460, 500]


@rule("card.obey")
@pytest.mark.parametrize("amount", [10, 20, 25, 50, 100, 150, 200])
def test_a_card_may_bring_money_from_the_bank(setup, amount):
    table = draw(setup, "collect", amount)

    assert table.paid == [("CardPaid", "card.obey", -1, 0, amount)]
    assert table.cash == [500 + amount, 500, 500]


@rule("card.obey")
@pytest.mark.parametrize("amount", [15, 50, 100])
def test_a_card_may_cost_money_to_the_bank(setup, amount):
    assert draw(setup, "pay", amount).cash == [500 - amount, 500, 500]


@rule("card.obey")
def test_a_card_that_cannot_be_paid_is_a_debt_to_the_bank(setup):
    # given a drawer with 10 and a deed
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(10, 500, 500).drawn("pay", 50)
    assert table.told("DebtAsked", "creditor", "amount") == [(-1, 50)]

    # when the cash is raised
    table.play(0, "mortgage", deed=helper).play(0, "settle")

    # then the card is done
    assert table.cash == [10 + 75 - 50, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("card.obey")
def test_a_card_may_collect_from_each_player(setup):
    table = draw(setup, "collect_each", 10)

    assert table.cash == [520, 490, 490]


@rule("card.obey")
def test_a_player_who_cannot_pay_what_a_card_collects_must_raise_it(setup):
    # given seat 1 without cash but with a deed
    helper = setup.deed("utility")
    table = setup.own(1, helper).hold(500, 0, 500).drawn("collect_each", 10)
    assert (table.due, table.prompt(1)) == ((1,), "raise_cash")

    table.play(1, "mortgage", deed=helper).play(1, "settle")

    assert table.cash == [520, 65, 490]
    assert table.due == (0,)


@rule("card.obey", "R-MO-27")
def test_a_player_who_can_raise_nothing_for_it_is_bankrupt_to_the_drawer(setup):
    table = setup.hold(500, 4, 500).drawn("collect_each", 10)
    assert (table.due, table.prompt(1)) == ((1,), "raise_cash")

    table.play(1, "declare_bankruptcy")

    assert table.told("WentBankrupt", "creditor") == [0]
    assert table.cash == [514, 0, 490]


@rule("card.obey")
def test_a_player_who_is_out_is_not_asked_to_pay(setup):
    table = setup.out(1).hold(500).drawn("collect_each", 10)

    assert (table.cash[0], table.cash[1]) == (510, 0)


@rule("MA-CARD-02", "R-MO-27")
def test_pay_each_player_is_paid_to_each_in_turn_order(setup):
    table = draw(setup, "pay_each", 50, turn=1)

    assert [payment[2:] for payment in table.paid] == [(1, 2, 50), (1, 0, 50)]
    assert table.cash == [550, 400, 550]


@rule("R-MO-27")
def test_creditors_are_paid_from_the_debtors_left_round_the_table(setup):
    # given a drawer in seat 2 of 4, who can pay two of three
    table = setup.hold(500, 500, 100, 500).drawn("pay_each", 50, turn=2, seats=4)

    assert [payment[3] for payment in table.paid] == [3, 0]
    assert table.play(2, "declare_bankruptcy").told("WentBankrupt", "creditor") == [1]


@rule("R-MO-27")
def test_who_cannot_pay_each_player_is_bankrupt_to_the_first_who_goes_short(setup):
    # given a drawer with 70 and nothing else, two others to pay 50 each
    table = setup.hold(70, 500, 500).drawn("pay_each", 50)
    assert table.cash == [20, 550, 500]
    assert (table.due, table.prompt(0)) == ((0,), "raise_cash")

    # when nothing can be raised
    table.play(0, "declare_bankruptcy")

    # then the left neighbour was paid in full and the next one takes the estate
    assert table.told("WentBankrupt", "creditor") == [2]
    assert table.cash == [0, 550, 520]


@rule("R-MO-27")
def test_each_payment_of_pay_each_player_is_a_debt_of_its_own(setup):
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(70, 500, 500).drawn("pay_each", 50)

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.cash == [70 + 75 - 100, 550, 550]
    assert table.prompt(0) == "finish_turn"


@rule("card.obey")
@pytest.mark.parametrize(("house", "hotel"), [(25, 100), (40, 115)])
def test_repairs_cost_by_house_and_by_hotel(setup, house, hotel):
    # given three houses and two hotels of the drawer, and houses of another player
    streets = setup.own_group(seat=0, nth=2)
    setup.build(0, {streets[0]: 1, streets[1]: 2})
    setup.own_group(seat=0, nth=3, level=5)
    setup.own_group(seat=1, nth=4, level=3)

    # when the card is drawn
    table = draw(setup, "repair", house)

    # then a hotel is a hotel and not four houses
    assert table.cash == [500 - 3 * house - 2 * hotel, 500, 500]


@rule("card.obey")
def test_repairs_cost_nothing_without_buildings(setup):
    setup.own_group(seat=0)
    table = draw(setup, "repair", 40)

    assert (table.paid, table.cash) == ([], [500, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("card.salary")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_that_leads_to_the_start_space_pays_the_salary(setup, place):
    table = draw(setup, "advance", 0, deck=setup.decks[place])

    assert table.where(0) == 0
    assert [payment[0] for payment in table.paid] == ["SalaryPaid"]
    assert table.cash == [700, 500, 500]


@rule("card.salary")
def test_a_card_that_leads_past_the_start_space_pays_the_salary(setup):
    # given a card to space 9, drawn on a card space behind it
    table = draw(setup, "advance", 9, nth=1)

    assert table.where(0) == 9
    assert table.cash == [700, 500, 500]


@rule("card.salary", "card.no-salary")
def test_a_card_that_leads_ahead_without_passing_the_start_space_pays_nothing(setup):
    table = draw(setup, "advance", 31)

    assert table.where(0) == 31
    assert table.cash == [500, 500, 500]


@rule("R-MO-42", "turn.space")
def test_an_unowned_deed_reached_by_a_card_is_bought_or_auctioned(setup):
    table = draw(setup, "advance", 31)

    assert (table.prompt(0), table.may(0)) == ("buy_or_auction", {"buy", "auction"})
    assert table.play(0, "buy").owner(setup.street_group(7)[1]) == 0


@rule("R-MO-42", "turn.space")
def test_rent_is_due_on_an_owned_deed_reached_by_a_card(setup):
    deed = setup.street_group(7)[1]
    table = draw(setup.own(1, deed), "advance", 31)

    assert table.claim(1).cash == [450, 550, 500]


@rule("R-MO-42")
def test_a_deed_reached_by_going_back_is_landed_on_as_well(setup):
    # given the card that leads three back, drawn on its first card space
    deed = setup.street_group(0)[1]
    table = draw(setup.own(1, deed), "step", -3)

    assert table.told("Moved", "to")[-1] == deed
    assert table.where(0) == setup.space_of(deed)
    assert table.claim(1).cash == [496, 504, 500]


@rule("R-MO-42")
def test_a_tax_space_reached_by_a_card_is_paid(setup):
    # given an edition changed so that a card leads to the last tax space
    tax = setup.space("tax", 1)
    changed = setup.changed(setup.card("advance", 31)[1], do="advance_to", space=setup.estate.spaces[tax].id)

    table = draw(changed, "advance", tax)

    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, 100)]


@rule("R-MO-42")
def test_go_to_jail_reached_by_a_card_sends_to_jail(setup):
    arrest = setup.space("arrest")
    changed = setup.changed(setup.card("advance", 31)[1], do="advance_to", space=setup.estate.spaces[arrest].id)

    table = draw(changed, "advance", arrest)

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)


@rule("R-MO-42", "card.obey")
def test_a_card_space_reached_by_a_card_gives_the_next_card(setup):
    # given an edition changed so that a card of the first deck leads to a space of the second
    deck, other = setup.decks
    space = setup.card_space(other, 1)
    first, second = setup.card("advance", 31, deck)[1], setup.card("collect", 20, other)[1]
    changed = setup.changed(first, do="advance_to", space=setup.estate.spaces[space].id)

    # when it is drawn
    cards = {deck: [first], other: [second]}
    table = changed.hold(500, 500, 500).landed(changed.card_space(deck), cards=cards)

    # then both are carried out and both lie under their decks
    assert (table.where(0), table.cash[0]) == (space, 520)
    assert (table.queue(deck), table.queue(other)) == ([first], [second])


@rule("card.salary", "R-MO-42")
def test_a_card_that_leads_some_spaces_forward_past_the_start_space_pays_the_salary(setup):
    # given an edition changed so that a card leads nine forward, drawn six before the start space
    deck = setup.decks[1]
    changed = setup.changed(setup.card("collect", 20, deck)[1], do="go_forward", steps=9)
    deed = changed.street_group(0)[1]

    # when it is drawn
    table = draw(changed.own(1, deed), "step", 9, deck=deck, nth=-1)

    # then the token has landed on the other side, and the salary and the rent are due
    assert (table.where(0), table.cash[0]) == (changed.space_of(deed), 700)
    assert table.claim(1).cash == [696, 504, 500]


@rule("R-MO-40", "card.no-salary")
def test_going_back_never_pays_the_salary(setup):
    # given an edition changed so that the card leads back across the start space
    changed = setup.changed(setup.card("step", -3)[1], do="go_back", steps=9)

    # when it is drawn six spaces behind the start space
    table = draw(changed.own(0, *changed.street_group(7)), "step", -9)

    # then the token stands before the start space and nothing was paid
    assert table.where(0) == 29
    assert table.cash == [500, 500, 500]


@rule("R-MO-40", "card.no-salary")
def test_going_back_onto_the_start_space_pays_nothing_either(setup):
    changed = setup.changed(setup.card("step", -3)[1], do="go_back", steps=6)
    table = draw(changed, "step", -6)

    assert table.where(0) == 0
    assert table.cash == [500, 500, 500]


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


@rule("doubles.again", "card.obey")
def test_doubles_still_throw_again_after_a_card(setup):
    deck, card = setup.card("collect", 50)
    table = setup.landed(setup.card_space(deck), (2, 2), cards={deck: [card]})

    assert table.prompt(0) == "roll_dice"


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


@rule("card.obey")
def test_the_nearest_utility_costs_nothing_if_it_is_mortgaged_or_the_drawers_own(setup):
    first, _ = setup.groups("utility")[0]
    mortgaged = nearest(Setup(setup.edition).own(1, first, mortgaged=True), "utility")
    own = nearest(Setup(setup.edition).own(0, first), "utility")

    assert mortgaged.claims == own.claims == []
    assert mortgaged.prompt(0) == own.prompt(0) == "finish_turn"


@rule("MA-CARD-02")
def test_the_nearest_hideaway_beyond_the_start_space_pays_the_salary_on_the_way(setup):
    table = nearest(setup.hold(500, 500, 500), "utility", 3)

    assert table.where(0) == setup.space_of(setup.groups("utility")[0][0])
    assert table.cash == [700, 500, 500]


@rule("BF-CARD-02")
@pytest.mark.parametrize(("count", "payment"), [(1, 50), (2, 100), (4, 400)])
def test_the_nearest_equipment_costs_double(setup, count, payment):
    pieces = setup.groups("ladder")[0]
    owned = [pieces[1], *pieces[:1], *pieces[2:]][:count]
    table = nearest(setup.own(1, *owned).hold(500, 500, 500), "ladder")

    assert table.where(0) == setup.space_of(pieces[1])
    assert table.claim(1).cash == [500 - payment, 500 + payment, 500]


@rule("BF-CARD-02")
def test_the_nearest_equipment_may_be_collected_if_nobody_has_it(setup):
    table = nearest(setup, "ladder", 1)

    assert table.where(0) == setup.space_of(setup.groups("ladder")[0][2])
    assert table.may(0) == {"buy", "auction"}
