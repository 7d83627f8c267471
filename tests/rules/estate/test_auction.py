"""Auctions of deeds, in free order."""

from tests.support.evidence import rule


def declined(setup, *cash, seats=3, deed=None):
    """Seat 0 has landed on a deed, 100 by default, and declined it."""
    return setup.hold(*cash or [500] * seats).landed(deed or setup.deed(), seats=seats).play(0, "auction")


def unsold(setup, deed):
    """Seat 0 has declined a deed and nobody has bid; seat 1 will land on it next."""
    setup.hold(500, 500, 500).stand(1, setup.space_of(deed) - 3)
    return setup.landed(deed, dice=[(1, 2)]).play(0, "auction").passes(2, 0, 1)


@rule("auction.declined")
def test_a_deed_that_is_not_bought_is_auctioned_at_once(setup):
    # given seat 0 on an unowned deed, after doubles
    deed = setup.deed()
    table = setup.landed(deed, (2, 2))

    # when it declines
    table.play(0, "auction")

    # then the auction comes before its next throw and before anything else
    assert table.told("AuctionOpened", "deed") == [deed]
    assert table.prompt(0) == table.prompt(1) == table.prompt(2) == "bid_or_pass"
    assert table.refusal(0, "roll") == "auction.end"
    assert table.refusal(0, "buy") == "auction.end"


@rule("auction.declined")
def test_the_highest_bidder_gets_the_declined_deed(setup):
    deed = setup.deed()
    table = declined(setup).bid(1, 10).bid(2, 20).bid(0, 30).passes(1, 2)

    assert table.owner(deed) == 0


@rule("auction.opening")
def test_the_first_bid_is_at_least_what_the_book_names(setup):
    least = setup.board.auction_opening
    table = declined(setup)

    assert table.refusal(1, "bid", lot=table.lot, amount=least - 1) == "auction.opening"
    assert table.refusal(1, "bid", lot=table.lot, amount=least) is None
    assert table.bounds(1)["bid"] == {"lot": table.lot, "least": least, "most": 500}


@rule("MA-AUC-02")
def test_the_mandalorian_opens_at_10(setup):
    assert declined(setup).bounds(1)["bid"]["least"] == 10


@rule("BF-AUC-02")
def test_boba_fett_opens_at_10(setup):
    assert declined(setup).bounds(1)["bid"]["least"] == 10


@rule("CW-AUC-02")
def test_the_clone_wars_open_at_1(setup):
    table = declined(setup)

    assert table.bounds(1)["bid"]["least"] == 1
    assert table.bid(1, 1).passes(0, 2).cash == [500, 499, 500]


@rule("E1-AUC-03", "R-E1-07")
def test_episode_one_takes_any_first_bid_but_nothing_is_no_bid(setup):
    table = declined(setup)

    assert table.refusal(1, "bid", lot=table.lot, amount=0) == "auction.opening"
    assert table.bounds(1)["bid"]["least"] == 1
    assert table.bid(1, 1).passes(0, 2).cash == [500, 499, 500]


@rule("auction.step")
def test_a_raise_adds_at_least_1(setup):
    table = declined(setup).bid(1, 10)

    assert table.refusal(2, "bid", lot=table.lot, amount=10) == "auction.step"
    assert table.refusal(2, "bid", lot=table.lot, amount=11) is None
    assert table.bounds(2)["bid"]["least"] == 11


@rule("auction.anyone", "R-MO-04")
def test_anyone_may_bid_in_any_order_and_the_decliner_too(setup):
    # given a lot that seat 0 has declined
    table = declined(setup)
    assert table.due == (0, 1, 2)

    # when the last seat bids, then the decliner, then the last seat again
    table.bid(2, 10).bid(0, 11).bid(2, 12)

    # then the bids stand
    assert (table.view["auction"]["high_bidder"], table.view["auction"]["high_bid"]) == (2, 12)
    assert table.due == (0, 1)


@rule("auction.anyone")
def test_as_many_as_can_sit_at_the_table_bid(setup):
    seats = setup.estate.edition.seats_max

    assert declined(setup, seats=seats).due == tuple(range(seats))


@rule("auction.end", "R-MO-05")
def test_the_auction_ends_when_nobody_else_raises(setup):
    # given a bid of seat 2 after seat 1 had passed
    deed = setup.deed()
    table = declined(setup).bid(0, 10).passes(1).bid(2, 30)

    # when both others pass at that price
    table.passes(1)
    assert table.due == (0,)
    table.passes(0)

    # then seat 2 has the deed and the turn goes on
    assert table.owner(deed) == 2
    assert (table.due, table.prompt(0)) == ((0,), "finish_turn")


@rule("auction.end", "R-MO-05")
def test_a_pass_is_not_final_before_the_auction_ends(setup):
    table = declined(setup).bid(1, 10).passes(0)

    table.bid(0, 11)

    assert table.due == (1, 2)


@rule("auction.end", "R-MO-05")
def test_nobody_is_asked_to_raise_the_own_bid_or_to_pass_twice(setup):
    table = declined(setup).bid(1, 10).passes(0)

    assert table.due == (2,)
    assert table.refusal(1, "bid", lot=table.lot, amount=20) == "auction.end"
    assert table.refusal(1, "pass") == "auction.end"
    assert table.refusal(0, "pass") == "auction.end"


@rule("auction.pay")
def test_the_highest_bidder_pays_the_bank_and_gets_the_deed(setup):
    deed = setup.deed()
    table = declined(setup).bid(1, 30).passes(0, 2)

    assert table.paid == [("AuctionWon", "auction.pay", 1, -1, 30)]
    assert (table.owner(deed), table.cash) == (1, [500, 470, 500])


@rule("auction.pay", "R-MO-03")
def test_nobody_bids_more_than_the_cash_in_hand(setup):
    table = declined(setup, 500, 50, 500)

    assert table.refusal(1, "bid", lot=table.lot, amount=51) == "auction.pay"
    assert table.refusal(1, "bid", lot=table.lot, amount=50) is None
    assert table.bounds(1)["bid"]["most"] == 50


@rule("auction.none")
def test_without_a_bid_nobody_pays_and_the_deed_stays_with_the_bank(setup):
    # given an auction in which all pass
    deed = setup.deed()
    table = unsold(setup, deed)
    assert table.told("AuctionUnsold", "key", "deed") == [("auction.none", deed)]
    assert (table.owner(deed), table.cash) == (None, [500, 500, 500])

    # when the turn has passed on and the next player lands there
    table.end_turn().roll()

    # then that player may buy it
    assert table.may(1) == {"buy", "auction"}
    assert table.play(1, "buy").owner(deed) == 1


@rule("CW-AUC-04", "R-CW-09")
def test_bids_of_the_clone_wars_come_in_any_order_and_each_beats_the_last_by_1(setup):
    table = declined(setup).bid(2, 1)

    assert table.due == (0, 1)
    assert table.refusal(0, "bid", lot=table.lot, amount=1) == "auction.step"
    table.bid(1, 2).bid(0, 3)
    assert (table.view["auction"]["high_bidder"], table.view["auction"]["high_bid"]) == (0, 3)


@rule("CW-AUC-04", "R-CW-09")
def test_without_a_bid_the_deed_of_the_clone_wars_stays_with_the_bank(setup):
    deed = setup.deed()
    table = declined(setup).passes(0, 1, 2)

    assert (table.owner(deed), table.cash) == (None, [500, 500, 500])


@rule("E1-AUC-04", "R-E1-18")
def test_without_a_bid_the_deed_of_episode_one_stays_with_the_bank_and_can_be_bought_later(setup):
    # given an auction in which all pass
    deed = setup.deed()
    table = unsold(setup, deed)
    assert (table.owner(deed), table.cash) == (None, [500, 500, 500])

    # when another player lands there later
    table.end_turn().roll().play(1, "buy")

    # then it is sold at the printed price
    assert table.paid == [("Bought", "buy.price", 1, -1, 100)]
    assert table.owner(deed) == 1


@rule("R-MO-02", "R-MO-03")
def test_a_bidder_may_mortgage_inside_an_auction(setup):
    # given a bidder with 50 and a deed
    bare = setup.deed("utility")
    table = declined(setup.own(1, bare), 500, 50, 500)

    # when cash is raised
    table.play(1, "mortgage", deed=bare)

    # then the bid may be as high
    assert table.refusal(1, "bid", lot=table.lot, amount=50 + 75 + 1) == "auction.pay"
    assert table.refusal(1, "bid", lot=table.lot, amount=50 + 75) is None


@rule("MA-SELL-02", "R-MO-02", "R-MO-05")
def test_a_bidder_of_the_mandalorian_may_sell_buildings_inside_an_auction(setup):
    bidder_sells_buildings(setup)


@rule("BF-SELL-02", "R-MO-02", "R-MO-05")
def test_a_bidder_of_boba_fett_may_sell_buildings_inside_an_auction(setup):
    bidder_sells_buildings(setup)


@rule("E1-SELL-01", "R-MO-02", "R-MO-05")
def test_a_bidder_of_episode_one_may_sell_buildings_inside_an_auction(setup):
    bidder_sells_buildings(setup)


def bidder_sells_buildings(setup):
    """Who could reach the next bid by selling is asked, and then bids what the sale brought."""
    # given a bidder with 20 and a group with a building on every deed
    built, *_ = setup.own_group(seat=1, nth=3, level=1)
    table = declined(setup, 500, 20, 20).bid(0, 60)
    assert table.due == (1,)

    # when it sells one of them
    table.play(1, "sell_building", deed=built)

    # then the bid may be as high
    most = 20 + setup.printed(built).build_price // 2
    assert table.refusal(1, "bid", lot=table.lot, amount=most + 1) == "auction.pay"
    assert table.refusal(1, "bid", lot=table.lot, amount=most) is None


@rule("R-MO-02", "R-MO-46")
def test_inside_an_auction_nobody_builds_redeems_trades_or_asks_for_rent(setup):
    # given a lander with an open claim against it who throws again and declines a deed
    pair = setup.own_group(seat=1, nth=2)
    debt = setup.deed(nth=-1)
    target = setup.street_group(1)
    setup.own(2, debt, mortgaged=True).own(1, target[0])
    table = setup.landing(target[0], (2, 2), dice=[(1, 1)]).roll()
    claim = table.claims[0]["id"]
    table.roll().play(0, "auction")

    # then only bids and raising cash are left
    assert table.refusal(1, "claim_rent", claim=claim) == "auction.end"
    assert table.refusal(1, "build", deed=pair[0]) == "auction.end"
    assert table.refusal(2, "redeem", deed=debt) == "auction.end"
    assert table.refusal(1, "offer_trade", to=2, give={"cash": 10}, want={"deeds": [debt]}) == "auction.end"
    assert table.refusal(0, "end_turn") == "auction.end"


@rule("R-MO-05")
def test_a_seat_that_cannot_reach_the_next_bid_even_by_raising_cash_passes_by_itself(setup):
    # given seat 1 with 20 and a deed worth 75 in mortgage, seat 2 with 20 and nothing, seat 3 with 61
    setup.own(1, setup.deed("utility"))
    table = declined(setup, 500, 20, 20, 61, seats=4)

    # when the bid goes to 60
    table.bid(0, 60)

    # then only those who could reach 61 are asked
    assert table.told("PricedOut", "seats") == [[2]]
    assert table.due == (1, 3)
    assert table.prompt(2) != "bid_or_pass"


@rule("R-MO-05", "R-CW-35", "CW-SELL-01")
def test_who_has_only_buildings_to_sell_passes_by_itself_in_the_turn_of_another(setup):
    # given seat 1 with 20 and a built group, which the turn of seat 0 keeps it from selling
    deed = setup.deed()
    built, *_ = setup.own_group(seat=1, nth=3, level=1)
    table = declined(setup, 500, 20, 20)
    assert table.refusal(1, "sell_building", deed=built) == "build.window"

    # when the bid goes beyond its cash
    table.bid(0, 60)

    # then nobody is left to be asked
    assert table.told("PricedOut", "seats") == [[1, 2]]
    assert table.owner(deed) == 0


@rule("R-MO-05")
def test_an_auction_that_nobody_can_open_ends_by_itself(setup):
    table = declined(setup, setup.board.auction_opening - 1, 0, 0)

    assert len(table.happened("AuctionUnsold")) == 1
    assert table.prompt(0) == "finish_turn"


@rule("auction.end")
def test_a_bid_names_its_lot_and_one_on_a_closed_lot_is_refused(setup):
    table = declined(setup)
    lot = table.lot

    table.passes(0, 1, 2)

    assert table.refusal(1, "bid", lot=lot, amount=20) == "auction.end"


@rule("auction.anyone")
def test_doubles_of_the_decliner_still_throw_again_after_the_auction(setup):
    table = setup.landed(setup.deed(), (2, 2)).play(0, "auction").bid(1, 10).passes(0, 2)

    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")


@rule("auction.anyone")
def test_a_player_who_has_left_the_game_does_not_bid(setup):
    table = setup.out(1).landed(setup.deed()).play(0, "auction")

    assert table.due == (0, 2)
    assert table.refusal(1, "bid", lot=table.lot, amount=10) == "bankrupt.out"


@rule("auction.end")
def test_with_two_players_one_pass_gives_the_deed_to_the_other(setup):
    deed = setup.deed()
    table = declined(setup, 500, 500, seats=2).bid(1, 10).passes(0)

    assert (table.owner(deed), table.cash) == (1, [500, 490])


@rule("auction.pay", "R-MO-03")
def test_a_bid_of_all_cash_wins_and_leaves_nothing(setup):
    table = declined(setup, 500, 50, 500).bid(1, 50).passes(0, 2)

    assert table.cash == [500, 0, 500]
