"""A table of the toy board: a position set directly, then decisions and dice one by one."""

from holotable.core.decisions import ARGUMENTS, Decision, Options
from holotable.core.keys import ALLOWED
from holotable.core.layout import dump, fields_of
from holotable.core.tape import TAPE_ROW, Tape
from holotable.families.estate.rules import codes, keys
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.game import apply, outcome_of, set_up, settle
from holotable.families.estate.rules.invariants import ALL_HOLD, broken_invariant
from holotable.families.estate.rules.legality import why_not
from holotable.families.estate.rules.option_list import options
from holotable.families.estate.rules.ownership import give_deed, set_mortgage
from holotable.families.estate.rules.prompts import due, prompt
from holotable.families.estate.rules.state import NOBODY, State
from tests.support.toy_board import toy_board

FIELDS = fields_of(State)
OUT = Options()  # one list for all, as a driver has it
KEYS = {
    number: name.replace("_", ".", 1).replace("_", "-").lower() for name, number in vars(keys).items() if name.isupper()
}
KEYS |= {ALLOWED: None, 1: "decision.malformed", 2: "decision.stale", 3: "decision.limit"}


def deeds_of(*deeds):
    """Give a set of deeds as bits."""
    return sum(bit(deed) for deed in deeds)


class ToyTable:
    """One table of the toy board or another one, open to changes of its position."""

    def __init__(self, seats=3, first=0, board=None, **values):
        self.state = State(board or toy_board(**values))
        self.tape = Tape()
        set_up(self.state, seats, first, self.tape)

    def own(self, seat, *deeds, mortgaged=False):
        for deed in deeds:
            give_deed(self.state, deed, seat)
            if mortgaged:
                set_mortgage(self.state, deed, True)
        return self

    def hold(self, *cash):
        self.state.cash[: len(cash)] = cash
        return self

    def keep_card(self, seat, deck):
        """Give a seat the jail card of a deck."""
        face = self.state.board.jail_card[deck]
        self.state.unseen[face] -= 1
        self.state.unseen_cards[deck] -= 1
        self.state.jail_cards[seat] |= bit(deck)
        return self

    def stand(self, seat, space):
        self.state.space[seat] = space
        return self

    def play(self, seat, kind, *arguments):
        """Play a legal decision."""
        decision = decide(kind, *arguments)
        assert KEYS[why_not(self.state, seat, decision)] is None
        self.tape.clear()
        apply(self.state, seat, decision, self.tape)
        assert broken_invariant(self.state) == ALL_HOLD
        return self

    def throw(self, first, second):
        """Let the dice fall that are due."""
        assert due(self.state) == -codes.LUCK_DICE
        self.tape.clear()
        settle(self.state, (first - 1) * 6 + second - 1, self.tape)
        assert broken_invariant(self.state) == ALL_HOLD
        return self

    def fall(self, case):
        """Let the luck that is due fall in one of its cases."""
        assert due(self.state) < 0
        self.tape.clear()
        settle(self.state, outcome_of(self.state, case), self.tape)
        assert broken_invariant(self.state) == ALL_HOLD
        return self

    def roll(self, first, second):
        """Throw for the seat on turn."""
        return self.play(self.state.turn, codes.ROLL).throw(first, second)

    def end_turn(self):
        return self.play(self.state.turn, codes.END_TURN)

    def refusal(self, seat, kind, *arguments):
        """Give the key by which a decision is refused, or None; asking changes nothing."""
        before = dump(self.state, FIELDS)
        key = KEYS[why_not(self.state, seat, decide(kind, *arguments))]
        assert dump(self.state, FIELDS) == before
        return key

    def options(self, seat, *kinds):
        """Give what a seat may decide, of some kinds or all, as tuples without idle arguments."""
        out = OUT
        options(self.state, seat, out)
        listed = [(out.kind[n], *out.argument[4 * n : 4 * n + 4]) for n in range(out.count)]
        return [trim(row) for row in listed if not kinds or row[0] in kinds]

    def prompt(self, seat):
        return prompt(self.state, seat)

    @property
    def due(self):
        """The seats that must answer, "dice" or "card", or None when the game is over."""
        waiting = due(self.state)
        if waiting < 0:
            return "dice" if waiting == -codes.LUCK_DICE else "card"
        return [seat for seat in range(self.state.seats) if waiting & bit(seat)] if waiting else None

    def events(self, kind):
        """Give what the last decision or throw put on the tape: key, seat and three values of every event of a kind."""
        rows = [self.tape.row[n * TAPE_ROW : n * TAPE_ROW + 6] for n in range(self.tape.count)]
        return [(KEYS[key], *rest) for found, key, *rest in rows if found == kind]

    @property
    def cash(self):
        return self.state.cash[: self.state.seats]

    @property
    def claim(self):
        """The number of the newest claim."""
        return self.state.last_claim

    @property
    def offer(self):
        """The number of the newest offer."""
        return self.state.last_offer

    def copy(self):
        twin = ToyTable.__new__(ToyTable)
        twin.state, twin.tape = State(self.state.board), Tape()
        twin.state.copy_from(self.state)
        return twin

    def offer_trade(self, seat, partner, give=(0, ()), want=(0, ())):
        """Offer cash and deeds for cash and deeds."""
        return self.play(seat, codes.OFFER_TRADE, partner, *goods(give), *goods(want))


def goods(side):
    """Give one side of a trade as arguments: cash, deeds, jail cards."""
    cash, deeds, *cards = side
    return cash, deeds_of(*deeds), cards[0] if cards else 0


def decide(kind, *arguments):
    """Make a decision."""
    decision = Decision()
    decision.kind = kind
    decision.argument[:] = [*arguments, *[0] * (ARGUMENTS - len(arguments))]
    return decision


def trim(row):
    """Drop the idle arguments of a listed decision."""
    used = 3 if row[0] in (codes.ACCEPT_TRADE, codes.SELL_SET, codes.SEND_TO) else 2 if row[0] in WITH_ARGUMENT else 1
    return row[0] if used == 1 else tuple(row[:used])


WITH_ARGUMENT = {
    codes.CLAIM_RENT,
    codes.WAIVE_RENT,
    codes.MORTGAGE,
    codes.REDEEM,
    codes.KEEP_MORTGAGE,
    codes.DECLINE_TRADE,
    codes.WITHDRAW_TRADE,
    codes.BUILD,
    codes.SELL_BUILDING,
    codes.WANT,
    codes.PLACE,
    codes.USE_JAIL_CARD,
    codes.CHOOSE_TOKEN,
    codes.PAY_TAX,
    codes.TAKE_DEED,
    codes.JUMP_TO,
    codes.STEAL_DEED,
    codes.DEFEAT_SEAT,
}

__all__ = ["NOBODY", "ToyTable", "decide", "deeds_of", "goods"]
