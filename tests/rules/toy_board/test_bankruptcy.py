"""Bankruptcy to a player and to the bank, resigning, and the end."""

import pytest

from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AUCTION_OPENED,
    BID,
    BUY,
    BUY_OR_AUCTION,
    CARDS_PASSED,
    CLAIM_RENT,
    DECLARE_BANKRUPTCY,
    DEED_PASSED,
    ESTATE_PAID,
    INTEREST_PAID,
    KEEP_MORTGAGE,
    MORTGAGE,
    MORTGAGED,
    NO_PROMPT,
    OFFER_TRADE,
    PASS,
    RAISE_CASH,
    REDEEM,
    RESIGN,
    ROLL,
    WENT_BANKRUPT,
    WON,
)
from tests.support.evidence import about
from tests.support.toy_board import BARGE, ELM, FERRY, FLINT, MILL, OAK, REED, SEDGE, SLATE
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted


def ruined(cash=10, deeds=(), mortgaged=(), seats=3, **values):
    """Seat 0 owes seat 1 the double rent of 96 and cannot pay it."""
    table = ToyTable(seats=seats, **values).own(1, REED, SEDGE).own(0, *deeds).own(0, *mortgaged, mortgaged=True)
    return table.hold(cash).roll(3, 4).play(1, CLAIM_RENT, 1)


def taxed(cash=10, deeds=(), mortgaged=(), seats=3, **values):
    """Seat 0 owes the bank 90 and cannot pay it."""
    table = ToyTable(seats=seats, **values).own(0, *deeds).own(0, *mortgaged, mortgaged=True)
    return table.hold(cash).roll(1, 3)


@about("bankrupt.player", "R-MO-23")
def test_a_player_creditor_gets_cash_cards_and_deeds_as_they_stand():
    # given a debtor with a free and a mortgaged deed and a jail card
    table = ruined(deeds=(OAK,), mortgaged=(SLATE,))
    table.keep_card(0, 0)

    # when it is bankrupt
    table.play(0, DECLARE_BANKRUPTCY)

    # then all passes to the creditor, who is asked about the mortgage
    assert table.events(WENT_BANKRUPT) == [("bankrupt.out", 0, 1, 0, 0)]
    assert table.events(ESTATE_PAID) == [("bankrupt.player", 0, 1, 10, 0)]
    assert table.events(CARDS_PASSED) == [("bankrupt.player", 1, 0b1, 0, 0)]
    assert table.state.owner[OAK] == table.state.owner[SLATE] == 1
    assert (table.state.mortgaged[OAK], table.state.mortgaged[SLATE]) == (0, 1)
    assert table.due == [1]
    assert table.refusal(1, REDEEM, SLATE) is None


@about("bankrupt.player", "R-MO-23")
def test_where_the_board_says_so_every_deed_is_mortgaged_before_it_passes():
    table = ruined(deeds=(OAK, ELM), bankrupt_liquidate_first=True)

    table.play(0, DECLARE_BANKRUPTCY)

    assert table.events(MORTGAGED) == [("mortgage.value", -1, 0, 30, OAK), ("mortgage.value", -1, 0, 35, ELM)]
    assert table.events(ESTATE_PAID) == [("bankrupt.player", 0, 1, 75, 0)]
    table.play(1, KEEP_MORTGAGE, OAK).play(1, REDEEM, ELM)
    assert table.cash == [0, 400 + 75 - 3 - 39, 400]


@about("bankrupt.interest", "R-MO-24")
def test_the_creditor_pays_interest_deed_by_deed():
    table = ruined(mortgaged=(OAK, SLATE)).play(0, DECLARE_BANKRUPTCY)

    table.play(1, KEEP_MORTGAGE, OAK)
    first = table.events(INTEREST_PAID)
    table.play(1, KEEP_MORTGAGE, SLATE)

    assert first == [("bankrupt.interest", 1, -1, 3, OAK)]
    assert table.events(INTEREST_PAID) == [("bankrupt.interest", 1, -1, 8, SLATE)]


@about("R-MO-24")
def test_a_creditor_may_be_ruined_by_the_interest():
    # given a creditor without cash whose own deeds are mortgaged
    table = ruined(cash=0, mortgaged=(OAK, SLATE)).play(0, DECLARE_BANKRUPTCY).hold(0, 5)
    table.play(1, KEEP_MORTGAGE, OAK).play(1, MORTGAGE, REED).play(1, MORTGAGE, SEDGE).hold(0, 0)

    # when the next interest cannot be paid
    table.play(1, KEEP_MORTGAGE, SLATE)
    assert table.prompt(1) == RAISE_CASH
    table.play(1, DECLARE_BANKRUPTCY)

    # then the last seat wins and nothing is auctioned
    assert table.due is None
    assert table.state.winner == 2


@about("bankrupt.out", "R-MO-46")
def test_a_bankrupt_seat_is_out_and_its_claims_and_offers_are_gone():
    # given claims of and against seat 0, and an offer to it
    table = ToyTable(seats=4, rent_window=2).own(1, REED, SEDGE).own(0, OAK).hold(10)
    table.offer_trade(2, 0, give=(5, []), want=(0, [OAK])).roll(3, 4).end_turn().roll(1, 4).end_turn()
    table.play(1, CLAIM_RENT, 1)

    # when it is bankrupt
    table.play(0, DECLARE_BANKRUPTCY)

    # then it takes no part any more
    assert table.state.claims == table.state.offers == 0
    assert table.refusal(0, ROLL) == "bankrupt.out"
    assert table.refusal(0, MORTGAGE, OAK) == "bankrupt.out"
    assert table.refusal(2, OFFER_TRADE, 0, 5, 0, 0, 0, 0, 0) == "decision.malformed"
    assert table.prompt(0) == NO_PROMPT
    assert table.options(0) == []
    assert table.due == [2]


@about("R-MO-46")
def test_a_bankruptcy_inside_another_seats_debt_leaves_that_debt_standing():
    # given seat 1 in debt to seat 2, whose claim ruins seat 0
    table = ToyTable(rent_window=2).own(1, REED).own(2, BARGE, FERRY).roll(2, 3).end_turn()
    table.stand(1, 1).roll(3, 4).hold(10, 20, 400).play(2, CLAIM_RENT, 2).play(1, CLAIM_RENT, 1)

    # when seat 0 is bankrupt
    table.play(0, DECLARE_BANKRUPTCY)

    # then seat 1 has its cash and still owes
    assert table.cash == [0, 30, 400]
    assert table.due == [1]
    assert table.prompt(1) == RAISE_CASH


@about("turn.order")
def test_the_turn_passes_on_when_the_seat_on_turn_goes_bankrupt():
    table = ruined().play(0, DECLARE_BANKRUPTCY)

    assert table.due == [1]
    table.roll(1, 3).end_turn().roll(1, 3).end_turn()
    assert table.due == [1]


@about("bankrupt.bank", "bankrupt.auction", "bankrupt.cleared", "R-MO-25", "R-MO-32")
def test_deeds_that_fall_to_the_bank_are_auctioned_in_board_order_free_of_mortgages():
    # given a debtor of the bank
    table = taxed(deeds=(MILL,), mortgaged=(SLATE, OAK))

    # when it is bankrupt
    table.play(0, DECLARE_BANKRUPTCY)

    # then its cash is the bank's and its deeds come up one by one
    assert table.events(ESTATE_PAID) == [("bankrupt.bank", 0, -1, 10, 0)]
    assert [deed for _, _, deed, *_ in table.events(DEED_PASSED)] == [OAK, MILL, SLATE]
    assert table.events(AUCTION_OPENED) == [("bankrupt.auction", -1, 1, OAK, 0)]
    assert table.due == [1, 2]
    table.play(2, BID, 1, 10).play(1, PASS)
    assert table.events(AUCTION_OPENED) == [("bankrupt.auction", -1, 2, MILL, 0)]
    table.play(1, PASS).play(2, PASS).play(1, BID, 3, 30).play(2, PASS)
    assert [table.state.owner[deed] for deed in (OAK, MILL, SLATE)] == [2, -1, 1]
    assert table.state.mortgaged[OAK] == table.state.mortgaged[SLATE] == 0
    assert table.due == [1]


@about("R-MO-32")
def test_a_deed_that_nobody_wants_stays_with_the_bank_and_can_be_bought_by_landing():
    table = taxed(deeds=(OAK,), mortgaged=()).play(0, DECLARE_BANKRUPTCY).play(1, PASS).play(2, PASS)

    table.stand(1, 10).roll(1, 2)

    assert table.prompt(1) == BUY_OR_AUCTION
    assert table.refusal(1, BUY) is None


@about("end.last", "R-MO-32")
def test_the_last_seat_wins_and_nothing_is_auctioned_any_more():
    table = taxed(deeds=(OAK,), seats=2).play(0, DECLARE_BANKRUPTCY)

    assert table.events(WON) == [("end.last", 1, 0, 0, 0)]
    assert table.due is None
    assert table.state.winner == 1
    assert table.state.owner[OAK] == -1
    assert table.refusal(1, ROLL) == "end.last"
    assert table.prompt(1) == NO_PROMPT


@about("end.last")
def test_the_winner_is_asked_nothing_about_the_last_deeds():
    table = ruined(mortgaged=(OAK,), seats=2).play(0, DECLARE_BANKRUPTCY)

    assert table.due is None
    assert table.state.owner[OAK] == 1


@about("R-MO-34")
def test_a_seat_may_resign_at_a_rest_point_and_its_deeds_are_auctioned():
    table = ToyTable().own(2, FLINT).play(2, RESIGN)

    assert table.events(WENT_BANKRUPT) == [("bankrupt.out", 2, -1, 0, 0)]
    assert table.events(AUCTION_OPENED) == [("bankrupt.auction", -1, 1, FLINT, 0)]
    assert table.due == [0, 1]
    table.play(0, PASS).play(1, PASS)
    assert table.due == [0]


@about("R-MO-34")
def test_who_resigns_with_an_open_claim_is_bankrupt_to_its_owner():
    # given two claims against seat 0, the first of them by seat 2
    table = ToyTable().own(2, MILL).own(1, BARGE).own(0, FERRY).roll(3, 3).roll(1, 1)

    table.play(0, RESIGN)

    assert table.events(WENT_BANKRUPT) == [("bankrupt.out", 0, 2, 0, 0)]
    assert table.state.owner[FERRY] == 2
    assert table.due == [1]


@about("R-MO-34")
def test_who_resigns_in_debt_is_bankrupt_to_the_creditor_even_if_able_to_pay():
    table = ruined(cash=90, deeds=(OAK,))

    table.play(0, RESIGN)

    assert table.cash == [0, 490, 400]
    assert table.state.owner[OAK] == 1


@about("R-MO-22")
def test_no_deal_is_made_with_a_seat_that_has_left():
    table = ToyTable(seats=4).own(1, OAK).offer_trade(1, 2, give=(0, [OAK])).play(2, RESIGN)

    assert table.refusal(2, ACCEPT_TRADE, 1, 1) == "bankrupt.out"
    assert table.refusal(3, ACCEPT_TRADE, 1, 1) == "decision.stale"
