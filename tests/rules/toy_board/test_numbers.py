"""Decisions and luck as bare numbers, as programs send them: what names nothing is refused, what can fall is as likely."""

from collections import Counter

import pytest

from holotable.core.decisions import ARGUMENTS
from holotable.editions import load_edition
from holotable.families.estate import rules
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.rules.board import DECKS, DEFEAT, DISPLACE, GROUPS, JUMP, STEAL, TAKE
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    BID,
    BUILD,
    CHOOSE_TOKEN,
    CLAIM_RENT,
    DECLINE_TRADE,
    DEFEAT_SEAT,
    JUMP_TO,
    KEEP_MORTGAGE,
    MORTGAGE,
    OFFER_TRADE,
    PLACE,
    REDEEM,
    ROLL,
    SELL_BUILDING,
    SELL_SET,
    SEND_TO,
    SKIP_MISSION,
    START_MISSION,
    STEAL_DEED,
    TAKE_DEED,
    TAKE_MONEY,
    TIME_UP,
    USE_JAIL_CARD,
    WAIVE_RENT,
    WANT,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.state import ROLLING, TO_PRIZE
from tests.support.evidence import about
from tests.support.toy_table import KEYS, ToyTable

pytestmark = pytest.mark.interpreted

MALFORMED = "decision.malformed"
ON_DEEDS = (PLACE, MORTGAGE, REDEEM, KEEP_MORTGAGE, BUILD, SELL_BUILDING)
OF_MISSIONS = (START_MISSION, SKIP_MISSION, TAKE_DEED, TAKE_MONEY, JUMP_TO, SEND_TO, STEAL_DEED, DEFEAT_SEAT)


class OnMission:
    """A table of three of an edition with missions: tokens are chosen, or seat 0 takes a prize of some kind."""

    def __init__(self, prize=None, *, deal=False):
        estate = read_estate(load_edition("clone-wars"))
        self.board = estate.board(estate.edition.chosen({"missions": True, **({"variant": "short"} if deal else {})}))
        self.state = rules.State(self.board)
        rules.set_up(self.state, 3, 0, rules.Tape())
        if prize is not None:
            self.state.token = list(range(rules.SEATS))
            self.state.phase = TO_PRIZE
            self.state.mission = list(self.board.mission_prize).index(prize)
            self.state.prizes = self.board.mission_count[self.state.mission]

    def refusal(self, kind, *arguments):
        """The key by which a decision of seat 0 is refused, or None."""
        decision = rules.Decision()
        decision.kind = kind
        decision.argument = [*arguments, *[0] * (ARGUMENTS - len(arguments))]
        return KEYS[rules.why_not(self.state, 0, decision)]

    def odds(self):
        """How many of the equally likely cases bring each outcome."""
        return Counter(rules.outcome_of(self.state, case) for case in range(rules.cases(self.state)))

    def possible(self, outcomes):
        """Those outcomes that can fall now."""
        return [outcome for outcome in outcomes if rules.is_possible(self.state, outcome)]


@about("deed.kinds")
@pytest.mark.parametrize("kind", ON_DEEDS)
def test_only_deeds_of_the_board_have_a_number(kind):
    table = ToyTable()
    deeds = table.state.board.deeds

    assert [table.refusal(0, kind, deed) for deed in (-1, deeds)] == [MALFORMED, MALFORMED]
    assert MALFORMED not in [table.refusal(0, kind, deed) for deed in (0, deeds - 1)]


@about("sell.hotel")
def test_only_groups_of_the_board_and_levels_of_their_deeds_can_be_sold():
    table = ToyTable()
    beyond = 1 << 3 * table.state.board.group_size[0]

    for group, levels in ((-1, 0), (GROUPS, 0), (0, -1), (0, beyond)):
        assert table.refusal(0, SELL_SET, group, levels) == MALFORMED
    for group, levels in ((0, 0), (GROUPS - 1, 0), (0, beyond - 1)):
        assert table.refusal(0, SELL_SET, group, levels) != MALFORMED


@about("auction.end", "rent.window", "trade.any-time")
@pytest.mark.parametrize("kind", [BID, CLAIM_RENT, WAIVE_RENT, ACCEPT_TRADE, DECLINE_TRADE, WITHDRAW_TRADE])
def test_only_lots_claims_and_offers_that_were_ever_made_have_a_number(kind):
    table = ToyTable()
    table.state.lot = table.state.last_claim = table.state.last_offer = 2

    assert [table.refusal(0, kind, number) for number in (-1, 0, 3)] == [MALFORMED] * 3
    assert MALFORMED not in [table.refusal(0, kind, number) for number in (1, 2)]
    assert kind != BID or table.refusal(0, BID, 2, -1) == MALFORMED


@about("jail.card", "stock.auction", "trade.goods")
def test_only_decks_counts_and_partners_that_exist_have_a_number():
    table = ToyTable()

    assert [table.refusal(0, USE_JAIL_CARD, deck) for deck in (-1, DECKS)] == [MALFORMED] * 2
    assert [table.refusal(0, USE_JAIL_CARD, deck) for deck in range(DECKS)] == ["jail.card"] * DECKS
    assert [table.refusal(0, WANT, count) for count in (-1, 0, 1)] == [MALFORMED, MALFORMED, "turn.roll"]
    assert [table.refusal(0, OFFER_TRADE, partner) for partner in (-1, 0, 3)] == [MALFORMED] * 3


@about("turn.order")
def test_only_seats_at_the_table_decide_and_only_what_there_is():
    table = ToyTable()

    assert [table.refusal(seat, ROLL) for seat in (-2, -1, 3)] == [MALFORMED] * 3
    for kind in (0, TIME_UP, TIME_UP + 1, SELL_SET + 1, WITHDRAW_TRADE + 1, *OF_MISSIONS, DEFEAT_SEAT + 1):
        assert table.refusal(0, kind) == MALFORMED
    assert table.refusal(0, CHOOSE_TOKEN, 0) == MALFORMED


@about("mission.start")
def test_only_tokens_of_the_box_can_be_chosen():
    table = OnMission()
    tokens = table.board.tokens

    assert [table.refusal(CHOOSE_TOKEN, token) for token in (-1, tokens)] == [MALFORMED] * 2
    assert [table.refusal(CHOOSE_TOKEN, token) for token in (0, tokens - 1)] == [None] * 2


@about("mission.light-one", "mission.dark-two", "mission.light-three", "mission.dark-five", "mission.light-six")
@pytest.mark.parametrize(
    ("prize", "kind", "limit"),
    [
        (TAKE, TAKE_DEED, "deeds"),
        (STEAL, STEAL_DEED, "deeds"),
        (JUMP, JUMP_TO, "spaces"),
        (DEFEAT, DEFEAT_SEAT, "seats"),
        (DISPLACE, SEND_TO, "seats"),
    ],
)
def test_only_deeds_spaces_and_seats_of_the_game_can_be_a_prize(prize, kind, limit):
    table = OnMission(prize)
    beyond = table.state.seats if limit == "seats" else getattr(table.board, limit)

    assert [table.refusal(kind, number, 1) for number in (-1, beyond)] == [MALFORMED] * 2
    assert MALFORMED not in [table.refusal(kind, number, 1) for number in (0, beyond - 1)]


@about("mission.light-six")
def test_another_player_is_put_only_on_spaces_of_the_board():
    table = OnMission(DISPLACE)
    spaces = table.board.spaces

    assert [table.refusal(SEND_TO, 1, space) for space in (-1, spaces)] == [MALFORMED] * 2
    assert table.refusal(SEND_TO, 1, spaces - 1) is None


@about("card.draw", "setup.shuffle")
@pytest.mark.parametrize("deck", range(DECKS))
def test_every_unseen_card_of_a_deck_is_as_likely_as_any_other(deck):
    # given a deck of which some cards were seen
    table = OnMission()
    faces = [face for face in range(table.board.faces) if table.board.card_deck[face] == deck]
    left = Counter({faces[0]: 1, faces[-1]: 2})
    table.state.unseen = [left[face] for face in range(rules.FACES)]
    table.state.unseen_cards = [left.total() if number == deck else 0 for number in range(DECKS)]

    # when one is drawn
    table.state.drawing = deck

    # then each of those that are left is one of the equally likely cases
    assert table.odds() == left
    assert table.possible(range(-1, table.board.faces + 1)) == [faces[0], faces[-1]]


@about("turn.roll", "mission.die")
@pytest.mark.parametrize(("on_mission", "ways"), [(False, 36), (True, 6)])
def test_every_throw_is_as_likely_as_any_other(on_mission, ways):
    table = OnMission()

    table.state.phase = ROLLING
    table.state.on_mission = on_mission

    assert table.odds() == Counter(range(ways))
    assert table.possible(range(-1, 40)) == list(range(ways))


@about("short.deal")
def test_every_deed_that_nobody_has_is_as_likely_to_be_dealt():
    table = OnMission(deal=True)
    last = table.board.deeds - 1
    for deed in (0, 3, last):
        rules.give_deed(table.state, deed, 0)

    left = [deed for deed in range(table.board.deeds) if deed not in (0, 3, last)]
    assert table.odds() == Counter(left)
    assert table.possible(range(-1, table.board.deeds + 1)) == left
