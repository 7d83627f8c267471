"""Debts of several players at once: what comes in before a debtor is asked, and whom a bankrupt fails first."""

from tests.support.estate_debts import charged, hotel_rent
from tests.support.estate_trades import swap
from tests.support.estate_turns import amounts
from tests.support.estate_variants import claim, laid
from tests.support.evidence import rule

KEEP = "keep_mortgage"


def valued(setup, *values):
    """Deeds of these mortgage values, of which ten per cent are whole credits."""
    return [next(deed.id for deed in setup.estate.deeds if deed.mortgage == value) for value in values]


def collecting(setup, *cash, claims=(), **more):
    """Let seat 0 draw the card that collects from all, who hold so much."""
    deck, card = setup.card("collect_each")
    setup.hold(*cash).stand(0, setup.card_space(deck) - 3)
    luck = {"dice": [(1, 2)], "cards": {deck: [card]}}
    return laid(setup, {}, seats=len(cash), claims=list(claims), **luck, **more).roll()


def each(setup):
    """What everybody pays by that card."""
    _, card = setup.card("collect_each")
    return setup.board.card_amount[[held.id for held in setup.estate.cards].index(card)]


# what others still owe by the same card comes in first


@rule("R-MO-22", "R-E1-01", "E1-BANKR-04", "E1-BANKR-02")
def test_who_inherits_from_the_first_payer_of_a_card_is_paid_by_the_others_before_the_interest_ruins_it(setup):
    # given 50 collected from each; seat 1 has nothing but two mortgaged deeds, seat 0 has 10
    one, two = setup.groups("ladder")[0][:2]
    table = collecting(setup.own(1, one, two, mortgaged=True), 10, 0, 1500)

    # when seat 1 goes bankrupt and seat 0 keeps both mortgages, ten credits each
    table.play(1, "declare_bankruptcy").play(0, KEEP, deed=one).play(0, KEEP, deed=two)

    # then the money of seat 2 has come in, and the game goes on
    assert table.cash == [40, 0, 1450]
    assert [table.owner(deed) for deed in (one, two)] == [0, 0]
    assert (table.due, table.prompt(0)) == ((0,), "finish_turn")


@rule("R-MO-22", "bankrupt.interest", "card.obey")
def test_what_a_card_still_brings_comes_in_before_its_drawer_is_asked_about_a_mortgage(setup):
    # given seat 0 without cash, who collects from all; seat 1 has only a mortgaged deed
    (deed,) = valued(setup, 60)
    table = collecting(setup.own(1, deed, mortgaged=True), 0, 0, 500)

    # when seat 1 goes bankrupt
    table.play(1, "declare_bankruptcy")

    # then seat 2 has paid before seat 0 says what becomes of the deed
    assert table.paid[-1] == ("CardPaid", "card.obey", 2, 0, each(setup))
    assert (table.due, table.prompt(0)) == ((0,), "keep_or_redeem")


@rule("R-MO-22", "bankrupt.interest", "card.obey")
def test_who_is_short_of_a_card_s_due_raises_it_before_its_drawer_is_asked_about_a_mortgage(setup):
    # given seat 2 with a deed but without cash
    deed, other = valued(setup, 60, 80)
    table = collecting(setup.own(1, deed, mortgaged=True).own(2, other), 0, 0, 0)

    # when seat 1 goes bankrupt
    table.play(1, "declare_bankruptcy")

    # then seat 2 pays first
    assert (table.due, table.prompt(2)) == ((2,), "raise_cash")
    table.play(2, "mortgage", deed=other).play(2, "settle").play(0, KEEP, deed=deed)
    assert table.cash == [each(setup) - 6, 0, 80 - each(setup)]


@rule("R-MO-22", "R-MO-27", "bankrupt.interest")
def test_questions_about_several_deeds_come_in_board_order_after_the_money(setup):
    # given two players who still owe by the card when seat 1 leaves two mortgaged deeds
    one, two = sorted(valued(setup, 60, 80), key=setup.space_of)
    table = collecting(setup.own(1, one, two, mortgaged=True), 0, 0, 500, 500)

    table.play(1, "declare_bankruptcy")

    # then both have paid, the left neighbour first, and the first deed is asked about
    assert [payer for _, _, payer, _, _ in table.paid[-2:]] == [2, 3]
    assert [option["deed"] for option in table.options(0, KEEP)] == [one]
    assert [option["deed"] for option in table.play(0, KEEP, deed=one).options(0, KEEP)] == [two]


@rule("R-MO-22", "R-MO-27", "card.obey")
def test_who_buys_a_mortgaged_deed_of_the_payer_is_paid_by_the_card_before_the_interest_is_asked(setup):
    # given seat 0, who must pay 50 to each and sells a mortgaged deed to seat 2 for its last 40
    sold, means = valued(setup, 60, 80)
    setup.own(0, sold, mortgaged=True).own(0, means)
    table = setup.hold(0, 500, 40).drawn("pay_each", 50)
    swap(table, 0, 2, give={"deeds": [sold]}, want={"cash": 40})

    # then seat 0 pays on, seat 1 first, and only then seat 2 is asked about the deed
    assert (table.due, table.cash) == ((0,), [40, 500, 0])
    table.play(0, "mortgage", deed=means).play(0, "settle")
    assert table.paid == [("CardPaid", "card.obey", 0, 1, 50), ("CardPaid", "card.obey", 0, 2, 50)]
    assert table.play(2, KEEP, deed=sold).cash == [20, 550, 44]


@rule("E1-BANKR-01", "R-MO-22", "R-MO-46", "R-E1-06")
def test_who_asks_the_drawer_of_a_card_for_a_rent_gets_it_from_what_the_others_pay(setup):
    # given seat 1, twenty short of the card, to whom seat 0, without cash, owes a rent of twenty
    deed = setup.deed()
    due = [claim(0, 1, deed, 20)]
    table = collecting(setup.own(1, deed), 0, each(setup) - 20, 500, 500, claims=due)

    # when seat 1 asks for it
    table.claim(1)

    # then seat 2 has paid its 50, seat 0 the rent, and seat 1 can pay; then seat 3 does
    assert table.cash == [50 - 20, 50, 500 - 50, 500]
    assert table.play(1, "settle").cash == [150 - 20, 0, 450, 450]


@rule("E1-BANKR-02", "R-MO-22", "R-E1-06")
def test_two_who_owe_each_other_do_not_wait_for_each_other(setup):
    # given seat 1, who owes seat 0 by a card, and seat 0, who owes it a rent that it cannot pay
    deed = setup.deed()
    due = [claim(0, 1, deed, 900)]
    table = collecting(setup.own(1, deed), 5, each(setup) - 1, claims=due)

    # when seat 1 asks for the rent and seat 0 gives up
    table.claim(1)
    assert table.due == (0,)
    table.play(0, "declare_bankruptcy")

    # then seat 1 has it all and owes nothing any more
    assert table.cash == [0, each(setup) - 1 + 5]
    assert table.table.result.winners == (1,)


# whom a bankrupt fails first


@rule("R-MO-46", "R-MO-27", "bankrupt.player", "debt.raise")
def test_nobody_asks_a_player_who_is_settling_a_debt_for_a_rent(setup):
    # given seat 0 with 5, who owes seat 1 750 and asks seat 2, with 20, for 100; seat 0 owes seat 2 a rent of 6
    one, two, three = (setup.deed(nth=nth) for nth in (0, 2, 4))
    setup.own(1, one).own(0, two).own(2, three).hold(5, 500, 20)
    due = [claim(0, 1, one, 750), claim(2, 0, two, 100), claim(0, 2, three, 6)]
    table = laid(setup, {}, claims=due).claim(1, 0).claim(0, 0)
    assert (table.due, table.prompt(2)) == ((2,), "raise_cash")

    # then seat 2 cannot ask seat 0, nor let it off
    (rent,) = table.claims
    assert table.refusal(2, "claim_rent", claim=rent["id"]) == "debt.raise"
    assert table.refusal(2, "waive_rent", claim=rent["id"]) == "debt.raise"
    assert "claim_rent" not in table.may(2)


@rule("R-MO-27", "R-MO-46", "bankrupt.player")
def test_what_others_owe_a_bankrupt_passes_to_the_creditor_of_its_first_unpaid_debt(setup):
    # given seat 0, who owes seat 1 750 and asks seat 2 for 100, who asks seat 1 for 600; none of them can pay
    one, two, three = (setup.deed(nth=nth) for nth in (0, 2, 4))
    setup.own(1, one, mortgaged=True).own(0, two, mortgaged=True).own(2, three, mortgaged=True).hold(5, 10, 20)
    due = [claim(0, 1, one, 750), claim(2, 0, two, 100), claim(1, 2, three, 600)]
    table = laid(setup, {}, claims=due).claim(1, 0).claim(0, 0).claim(2, 0)

    # when seat 0, whose debt seat 1 needs first, goes bankrupt
    assert table.due == (0,)
    table.play(0, "declare_bankruptcy")

    # then seat 1 has what it had, and seat 2 owes its 100 to seat 1
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert (2, 1, 100) in [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in table.view["debts"]]
    assert table.cash == [0, 15, 20]


@rule("E1-BANKR-02", "R-MO-27", "R-E1-06")
def test_of_two_debts_the_first_that_could_not_be_paid_gets_all(setup):
    # given a card by which seat 1 and seat 2 owe seat 0, and a rent that seat 2 owes seat 1; seat 2 can pay neither
    deed = setup.deed()
    due = [claim(2, 1, deed, 300)]
    table = collecting(setup.own(1, deed), 500, each(setup) - 1, 0, claims=due)

    # when seat 1, itself short, asks seat 2 for its rent, and seat 2 gives up
    table.claim(1).play(2, "declare_bankruptcy")

    # then seat 1 is the creditor: seat 2 had not yet been asked for the card
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1


# nothing leaves a debtor who cannot pay


@rule("R-MO-22", "bankrupt.player")
def test_who_cannot_pay_gives_no_mortgaged_deed_away(setup):
    # given a debtor whose only deed is mortgaged
    (deed,) = valued(setup, 60)
    table = charged(setup.own(0, deed, mortgaged=True), cash=0)
    table.play(0, "offer_trade", to=2, give={"deeds": [deed]}, want={})

    # then nobody takes it before the creditor
    offer = table.view["offers"][-1]["offer"]
    assert table.refusal(2, "accept_trade", offer=offer, revision=1) == "debt.raise"
    assert "accept_trade" not in table.may(2)
    assert table.play(0, "declare_bankruptcy").owner(deed) == 1


@rule("R-MO-22", "bankrupt.player")
def test_a_mortgage_does_not_open_a_way_to_a_friend(setup):
    (deed,) = valued(setup, 60)
    table = charged(setup.own(0, deed), cash=0).play(0, "mortgage", deed=deed)
    table.play(0, "offer_trade", to=2, give={"deeds": [deed], "cash": 60}, want={})

    offer = table.view["offers"][-1]["offer"]
    assert table.refusal(2, "accept_trade", offer=offer, revision=1) == "debt.raise"


@rule("R-MO-22", "bankrupt.player")
def test_who_cannot_pay_gives_no_jail_card_away(setup):
    deck = setup.card("keep")[0]
    table = charged(setup.keep(0, deck), cash=0)
    table.play(2, "offer_trade", to=0, give={"cash": 5}, want={"jail_cards": [deck]})

    offer = table.view["offers"][-1]["offer"]
    assert table.refusal(0, "accept_trade", offer=offer, revision=1) == "debt.raise"
    assert deck in table.play(0, "declare_bankruptcy").seat(1)["jail_cards"]


@rule("R-MO-22", "bankrupt.player")
def test_a_deal_that_makes_the_debt_payable_may_be_made_and_one_credit_less_may_not(setup):
    # given a debtor without cash who holds one mortgaged deed
    (deed,) = valued(setup, 60)
    table = charged(setup.own(0, deed, mortgaged=True).hold(0, 1500, 9000), cash=0)

    # then seat 2 may buy it for what the debt needs, and for no less
    for price in (hotel_rent(setup) - 1, hotel_rent(setup)):
        table.play(2, "offer_trade", to=0, give={"cash": price}, want={"deeds": [deed]})
    less, enough = (offer["offer"] for offer in table.view["offers"])
    assert table.refusal(0, "accept_trade", offer=less, revision=1) == "debt.raise"
    assert table.refusal(0, "accept_trade", offer=enough, revision=1) is None


@rule("R-MO-22", "R-MO-24")
def test_interest_on_a_deed_taken_in_exchange_counts_as_a_debt(setup):
    # given a debtor with just enough, who could swap a free deed for a mortgaged one and cash
    mine, theirs = valued(setup, 60, 80)
    setup.own(0, mine).own(2, theirs, mortgaged=True)
    table = charged(setup, cash=hotel_rent(setup) - 60)

    # then the cash must cover the ten per cent too
    for cash in (67, 68):
        table.play(2, "offer_trade", to=0, give={"cash": cash, "deeds": [theirs]}, want={"deeds": [mine]})
    less, enough = (offer["offer"] for offer in table.view["offers"])
    assert table.refusal(0, "accept_trade", offer=less, revision=1) == "debt.raise"
    assert table.refusal(0, "accept_trade", offer=enough, revision=1) is None


@rule("R-MO-22", "bankrupt.player")
def test_who_cannot_pay_may_still_be_given_something(setup):
    (deed,) = valued(setup, 60)
    table = charged(setup.own(2, deed), cash=0)

    swap(table, 2, 0, give={"deeds": [deed]})

    assert table.owner(deed) == 0
    assert amounts(table.play(0, "mortgage", deed=deed), "Mortgaged") == [60]


@rule("R-MO-27", "R-MO-22", "CW-BANKR-01")
def test_who_is_ruined_by_interest_before_it_was_asked_for_a_rent_fails_the_owner(setup):
    # given ten collected from each: seat 1, short of it, asks seat 0 for an older rent; seat 2 has only a mortgaged deed
    rented, helper, left = setup.deed(), setup.deed("ladder"), valued(setup, 200)[0]
    setup.own(1, rented, helper).own(2, left, mortgaged=True)
    table = collecting(setup, 0, 5, 0, claims=[claim(0, 1, rented, 500)], doubles=1).claim(1)

    # when seat 2 goes bankrupt, seat 1 pays its ten, and seat 0 fails the interest of twenty on what it has taken over
    table.play(2, "declare_bankruptcy").play(0, KEEP, deed=left).play(1, "mortgage", deed=helper).play(1, "settle")
    assert (table.cash[0], table.view["debt"]["amount"]) == (10, 20)
    table.play(0, "declare_bankruptcy")

    # then all that it has goes to seat 1
    assert table.told("WentBankrupt", "seat", "creditor") == [(0, 1)]
    assert table.owner(left) == 1
