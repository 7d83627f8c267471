"""Thrifty: careful with cash, keen on rent and sets, always legal, and able to say why."""

import pytest

from holotable import Script, Table
from holotable.bots import bot, check_bot
from holotable.core.decisions import Decision
from holotable.core.errors import EditionError
from holotable.core.keys import ALLOWED
from holotable.editions import load_edition
from holotable.families.estate.ai import THRIFTY, Driver, play_many
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.reasons import CHEAP_ENOUGH
from holotable.families.estate.ai.thrifty import thrifty_choice
from holotable.families.estate.named import NamedEstate
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AUCTION,
    BID,
    BUILD,
    BUY,
    CLAIM_RENT,
    DECLARE_BANKRUPTCY,
    DECLINE_TRADE,
    KEEP_MORTGAGE,
    MORTGAGE,
    OFFER_TRADE,
    PASS,
    PAY_FINE,
    REDEEM,
    ROLL,
    SELL_BUILDING,
    SELL_SET,
    SETTLE,
    USE_JAIL_CARD,
    WAIVE_RENT,
    WANT,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.legality import why_not
from holotable.families.estate.rules.ownership import set_level, set_mortgage
from holotable.families.estate.rules.prompts import due
from holotable.families.estate.rules.state import CLOSING
from tests.support.estate_play import EDITIONS, FreePlay
from tests.support.toy_board import BARGE, ELM, FERRY, FLINT, MEADOW, MILL, OAK, REED, SEDGE, SLATE, WOOD
from tests.support.toy_table import ToyTable, deeds_of

pytestmark = pytest.mark.interpreted

EVERY_DEED = (OAK, FERRY, ELM, REED, MILL, SEDGE, BARGE, SLATE, FLINT)
GAMES = 60


def choice(table, seat, notes=None):
    """Give what thrifty decides, as a kind and its first argument, or None for nothing."""
    decision = Decision()
    if not thrifty_choice(table.state, seat, notes or Notes(), decision):
        return None
    assert why_not(table.state, seat, decision) == ALLOWED
    return decision.kind, decision.argument[0]


def goods_of(decision):
    """Give both sides of an offer: cash and deeds."""
    return tuple(decision.argument[1:3]), tuple(decision.argument[4:6])


# rent


def test_it_asks_for_rent_though_it_is_not_its_turn():
    table = ToyTable(2).own(1, OAK).stand(0, 10).roll(1, 2)

    assert choice(table, 1) == (CLAIM_RENT, table.claim)


def test_it_does_not_ask_for_a_rent_that_a_mortgage_has_ended_and_lets_it_go_at_the_end():
    table = ToyTable(2).own(1, OAK).stand(0, 10).roll(1, 2)
    table.state.board.mortgage_keeps_rent = False
    set_mortgage(table.state, OAK, True)

    assert (choice(table, 1) or (None,))[0] != CLAIM_RENT
    table.state.phase = CLOSING
    assert choice(table, 1) == (WAIVE_RENT, table.claim)


# buying


def test_it_buys_what_leaves_its_reserve():
    table = ToyTable(2).hold(80, 400).roll(1, 2)

    assert choice(table, 0) == (AUCTION, 0)
    assert choice(table.hold(90), 0)[0] == BUY


def test_it_keeps_more_where_others_have_built():
    table = ToyTable(2).own(1, SLATE, FLINT).hold(1000, 1000)
    for deed in (SLATE, FLINT, SLATE, FLINT):
        table.play(1, BUILD, deed)
    table.roll(1, 2).hold(125)

    assert choice(table, 0)[0] == AUCTION


def test_it_mortgages_a_single_deed_to_complete_a_set():
    table = ToyTable(2).own(0, OAK, MILL).hold(20, 400).roll(1, 2)

    assert choice(table, 0) == (MORTGAGE, MILL)
    assert choice(table.hold(70), 0)[0] == BUY


def test_it_leaves_a_deed_to_whoever_has_begun_the_group_when_groups_are_split():
    table = ToyTable(2).own(1, OAK).hold(400, 400).roll(1, 2)
    split = ToyTable(2).own(1, OAK, REED).own(0, SEDGE).hold(400, 400).roll(1, 2)

    assert choice(table, 0)[0] == BUY
    assert choice(split, 0)[0] == AUCTION


# auctions


def test_it_bids_in_steps_up_to_the_price_and_then_passes():
    table = ToyTable(2).roll(1, 2).play(0, AUCTION)
    table.play(1, BID, table.state.lot, 60)

    assert choice(table, 0)[0] == BID
    table.play(0, BID, table.state.lot, 70)
    assert choice(table, 1) == (PASS, 0)


def test_it_bids_its_reserve_only_as_far_as_a_mortgage_would_bring_it_back():
    table = ToyTable(2).hold(50, 400).roll(1, 2).play(0, AUCTION)
    back = table.state.board.mortgage_value[table.state.lot_deed]

    table.play(1, BID, table.state.lot, back - 2)
    assert choice(table, 0)[0] == BID
    table.play(0, BID, table.state.lot, back).play(1, BID, table.state.lot, back + 2)
    assert choice(table, 0) == (PASS, 0)


def test_a_deed_that_it_leaves_to_another_is_still_worth_its_mortgage():
    table = ToyTable(2).own(1, OAK, REED).own(0, SEDGE).hold(752, 752).roll(1, 2).play(0, AUCTION)
    notes = Notes()

    table.play(1, BID, table.state.lot, table.state.board.auction_opening)
    assert choice(table, 0, notes)[0] == BID
    assert notes.reason == CHEAP_ENOUGH
    table.play(0, BID, table.state.lot, notes.amount).play(1, BID, table.state.lot, notes.amount + 2)
    assert choice(table, 0) == (PASS, 0)


def test_without_trades_it_does_not_take_from_another_what_that_one_cannot_pay():
    """A group that is split without trades stays split, and a game without sets never ends."""
    table = ToyTable(2).own(1, OAK, REED).own(0, SEDGE).hold(752, 30).roll(1, 2).play(0, AUCTION)
    notes = Notes()
    notes.trades = False

    table.play(1, BID, table.state.lot, 12)
    assert choice(table, 0, notes)[0] == BID
    table.play(0, BID, table.state.lot, 28).play(1, BID, table.state.lot, 30)
    assert choice(table, 0, notes) == (PASS, 0)


def test_it_mortgages_to_bid_for_the_last_deed_of_a_set():
    table = ToyTable(2).own(0, OAK, MILL).hold(40, 400).roll(1, 2).play(0, AUCTION)
    table.play(1, BID, table.state.lot, 60)

    assert choice(table, 0) == (MORTGAGE, MILL)


# building


def test_it_builds_evenly_to_three_houses_while_the_reserve_stays():
    table = ToyTable(2).own(0, OAK, ELM).hold(20 + 6 * 40, 0)
    levels = []
    while choice(table, 0)[0] == BUILD:
        table.play(0, *choice(table, 0))
        levels.append((table.state.level[OAK], table.state.level[ELM]))

    assert levels == [(0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3)]
    assert table.cash[0] == 20


def test_a_rich_player_goes_on_to_hotels():
    table = ToyTable(2).own(0, OAK, ELM).hold(2000, 0)
    while choice(table, 0)[0] == BUILD:
        table.play(0, *choice(table, 0))

    assert table.state.level[OAK] == table.state.level[ELM] == table.state.board.top_level


def test_where_houses_are_short_a_rich_player_takes_them_from_its_cheap_set():
    table = ToyTable(2, houses=10).own(0, OAK, ELM, SLATE, FLINT)
    levels(table, {OAK: 2, ELM: 2, SLATE: 3, FLINT: 3})

    assert choice(table.hold(700, 0), 0)[0] == ROLL
    assert choice(table.hold(5000, 0), 0) == (SELL_BUILDING, OAK)
    build_on(table)
    assert [table.state.level[deed] for deed in (OAK, ELM, SLATE, FLINT)] == [5, 5, 5, 5]


def test_where_hotels_are_short_the_dear_set_gets_them():
    table = ToyTable(2, houses=8, hotels=2).own(0, OAK, ELM, SLATE, FLINT)
    levels(table, {OAK: 5, ELM: 5, SLATE: 4, FLINT: 4})

    assert choice(table.hold(5000, 0), 0) == (SELL_SET, WOOD)
    build_on(table)
    assert [table.state.level[deed] for deed in (OAK, ELM, SLATE, FLINT)] == [4, 4, 5, 5]


def test_a_dear_set_gives_nothing_to_a_cheap_one():
    table = ToyTable(2, houses=8).own(0, OAK, ELM, SLATE, FLINT).hold(5000, 0)
    levels(table, {OAK: 3, ELM: 3, SLATE: 1, FLINT: 1})
    build_on(table)
    assert table.state.level[SLATE] == table.state.level[FLINT] == 5

    table = ToyTable(2, houses=8, hotels=0).own(0, OAK, ELM, SLATE, FLINT).hold(5000, 0)
    levels(table, {OAK: 0, ELM: 0, SLATE: 4, FLINT: 4})
    assert choice(table, 0)[0] == ROLL


def test_whoever_has_most_to_spare_pays_most_for_a_piece_that_is_short():
    table = ToyTable(2, houses=1).own(0, OAK, ELM).own(1, REED, SEDGE).hold(400, 400)
    table.play(0, BUILD, OAK).play(0, WANT, 1).play(1, WANT, 1).play(1, BID, table.state.lot, 70)

    assert choice(table, 0)[0] == PASS
    assert choice(table.hold(4000), 0)[0] == BID


def levels(table, wanted):
    """Put buildings on deeds."""
    for deed, level in wanted.items():
        set_level(table.state, deed, level)


def build_on(table):
    """Let seat 0 build, and sell for it, until it throws."""
    decision = Decision()
    while thrifty_choice(table.state, 0, Notes(), decision) and decision.kind != ROLL:
        table.play(0, decision.kind, *decision.argument[: 2 if decision.kind == SELL_SET else 1])


# debts


def test_in_debt_it_mortgages_single_deeds_before_it_sells_buildings():
    table = ToyTable(2).own(0, OAK, ELM, MILL).own(1, SLATE).hold(400, 400)
    table.play(0, BUILD, OAK).stand(0, 6).hold(0).roll(1, 2).play(1, CLAIM_RENT, 1)

    assert choice(table, 0) == (MORTGAGE, MILL)
    table.play(0, MORTGAGE, MILL)
    assert choice(table, 0) == (SELL_BUILDING, OAK)


def test_it_pays_as_soon_as_it_can_and_gives_up_only_when_nothing_helps():
    table = ToyTable(2).own(1, SLATE).stand(0, 6).hold(0).roll(1, 2).play(1, CLAIM_RENT, 1)

    assert choice(table, 0)[0] == DECLARE_BANKRUPTCY
    assert choice(table.hold(60), 0)[0] == SETTLE


def test_hotels_that_cannot_become_houses_are_sold_in_one_sale():
    table = ToyTable(2, houses=0).own(0, OAK, ELM).own(1, SLATE)
    hotels(table, OAK, ELM)
    table.stand(0, 6).hold(0).roll(1, 2).play(1, CLAIM_RENT, 1)

    assert choice(table, 0) == (SELL_SET, WOOD)


def hotels(table, *deeds):
    """Put hotels on deeds."""
    for deed in deeds:
        set_level(table.state, deed, table.state.board.top_level)


# mortgages


def test_a_received_mortgage_is_redeemed_only_by_the_rich():
    table = ToyTable(2).own(1, OAK, mortgaged=True).hold(400, 400)
    table.offer_trade(1, 0, give=(0, [OAK])).play(0, ACCEPT_TRADE, 1, 1)

    assert choice(table, 0) == (REDEEM, OAK)
    assert choice(table.hold(50), 0) == (KEEP_MORTGAGE, OAK)


def test_it_redeems_when_it_is_rich():
    table = ToyTable(2).own(0, OAK, mortgaged=True)

    assert choice(table.hold(60), 0) == (ROLL, 0)
    assert choice(table.hold(400), 0) == (REDEEM, OAK)


# jail


def test_it_leaves_the_jail_while_there_are_deeds_to_buy():
    table = jailed()

    assert choice(table, 0) == (PAY_FINE, 0)
    assert choice(table.hold(40), 0) == (ROLL, 0)
    table.state.jail_cards[0] = 1
    assert choice(table, 0) == (USE_JAIL_CARD, 0)


def test_it_stays_in_jail_when_everything_is_sold():
    assert choice(jailed().own(1, *EVERY_DEED), 0) == (ROLL, 0)


def jailed():
    table = ToyTable(2).stand(0, MEADOW)
    table.state.jail[0] = 1
    return table


# trades


def test_it_offers_a_swap_that_completes_a_set_for_both():
    table = ToyTable(2).own(0, OAK, SEDGE).own(1, ELM, REED)
    decision, notes = Decision(), Notes()

    assert thrifty_choice(table.state, 0, notes, decision)
    assert decision.kind == OFFER_TRADE
    give, want = goods_of(decision)
    assert (give[1], want[1]) == (deeds_of(SEDGE), deeds_of(ELM))


def test_it_offers_a_premium_for_a_missing_deed():
    table = ToyTable(2).own(0, OAK).own(1, ELM)
    decision, notes = Decision(), Notes()

    assert thrifty_choice(table.state, 0, notes, decision)
    (cash, deeds), want = goods_of(decision)
    assert cash > table.state.board.price[ELM]
    assert (deeds, want) == (0, (0, deeds_of(ELM)))


def test_it_accepts_the_offers_that_it_makes():
    for deeds in ((OAK, SEDGE), (OAK,)):
        table = ToyTable(2).own(0, *deeds).own(1, ELM, REED)
        decision = Decision()
        thrifty_choice(table.state, 0, Notes(), decision)
        table.play(0, OFFER_TRADE, *decision.argument[:7])

        assert choice(table, 1) == (ACCEPT_TRADE, table.offer)


def test_it_offers_once_a_turn_and_does_not_repeat_itself():
    table, notes = ToyTable(2).own(0, OAK).own(1, ELM), Notes()

    assert choice(table, 0, notes)[0] == OFFER_TRADE
    assert choice(table, 0, notes)[0] == ROLL
    table.state.turns += 2
    assert choice(table, 0, notes)[0] == ROLL
    table.state.turns += 40
    assert choice(table, 0, notes)[0] == OFFER_TRADE


def test_an_offer_that_nobody_answers_is_taken_back():
    table, notes = ToyTable(2).own(0, OAK).own(1, ELM), Notes()
    table.offer_trade(0, 1, give=(10, []), want=(0, [ELM]))

    assert choice(table, 0, notes) == (WITHDRAW_TRADE, table.offer)


@pytest.mark.parametrize(
    ("give", "want", "answer"),
    [
        ((0, []), (0, [OAK]), DECLINE_TRADE),
        ((30, []), (0, [OAK]), DECLINE_TRADE),
        ((70, []), (0, [OAK]), ACCEPT_TRADE),
        ((0, [MILL]), (10, []), ACCEPT_TRADE),
        ((0, [MILL]), (100, []), DECLINE_TRADE),
        ((70, []), (0, [REED]), DECLINE_TRADE),
    ],
)
def test_it_judges_offers_by_what_they_are_worth_to_both(give, want, answer):
    table = ToyTable(2).own(0, MILL, SEDGE).own(1, OAK, REED).offer_trade(0, 1, give, want)

    assert choice(table, 1)[0] == answer


def test_without_trades_it_offers_none():
    table, notes = ToyTable(2).own(0, OAK).own(1, ELM), Notes()
    notes.trades = False

    assert choice(table, 0, notes) == (ROLL, 0)


# a game that drags on


def dragging(turns, *cash):
    """A game in which everything is built and only boats are left to trade."""
    table = ToyTable(2, houses=8, hotels=4).own(0, OAK, ELM, MILL).own(1, REED, SEDGE, SLATE, FLINT, FERRY, BARGE)
    levels(table, {OAK: 4, ELM: 4, REED: 5, SEDGE: 5, SLATE: 5, FLINT: 5})
    table.hold(*cash)
    table.state.turns = turns
    return table


def test_who_is_behind_in_a_game_that_drags_on_stakes_its_cash_on_a_deed_of_the_leader():
    table, decision = dragging(500, 5000, 5000), Decision()

    assert thrifty_choice(table.state, 0, Notes(), decision)
    (cash, deeds), want = goods_of(decision)
    assert decision.kind == OFFER_TRADE
    assert 4900 < cash < 5000
    assert (deeds, want) == (0, (0, deeds_of(FERRY)))
    table.play(0, OFFER_TRADE, *decision.argument[:7])
    assert choice(table, 1) == (ACCEPT_TRADE, table.offer)


def test_nobody_stakes_its_cash_early_or_ahead_or_without_a_fortune():
    assert choice(dragging(499, 5000, 5000), 0)[0] == ROLL
    assert choice(dragging(500, 9000, 5000), 0)[0] == ROLL
    assert choice(dragging(500, 3900, 5000), 0)[0] == ROLL


# whole games


@pytest.mark.parametrize("seed", range(30))
def test_every_decision_is_legal_in_any_position_and_who_is_due_always_has_one(seed):
    notes = Notes()
    walk = FreePlay(seed)
    for table in walk.steps(250):
        waiting = due(table.state)
        for seat in range(table.state.seats):
            decided = choice(table, seat, notes)
            assert decided is not None or waiting < 0 or not waiting >> seat & 1


@pytest.mark.parametrize("trades", [False, True])
@pytest.mark.parametrize("name", EDITIONS)
def test_games_among_thrifty_seats_end(name, trades):
    for seats in (2, 3, 4):
        driver = thrifty_table(name, seats, trades)
        play_many(driver, 1, 0, 4, 20_000, True)

        assert (driver.tally.games, driver.tally.stuck, driver.tally.broken) == (4, 0, 0)


def thrifty_table(name, seats, trades, thrifty=None):
    edition = load_edition(name)
    driver = Driver(NamedEstate(edition, edition.chosen(None)).board)
    for seat in range(seats if thrifty is None else thrifty):
        driver.seat_policy(seat, THRIFTY)
    driver.prepare(seats, trades)
    return driver


@pytest.mark.parametrize("name", EDITIONS)
def test_thrifty_beats_random_clearly(name):
    driver = thrifty_table(name, 3, True, thrifty=1)

    play_many(driver, 1, 0, GAMES, 20_000, False)

    assert driver.tally.wins[0] > 0.9 * GAMES


# at a table


@pytest.mark.parametrize("name", EDITIONS)
def test_at_a_table_it_always_answers_legally_and_explains_itself(name):
    report = check_bot(bot("thrifty", family="estate"), name, games=3)

    assert report.problems == []
    assert report.wins == report.games == 3


@pytest.mark.parametrize("name", EDITIONS)
def test_a_table_of_thrifty_bots_comes_to_an_end(name):
    bots = [bot("thrifty", family="estate") for _ in range(3)]
    table = Table(name, 3, seed=4)

    assert table.run(bots, limit=20_000) is not None
    assert {one.explain("en") for one in bots} != {"I have not decided anything yet."}


def test_it_says_why_in_both_languages():
    table = Table("mandalorian", 2, luck=Script(dice=[(6, 5), (1, 2), (1, 2)]))
    thrifty = bot("thrifty", family="estate")
    assert thrifty.explain() == "I have not decided anything yet."
    table.play(0, {"do": "roll"})

    assert thrifty.decide(table.view(0), table.prompt(0)) == {"do": "buy"}
    assert thrifty.explain("en") == "I can pay it and still keep 100 credits for a rainy day."
    assert thrifty.explain("de") == "Ich kann es bezahlen und behalte 100 Credits für schlechte Zeiten."


@pytest.mark.parametrize(("field", "value"), [("turn", 77), ("seats", 9), ("offer_taker", [99] * 16)])
def test_it_refuses_a_view_whose_numbers_do_not_exist(field, value):
    view = Table("mandalorian", 2, seed=1).view(0)
    view["state"][field] = value

    with pytest.raises(EditionError):
        bot("thrifty", family="estate").decide(view, view["prompt"])
