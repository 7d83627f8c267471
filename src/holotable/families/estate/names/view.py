"""Builds the view of an estate table: everything on it, by name."""

from collections.abc import Mapping, Sequence
from itertools import compress, count
from typing import Final, NamedTuple, TypeVar, cast

from msgspec import UNSET

from holotable.editions import Edition
from holotable.families.estate import rules
from holotable.families.estate.names.names import PIECES, Names, ones
from holotable.families.estate.rules.state import CHOOSING, CLOSING, NO_MISSION, TO_LEAVE, TO_MISSION, TO_PRIZE, TO_TAX
from holotable.families.estate.view import (
    AfterMission,
    Auction,
    Claim,
    Course,
    Debt,
    Deck,
    Demand,
    EstateSeat,
    EstateView,
    Goods,
    Mission,
    Offer,
    Phase,
    Rent,
    Side,
    Stock,
    Variant,
    WorthParts,
)

PHASES: Final[Mapping[int, Phase]] = {
    rules.OPENING: "opening",
    rules.TO_ROLL: "roll",
    rules.ROLLING: "rolling",
    rules.LANDED: "landed",
    rules.TO_BUY: "buy",
    rules.RESOLVED: "resolved",
    rules.TO_END: "end",
    rules.OVER: "over",
    rules.LEAVING: "leaving",
    TO_TAX: "tax",
    TO_MISSION: "mission",
    TO_PRIZE: "prize",
    TO_LEAVE: "leave",
    CHOOSING: "choosing",
    CLOSING: "closing",
}
DIE: Final = 6
REMEMBERED: Final = 64  # positions of the property, and of the decks, whose names are kept
Thing = TypeVar("Thing")


class Holding(NamedTuple):
    """What one seat owns besides cash and cards."""

    deeds: Sequence[str]
    mortgaged: Sequence[str]
    buildings: Mapping[str, int]
    building_cost: int


class Property(NamedTuple):
    """Who owns what, and what it costs to land there: all that changes only when something changes hands or is built."""

    seats: Sequence[Holding]
    bank_mortgages: Sequence[str]  # deeds that a bankrupt has left mortgaged, on boards where they stay so
    rents: Mapping[str, Rent]


class Views:
    """Makes views of the tables of one board; what it keeps for later views is shared, and nobody writes it."""

    def __init__(self, edition: Edition, options: Mapping[str, object], board: rules.Board, names: Names) -> None:
        """Keep what is the same in every view."""
        self._names = names
        self._edition = edition.reference
        self._options = cast("Mapping[str, bool | int | str]", options)
        self._round_limit: int | None = board.round_limit or None
        self._variant = variant_of(board)
        self._hides_worth: bool = board.tax_choice
        self._sides = (*(cast("Side | None", token.side) for token in names.estate.tokens), None)  # NO_TOKEN has none
        self._has_sides: bool = board.missions
        self._property: dict[tuple[int, ...], Property] = {}
        self._decks: dict[tuple[int, ...], dict[str, Deck]] = {}

    def view(self, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> EstateView:
        """Show everything on the table; the seats are called so and have these tokens."""
        names, held = self._names, self._property_of(state)
        worth = None if self._hides_worth and state.phase != rules.OVER else worth_of(state)
        debts = [_debt(names, state, place) for place in range(state.debts - 1, -1, -1)]
        return EstateView(
            edition=self._edition,
            options=self._options,
            turn=state.turn,
            turns=state.turns,
            rounds=state.rounds,
            round_limit=self._round_limit,
            variant=self._variant,
            phase=PHASES[state.phase],
            lander=state.lander,
            time_up=state.time_up,
            dice=[state.first_die, state.second_die] if state.first_die else None,
            doubles=state.doubles,
            seats=seats_of(names, state, held, called, tokens, self._sides_of(state)),
            worth=worth,
            worth_parts=None if worth is None else _parts_of(worth, state.cash, held),
            mission=None if state.mission == NO_MISSION else _mission(names, state),
            rents=held.rents,
            claims=claims_of(names, state),
            offers=_offers(names, state) if state.offers else [],
            auction=_auction(names, state) if state.auctioning else None,
            mortgaged=held.bank_mortgages,
            waiting=list(compress(names.deeds, state.waiting)) if state.lots_waiting else [],
            debt=debts[0] if debts else None,
            debts=debts,
            demand=None if state.demand == rules.NO_PIECE else _demand(state),
            stock=Stock(*state.stock),
            decks=self._decks_of(state),
        )

    def _property_of(self, state: rules.State) -> Property:
        key = (*state.deeds, *state.mortgaged, *state.level)
        known = self._property.get(key)
        return known if known is not None else _remember(self._property, key, property_of(self._names, state))

    def _decks_of(self, state: rules.State) -> dict[str, Deck]:
        key = (*state.unseen, *state.queued, *state.queue)
        known = self._decks.get(key)
        return known if known is not None else _remember(self._decks, key, decks_of(self._names, state))

    def _sides_of(self, state: rules.State) -> list[Side | None] | None:
        """Give the sides of the seats' tokens in a game with missions."""
        return [self._sides[token] for token in state.token] if self._has_sides else None


def _remember(known: dict[tuple[int, ...], Thing], key: tuple[int, ...], thing: Thing) -> Thing:
    """Keep something for later views, but never too much."""
    if len(known) == REMEMBERED:
        known.clear()
    known[key] = thing
    return thing


def variant_of(board: rules.Board) -> Variant:
    """Tell which game is played: standard, short or timed."""
    if board.ends_scored:
        return "short"
    return "timed" if board.timed else "standard"


def worth_of(state: rules.State) -> list[int]:
    """Give what every seat is worth by the rules' count."""
    return [rules.wealth(state, seat) for seat in range(state.seats)]


def _parts_of(worth: Sequence[int], cash: Sequence[int], held: Property) -> list[WorthParts]:
    """Split every worth into cash, deeds and buildings."""
    return [
        WorthParts(cash[seat], total - cash[seat] - held.seats[seat].building_cost, held.seats[seat].building_cost)
        for seat, total in enumerate(worth)
    ]


def property_of(names: Names, state: rules.State) -> Property:
    """Read who owns what."""
    mortgaged, level, owner = state.mortgaged, state.level, state.owner
    owned = [ones(deeds) for deeds in state.deeds[: state.seats]]
    return Property(
        [_holding(names, state, deeds, mortgaged, level) for deeds in owned],
        [names.deeds[deed] for deed in compress(count(), mortgaged) if owner[deed] == rules.BANK],
        _rents(names, state, [deed for deeds in owned for deed in deeds if not mortgaged[deed]]),
    )


def _holding(
    names: Names, state: rules.State, deeds: Sequence[int], mortgaged: Sequence[int], level: Sequence[int]
) -> Holding:
    built = [deed for deed in deeds if level[deed]]
    return Holding(
        [names.deeds[deed] for deed in deeds],
        [names.deeds[deed] for deed in deeds if mortgaged[deed]],
        {names.deeds[deed]: level[deed] for deed in built},
        sum([rules.building_cost(state, deed) for deed in built]),
    )


def _rents(names: Names, state: rules.State, deeds: Sequence[int]) -> dict[str, Rent]:
    """Show what landing on each deed costs now; of a utility, how many times the dice."""
    rent_due, utilities, called = rules.rent_due, names.utilities, names.deeds
    return {
        called[deed]: Rent(UNSET, rent_due(state, deed)) if deed in utilities else Rent(rent_due(state, deed))
        for deed in deeds
    }


def seats_of(
    names: Names,
    state: rules.State,
    held: Property,
    called: Sequence[str],
    tokens: Sequence[str | None],
    sides: Sequence[Side | None] | None = None,
) -> list[EstateSeat]:
    """Show what every seat holds and where it stands; in a game with missions also the side of its token."""
    cash, space, jail, cards, playing = state.cash, state.space, state.jail, state.jail_cards, state.playing
    return [
        EstateSeat(
            name,
            tokens[seat],
            cash[seat],
            names.spaces[space[seat]],
            jail[seat] if playing >> seat & 1 else 0,
            held.seats[seat].deeds,
            held.seats[seat].mortgaged,
            held.seats[seat].buildings,
            names.deck_list(cards[seat]) if cards[seat] else [],
            UNSET if playing >> seat & 1 else True,
            UNSET if sides is None else sides[seat],
        )
        for seat, name in enumerate(called)
    ]


def _mission(names: Names, state: rules.State) -> Mission:
    """Show the mission that the throw has brought: what wins it, and what it gives or costs."""
    mission = names.estate.missions[state.mission]
    wins = DIE + 1 - mission.least
    return Mission(
        id=names.missions[state.mission],
        side=cast("Side", mission.side),
        die=mission.die,
        least=mission.least,
        wins=wins,
        odds=f"{wins} in {DIE}",
        prize=mission.prize,
        count=mission.count,
        amount=mission.amount,
        fine=mission.fine,
        left=state.prizes,
        victim=None if state.victim == rules.NOBODY else state.victim,
        then=_after_mission(state, mission.prize),
    )


def _after_mission(state: rules.State, prize: str) -> AfterMission:
    """Tell what the turn goes on with, won, lost or left out: another turn, the throw for doubles, or nothing."""
    goes_on: Course = "throw" if state.doubles else "over"
    return AfterMission(
        won="turn" if prize == "again" else goes_on,
        lost=goes_on,
        skipped="over" if state.board.skip_ends_turn else goes_on,
    )


def claims_of(names: Names, state: rules.State) -> list[Claim]:
    """Show the open rent claims."""
    return [_claim(names, state, place) for place in range(state.claims)]


def _claim(names: Names, state: rules.State, place: int) -> Claim:
    factor = state.claim_factor[place]
    return Claim(
        id=state.claim_id[place],
        debtor=state.claim_debtor[place],
        creditor=state.claim_creditor[place],
        deed=names.deeds[state.claim_deed[place]],
        factor=factor or UNSET,
        amount=UNSET if factor else state.claim_amount[place],
        closes=state.claim_waits[place],
    )


def _offers(names: Names, state: rules.State) -> list[Offer]:
    return [_offer(names, state, place) for place in compress(count(), state.offer_id)]


def _offer(names: Names, state: rules.State, place: int) -> Offer:
    return Offer(
        state.offer_id[place],
        state.offer_revision[place],
        state.offer_maker[place],
        state.offer_taker[place],
        _goods(names, state.give_cash[place], state.give_deeds[place], state.give_cards[place]),
        _goods(names, state.want_cash[place], state.want_deeds[place], state.want_cards[place]),
    )


def _goods(names: Names, cash: int, deeds: int, cards: int) -> Goods:
    return Goods(cash, names.deed_list(deeds), names.deck_list(cards))


def _auction(names: Names, state: rules.State) -> Auction:
    piece = state.lot_piece
    return Auction(
        lot=state.lot,
        deed=names.deeds[state.lot_deed] if piece == rules.NO_PIECE else UNSET,
        piece=UNSET if piece == rules.NO_PIECE else PIECES[piece],
        high_bid=state.high_bid,
        high_bidder=None if state.high_bidder == rules.NOBODY else state.high_bidder,
        least=rules.lowest_bid(state),
        passed=ones(state.passed),
    )


def _debt(names: Names, state: rules.State, place: int) -> Debt:
    return Debt(
        debtor=state.debt_debtor[place],
        creditor=state.debt_creditor[place],
        amount=state.debt_amount[place],
        deed=names.deed(state.debt_deed[place]),
        choice=state.debt_stage[place] == rules.CHOICE_DEBT,
    )


def _demand(state: rules.State) -> Demand:
    return Demand(
        piece=PIECES[state.demand],
        asked=ones(state.asked),
        wanted=state.wanted[: state.seats],
        placer=None if state.placer == rules.NOBODY else state.placer,
        paid=state.prepaid,
    )


def decks_of(names: Names, state: rules.State) -> dict[str, Deck]:
    """Show every deck: the cards that nobody has seen, in no order, and those that lie under them, in order."""
    unseen: list[list[str]] = [[] for _ in names.decks]
    for deck, card, copies in zip(names.deck_of_card, names.cards, state.unseen, strict=False):
        unseen[deck] += [card] * copies
    return {name: Deck(unseen[deck], _queue(names, state, deck)) for deck, name in enumerate(names.decks)}


def _queue(names: Names, state: rules.State, deck: int) -> list[str]:
    first = deck * rules.DECK_CARDS
    return [names.cards[face] for face in state.queue[first : first + state.queued[deck]]]
