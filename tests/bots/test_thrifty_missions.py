"""Thrifty where only some boards ask: sides, missions and their prizes, shares of a tax, late fines, the last claims."""

import pytest

from holotable.bots import bot, check_bot
from holotable.core.decisions import Decision
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.thrifty import thrifty_choice
from holotable.families.estate.rules.board import MAY_PAY_LATE, SPACES
from holotable.families.estate.rules.codes import (
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CLAIM_RENT,
    DEFEAT_SEAT,
    END_TURN,
    JUMP_TO,
    PAY_FINE,
    PAY_TAX,
    REDEEM,
    RESIGN,
    ROLL,
    SEND_TO,
    SKIP_MISSION,
    START_MISSION,
    STAY,
    STEAL_DEED,
    TAKE_DEED,
    TAKE_MONEY,
    TIME_UP,
)
from tests.bots.test_thrifty import EVERY_DEED, choice
from tests.support.estate_play import EDITIONS, GAMES, MISSIONS
from tests.support.toy_board import (
    BARGE,
    ELM,
    ELM_SPACE,
    FERRY,
    FLINT,
    FLINT_SPACE,
    MEADOW,
    MILL,
    OAK,
    REED,
    SEDGE,
    SLATE,
    START,
    TOLL,
)
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted

LIGHT, DARK = 0, 1
TAKE_ONE, TAKE_TWO, LEAP, ONCE_MORE, MONEY, SEND = range(1, 7)  # the die beside the six
STEAL_ONE, STEAL_TWO, DEFEAT = 1, 2, 5


def offered(die, side=LIGHT, seats=3, **values):
    """Give a table whose first seat stands to get a mission; :func:`go` makes its throw, which leads to the meadow."""
    table = ToyTable(seats, **{**MISSIONS, **values})
    for seat in range(seats):
        table.play(seat, CHOOSE_TOKEN, 2 * seat + side)
    table.state.space[0] = (MEADOW - die - 6) % 12
    return table


def go(table):
    """Throw for the mission and stop where it is offered."""
    steps = (MEADOW - table.state.space[0]) % 12 or 12
    return table.roll(steps - 6, 6)


def won(table):
    """Go on the mission and win it."""
    return go(table).play(0, START_MISSION).fall(5)


# at a table


@pytest.mark.parametrize("name", ["random", "thrifty"])
@pytest.mark.parametrize(("box", "options"), [game for game in GAMES if game[0] not in EDITIONS])
def test_at_a_table_bots_answer_every_prompt_legally_and_explain_themselves(box, options, name):
    report = check_bot(bot(name, family="estate"), box, games=1, options=options)

    assert report.problems == []
    assert report.decisions > 0


# sides


def test_it_joins_the_side_that_promises_more():
    table = ToyTable(2, **MISSIONS)

    assert choice(table, 0) == (CHOOSE_TOKEN, 0)
    table.play(0, CHOOSE_TOKEN, 0)
    assert choice(table, 1) == (CHOOSE_TOKEN, 2)


def test_it_takes_the_other_side_when_no_token_is_left():
    table = ToyTable(2, **{**MISSIONS, "tokens": 2}).play(0, CHOOSE_TOKEN, 0)

    assert choice(table, 0) is None
    assert choice(table, 1) == (CHOOSE_TOKEN, 1)


def test_its_side_follows_the_missions_of_the_board():
    table = ToyTable(2, **{**MISSIONS, "mission_fine": [900] * 6 + [0] * 6})

    assert choice(table, 0) == (CHOOSE_TOKEN, 1)


# going or not


@pytest.mark.parametrize("die", [TAKE_ONE, TAKE_TWO, MONEY])
def test_it_goes_where_the_prize_beats_the_fine(die):
    assert choice(go(offered(die)), 0) == (START_MISSION, 0)


def test_it_does_not_go_where_there_is_nothing_to_steal():
    assert choice(go(offered(STEAL_ONE, DARK)), 0) == (SKIP_MISSION, 0)
    assert choice(go(offered(STEAL_ONE, DARK).own(1, FLINT)), 0) == (START_MISSION, 0)


def test_it_does_not_risk_a_fine_that_it_cannot_pay():
    table = go(offered(TAKE_TWO))

    assert choice(table.hold(10), 0) == (SKIP_MISSION, 0)
    table.own(0, MILL, FERRY)
    assert choice(table, 0) == (START_MISSION, 0)


def test_it_throws_once_more_only_where_no_rents_wait():
    table = offered(ONCE_MORE, mission_fine=[0] * 12).hold(400, 1000)

    assert choice(go(table), 0) == (START_MISSION, 0)
    table.own(1, *EVERY_DEED)
    assert choice(table, 0) == (SKIP_MISSION, 0)


def test_before_a_mission_it_asks_for_rent_and_builds():
    table = go(offered(TAKE_ONE).own(0, OAK, ELM))

    assert choice(table, 0)[0] == BUILD


# deeds


def test_it_takes_the_deed_that_completes_a_set():
    assert choice(won(offered(TAKE_ONE).own(0, OAK)), 0) == (TAKE_DEED, ELM)


def test_it_takes_the_deed_that_another_seat_needs():
    table = offered(TAKE_ONE).own(1, REED).own(2, SLATE, FLINT)

    assert choice(won(table), 0) == (TAKE_DEED, SEDGE)


def test_two_deeds_may_complete_a_set_together():
    table = won(offered(TAKE_TWO).own(1, SLATE, REED, SEDGE).own(2, FLINT, FERRY, BARGE))

    table.play(0, *choice(table, 0)).play(0, *choice(table, 0))

    assert table.state.deeds[0].bit_count() == 2


def test_it_takes_money_when_the_deeds_are_worth_less():
    table = won(offered(TAKE_ONE, mission_amount=[200] * 12))

    assert choice(table, 0)[0] == TAKE_MONEY


def test_it_steals_what_completes_its_own_set():
    assert choice(won(offered(STEAL_ONE, DARK).own(0, OAK).own(1, ELM, SLATE)), 0) == (STEAL_DEED, ELM)


def test_it_steals_two_deeds_of_one_seat():
    table = won(offered(STEAL_TWO, DARK).own(0, OAK).own(1, ELM, MILL).own(2, SLATE))

    assert choice(table, 0) == (STEAL_DEED, ELM)
    assert choice(table.play(0, STEAL_DEED, ELM), 0) == (STEAL_DEED, MILL)


# spaces


def test_it_jumps_to_the_deed_that_completes_a_set():
    assert choice(won(offered(LEAP).own(0, OAK)), 0) == (JUMP_TO, ELM_SPACE)


def test_it_jumps_for_the_salary_when_nothing_is_left_to_buy():
    assert choice(won(offered(LEAP).own(1, *EVERY_DEED)), 0) == (JUMP_TO, START)


def test_it_stays_where_no_space_is_worth_anything():
    assert choice(won(offered(LEAP, salary=0).own(1, *EVERY_DEED)), 0)[0] == STAY


# others


def decided(table, seat):
    """Give what thrifty decides, as a kind and two arguments."""
    decision = Decision()
    assert thrifty_choice(table.state, seat, Notes(), decision)
    return decision.kind, *decision.argument[:2]


def test_it_sends_the_richest_to_its_own_dearest_deed():
    table = won(offered(SEND).own(0, SLATE, FLINT).own(2, MILL).hold(400, 100, 900))

    assert decided(table, 0) == (SEND_TO, 2, FLINT_SPACE)


def test_nobody_is_sent_where_something_is_to_be_gained():
    table = won(offered(SEND))

    assert decided(table, 0) == (SEND_TO, 1, TOLL)


def test_it_defeats_the_richest():
    table = won(offered(DEFEAT, DARK).own(1, SLATE).hold(400, 400, 450))

    assert choice(table, 0) == (DEFEAT_SEAT, 1)


def test_who_is_put_elsewhere_decides_about_the_deed_there():
    table = won(offered(SEND)).play(0, SEND_TO, 1, ELM_SPACE)

    assert choice(table, 0) is None
    assert choice(table, 1) == (BUY, 0)


# taxes


def taxed(*deeds, cash):
    return ToyTable(2, tax_choice=True, tax_share=[10] * SPACES).own(0, *deeds).hold(cash).stand(0, 1).roll(1, 2)


def test_it_pays_the_share_while_it_has_little():
    assert choice(taxed(cash=400), 0) == (PAY_TAX, 1)
    assert choice(taxed(cash=900), 0) == (PAY_TAX, 0)


def test_it_counts_deeds_but_never_their_prices():
    assert choice(taxed(OAK, cash=855), 0) == choice(taxed(FLINT, cash=855), 0) == (PAY_TAX, 1)
    assert choice(taxed(OAK, ELM, cash=855), 0) == choice(taxed(SLATE, FLINT, cash=855), 0) == (PAY_TAX, 0)


# jail


def missed(**values):
    table = ToyTable(2, late_fine=MAY_PAY_LATE, **values).stand(0, MEADOW)
    table.state.jail[0] = 1
    return table.roll(1, 2)


def test_after_a_miss_it_pays_while_there_are_deeds_to_buy():
    assert choice(missed(), 0) == (PAY_FINE, 0)
    assert choice(missed().hold(35), 0) == (STAY, 0)
    assert choice(missed().own(1, *EVERY_DEED), 0) == (STAY, 0)


# the end


def test_it_asks_for_its_last_rent_when_the_game_ends():
    table = ToyTable(3, ends_scored=True, rent_window=2).own(1, ELM).roll(1, 2)
    table.play(2, RESIGN)

    assert choice(table, 0) is None
    assert choice(table, 1) == (CLAIM_RENT, table.claim)


def test_in_the_last_round_it_redeems_nothing():
    table = ToyTable(2, timed=True).own(0, OAK, mortgaged=True)

    assert choice(table, 0) == (REDEEM, OAK)
    assert choice(table.play(-1, TIME_UP), 0) == (ROLL, 0)


def test_in_the_last_round_it_does_not_pay_its_way_out():
    table = ToyTable(2, round_limit=1, timed=True).stand(0, MEADOW)
    table.state.jail[0] = 1

    assert choice(table, 0, Notes()) == (ROLL, 0)
    assert choice(table.roll(1, 2), 0) == (END_TURN, 0)
