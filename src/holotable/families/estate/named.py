"""The estate rules with names instead of numbers: deeds, spaces, cards, offers and claims."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from holotable.core.checks import brief_repr, did_you_mean
from holotable.core.contract import Rules
from holotable.core.errors import EditionError
from holotable.core.luck import Question
from holotable.core.records import Event, Result
from holotable.editions import Edition, load_edition
from holotable.families.contract import PendingAnswer
from holotable.families.estate import rules
from holotable.families.estate.edition.reader import KEY_NAMES, EstateEdition, read_estate
from holotable.families.estate.names.decisions import ListedDecisions, name_decision, parse_decision
from holotable.families.estate.names.events import Events
from holotable.families.estate.names.losses import losses_of
from holotable.families.estate.names.luck import name_outcome, question_of
from holotable.families.estate.names.names import Names, ones
from holotable.families.estate.names.view import ENTRIES, Moment, Views, drafted_offer, share_of, worth_of
from holotable.families.estate.position.export import position_of
from holotable.families.estate.position.reader import place_estate
from holotable.families.estate.position.state_check import check_estate
from holotable.families.estate.rules import codes
from holotable.families.estate.verbs import PROMPT_NAMES, VERBS
from holotable.families.estate.view import EstateView, Offer, Share

CONTRACT: Rules = rules  # a family that broke it would not pass the type check
RAISING: Final = (codes.MORTGAGE, codes.SELL_BUILDING, codes.SELL_SET)  # what brings cash from the bank
NO_TOKENS: Final = (
    "in a game with missions the seats choose their tokens in turn order, with choose_token: leave tokens out"
)


@cache
def _built_in(edition: str) -> EstateEdition:
    return read_estate(load_edition(edition))


class NamedEstate:
    """Estate rules for one edition and its options."""

    bank_decisions = tuple(name for name, verb in VERBS.items() if verb.is_bank)
    prompt_name = staticmethod(PROMPT_NAMES.get)  # of its number

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        """Read the edition and make its board."""
        self.edition = edition
        self.estate: EstateEdition = _built_in(edition.id) if edition.built_in else read_estate(edition)
        self.rules = rules
        self.key_names = KEY_NAMES
        self.board = self.estate.board(options)
        self.names = Names(self.estate)
        self._events = Events(edition, self.names)
        self._listed = ListedDecisions(self.names)
        self._views = Views(edition, options, self.board, self.names)

    def new_state(self) -> rules.State:
        """Make an empty state."""
        return rules.State(self.board)

    def seat_tokens(self, count: int, wishes: Sequence[str | None] | None) -> tuple[str | None, ...]:
        """Give every seat its token; in a game with missions nobody has one before it is chosen."""
        if self.board.missions:
            return self._no_tokens(count, wishes)
        known = self.names.tokens
        if wishes is None:
            return known[:count]
        if not isinstance(wishes, list | tuple):
            raise EditionError(f"tokens are a list of tokens, not {brief_repr(wishes)}")
        for token in wishes:
            if token not in known:
                raise EditionError(
                    f"{self.edition.id} has no token {brief_repr(token)}{did_you_mean(token, known)}; tokens are {', '.join(known)}"
                )
        if len(wishes) != count or len(set(wishes)) != count:
            given = ", ".join(str(token) for token in wishes) or "none"
            raise EditionError(f"{count} seats need {count} different tokens, not {given}")
        return tuple(wishes)

    def _no_tokens(self, count: int, wishes: Sequence[str | None] | None) -> tuple[None, ...]:
        none = (None,) * count
        if wishes is not None and (not isinstance(wishes, list | tuple) or tuple(wishes) != none):
            raise EditionError(NO_TOKENS)
        return none

    def tokens(self, state: rules.State, given: Sequence[str | None]) -> tuple[str | None, ...]:
        """Give the seats' tokens: as given at the start, or as chosen so far in a game with missions."""
        if not self.board.missions:
            return tuple(given)
        return tuple(self.names.token(token) for token in state.token[: state.seats])

    def set_up(self, state: rules.State, tokens: Sequence[str | None], first: int | None, tape: rules.Tape) -> None:
        """Begin a game; the dice name the first seat unless it is given."""
        rules.set_up(state, len(tokens), rules.NOBODY if first is None else first, tape)

    # decisions

    def parse(self, state: rules.State, decision: Mapping[str, object]) -> rules.Decision:
        """Turn a named decision into numbers."""
        return parse_decision(self.names, state, decision)

    def name(self, decision: rules.Decision) -> dict[str, object]:
        """Turn a decision's numbers into names."""
        return self.name_numbers(decision.kind, decision.argument)

    def name_numbers(self, kind: int, argument: Sequence[int]) -> dict[str, object]:
        """Name a decision of which kind and arguments are known."""
        return name_decision(self.names, kind, argument)

    def listed(self, rows: Sequence[tuple[int, ...]]) -> list[dict[str, object]]:
        """Name the decisions of a list, each given as its kind and arguments."""
        return self._listed.named(rows)

    def bounds(self, state: rules.State, seat: int) -> dict[str, object]:
        """Give the limits of bids, trades and wants."""
        bounds: dict[str, object] = {}
        asked = rules.prompt(state, seat)
        if asked == codes.BID_OR_PASS:
            least, most = rules.lowest_bid(state), rules.highest_bid(state, seat)
            bounds["bid"] = {"lot": state.lot, "least": least, "most": most}
        if asked == codes.WANT_PIECES:
            bounds["want"] = {"most": rules.most_wanted(state, seat)}
        partners = ones(rules.trade_partners(state, seat, rules.Decision()))
        if partners:
            bounds["trade"] = {"with": partners, "deeds": self._tradable(state)}
        return bounds

    def _tradable(self, state: rules.State) -> list[list[str]]:
        """List the deeds that each seat may trade away."""
        return [self.names.deed_list(rules.tradable_deeds(state, seat)) for seat in range(state.seats)]

    # events and luck

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row of the tape into a record."""
        return self._events.event(row)

    def question(self, state: rules.State) -> Question:
        """Describe the luck that is due."""
        return question_of(self.names, state)

    def name_outcome(self, kind: str, outcome: int) -> object:
        """Turn an outcome into what fell."""
        return name_outcome(self.names, kind, outcome)

    def hide(self, decision: rules.Decision, events: Sequence[Event]) -> tuple[Event, ...]:
        """Remove from the foreseen events what nobody may know before: the amount of a tax paid as a share."""
        unseen = decision.kind == codes.PAY_TAX and decision.argument[codes.SHARE]
        return tuple(event for event in events if not unseen or event.kind == "TaxChosen")

    def is_raising(self, state: rules.State, seat: int, decision: rules.Decision) -> bool:
        """Tell whether a decision raises cash for a debt."""
        return decision.kind in RAISING and rules.prompt(state, seat) == codes.RAISE_CASH

    def gained(self, seat: int, decision: rules.Decision, after: rules.State) -> Share | None:
        """Tell what a seat has of a group after it has won a deed."""
        if decision.kind not in (codes.TAKE_DEED, codes.STEAL_DEED):
            return None
        return share_of(self.names, after, seat, decision.argument[0])

    def losses(self, seat: int, before: rules.State, after: rules.State) -> dict[str, Any]:
        """Tell what a seat has lost by selling or mortgaging to the bank."""
        return losses_of(self.names, seat, before, after)

    # views and positions

    def drafted(self, state: rules.State, seat: int, parsed: rules.Decision) -> Offer | None:
        """Give the trade that a seat would offer, with its goods and what they change."""
        return drafted_offer(self._views, state, seat, parsed)

    def moment(self, state: rules.State) -> object:
        """Give what tells one rest point from the next: the turn, its phase, and the throws so far."""
        return state.turns, state.phase, state.thrown, state.doubles

    def view(self, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> EstateView:
        """Show everything on the table."""
        return Moment(self._views, state, called, self.tokens(state, tokens)).view()

    def entry(self, name: str, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> Any:
        """Give one entry of the view."""
        return ENTRIES[name](Moment(self._views, state, called, self.tokens(state, tokens)))

    def position(self, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> dict[str, object]:
        """Describe a state at a rest point."""
        return position_of(self.names, state, called, self.tokens(state, tokens))

    def place(self, state: rules.State, position: Mapping[str, object]) -> tuple[str | None, ...]:
        """Set a state to a position."""
        return place_estate(self.names, state, position)

    def check(self, fields: Mapping[str, object], tokens: Sequence[str | None]) -> None:
        """Refuse numbers that do not exist on this board."""
        check_estate(self.names, self.board, fields, tokens)

    # the end

    def result(self, state: rules.State) -> Result | None:
        """Tell who has won; a seat that left later ranks higher, and equal wealth shares a rank."""
        if state.winner == rules.NOBODY:
            return None
        places: dict[int, list[int]] = {}
        for seat in range(state.seats):
            places.setdefault(state.rank[seat], []).append(seat)
        ranking = tuple(tuple(places[place]) for place in sorted(places))
        return Result(ranking[0], ranking, self._reason(state), tuple(worth_of(state)))

    def _reason(self, state: rules.State) -> str:
        if self.board.ends_scored:
            return "short.end"
        return "end.last" if state.playing.bit_count() == 1 else "timed.end"


def named_rules(edition: Edition, options: Mapping[str, object]) -> NamedEstate:
    """Give the rules of an edition with its options, in names."""
    return NamedEstate(edition, options)


def picks_tokens(options: Mapping[str, object]) -> bool:
    """Tell whether the seats choose their tokens in the game."""
    return options.get("missions") is True


def rescued(events: Iterable[Event]) -> list[tuple[int, dict[str, object]]]:
    """Give the default decisions of the owners whose claims the events would let lapse."""
    lapsed = [event.facts for event in events if event.kind == "RentLapsed"]
    return [(cast("int", facts["creditor"]), {"do": "claim_rent", "claim": facts["claim"]}) for facts in lapsed]


def waiting(view: EstateView) -> list[PendingAnswer]:
    """List the claims and offers that wait for an answer."""
    claims = [PendingAnswer(("claim", claim.id), claim.creditor, "claim") for claim in view.claims]
    offers = [PendingAnswer(("offer", one.offer, one.revision), one.taker, "trade") for one in view.offers]
    return claims + offers


def open_offers(view: EstateView, seat: int) -> int:
    """Count the open offers that a seat has made."""
    return sum(one.maker == seat for one in view.offers)
