"""Bankruptcy: who is out, what passes to a player, what to the bank."""

import pytest

from tests.estates_more import HOTEL, HOUSES, amounts, charged, hoard_houses, hotel_rent, offer, swap, tax, taxed
from tests.evidence import rule

KEEP, REDEEM = "keep_mortgage", "redeem"


@rule("bankrupt.out")
def test_who_cannot_pay_is_out_of_the_game(setup):
    # given a debt that nothing covers
    table = taxed(setup, cash=0)

    # when the debtor gives up
    table.play(0, "declare_bankruptcy")

    # then it decides nothing any more and the turn passes on
    assert table.seat(0)["out"]
    assert table.refusal(0, "roll") == "bankrupt.out"
    assert table.options(0) == []
    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.out")
def test_the_turn_goes_round_without_the_bankrupt(setup):
    table = setup.out(1).table(turn=0, phase="end")

    table.end_turn()

    assert table.turn == 2


@rule("bankrupt.out")
def test_doubles_do_not_keep_the_turn_with_a_bankrupt(setup):
    table = taxed(setup, cash=0, throw=(2, 2))

    table.play(0, "declare_bankruptcy")

    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.out", "bankrupt.player")
def test_the_turn_of_another_goes_on_when_a_player_goes_out_in_it(setup):
    # given seat 1, by whose card seat 0 owes it money and has none
    table = setup.hold(5).drawn("collect_each", turn=1)
    assert table.prompt(0) == "raise_cash"

    # when seat 0 goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then seat 1 has the rest of its cash and ends its turn
    assert table.cash[0] == 0
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert (table.turn, table.prompt(1)) == (1, "finish_turn")


# to a player


@rule("bankrupt.player", "R-MO-23")
def test_a_creditor_gets_the_cash_the_mortgaged_deeds_and_the_jail_cards(setup):
    # given a debtor with 20, a deed and a jail card
    deed, deck = setup.deed(nth=2), setup.decks[0]
    table = charged(setup.own(0, deed).keep(0, deck), cash=20)

    # when it goes bankrupt to seat 1
    table.play(0, "declare_bankruptcy")

    # then the deed was mortgaged first, and everything is with seat 1
    value = setup.printed(deed).mortgage
    assert amounts(table, "Mortgaged") == [value]
    assert amounts(table, "EstatePaid") == [20 + value]
    assert table.cash[:2] == [0, 1500 + 20 + value]
    assert (table.owner(deed), table.is_mortgaged(deed)) == (1, True)
    assert table.seat(1)["jail_cards"] == [deck]


@rule("bankrupt.player", "R-MO-23")
def test_a_deed_that_was_mortgaged_before_brings_nothing_more(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed, mortgaged=True), cash=20)

    table.play(0, "declare_bankruptcy")

    assert amounts(table, "Mortgaged") == []
    assert amounts(table, "EstatePaid") == [20]


@rule("bankrupt.buildings", "R-MO-23")
def test_all_buildings_are_sold_at_half_price_before_anything_passes(setup):
    # given a debtor with a house on every deed of a group
    group = setup.own_group(seat=0, level=1)
    table = charged(setup, cash=0)
    houses, hotels = table.stock

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the bank has the houses, and the creditor half their price besides the mortgages
    half = sum(setup.printed(deed).build_price for deed in group) // 2
    value = sum(setup.printed(deed).mortgage for deed in group)
    assert sum(amounts(table, "BuildingSold")) == half
    assert table.stock == (houses + len(group), hotels)
    assert table.cash[1] == 1500 + half + value
    assert [table.level(deed) for deed in group] == [0] * len(group)


@rule("bankrupt.buildings", "R-MO-19")
def test_hotels_of_a_bankrupt_are_sold_though_the_bank_has_no_houses_to_exchange(setup):
    # given a debtor with hotels, and a bank without houses
    group = setup.own_group(seat=0, nth=0, level=HOTEL)
    hoard_houses(setup, 1, left=0)
    table = setup.hold(0).landed(setup.street_group(-1)[0]).claim(1)
    assert table.stock[0] == 0

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then every level brought half its price
    half = sum(HOUSES * setup.printed(deed).build_price + setup.printed(deed).hotel_price for deed in group) // 2
    assert sum(amounts(table, "BuildingSold")) == half
    assert [table.owner(deed) for deed in group] == [1] * len(group)


@rule("bankrupt.interest")
@pytest.mark.parametrize(
    ("choices", "cost"), [((KEEP, KEEP), 14), ((KEEP, REDEEM), 94), ((REDEEM, KEEP), 74), ((REDEEM, REDEEM), 154)]
)
def test_the_receiver_redeems_or_pays_ten_per_cent_deed_by_deed(setup, choices, cost):
    # given a bankrupt with deeds of mortgage value 60 and 80
    deeds = [next(deed.id for deed in setup.estate.deeds if deed.mortgage == value) for value in (60, 80)]
    table = charged(setup.own(0, *deeds, mortgaged=True), cash=0).play(0, "declare_bankruptcy")
    before = table.cash[1]

    # when the receiver has chosen for each
    for deed, choice in zip(deeds, choices, strict=True):
        assert table.prompt(1) == "keep_or_redeem"
        table.play(1, choice, deed=deed)

    # then it has paid the bank that much, and the game goes on
    assert before - table.cash[1] == cost
    assert [table.is_mortgaged(deed) for deed in deeds] == [choice == KEEP for choice in choices]
    assert table.due == (1,)


@rule("bankrupt.interest", "R-MO-24")
def test_nothing_else_happens_before_the_receiver_has_chosen(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed), cash=0).play(0, "declare_bankruptcy")

    assert table.due == (1,)
    assert table.refusal(2, "resign") == "mortgage.transfer"
    assert table.play(1, KEEP, deed=deed).paid == [("InterestPaid", "bankrupt.interest", 1, -1, tenth(setup, deed))]


@rule("bankrupt.interest", "R-MO-24")
def test_a_receiver_without_cash_raises_the_ten_per_cent_like_any_debt(setup):
    # given a creditor without cash who inherits a deed that is mortgaged already
    deed, other = setup.deed(nth=2), setup.deed(nth=4)
    setup.own(0, deed, mortgaged=True).own(1, other).hold(0, 0)
    table = charged(setup, cash=0).play(0, "declare_bankruptcy")

    # when it keeps the mortgage
    table.play(1, KEEP, deed=deed)

    # then it must raise the interest
    assert table.prompt(1) == "raise_cash"
    table.play(1, "mortgage", deed=other).play(1, "settle")
    assert table.cash[1] == setup.printed(other).mortgage - tenth(setup, deed)


@rule("R-MO-23", "bankrupt.player")
def test_a_table_may_pass_deeds_on_in_the_state_they_are_in(setup):
    # given the option, and a debtor with a built group, a free deed and a mortgaged one
    group = setup.own_group(seat=0, level=1)
    free, down = setup.deed("utility"), setup.deed(nth=6)
    setup.own(0, free).own(0, down, mortgaged=True)
    table = charged(setup, cash=0, options={"bankrupt_liquidate_first": False})

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then buildings were sold but nothing was mortgaged
    assert amounts(table, "Mortgaged") == []
    assert sum(amounts(table, "BuildingSold")) == sum(setup.printed(deed).build_price for deed in group) // 2
    assert [table.owner(deed) for deed in (*group, free, down)] == [1] * (len(group) + 2)
    assert (table.is_mortgaged(free), table.is_mortgaged(down)) == (False, True)


# to the bank


@rule("bankrupt.bank", "bankrupt.auction")
def test_a_debt_to_the_bank_sends_all_deeds_back_and_to_auction_at_once(setup):
    # given a debtor to the bank with two deeds
    one, two = setup.street_group(0)[:2]
    table = taxed(setup.own(0, two, one), cash=10)

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the bank has cash and deeds, and auctions the first of them in board order before anybody throws
    assert table.cash[0] == 0
    assert (table.owner(one), table.owner(two)) == (None, None)
    (opened,) = table.happened("AuctionOpened")
    assert (opened.key, opened.facts["deed"]) == ("bankrupt.auction", one)
    assert table.due == (1, 2)
    assert table.prompt(1) == "bid_or_pass"


@rule("bankrupt.auction", "R-MO-32")
def test_the_deeds_are_auctioned_one_by_one_in_board_order(setup):
    # given a bankrupt with three mortgaged deeds
    deeds = [setup.deed(nth=4), setup.deed("utility"), setup.street_group(0)[0]]
    table = taxed(setup.own(0, *deeds, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    # when every lot is sold or passed
    auctioned = []
    while table.prompt(1) == "bid_or_pass":
        auctioned.append(table.view["auction"]["deed"])
        table.bid(1, 10).passes(2)

    # then each had its turn, from the start space on
    assert auctioned == sorted(deeds, key=setup.space_of)
    assert table.cash[1] == 1500 - 30
    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.auction", "R-MO-32")
def test_these_auctions_follow_the_auction_rule_of_the_game(setup):
    deed = setup.deed(nth=2)
    table = taxed(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    assert table.refusal(1, "bid", lot=table.lot, amount=9) == "auction.opening"
    assert table.refusal(0, "bid", lot=table.lot, amount=10) == "bankrupt.out"
    assert table.refusal(2, "bid", lot=table.lot, amount=10) is None


@rule("bankrupt.cleared", "R-MO-25")
def test_mortgages_are_cancelled_before_the_auction(setup):
    # given a bankrupt with a mortgaged deed
    deed = setup.deed(nth=2)
    table = taxed(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    # when seat 1 wins it at 10
    table.bid(1, 10).passes(2)

    # then it is free of any mortgage and nothing else is due
    assert (table.owner(deed), table.is_mortgaged(deed)) == (1, False)
    assert table.cash[1] == 1490


@rule("R-MO-32", "bankrupt.auction")
def test_an_unsold_deed_stays_with_the_bank_and_can_be_bought_by_landing_on_it(setup):
    # given a bankrupt whose deed nobody wants
    deed = setup.deed(nth=2)
    setup.own(0, deed, mortgaged=True).stand(1, setup.space_of(deed) - 3)
    table = taxed(setup, cash=0, dice=[(1, 2)]).play(0, "declare_bankruptcy").passes(1, 2)
    assert table.owner(deed) is None

    # when seat 1 lands there
    table.roll()

    # then it may be bought at its price
    assert table.prompt(1) == "buy_or_auction"
    assert table.refusal(1, "buy") is None


@rule("bankrupt.bank")
def test_buildings_do_not_go_to_auction_with_their_deeds(setup):
    # given a debtor with a house, all of whose goods do not cover the debt to the bank
    first, *_ = setup.own_group(seat=0, nth=0)
    table = taxed(setup.build(0, {first: 1}), cash=0)
    stock = table.stock
    assert table.refusal(0, "declare_bankruptcy") is None

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the bank has the house back and the bare deeds come up
    assert table.stock == (stock[0] + 1, stock[1])
    assert table.level(first) == 0


@rule("bankrupt.cards")
def test_jail_cards_go_to_the_bottom_of_their_decks(setup):
    # given a bankrupt with the jail card of a deck whose other cards have all been seen
    deck = setup.decks[0]
    _, card = setup.card("keep", deck=deck)
    rest = [other.id for other in setup.estate.cards if setup.decks[other.deck] == deck and other.id != card]
    queue = [other.id for other in setup.estate.cards if other.id in rest for _ in range(other.copies)]
    table = taxed(setup.keep(0, deck).stack(deck, queue), cash=0)

    # when it goes bankrupt to the bank
    table.play(0, "declare_bankruptcy")

    # then its card is the last of the deck
    assert table.queue(deck) == [*queue, card]
    assert table.happened("CardReturned")[0].key == "bankrupt.cards"


@rule("bankrupt.auction", "R-MO-32")
def test_with_one_player_left_nothing_is_auctioned(setup):
    deed = setup.deed(nth=2)
    table = taxed(setup.own(0, deed, mortgaged=True), cash=0, seats=2)

    table.play(0, "declare_bankruptcy")

    assert table.happened("AuctionOpened") == []
    assert table.due == ()


# resigning, and what becomes of open business


@rule("R-MO-34", "bankrupt.bank")
def test_who_resigns_without_a_debt_is_bankrupt_to_the_bank(setup):
    # given seat 1 with a deed, in the turn of seat 0
    deed = setup.deed()
    table = setup.own(1, deed).table(turn=0)

    # when it resigns
    table.play(1, "resign")

    # then its deed is auctioned among the others, whose turn goes on
    assert table.happened("WentBankrupt")[0].facts["creditor"] == -1
    assert table.due == (0, 2)
    table.passes(0, 2)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-MO-34")
def test_who_resigns_in_the_own_turn_passes_the_turn_on(setup):
    table = setup.table(turn=0)

    table.play(0, "resign")

    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("R-MO-34", "bankrupt.player")
def test_who_resigns_with_a_rent_still_unasked_leaves_everything_to_its_owner(setup):
    # given seat 0 on a deed of seat 1, with cash enough to pay
    deed = setup.deed()
    table = setup.own(1, deed).hold(700).landed(deed)

    # when it resigns before seat 1 has asked
    table.play(0, "resign")

    # then seat 1 is the creditor
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert table.cash[1] == 1500 + 700


@rule("R-MO-34", "bankrupt.player")
def test_who_resigns_instead_of_paying_leaves_everything_to_the_creditor(setup):
    # given a debtor whose mortgages would cover the debt
    deed = setup.deed(nth=4)
    table = charged(setup.own(0, deed), cash=hotel_rent(setup) - 1)
    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"

    # when it resigns
    table.play(0, "resign")

    # then the creditor gets it all
    assert table.owner(deed) == 1
    assert table.cash[1] == 1500 + hotel_rent(setup) - 1 + setup.printed(deed).mortgage


@rule("R-MO-34", "R-MO-46")
def test_of_two_open_claims_the_first_gets_all_and_the_other_lapses(setup):
    # given seat 0 who has thrown doubles onto a deed of seat 1 and then reached one of seat 2
    one, two = setup.street_group(2)[:2]
    setup.own(1, one).own(2, two).hold(500).stand(0, setup.space_of(one) - 2)
    step = setup.space_of(two) - setup.space_of(one)
    table = setup.table(dice=[(1, 1), (1, step - 1)]).roll().roll()
    assert [claim["creditor"] for claim in table.claims] == [1, 2]

    # when it resigns
    table.play(0, "resign")

    # then seat 1 is the creditor and seat 2 gets nothing
    assert table.cash == [0, 2000, 1500]
    assert table.claims == []


@rule("R-MO-46")
def test_a_claim_lapses_when_its_creditor_leaves_the_game(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)
    assert len(table.claims) == 1

    table.play(1, "resign")

    assert table.claims == []
    assert table.cash[0] == 1500


@rule("R-MO-46")
def test_no_claim_is_made_while_an_auction_runs(setup):
    # given seat 0 who owes seat 1 a rent and has then landed on a deed of the bank
    one, two = setup.street_group(2)[:2]
    setup.own(1, one).stand(0, setup.space_of(one) - 2)
    step = setup.space_of(two) - setup.space_of(one)
    table = setup.table(dice=[(1, 1), (1, step - 1)]).roll().roll().play(0, "auction")

    # then the claim waits until the auction is over
    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) == "auction.end"
    table.passes(0, 1, 2)
    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) is None


@rule("R-MO-22", "bankrupt.out")
def test_the_offers_of_a_bankrupt_are_gone(setup):
    mine = setup.deed()
    table = setup.own(1, mine).table()
    number = offer(table, 1, 2, give={"deeds": [mine]}, want={"cash": 10})

    table.play(1, "resign").passes(0, 2)

    assert table.refusal(2, "accept_trade", offer=number, revision=1) == "decision.stale"


@rule("bankrupt.out")
def test_a_tax_that_cannot_be_paid_in_full_is_not_paid_in_part(setup):
    table = taxed(setup, cash=tax(setup) - 1)

    table.play(0, "declare_bankruptcy")

    assert amounts(table, "TaxPaid") == []
    assert amounts(table, "EstatePaid") == [tax(setup) - 1]


def tenth(setup, deed):
    """Ten per cent of the mortgage value of a deed, rounded up."""
    return -(-setup.printed(deed).mortgage // 10)


@rule("bankrupt.player", "R-MO-34")
def test_the_interest_on_a_deed_taken_in_a_debt_does_not_rob_the_creditor(setup):
    # given seat 0, which owes seat 1 a rent that nothing covers, and takes a mortgaged deed of seat 2
    mine, gift = setup.deed(nth=0), setup.deed(nth=2)
    setup.own(0, mine, mortgaged=True).own(2, gift, mortgaged=True)
    table = charged(setup, cash=0)
    swap(table, 0, 2, want={"deeds": [gift]})

    # when it cannot pay the interest either
    table.play(0, "keep_mortgage", deed=gift).play(0, "declare_bankruptcy")

    # then all goes to the player it owes, not to auction
    assert (table.owner(mine), table.owner(gift)) == (1, 1)
