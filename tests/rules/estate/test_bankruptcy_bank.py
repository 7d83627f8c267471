"""Bankruptcy to the bank: what it takes, and how it auctions the deeds."""

from tests.support.estate_debts import taxed
from tests.support.estate_stock import HOTEL, opening_bid
from tests.support.estate_turns import amounts, offered
from tests.support.evidence import rule


def left_mortgaged(setup):
    """Whether, by the option, the winner of a bankrupt's mortgaged deed has its mortgage to settle."""
    deed = setup.deed(nth=2)
    setup.own(0, deed, mortgaged=True)
    table = taxed(setup, cash=0, options={"bank_clears_mortgage": False}).play(0, "declare_bankruptcy")
    table.bid(1, 10).passes(2)
    return (table.is_mortgaged(deed), table.due, table.prompt(1)) == (True, (1,), "keep_or_redeem")


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

    least = opening_bid(setup)
    assert table.bounds(1)["bid"]["least"] == least
    assert table.refusal(0, "bid", lot=table.lot, amount=least) == "bankrupt.out"
    assert table.refusal(2, "bid", lot=table.lot, amount=least) is None


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
def test_the_bank_gets_bare_deeds(setup):
    # given a debtor with a house
    first, *_ = setup.own_group(seat=0, nth=0)
    table = taxed(setup.build(0, {first: 1}), cash=0)
    houses, hotels = table.stock

    # when it gives up its debt to the bank
    table.play(0, "resign")

    # then the bank has the house back, pays nothing for it, and the bare deeds come up
    assert table.stock == (houses + 1, hotels)
    assert amounts(table, "BuildingSold") == []
    assert (table.level(first), table.view["auction"]["deed"]) == (0, first)


@rule("bankrupt.no-buildings", "bankrupt.auction")
def test_buildings_are_not_auctioned_with_their_deeds(setup):
    # given a debtor with a house, all of whose goods do not cover a flat tax of 200
    group = setup.own_group(seat=0, nth=0)
    setup.build(0, {group[0]: 1}).hold(0)
    table = setup.landed(setup.space("tax"), options=offered(setup, income_tax_choice=False))
    stock = table.stock

    # when it goes bankrupt and seat 1 wins every lot
    table.play(0, "declare_bankruptcy")
    for _ in group:
        table.bid(1, 20).passes(2)

    # then the deeds are bare and the house is in the stock
    assert [table.owner(deed) for deed in group] == [1] * len(group)
    assert [table.level(deed) for deed in group] == [0] * len(group)
    assert table.stock == (stock[0] + 1, stock[1])


@rule("bankrupt.no-buildings")
def test_a_city_or_tower_of_a_bankrupt_returns_to_the_stock_as_such(setup):
    setup.own_group(seat=0, nth=0, level=HOTEL)
    table = taxed(setup, cash=0)
    houses, hotels = table.stock

    table.play(0, "resign")

    assert table.stock == (houses, hotels + 2)


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


@rule("E1-BANKR-06", "R-E1-16")
def test_both_jail_cards_of_a_bankrupt_return_each_to_its_own_deck(setup):
    # given a bankrupt to the bank with the jail cards of both decks
    one, two = setup.decks
    table = taxed(setup.keep(0, one).keep(0, two), cash=0)

    # when it goes out
    table.play(0, "declare_bankruptcy")

    # then each card lies at the bottom of its deck
    assert table.seat(0)["jail_cards"] == []
    assert [table.queue(deck)[-1] for deck in (one, two)] == [setup.card("keep", deck=deck)[1] for deck in (one, two)]


@rule("CW-BANKR-04", "R-MO-25")
def test_a_table_may_let_the_bank_auction_streets_with_their_mortgages(setup):
    assert left_mortgaged(setup)


@rule("E1-BANKR-06", "R-MO-25")
def test_a_table_may_let_the_bank_auction_lots_with_their_mortgages(setup):
    assert left_mortgaged(setup)


@rule("bankrupt.bank")
def test_the_buildings_that_the_bank_takes_off_are_told(setup):
    first, *others = setup.own_group(seat=0, level=1)
    table = setup.build(0, {first: 2}).table()

    table.play(0, "resign")

    told = table.told("LevelSet", "key", "seat", "deed", "from", "to")
    assert told == [("bankrupt.bank", 0, deed, 1 + (deed == first), 0) for deed in (first, *others)]


@rule("bankrupt.bank", "doubles.again")
def test_the_doubles_of_a_bankrupt_do_not_pass_to_the_next_player(setup):
    # given a debtor who has thrown doubles, and a next player whose doubles lead to free parking
    setup.hold(10, 500, 500).stand(1, setup.space("parking") - 4)
    table = setup.landed(setup.space("tax", -1), (1, 1), dice=[(2, 2)])

    # when it goes bankrupt, and the next player throws
    table.play(0, "declare_bankruptcy")
    assert (table.turn, table.view["doubles"]) == (1, 0)

    # then those are the first doubles of a turn
    assert table.roll().view["doubles"] == 1
