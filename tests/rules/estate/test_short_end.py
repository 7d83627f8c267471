"""The first bankruptcy ends the short game: how it is settled, and what no longer happens."""

import pytest

from tests.support.estate_variants import SHORT, TOP, claim, counted, dealt, laid, ruined, taxed, victory
from tests.support.evidence import rule

TENTH = 10


def hotels(setup):
    """What the dear hotels of the creditor in ``ruined`` are worth, deeds and all."""
    deeds = [setup.printed(deed) for deed in setup.street_group(-1)]
    return sum(deed.price + 3 * deed.build_price + deed.hotel_price for deed in deeds)


# the end


@rule("short.end")
def test_the_first_bankruptcy_ends_the_game_and_the_others_count(setup):
    # given three players, of whom one cannot pay
    table = taxed(setup.hold(10, 400, 700))

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the two others are counted, and the game is over
    assert counted(table) == {1: 400, 2: 700}
    assert table.table.result.ranking == ((2,), (1,), (0,))
    assert table.table.result.reason == "short.end"


@rule("short.end")
def test_after_the_end_nothing_is_asked_or_taken(setup):
    table = taxed(setup.hold(10, 400, 700)).play(0, "declare_bankruptcy")

    assert table.due == ()
    assert [table.prompt(seat) for seat in range(3)] == [None, None, None]
    assert table.refusal(1, "roll") == "end.last"
    assert table.options(1) == []


@rule("short.end")
def test_a_debt_that_can_be_raised_ends_nothing(setup):
    helper = setup.deed("ladder")
    table = taxed(setup.own(0, helper).hold(50, 400, 700))
    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.table.result is None
    assert table.prompt(0) == "finish_turn"


@rule("short.end", "R-MO-34")
def test_whoever_resigns_is_the_first_bankrupt(setup):
    table = setup.hold(10, 400, 700).table(options=SHORT)

    table.play(1, "resign")

    assert table.table.result.ranking == ((2,), (0,), (1,))


@rule("short.end")
def test_of_two_players_the_one_who_is_left_has_won(setup):
    table = taxed(setup.hold(10, 0), seats=2)

    table.play(0, "declare_bankruptcy")

    assert table.table.result.winners == (1,)
    assert table.due == ()


@rule("short.end", "short.score", "R-CW-33")
def test_of_two_players_the_one_who_is_left_is_scored_too(setup):
    deed = setup.deed("ladder")
    table = taxed(setup.own(1, deed).hold(10, 400), seats=2)

    table.play(0, "declare_bankruptcy")

    assert counted(table) == {1: 400 + setup.printed(deed).price}
    assert table.table.result.reason == "short.end"


@rule("short.end", "R-MO-28", "bankrupt.interest")
def test_of_two_players_the_one_who_is_left_pays_the_interest_before_it_is_counted(setup):
    # given a debtor whose only deed, of price 200, is mortgaged
    deed = setup.deed("ladder")
    table = ruined(setup.own(0, deed, mortgaged=True).hold(0, 400), seats=2)

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the other is asked about the deed, and what it pays is not counted
    assert (table.due, table.prompt(1), table.table.result) == ((1,), "keep_or_redeem", None)
    table.play(1, "keep_mortgage", deed=deed)
    assert counted(table) == {1: 400 - TENTH + 100 + hotels(setup)}
    assert table.table.result.winners == (1,)


@rule("short.end", "R-MO-28")
def test_the_last_player_cannot_go_bankrupt_for_interest_that_nothing_covers(setup):
    # given two players without cash; the one on a deed of the other has two mortgaged deeds
    mine = setup.deed()
    left = setup.groups("ladder")[0][:2]
    setup.own(1, mine, mortgaged=True).own(0, *left, mortgaged=True).hold(0, TENTH)
    table = laid(setup, SHORT, seats=2, claims=[claim(0, 1, mine, 50)]).claim(1)

    # when it goes bankrupt and the other keeps both mortgages, ten credits each
    table.play(0, "declare_bankruptcy")
    table.play(1, "keep_mortgage", deed=left[0]).play(1, "keep_mortgage", deed=left[1])

    # then the second ten fall away, and the last one has won
    assert table.cash == [0, 0]
    assert table.table.result.winners == (1,)


@rule("short.end", "end.last", "R-MO-28", "R-MO-34")
def test_the_last_player_does_not_give_up(setup):
    # given the last player, who must raise ten credits of interest from a deed of its own
    mine, left = setup.deed(), setup.deed("ladder")
    setup.own(1, mine).own(0, left, mortgaged=True).hold(0, 0)
    table = laid(setup, SHORT, seats=2, claims=[claim(0, 1, mine, 50)]).claim(1)
    table.play(0, "declare_bankruptcy").play(1, "keep_mortgage", deed=left)
    assert (table.due, table.prompt(1)) == ((1,), "raise_cash")

    # then it pays: it cannot leave the game
    assert table.refusal(1, "resign") == "end.last"
    assert "resign" not in table.may(1)
    table.play(1, "mortgage", deed=mine).play(1, "settle")
    assert table.table.result.winners == (1,)


@rule("short.end")
def test_the_creditor_need_not_be_the_richest(setup):
    # given a debtor whose creditor is poorer than the third player
    table = ruined(setup.hold(10, 0, 9000))

    table.play(0, "declare_bankruptcy")

    assert counted(table) == {1: hotels(setup) + 10, 2: 9000}
    assert table.table.result.winners == (2,)


@rule("short.end")
def test_no_offer_outlives_the_end(setup):
    # given a trade on the table
    table = setup.own(1, setup.deed()).hold(10, 400, 700).table(options=SHORT)
    table.play(1, "offer_trade", to=2, give={"deeds": [setup.deed()]}, want={"cash": 100})

    # when seat 0 gives up
    table.play(0, "resign")

    # then it is no longer there
    assert table.view["offers"] == []
    assert counted(table) == {1: 400 + setup.printed(setup.deed()).price, 2: 700}


# bankrupt to a player


@rule("short.end", "R-MO-28")
def test_a_player_receives_what_its_debtor_had_before_it_is_counted(setup):
    # given a debtor with 30, a deed and houses
    utility = setup.deed("utility")
    houses = setup.own_group(seat=0, nth=0, level=1)
    setup.own(0, utility).hold(30, 0, 0)
    table = ruined(setup)

    # when it is bankrupt
    table.play(0, "declare_bankruptcy")

    # then the creditor counts the cash, the deeds, and half the price of the houses
    deeds = sum(setup.printed(deed).price for deed in (*houses, utility))
    half = sum(setup.printed(deed).build_price // 2 for deed in houses)
    assert counted(table) == {1: hotels(setup) + 30 + deeds + half, 2: 0}
    assert table.owner(utility) == 1


@rule("short.end", "R-MO-28")
def test_the_creditor_pays_a_tenth_on_every_mortgaged_deed_before_the_count(setup):
    # given a debtor with two mortgaged deeds
    first, second = setup.deed("ladder"), setup.deed("utility")
    setup.own(0, first, second, mortgaged=True).hold(0, 500, 0)
    table = ruined(setup).play(0, "declare_bankruptcy")
    assert (table.due, table.prompt(1), table.table.result) == ((1,), "keep_or_redeem", None)

    # when the creditor keeps both mortgages
    table.play(1, "keep_mortgage", deed=first).play(1, "keep_mortgage", deed=second)

    # then it has paid the interest and counts half their prices
    values = [setup.printed(deed).mortgage for deed in (first, second)]
    interest = sum(-(-value // TENTH) for value in values)
    halves = sum(setup.printed(deed).price // 2 for deed in (first, second))
    assert counted(table) == {1: hotels(setup) + 500 - interest + halves, 2: 0}


@rule("short.end", "R-MO-28")
def test_the_creditor_may_redeem_before_the_count(setup):
    # given a debtor with a mortgaged deed
    deed = setup.deed("ladder")
    table = ruined(setup.own(0, deed, mortgaged=True).hold(0, 500, 0)).play(0, "declare_bankruptcy")

    # when the creditor redeems it
    table.play(1, "redeem", deed=deed)

    # then the whole price counts, less mortgage and interest
    printed = setup.printed(deed)
    cost = printed.mortgage + printed.mortgage // TENTH
    assert counted(table)[1] == hotels(setup) + 500 - cost + printed.price


@rule("short.end", "R-MO-28")
def test_a_creditor_without_cash_raises_the_interest_before_the_count(setup):
    # given a creditor without cash but with a deed to mortgage
    deed, helper = setup.deed("ladder"), setup.deed("utility")
    setup.own(0, deed, mortgaged=True).own(1, helper).hold(0, 0, 0)
    table = ruined(setup).play(0, "declare_bankruptcy").play(1, "keep_mortgage", deed=deed)
    assert (table.prompt(1), table.table.result) == ("raise_cash", None)

    # when it raises the interest
    table.play(1, "mortgage", deed=helper).play(1, "settle")

    # then the count follows
    printed, raised = setup.printed(deed), setup.printed(helper)
    left = raised.mortgage - printed.mortgage // TENTH + raised.price // 2
    assert counted(table)[1] == hotels(setup) + printed.price // 2 + left


@rule("short.end", "R-MO-28")
def test_cards_that_open_the_jail_pass_to_the_creditor_but_count_nothing(setup):
    deck = setup.decks[0]
    table = ruined(setup.keep(0, deck).hold(0, 0, 0))

    table.play(0, "declare_bankruptcy")

    assert table.seat(1)["jail_cards"] == [deck]
    assert counted(table)[1] == hotels(setup)


# bankrupt to the bank


@rule("short.end", "R-MO-28")
def test_what_falls_to_the_bank_leaves_the_game_without_an_auction(setup):
    # given a bankrupt with a mortgaged deed and a card
    deed, deck = setup.deed("utility"), setup.decks[0]
    table = taxed(setup.own(0, deed, mortgaged=True).keep(0, deck).hold(10, 400, 700))

    # when it cannot pay the bank
    table.play(0, "declare_bankruptcy")

    # then nobody bids, and nobody has the deed
    assert table.happened("AuctionOpened") == []
    assert (table.owner(deed), table.is_mortgaged(deed)) == (None, False)
    assert table.cash == [0, 400, 700]
    assert counted(table) == {1: 400, 2: 700}


@rule("short.end", "R-MO-28")
def test_buildings_that_fall_to_the_bank_bring_nobody_anything(setup):
    # given a player with hotels and houses who gives up
    setup.own_group(seat=0, level=TOP)
    table = setup.hold(10, 400, 700).table(options=SHORT)

    table.play(0, "resign")

    assert table.happened("BuildingSold") == []
    assert table.stock == (32, 12)
    assert counted(table) == {1: 400, 2: 700}


# in the whole game, and with missions


@rule("short.end")
@pytest.mark.parametrize("variant", [{}, {"variant": "timed"}])
def test_only_in_the_short_game_is_the_first_bankruptcy_the_end(setup, variant):
    table = setup.hold(10, 400, 700).table(options=variant)

    table.play(0, "resign")

    assert table.table.result is None
    assert table.due == (1,)


@rule("CW-QUICK-07", "R-CW-33", "R-MO-28")
def test_a_quick_victory_is_the_first_bankruptcy(setup):
    # given a rich player with a deed
    deed = setup.deed("ladder")

    # when it is defeated on a mission
    table = victory(setup, {"cash": 100}, {"cash": 5000, "deeds": [deed]}, {"cash": 900})

    # then all it had is counted for the victor, and the game is over
    assert table.told("WentBankrupt", "seat", "creditor") == [(1, 0)]
    assert counted(table) == {0: 100 + 5000 + setup.printed(deed).price, 2: 900}
    assert table.table.result.ranking == ((0,), (2,), (1,))
    assert table.table.result.reason == "short.end"


@rule("CW-QUICK-07", "R-CW-33")
def test_after_a_quick_victory_the_richest_wins_even_if_it_is_another(setup):
    table = victory(setup, {"cash": 100}, {"cash": 50}, {"cash": 900})

    assert counted(table) == {0: 150, 2: 900}
    assert table.table.result.winners == (2,)


@rule("short.end", "short.deal")
def test_dealt_deeds_count_like_any_other(setup):
    # given a game that has just begun, with three dear deeds for seat 1
    dear, cheap = setup.street_group(-2), setup.street_group(1)
    others = setup.groups("ladder")[0]
    deeds = [deed for three in zip(cheap, dear, others, strict=False) for deed in three]
    table = dealt(setup, SHORT, deeds, seats=3)

    table.play(0, "resign")

    assert counted(table) == {1: 1500 + 300 + 300 + 320, 2: 1500 + 3 * 200}
