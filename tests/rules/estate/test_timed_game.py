"""The timed game: two deeds dealt and paid, the usual rules, and an end by the clock."""

import pytest

from tests.support.estate_debts import charged
from tests.support.estate_variants import BANK, SHORT, TIMED, call_time, counted, dealt, laid
from tests.support.evidence import rule

PARKING = [(1, 2)]


def parked(setup, seats=3):
    """Put every token where a throw of 1 and 2 leads to free parking."""
    for seat in range(seats):
        setup.stand(seat, setup.space("parking") - 3)
    return setup


# the deal


@rule("timed.deal")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_dealt_two_deeds_and_pays_their_price_at_once(setup, seats):
    # given as many deeds as are dealt
    deeds = setup.estate.deeds[: 2 * seats]

    # when the game is set up
    table = dealt(setup, TIMED, [deed.id for deed in deeds], seats)

    # then each has two of them and has paid the bank for both
    prices = [deed.price for deed in deeds]
    assert table.cash == [1500 - prices[seat] - prices[seat + seats] for seat in range(seats)]
    assert [len(table.seat(seat)["deeds"]) for seat in range(seats)] == [2] * seats


@rule("CW-TIMED-02")
def test_who_is_dealt_deeds_of_100_and_60_begins_with_1340(setup):
    table = dealt(setup, TIMED, ["ruusan", "twilight", "tatooine-system", "resolute"])

    assert table.cash == [1340, 1100]
    assert table.paid[0] == ("Bought", "timed.deal", 0, BANK, 100)


@rule("E1-TIMED-02")
def test_who_is_dealt_lots_of_100_and_60_begins_with_1340(setup):
    table = dealt(setup, TIMED, ["hangar-bay", "gasganos-podracer", "naboo-plains", "moisture-farm"])

    assert table.cash == [1340, 1150]
    assert sorted(table.seat(0)["deeds"]) == ["hangar-bay", "naboo-plains"]


@rule("timed.deal")
def test_after_the_deal_the_timed_game_begins_as_ever(setup):
    table = dealt(setup, TIMED, [deed.id for deed in setup.estate.deeds][:4])

    assert [event.kind for event in table.last[:2]] == ["DeedDealt", "Bought"]
    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")


# the usual rules


@rule("CW-TIMED-03", "timed.usual")
def test_a_city_of_the_timed_game_needs_four_settlements(setup):
    # given three settlements on each street
    first, *others = setup.own_group(seat=0, level=3)
    table = setup.hold(1000).table(options=TIMED)

    # when one more is built
    table.play(0, "build", deed=first)

    # then it is the fourth settlement, and a city waits for the others
    assert (table.level(first), table.stock[1]) == (4, 12)
    assert table.refusal(0, "build", deed=first) == "build.hotel"
    for deed in others:
        table.play(0, "build", deed=deed)
    assert table.play(0, "build", deed=first).stock[1] == 11


@rule("CW-TIMED-03", "timed.usual")
def test_a_bankruptcy_does_not_end_the_timed_game_and_the_bank_auctions(setup):
    deed = setup.deed("utility")
    table = setup.own(0, deed).hold(0, 500, 500).table(options=TIMED)

    table.play(0, "resign")
    assert (table.prompt(1), table.table.result) == ("bid_or_pass", None)
    table.bid(1, 10).passes(2)

    assert (table.owner(deed), table.cash[1], table.due) == (1, 490, (1,))


@rule("CW-TIMED-03", "timed.usual")
def test_a_missed_throw_from_jail_costs_the_turn_in_the_timed_game(setup):
    table = setup.imprison(0).hold(500, 500, 500).table(dice=[(4, 6)], options=TIMED).roll()

    assert (table.jailed(0), table.cash[0], table.prompt(0)) == (2, 500, "finish_turn")


@rule("timed.end", "end.last")
def test_who_alone_is_left_has_won_before_the_time_is_up(setup):
    table = charged(setup, cash=0, seats=2, options=TIMED)

    table.play(0, "declare_bankruptcy")

    assert table.table.result.winners == (1,)
    assert table.table.result.reason == "end.last"


# the clock


@rule("timed.end")
def test_when_the_time_is_up_the_richest_wins(setup):
    table = call_time(laid(setup.hold(300, 900, 500), TIMED, phase="end"))

    table.end_turn()

    assert counted(table) == {0: 300, 1: 900, 2: 500}
    assert set(table.told("Counted", "key")) == {"timed.end"}
    assert table.table.result.ranking == ((1,), (2,), (0,))
    assert table.table.result.reason == "timed.end"
    assert (table.due, table.refusal(BANK, "time_up") is None) == ((), False)


@rule("timed.end", "R-MO-29")
def test_the_turn_under_way_is_played_to_its_end(setup):
    # given a player who has not yet thrown
    table = parked(setup).hold(300, 900, 500).table(dice=PARKING, options=TIMED)

    # when the time is up
    call_time(table)

    # then it throws, moves and ends its turn, and only then the wealth is counted
    assert (table.due, table.prompt(0), table.table.result) == ((0,), "roll_dice", None)
    assert table.roll().where(0) == setup.space("parking")
    assert (table.prompt(0), table.table.result) == ("finish_turn", None)
    assert len(counted(table.end_turn())) == 3
    assert table.happened("TurnPassed") == []


@rule("timed.end", "R-MO-29")
def test_the_throws_for_doubles_belong_to_the_turn(setup):
    # given doubles that have led to free parking, and a deed nine steps ahead
    setup.stand(0, setup.space("parking") - 4).hold(300, 900, 500)
    table = setup.table(dice=[(2, 2), (4, 5)], options=TIMED).roll()
    deed = setup.printed(setup.estate.spaces[table.where(0) + 9].id)

    # when the time is up before the next throw
    call_time(table)
    assert (table.prompt(0), table.refusal(0, "end_turn")) == ("roll_dice", "doubles.again")

    # then it throws again and buys where it lands, before the count
    table.roll().play(0, "buy")
    assert (table.prompt(0), table.table.result) == ("finish_turn", None)
    assert table.cash[0] == 300 - deed.price
    assert counted(table.end_turn()) == {0: 300, 1: 900, 2: 500}


@rule("timed.end", "R-MO-29")
def test_third_doubles_end_the_last_turn_in_jail(setup):
    table = setup.hold(300, 900, 500).table(doubles=2, dice=[(3, 3)], options=TIMED)

    call_time(table).roll()
    assert (table.jailed(0), table.prompt(0)) == (1, "finish_turn")

    assert table.end_turn().table.result.winners == (1,)


@rule("timed.end", "R-MO-29")
def test_a_purchase_and_an_auction_under_way_are_finished(setup):
    # given a deed that is turned down
    deed = setup.deed(nth=2)
    table = setup.hold(300, 900, 500).landed(deed, options=TIMED).play(0, "auction")

    # when the time is up during the bidding
    call_time(table).bid(2, 40).passes(0, 1)

    # then the highest bidder has it, and it counts its price
    assert table.table.result is None
    assert counted(table.end_turn()) == {0: 300, 1: 900, 2: 460 + setup.printed(deed).price}


@rule("timed.end", "R-MO-29")
def test_a_debt_under_way_is_settled(setup):
    # given a tax that seat 0 must raise
    helper = setup.deed("ladder")
    table = setup.own(0, helper).hold(10, 900, 500).landed(setup.space("tax", -1), options=TIMED)
    assert table.prompt(0) == "raise_cash"

    # when the time is up meanwhile
    call_time(table).play(0, "mortgage", deed=helper).play(0, "settle")

    # then the wealth is counted after it
    tax = setup.estate.spaces[setup.space("tax", -1)].amount
    assert counted(table.end_turn()) == {0: 10 + 100 - tax + 100, 1: 900, 2: 500}


@rule("timed.end", "R-MO-29")
def test_a_bankruptcy_in_the_last_turn_is_settled_by_the_usual_rules(setup):
    # given a player who owes the bank more than it has, in the last turn
    deed = setup.deed("utility")
    setup.own(0, deed, mortgaged=True).hold(0, 900, 500)
    table = call_time(setup.landed(setup.space("tax", -1), options=TIMED))

    # when it is bankrupt, its deed is auctioned
    table.play(0, "declare_bankruptcy").bid(1, 100).passes(2)

    # then the game is over and the others are counted
    assert counted(table) == {1: 800 + setup.printed(deed).price, 2: 500}
    assert table.table.result.ranking == ((1,), (2,), (0,))


@rule("timed.end", "R-MO-29")
def test_only_the_bank_calls_the_time_and_only_once(setup):
    table = setup.table(options=TIMED)
    assert table.refusal(0, "time_up") == "decision.malformed"
    assert table.refusal(BANK, "time_up") is None

    call_time(table)

    assert table.told("TimeCalled", "key", "seat") == [("timed.end", BANK)]
    assert table.refusal(BANK, "time_up") == "timed.end"


@rule("timed.end")
@pytest.mark.parametrize("variant", [{}, SHORT])
def test_other_games_know_no_clock(setup, variant):
    table = setup.table(options=variant)

    assert table.refusal(BANK, "time_up") == "timed.end"
