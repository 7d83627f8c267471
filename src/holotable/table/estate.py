"""The estate family in people's words: deeds, spaces, cards, offers and claims by name."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from holotable import estate as rules
from holotable.core.contract import Rules
from holotable.core.errors import EditionError
from holotable.core.keys import ALLOWED
from holotable.core.luck import Question
from holotable.core.records import Event, Result
from holotable.editions import Edition, load_edition
from holotable.editions.estate import KEY_NAMES, EstateEdition, read_estate
from holotable.estate import words
from holotable.estate.keys import TRADE_GOODS
from holotable.table.estate_check import check_estate
from holotable.table.estate_decisions import name_decision, parse_decision
from holotable.table.estate_events import Events
from holotable.table.estate_names import Names, meant, shown
from holotable.table.estate_position import place_estate
from holotable.table.estate_view import position_of, view_of

CONTRACT: Rules = rules  # a family that broke it would not pass the type check
PROMPTS: Final = {
    words.ROLL_DICE: "roll_dice",
    words.FINISH_TURN: "finish_turn",
    words.BUY_OR_AUCTION: "buy_or_auction",
    words.BID_OR_PASS: "bid_or_pass",
    words.RAISE_CASH: "raise_cash",
    words.KEEP_OR_REDEEM: "keep_or_redeem",
    words.ASK_RENT: "ask_rent",
    words.ANSWER_TRADE: "answer_trade",
    words.MANAGE: "manage",
    words.IN_JAIL: "in_jail",
    words.WANT_PIECES: "want_pieces",
    words.PLACE_PIECE: "place_piece",
}
DIE: Final = 6  # sides
DICE: Final = "dice"
CARDS: Final = "cards:"


@cache
def _built_in(edition: str) -> EstateEdition:
    return read_estate(load_edition(edition))


class EstateFamily:
    """Estate rules for one edition and its options."""

    token_entry = "token"  # noqa: S105 - the name of an entry

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        """Read the edition and make its board."""
        self.edition = edition
        self.estate: EstateEdition = _built_in(edition.id) if edition.built_in else read_estate(edition)
        self.rules = rules
        self.key_names = KEY_NAMES
        self.board = self.estate.board(options)
        self.names = Names(self.estate)
        self._events = Events(edition, self.names)

    def new_state(self) -> rules.State:
        """Make an empty state."""
        return rules.State(self.board)

    def seat_tokens(self, count: int, wishes: Sequence[str] | None) -> tuple[str, ...]:
        """Give every seat its token."""
        known = tuple(token.id for token in self.estate.tokens)
        if wishes is None:
            return known[:count]
        if not isinstance(wishes, list | tuple):
            raise EditionError(f"tokens are a list of tokens, not {shown(wishes)}")
        for token in wishes:
            if token not in known:
                raise EditionError(
                    f"{self.edition.id} has no token {shown(token)}{meant(token, known)}; tokens are {', '.join(known)}"
                )
        if len(wishes) != count or len(set(wishes)) != count:
            raise EditionError(f"{count} seats need {count} different tokens, not {', '.join(wishes) or 'none'}")
        return tuple(wishes)

    def set_up(self, state: rules.State, tokens: Sequence[str], first: int | None, tape: rules.Tape) -> None:
        """Begin a game; the dice name the first seat unless it is given."""
        rules.set_up(state, len(tokens), rules.NOBODY if first is None else first, tape)

    # decisions

    def parse(self, state: rules.State, decision: Mapping[str, object]) -> rules.Decision:
        """Turn a named decision into numbers."""
        return parse_decision(self.names, state, decision)

    def name(self, decision: rules.Decision) -> dict[str, object]:
        """Turn a decision's numbers into names."""
        return name_decision(self.names, decision)

    def prompt_name(self, number: int) -> str | None:
        """Give the name of a prompt."""
        return PROMPTS.get(number)

    def bounds(self, state: rules.State, seat: int) -> dict[str, object]:
        """Give the limits of bids, trades and wants."""
        bounds: dict[str, object] = {}
        asked = rules.prompt(state, seat)
        if asked == words.BID_OR_PASS:
            least, most = rules.lowest_bid(state), rules.highest_bid(state, seat)
            bounds["bid"] = {"lot": state.lot, "least": least, "most": most}
        if asked == words.WANT_PIECES:
            bounds["want"] = {"most": rules.most_wanted(state, seat)}
        partners = self._partners(state, seat)
        if partners:
            bounds["trade"] = {"with": partners, "deeds": self._tradable(state)}
        return bounds

    def _partners(self, state: rules.State, seat: int) -> list[int]:
        """List the seats to which an offer may be made; an empty offer is refused only for having no goods."""
        offer = rules.Decision()
        offer.kind = words.OFFER_TRADE
        partners = []
        for partner in range(state.seats):
            offer.argument = [partner, *[0] * 7]
            if rules.why_not(state, seat, offer) in (ALLOWED, TRADE_GOODS):
                partners.append(partner)
        return partners

    def _tradable(self, state: rules.State) -> list[list[str]]:
        """List the deeds that each seat may trade away."""
        return [self.names.deed_list(rules.tradable_deeds(state, seat)) for seat in range(state.seats)]

    # events and luck

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row of the tape into a record."""
        return self._events.event(row)

    def question(self, state: rules.State) -> Question:
        """Describe the luck that is due."""
        luck = -rules.due(state)
        deck = luck - words.LUCK_CARD
        return Question(
            kind=DICE if luck == words.LUCK_DICE else f"{CARDS}{self.names.decks[deck]}",
            cases=rules.cases(state),
            outcome_of=lambda case: rules.outcome_of(state, case),
            parse=parse_dice if luck == words.LUCK_DICE else lambda card: self._face(deck, card),
            is_possible=lambda outcome: rules.is_possible(state, outcome),
        )

    def _face(self, deck: int, card: object) -> int:
        return self.estate.card_number(self.names.decks[deck], card)

    def name_outcome(self, kind: str, outcome: int) -> object:
        """Turn an outcome into two dice or a card's name."""
        return [outcome // DIE + 1, outcome % DIE + 1] if kind == DICE else self.names.cards[outcome]

    # views and positions

    def moment(self, state: rules.State) -> object:
        """Give what tells one rest point from the next: the turn, its phase, and the throws so far."""
        return state.turns, state.phase, state.thrown, state.doubles

    def view(self, state: rules.State) -> dict[str, object]:
        """Show everything on the table."""
        return view_of(self.names, state)

    def position(self, state: rules.State) -> dict[str, object]:
        """Describe a state at a rest point."""
        return position_of(self.names, state)

    def place(self, state: rules.State, position: Mapping[str, object]) -> tuple[str, ...]:
        """Set a state to a position."""
        return place_estate(self.names, state, position)

    def check(self, fields: Mapping[str, object], tokens: Sequence[str]) -> None:
        """Refuse numbers that do not exist on this board."""
        check_estate(self.names, self.board, fields, tokens)

    # the end

    def result(self, state: rules.State) -> Result | None:
        """Tell who is left; who went out later ranks higher."""
        if state.winner == rules.NOBODY:
            return None
        rank = state.rank
        order = sorted(range(state.seats), key=rank.__getitem__)
        worth = tuple(self._worth(state, seat) for seat in range(state.seats))
        return Result((state.winner,), tuple((seat,) for seat in order), "end.last", worth)

    def _worth(self, state: rules.State, seat: int) -> int:
        """Count cash, deeds at their price, mortgaged ones at half of it, and buildings at cost."""
        worth: int = state.cash[seat]
        mortgaged, level, owner = state.mortgaged, state.level, state.owner
        for number, deed in enumerate(self.estate.deeds):
            if owner[number] == seat:
                worth += deed.price // 2 if mortgaged[number] else deed.price
                worth += min(level[number], self.board.top_level - 1) * deed.build_price
                worth += deed.hotel_price if level[number] == self.board.top_level else 0
        return worth


def parse_dice(name: object) -> int:
    """Give the outcome of two dice."""
    if not isinstance(name, list | tuple) or len(name) != 2:  # noqa: PLR2004 - two dice
        raise EditionError(f"expected two dice, like [2, 6], not {shown(name)}")
    for die in name:
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= DIE:
            raise EditionError(f"a die shows 1 to {DIE}, not {shown(die)}")
    return (int(name[0]) - 1) * DIE + int(name[1]) - 1
