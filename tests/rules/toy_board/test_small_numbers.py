"""Boards with the smallest and the largest numbers that an edition may print: a rule works from one on."""

from collections import Counter

import pytest

from holotable.core.tape import Tape
from holotable.families.estate.rules.board import (
    ADVANCE_NEAREST,
    CARD_SPACE,
    DEEDS,
    FACES,
    KEEP,
    NO_CARD,
    PAY,
    STEP,
    Board,
    count_groups,
)
from holotable.families.estate.rules.codes import (
    AUCTION,
    AUCTION_OPENED,
    BID_OR_PASS,
    BUILD,
    CARD_DRAWN,
    CARD_PAID,
    CLAIM_OPENED,
    CLAIM_RENT,
    DEBT_ASKED,
    DECLARE_BANKRUPTCY,
    KEEP_MORTGAGE,
    MANAGE,
    MORTGAGE,
    MOVED,
    PAY_TAX,
    RENT_CLAIMED,
    RESIGN,
    SALARY_PAID,
    TAX_CHOSEN,
)
from holotable.families.estate.rules.game import cases, is_possible, outcome_of, set_up
from holotable.families.estate.rules.state import State
from tests.support.evidence import about
from tests.support.toy_board import (
    ELM,
    FLINT,
    FLINT_SPACE,
    MEADOW,
    MILL,
    OAK,
    SLATE,
    START,
    TOLL,
    toy_board,
)
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted


def drawing(verb: int, amount: int = 0, second: int = 0) -> ToyTable:
    """Seat 0 of three is about to throw; the meadow draws one known card, which does something."""
    board = toy_board(jail=TOLL)
    board.space_kind[MEADOW] = CARD_SPACE
    table = ToyTable(board=board)
    face = next(face for face in range(board.faces) if board.card_deck[face] == 0 and board.card_verb[face] == PAY)
    board.card_verb[face], board.card_amount[face], board.card_second[face] = verb, amount, second
    for other in range(board.faces):
        if board.card_deck[other] == 0 and other != face:
            board.card_copies[other] = table.state.unseen[other] = 0
    table.state.unseen_cards[0] = 1
    return table.stand(0, MEADOW - 3)


# money


@about("R-MO-37", "mortgage.redeem")
def test_interest_of_a_part_of_one_is_one():
    board = Board()
    board.deeds = 3
    board.mortgage_value[:3] = [1, 10, 11]

    count_groups(board)

    assert board.interest[:3] == [1, 1, 2]


@about("R-MO-05", "mortgage.value")
def test_who_can_only_raise_one_may_still_do_so_beside_an_auction():
    # given seat 1 without cash, its only deed worth a mortgage of one
    board = toy_board()
    board.mortgage_value[FLINT] = 1
    table = ToyTable(board=board).own(1, FLINT).hold(400, 0).roll(1, 2)

    # when a deed is auctioned, which opens at ten
    table.play(0, AUCTION)

    # then it cannot bid, but manage
    assert (table.prompt(1), table.prompt(2)) == (MANAGE, BID_OR_PASS)


@about("card.obey")
def test_a_card_may_ask_for_one():
    table = drawing(PAY, 1).roll(1, 2).fall(0)

    assert table.events(CARD_PAID) == [("card.obey", 0, -1, 1, -1)]
    assert table.cash == [399, 400, 400]


@about("tax.choice", "tax.worth", "R-MO-37")
def test_a_share_of_one_per_cent_is_rounded_up():
    # given a tax of one per cent, and a seat that is worth 101
    table = ToyTable(tax_choice=True)
    table.state.board.tax_share[TOLL] = 1
    table.hold(101).stand(0, START).roll(1, 3)
    assert table.options(0) == [(PAY_TAX, 0), (PAY_TAX, 1)]

    # when it chooses the share
    table.play(0, PAY_TAX, 1)

    # then it pays two
    assert table.events(TAX_CHOSEN) == [("tax.choice", 0, 1, 0, 0)]
    assert table.cash == [99, 400, 400]


@about("auction.opening", "stock.auction", "R-MO-20")
def test_who_can_raise_just_the_opening_bid_takes_part_in_a_shortage():
    # given one house in the bank, and seat 1 that could raise 65 in all
    table = ToyTable(auction_opening=65, houses=1).own(0, SLATE, FLINT).own(1, OAK, ELM).hold(400, 0)
    table.state.stock[0] = 1

    # when seat 0 wants to build
    table.play(0, BUILD, SLATE)

    # then both are asked
    assert table.due == [0, 1]


@about("R-MO-28", "short.end")
def test_the_last_one_pays_interest_that_it_can_just_raise():
    # given a short game of two, in which seat 0 has only a deed whose interest is nine, and seat 1 can raise just that
    board = toy_board(ends_scored=True)
    board.mortgage_value[ELM] = 9
    table = ToyTable(2, board=board).own(0, FLINT, mortgaged=True).own(1, ELM).hold(0, 0).roll(1, 2)

    # when seat 0 fails the rent of seat 1, who keeps the mortgage
    table.play(1, CLAIM_RENT, 1).play(0, DECLARE_BANKRUPTCY).play(1, KEEP_MORTGAGE, FLINT)

    # then it is asked for the nine
    assert table.events(DEBT_ASKED) == [("debt.raise", 1, -1, 9, 0)]
    assert table.options(1) == [(MORTGAGE, ELM)]


# moves


@about("card.obey", "card.salary")
def test_a_card_may_lead_one_space_on_past_the_start():
    # given a card that leads one space on, drawn on the last space but one
    table = drawing(STEP, 1)
    table.state.board.space_kind[MEADOW] = 0
    table.state.board.space_kind[FLINT_SPACE] = CARD_SPACE
    table.stand(0, FLINT_SPACE - 3).roll(1, 2).fall(0)

    assert table.events(MOVED)[-1] == ("card.obey", 0, FLINT_SPACE, START, 1)
    assert table.events(SALARY_PAID) == [("card.salary", -1, 0, 40, 0)]


@about("card.obey")
def test_the_nearest_deed_may_be_the_next_space_and_its_rent_once_the_rent():
    # given a card to the nearest deed of stone, drawn one space before it, whose owner may ask once the rent
    table = drawing(ADVANCE_NEAREST, 2, 1).own(1, FLINT)

    table.roll(1, 2).fall(0)

    assert table.events(CLAIM_OPENED) == [("card.obey", 0, 1, 1, 72)]


@about("card.obey", "utility.roll")
def test_a_card_may_ask_for_once_the_dice():
    # given a card to the mill, whose owner then throws for it, though dice are not thrown anew otherwise
    table = drawing(ADVANCE_NEAREST, 4, 1).own(1, MILL)
    table.state.board.utility_anew = False
    table.roll(1, 2).fall(0)
    assert table.events(CLAIM_OPENED) == [("card.obey", 0, 1, 1, -1)]

    # when it asks
    table.play(1, CLAIM_RENT, 1)

    # then the dice fall for it
    assert table.events(RENT_CLAIMED) == [("utility.roll", 1, 1, 0, -1)]
    assert table.throw(2, 3).cash == [435, 405, 400]


# cards and luck


@about("card.draw", "card.keep")
def test_a_deck_whose_cards_are_all_in_hands_gives_none():
    # given a deck of nothing but the jail card, which seat 1 holds
    table = drawing(KEEP)
    table.state.unseen[list(table.state.unseen).index(1)] = 0
    table.state.unseen_cards[0] = 0
    table.state.jail_cards[1] = 1

    # when seat 0 comes to draw
    table.roll(1, 2)

    # then nothing is drawn
    assert (table.events(CARD_DRAWN), table.due) == ([], [0])


@about("card.draw", "card.bottom")
def test_a_deck_of_one_card_gives_it_again_and_again():
    # given a deck of one card, which was drawn before
    table = drawing(PAY, 5)
    face = list(table.state.unseen).index(1)
    table.state.unseen[face], table.state.unseen_cards[0] = 0, 0
    table.state.queue[0], table.state.queued[0] = face, 1

    # when seat 0 comes to draw
    table.roll(1, 2)

    # then it is drawn again, and goes under the deck again
    assert table.events(CARD_DRAWN) == [("card.draw", 0, face, 0, 0)]
    assert (table.cash[0], table.state.queued[0]) == (395, 1)


@about("card.draw", "setup.shuffle")
def test_of_as_many_cards_as_there_can_be_each_is_as_likely():
    # given a deck with every face that there can be, once each
    state = State(toy_board(faces=FACES))
    set_up(state, 2, 0, Tape())
    state.board.card_deck = [0] * FACES
    state.unseen = [1] * FACES
    state.unseen_cards[0], state.drawing = FACES, 0

    assert Counter(outcome_of(state, case) for case in range(cases(state))) == Counter(range(FACES))
    assert [face for face in range(NO_CARD, FACES + 1) if is_possible(state, face)] == list(range(FACES))


@about("turn.roll")
def test_where_no_luck_is_due_there_is_no_case():
    assert cases(ToyTable().state) == 0


# deeds


@about("bankrupt.player", "R-MO-23")
def test_a_board_may_have_as_many_deeds_as_a_set_holds():
    # given 31 deeds, and seat 0 that owes seat 1 for elm and has nothing but flint, mortgaged
    table = ToyTable(deeds=DEEDS).own(0, FLINT, mortgaged=True).own(1, ELM).hold(0).roll(1, 2)

    # when it fails
    table.play(1, CLAIM_RENT, 1).play(0, DECLARE_BANKRUPTCY)

    # then flint passes
    assert table.state.owner[FLINT] == 1


@about("bankrupt.auction", "bankrupt.bank")
def test_the_last_of_31_deeds_is_auctioned_last():
    # given a bankrupt with flint and the last of 31 deeds
    table = ToyTable(deeds=DEEDS).own(2, FLINT, DEEDS - 1)

    table.play(2, RESIGN)

    assert table.events(AUCTION_OPENED) == [("bankrupt.auction", -1, 1, FLINT, 0)]
