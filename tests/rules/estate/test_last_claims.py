"""Open rent claims at the end of a short or timed game: offered once more, then wealth is counted."""

import pytest

from tests.support.estate_variants import SHORT, TIMED, call_time, claim, counted, laid
from tests.support.evidence import rule

RENT = 60


def closing(setup, *claims, cash=(0, 500, 100), variant=SHORT):
    """Let the game end with open claims; seat 0 gives up, or its turn is the last one."""
    table = laid(setup.hold(*cash), variant, seats=len(cash), claims=list(claims), phase="end")
    if variant == TIMED:
        return call_time(table).end_turn()
    return table.play(0, "resign")


def owned(setup, seat):
    """Give a seat a deed; say what it costs."""
    deed = setup.deed("ladder", seat)
    setup.own(seat, deed)
    return deed, setup.printed(deed).price


@rule("short.end", "R-MO-46")
def test_an_open_claim_is_offered_once_more_before_the_count(setup):
    # given a rent of seat 1 that nobody has asked for
    deed, price = owned(setup, 1)
    table = closing(setup, claim(2, 1, deed, RENT))
    assert (table.due, table.prompt(1), table.table.result) == ((1,), "last_claims", None)

    # when seat 1 asks now
    table.claim(1)

    # then it is paid, and the count follows
    assert counted(table) == {1: 500 + RENT + price, 2: 100 - RENT}
    assert table.table.result is not None


@rule("timed.end", "R-MO-46")
def test_the_timed_game_offers_them_too(setup):
    deed, price = owned(setup, 1)
    table = closing(setup, claim(2, 1, deed, RENT), variant=TIMED)
    assert (table.due, table.prompt(1), table.table.result) == ((1,), "last_claims", None)

    table.claim(1)

    assert counted(table) == {0: 0, 1: 500 + RENT + price, 2: 100 - RENT}


@rule("R-MO-46", "short.end")
@pytest.mark.parametrize("variant", [SHORT, TIMED])
def test_who_waives_the_last_claim_counts_without_it(setup, variant):
    deed, price = owned(setup, 1)
    table = closing(setup, claim(2, 1, deed, RENT), variant=variant)

    table.play(1, "waive_rent", claim=1)

    assert (counted(table)[1], counted(table)[2]) == (500 + price, 100)


@rule("R-MO-46", "short.end")
def test_nothing_else_is_played_while_the_last_claims_are_open(setup):
    deed, _ = owned(setup, 1)
    table = closing(setup, claim(2, 1, deed, RENT))

    assert table.may(1) == {"claim_rent", "waive_rent"}
    assert [table.refusal(seat, "roll") for seat in (1, 2)] == ["short.end", "short.end"]
    assert table.refusal(1, "mortgage", deed=deed) == "short.end"
    assert table.refusal(2, "offer_trade", to=1, give={"cash": 10}, want={}) == "short.end"
    assert (table.prompt(2), table.options(2)) == (None, [])


@rule("timed.end", "R-MO-46")
def test_nothing_else_is_played_after_the_last_turn_of_a_timed_game(setup):
    deed, _ = owned(setup, 1)
    table = closing(setup, claim(2, 1, deed, RENT), variant=TIMED)

    assert table.may(1) == {"claim_rent", "waive_rent"}
    assert table.refusal(1, "roll") == "timed.end"
    assert table.refusal(1, "mortgage", deed=deed) == "timed.end"


@rule("R-MO-46", "short.end")
def test_claims_of_several_players_are_all_answered_before_the_count(setup):
    # given a claim of seat 1 against 2 and two of seat 2 against 1
    (first, _), (second, _) = owned(setup, 1), owned(setup, 2)
    table = closing(setup, claim(2, 1, first, 25), claim(1, 2, second, 10), claim(1, 2, second, 15))
    assert table.due == (1, 2)

    # when all are asked for
    table.claim(2, 1).claim(1, 0)
    assert (table.due, table.table.result) == ((2,), None)
    table.claim(2)

    # then only the difference has changed hands
    assert (table.cash, len(counted(table))) == ([0, 500, 100], 2)


@rule("R-MO-46", "short.end")
def test_claims_of_and_against_the_bankrupt_lapse(setup):
    # given claims of seat 0 and against it
    (mine, _), (other, price) = owned(setup, 0), owned(setup, 2)
    table = laid(
        setup.hold(0, 500, 100), SHORT, claims=[claim(1, 0, mine, RENT), claim(0, 2, other, RENT)], phase="end"
    )

    # when seat 0 gives up
    table.play(0, "resign")

    # then nothing of it is offered again; the first who could ask has taken over what there was
    assert table.claims == []
    assert counted(table) == {1: 500, 2: 100 + 2 * price}


@rule("R-MO-46", "R-MO-28", "short.end")
def test_who_must_raise_the_last_rent_sells_and_mortgages_first(setup):
    # given a debtor without cash but with a deed
    (deed, price), (helper, worth) = owned(setup, 1), owned(setup, 2)
    table = closing(setup, claim(2, 1, deed, RENT), cash=(0, 500, 0)).claim(1)
    assert (table.due, table.prompt(2)) == ((2,), "raise_cash")

    # when it mortgages and pays
    table.play(2, "mortgage", deed=helper).play(2, "settle")

    # then its deed counts half
    assert counted(table) == {1: 500 + RENT + price, 2: worth // 2 - RENT + worth // 2}


@rule("R-MO-46", "R-MO-28", "short.end")
def test_a_last_claim_that_bankrupts_is_settled_before_the_count(setup):
    # given a debtor with 20 and a mortgaged deed, and a third player
    (deed, price), (poor, worth) = owned(setup, 1), (setup.deed("utility"), 150)
    setup.own(2, poor, mortgaged=True)
    table = closing(setup, claim(2, 1, deed, RENT), cash=(0, 500, 20, 100)).claim(1)

    # when it is bankrupt and the creditor keeps the mortgage
    table.play(2, "declare_bankruptcy").play(1, "keep_mortgage", deed=poor)

    # then what it had is counted for the creditor, less the interest
    assert counted(table) == {1: 500 + price + 20 + worth // 2 - 8, 3: 100}
    assert table.table.result.ranking == ((1,), (3,), (2,), (0,))


@rule("R-MO-46", "R-MO-28", "timed.end")
def test_a_last_claim_of_the_timed_game_may_bankrupt_as_well(setup):
    (deed, price), (poor, worth) = owned(setup, 1), (setup.deed("utility"), 150)
    setup.own(2, poor)
    table = closing(setup, claim(2, 1, deed, 500), cash=(50, 500, 20), variant=TIMED).claim(1)

    table.play(2, "declare_bankruptcy")

    assert counted(table) == {0: 50, 1: 500 + price + 20 + worth}
    assert table.table.result.ranking == ((1,), (0,), (2,))


@rule("R-MO-46", "short.end")
def test_the_last_claims_wait_for_a_debt(setup):
    # given two creditors of a debtor who is short
    (first, _), (second, _) = owned(setup, 1), owned(setup, 2)
    helper = setup.deed("utility")
    setup.own(3, helper)
    table = closing(setup, claim(3, 1, first, RENT), claim(3, 2, second, 5), cash=(0, 500, 100, 10))

    # when one has asked
    table.claim(1, 0)

    # then the other waits until the debt is settled
    assert table.refusal(2, "claim_rent", claim=2) == "debt.raise"
    table.play(3, "mortgage", deed=helper).play(3, "settle")
    assert (table.due, table.prompt(2)) == ((2,), "last_claims")


@rule("R-MO-46", "short.end")
def test_a_claim_whose_window_is_closed_is_not_offered(setup):
    deed, price = owned(setup, 1)

    table = closing(setup)

    assert table.claims == []
    assert counted(table) == {1: 500 + price, 2: 100}
    assert deed in table.seat(1)["deeds"]


@rule("E1-QUICK-08", "R-MO-46")
def test_the_dice_for_a_utility_are_thrown_for_the_last_claim_too(setup):
    # given a utility whose rent is thrown when it is asked for
    deed = setup.deed("utility")
    waiting = {"debtor": 2, "creditor": 1, "deed": deed, "factor": 4}
    variant = {**SHORT, "utility_roll": "new"}
    table = laid(setup.own(1, deed).hold(0, 500, 100), variant, claims=[waiting], phase="end", dice=[(3, 5)])

    # when it is asked for at the end
    table.play(0, "resign").claim(1)

    # then four times the dice are paid before the count
    assert counted(table) == {1: 500 + 32 + 150, 2: 100 - 32}
