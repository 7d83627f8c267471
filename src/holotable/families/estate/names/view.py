"""Builds the view of an estate table: everything on it, by name."""

from collections.abc import Callable, Mapping, Sequence
from itertools import compress, count
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import UNSET

from holotable.editions import Edition
from holotable.families.estate import rules
from holotable.families.estate.names.names import PIECES, Names, ones
from holotable.families.estate.rules import codes
from holotable.families.estate.rules.state import CHOOSING, CLOSING, NO_MISSION, TO_LEAVE, TO_MISSION, TO_PRIZE, TO_TAX
from holotable.families.estate.view import (
    AfterMission,
    Auction,
    Claim,
    Course,
    DealSide,
    Debt,
    Deck,
    Demand,
    EstateSeat,
    EstateView,
    Goods,
    GroupChange,
    Mission,
    Offer,
    Phase,
    Rent,
    Sale,
    Share,
    Side,
    Step,
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
STEPS: Final[Mapping[int, Step]] = {
    **dict.fromkeys((rules.OPENING, rules.TO_ROLL, CHOOSING), "throw"),
    **dict.fromkeys((rules.ROLLING, rules.LANDED), "move"),
    **dict.fromkeys((rules.TO_BUY, rules.RESOLVED, TO_LEAVE, TO_TAX, TO_MISSION, TO_PRIZE), "decide"),
    **dict.fromkeys((rules.LEAVING, rules.TO_END, CLOSING, rules.OVER), "end"),
}
DIE: Final = 6
BYTE: Final = 255
LITTLE: Final = "little"
REMEMBERED: Final = 1024  # of what seats own, and of decks, whose names are kept
Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Holding(NamedTuple):
    """What one seat owns besides cash and cards, and what others pay who land there."""

    deeds: Sequence[str]
    mortgaged: Sequence[str]
    buildings: Mapping[str, int]
    building_cost: int
    rents: Mapping[str, Rent]


class Moment:
    """One state of a table, whose seats are called so and have these tokens; its entries are made by ``ENTRIES``."""

    __slots__ = ("_holdings", "_worth", "called", "names", "state", "tokens", "views")
    names: Names

    def __init__(self, views: "Views", state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> None:
        """Look at a state."""
        self.views: Views = views
        self.names = views.names
        self.state: rules.State = state
        self.called: Sequence[str] = called
        self.tokens: Sequence[str | None] = tokens
        self._holdings: Sequence[Holding] | None = None
        self._worth: list[int] | None = None

    def view(self) -> EstateView:
        """Show everything on the table."""
        return EstateView(*[make(self) for make in ENTRIES.values()])

    @property
    def holdings(self) -> Sequence[Holding]:
        """What the seats own."""
        if self._holdings is None:
            self._holdings = self.views.holdings(self.state)
        return self._holdings

    @property
    def worth(self) -> list[int]:
        """What every seat is worth."""
        if self._worth is None:
            self._worth = worth_of(self.state)
        return self._worth

    def shown_worth(self) -> list[int] | None:
        """Give what every seat is worth, unless nobody may know."""
        hidden = self.views.hides_worth and self.state.phase != rules.OVER
        return None if hidden else self.worth


class Views:
    """Makes views of the tables of one board; what it keeps for later views is shared, and nobody writes it."""

    def __init__(self, edition: Edition, options: Mapping[str, object], board: rules.Board, names: Names) -> None:
        """Keep what is the same in every view."""
        self.names = names
        self.edition = edition.reference
        self.options = cast("Mapping[str, bool | int | str]", options)
        self.round_limit: int | None = board.round_limit or None
        self.variant = variant_of(board)
        self.hides_worth: bool = board.tax_choice
        self._sides = (*(cast("Side | None", token.side) for token in names.estate.tokens), None)  # NO_TOKEN has none
        self._has_sides: bool = board.missions
        self._holdings: dict[tuple[int, int, int], Holding] = {}
        self._lots: dict[int, int] = {}
        self._decks: dict[bytes, dict[str, Deck]] = {}
        self._board = board
        self._trial: rules.State | None = None

    def trial(self, state: rules.State) -> rules.State:
        """Give a copy of a state, to try on it what would be; the next one is made in its place."""
        if self._trial is None:
            self._trial = rules.State(self._board)
        self._trial.copy_from(state)
        return self._trial

    def holdings(self, state: rules.State) -> list[Holding]:
        """Tell what the seats own; a seat's is remembered by its deeds, their mortgages and their buildings."""
        mortgaged, level = int.from_bytes(state.mortgaged, LITTLE), int.from_bytes(state.level, LITTLE)
        found = []
        for deeds in state.deeds[: state.seats]:
            lot = self._lots[deeds] if deeds in self._lots else _remember(self._lots, deeds, _bytes_of(deeds))
            key = (deeds, mortgaged & lot, level & lot)
            known = self._holdings.get(key)
            found.append(known or _remember(self._holdings, key, holding_of(self.names, state, deeds)))
        return found

    def decks(self, state: rules.State) -> dict[str, Deck]:
        """Show every deck."""
        key = bytes(state.unseen) + bytes(state.queued) + bytes(state.queue)
        return self._decks.get(key) or _remember(self._decks, key, decks_of(self.names, state))

    def sides(self, state: rules.State) -> list[Side | None] | None:
        """Give the sides of the seats' tokens in a game with missions."""
        return [self._sides[token] for token in state.token] if self._has_sides else None


def _remember(known: dict[Key, Thing], key: Key, thing: Thing) -> Thing:
    """Keep something for later views, but never too much."""
    if len(known) == REMEMBERED:
        known.clear()
    known[key] = thing
    return thing


def _bytes_of(deeds: int) -> int:
    """Give a number that has a byte of ones for each deed of a set, to cut their bytes out of those of all deeds."""
    return sum(BYTE << 8 * deed for deed in ones(deeds))


def variant_of(board: rules.Board) -> Variant:
    """Tell which game is played: standard, short or timed."""
    if board.ends_scored:
        return "short"
    return "timed" if board.timed else "standard"


def worth_of(state: rules.State) -> list[int]:
    """Give what every seat is worth by the rules' count."""
    return [rules.wealth(state, seat) for seat in range(state.seats)]


def _worth_parts(at: Moment) -> list[WorthParts] | None:
    """Split every worth into cash, deeds and buildings."""
    worth = at.shown_worth()
    if worth is None:
        return None
    return [
        WorthParts(cash, total - cash - held.building_cost, held.building_cost)
        for total, cash, held in zip(worth, at.state.cash, at.holdings, strict=False)
    ]


def holdings_of(names: Names, state: rules.State) -> list[Holding]:
    """Read what every seat owns."""
    return [holding_of(names, state, deeds) for deeds in state.deeds[: state.seats]]


def holding_of(names: Names, state: rules.State, deeds: int) -> Holding:
    """Read what the owner of these deeds has."""
    owned, called, mortgaged, level = ones(deeds), names.deeds, state.mortgaged, state.level
    built = [deed for deed in owned if level[deed]]
    return Holding(
        [called[deed] for deed in owned],
        [called[deed] for deed in owned if mortgaged[deed]],
        {called[deed]: level[deed] for deed in built},
        sum([rules.building_cost(state, deed) for deed in built]),
        {called[deed]: _rent(names, state, deed) for deed in owned if not mortgaged[deed]},
    )


def _rent(names: Names, state: rules.State, deed: int) -> Rent:
    """Show what landing on a deed costs now; of a utility, how many times the dice."""
    rent, rung, doubled = rules.rent_due(state, deed), rules.rung_of(state, deed), rules.is_doubled(state, deed)
    if deed in names.utilities:
        return Rent(times=rent, rung=rung)
    return Rent(rent, rung=rung, doubled=doubled or UNSET)


def _rents(holdings: Sequence[Holding]) -> dict[str, Rent]:
    rents: dict[str, Rent] = {}
    for held in holdings:
        rents.update(held.rents)
    return rents


def bank_mortgages_of(names: Names, state: rules.State) -> list[str]:
    """List the deeds that a bankrupt has left mortgaged to the bank, on boards where they stay so."""
    mortgaged = state.mortgaged
    if 1 not in mortgaged:
        return []
    owner = state.owner
    return [names.deeds[deed] for deed in compress(count(), mortgaged) if owner[deed] == rules.BANK]


def seats_of(
    names: Names,
    state: rules.State,
    holdings: Sequence[Holding],
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
            holdings[seat].deeds,
            holdings[seat].mortgaged,
            holdings[seat].buildings,
            names.deck_list(cards[seat]) if cards[seat] else [],
            UNSET if playing >> seat & 1 else True,
            UNSET if sides is None else sides[seat],
        )
        for seat, name in enumerate(called)
    ]


def _mission(names: Names, state: rules.State) -> Mission:
    """Show the mission that the throw has brought: what wins it, and what it gives or costs."""
    mission = names.estate.missions[state.mission]
    faces = [rules.is_mission_won(state, die) for die in range(1, DIE + 1)]
    wins = sum(faces)
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
        faces=faces,
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


def share_of(names: Names, state: rules.State, seat: int, deed: int) -> Share:
    """Tell how many deeds of a deed's group a seat has."""
    group = names.group_of_deed[deed]
    held, all_of_it = rules.owned_in_group(state, seat, deed), len(names.deeds_of_group[group])
    return Share(names.estate.groups[group].id, held, all_of_it, rules.owns_group(state, seat, deed))


def _sale(at: Moment) -> Sale | None:
    """Show what buying the deed that somebody has found leads to."""
    names, state = at.names, at.state
    if state.phase != rules.TO_BUY or state.debts or state.auctioning or state.demand != rules.NO_PIECE:
        return None
    seat = state.lander
    deed = names.estate.spaces[state.space[seat]].deed
    assert deed is not None, "only a deed is bought"
    price = names.estate.deeds[deed].price
    then = at.views.trial(state)
    rules.give_deed(then, deed, seat)
    group = names.deeds_of_group[names.group_of_deed[deed]]
    return Sale(
        seat=seat,
        deed=names.deeds[deed],
        price=price,
        cash=state.cash[seat] - price,
        share=share_of(names, then, seat, deed),
        may_build=then.sets[seat] != state.sets[seat],
        rent=_rent(names, then, deed),
        rivals=[names.deeds[one] for one in group if then.owner[one] not in (seat, rules.BANK)],
    )


class Deal(NamedTuple):
    """Who would give what in a trade; deeds and jail cards are sets."""

    seats: tuple[int, int]
    cash: tuple[int, int]
    deeds: tuple[int, int]
    cards: tuple[int, int]


def deal_sides(views: Views, state: rules.State, deal: Deal) -> list[DealSide]:
    """Tell what a trade would make of both seats; what a seat no longer has it does not give."""
    then = views.trial(state)
    for giver, receiver, deeds in zip(deal.seats, reversed(deal.seats), deal.deeds, strict=True):
        for deed in ones(deeds & state.deeds[giver]):
            rules.give_deed(then, deed, receiver)
    return [_deal_side(views.names, state, then, deal, side) for side in range(2)]


def _deal_side(names: Names, state: rules.State, then: rules.State, deal: Deal, side: int) -> DealSide:
    seat, other = deal.seats[side], 1 - side
    cash, cards = state.cash[seat], state.jail_cards[seat].bit_count()
    moved = sorted({names.group_of_deed[deed] for deed in ones(deal.deeds[0] | deal.deeds[1])})
    return DealSide(
        cash=[cash, cash - deal.cash[side] + deal.cash[other]],
        jail_cards=[cards, cards - deal.cards[side].bit_count() + deal.cards[other].bit_count()],
        groups=[_group_change(names, state, then, seat, group) for group in moved],
        mortgaged=[names.deeds[deed] for deed in ones(deal.deeds[other]) if state.mortgaged[deed]],
    )


def _group_change(names: Names, state: rules.State, then: rules.State, seat: int, group: int) -> GroupChange:
    deed = names.deeds_of_group[group][0]
    before, after = share_of(names, state, seat, deed), share_of(names, then, seat, deed)
    if before.whole == after.whole:
        return GroupChange(before.group, before.held, after.held, after.all)
    return GroupChange(before.group, before.held, after.held, after.all, "completed" if after.whole else "broken")


def drafted_offer(views: Views, state: rules.State, seat: int, parsed: rules.Decision) -> Offer | None:
    """Show the trade that a decision offers a seat, or answers an offer with; its number is 0."""
    if parsed.kind not in (codes.OFFER_TRADE, codes.COUNTER_TRADE):
        return None
    given = parsed.argument
    partner = given[0] if parsed.kind == codes.OFFER_TRADE else _maker(state, given[0])
    if partner is None or partner == seat or partner >= state.seats:
        return None
    cash, deeds = (given[codes.GIVE_CASH], given[codes.WANT_CASH]), (given[codes.GIVE_DEEDS], given[codes.WANT_DEEDS])
    deal = Deal((seat, partner), cash, deeds, (given[codes.GIVE_CARDS], given[codes.WANT_CARDS]))
    give, want = (_goods(views.names, *side) for side in zip(*deal[1:], strict=True))
    return Offer(0, 0, seat, partner, give, want, deal_sides(views, state, deal))


def _maker(state: rules.State, offer: int) -> int | None:
    """Give who has made an open offer."""
    places = [place for place in compress(count(), state.offer_id) if state.offer_id[place] == offer]
    return state.offer_maker[places[0]] if places else None


def _offers(at: Moment) -> list[Offer]:
    return [_offer(at, place) for place in compress(count(), at.state.offer_id)]


def _offer(at: Moment, place: int) -> Offer:
    names, state = at.names, at.state
    deal = Deal(
        (state.offer_maker[place], state.offer_taker[place]),
        (state.give_cash[place], state.want_cash[place]),
        (state.give_deeds[place], state.want_deeds[place]),
        (state.give_cards[place], state.want_cards[place]),
    )
    return Offer(
        state.offer_id[place],
        state.offer_revision[place],
        state.offer_maker[place],
        state.offer_taker[place],
        _goods(names, state.give_cash[place], state.give_deeds[place], state.give_cards[place]),
        _goods(names, state.want_cash[place], state.want_deeds[place], state.want_cards[place]),
        deal_sides(at.views, state, deal),
    )


def _goods(names: Names, cash: int, deeds: int, cards: int) -> Goods:
    return Goods(cash, names.deed_list(deeds), names.deck_list(cards))


def _lot_shares(at: Moment) -> list[Share]:
    """Tell what every seat would have of the group of the deed that is auctioned."""
    deed, then = at.state.lot_deed, at.views.trial(at.state)
    shares = []
    for seat in range(at.state.seats):
        rules.give_deed(then, deed, seat)
        shares.append(share_of(at.names, then, seat, deed))
    return shares


def _auction(at: Moment) -> Auction:
    names, state = at.names, at.state
    piece = state.lot_piece
    return Auction(
        lot=state.lot,
        deed=names.deeds[state.lot_deed] if piece == rules.NO_PIECE else UNSET,
        piece=UNSET if piece == rules.NO_PIECE else PIECES[piece],
        high_bid=state.high_bid,
        high_bidder=None if state.high_bidder == rules.NOBODY else state.high_bidder,
        least=rules.lowest_bid(state),
        step=state.board.auction_step,
        passed=ones(state.passed),
        shares=_lot_shares(at) if piece == rules.NO_PIECE else UNSET,
    )


def _debts(names: Names, state: rules.State) -> list[Debt]:
    """Show what is owed, the first to settle first."""
    return [_debt(names, state, place) for place in range(state.debts - 1, -1, -1)]


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


def _step(state: rules.State) -> Step:
    """Tell how far the turn has come; whatever is sold, owed or short is to be decided first."""
    is_open = state.auctioning or state.debts or state.demand != rules.NO_PIECE
    return "decide" if is_open else STEPS[state.phase]


def decks_of(names: Names, state: rules.State) -> dict[str, Deck]:
    """Show every deck: the cards that nobody has seen, in no order, and those that lie under them, in order."""
    unseen: list[list[str]] = [[] for _ in names.decks]
    for deck, card, copies in zip(names.deck_of_card, names.cards, state.unseen, strict=False):
        unseen[deck] += [card] * copies
    return {name: Deck(unseen[deck], _queue(names, state, deck)) for deck, name in enumerate(names.decks)}


def _queue(names: Names, state: rules.State, deck: int) -> list[str]:
    first = deck * rules.DECK_CARDS
    return [names.cards[face] for face in state.queue[first : first + state.queued[deck]]]


ENTRIES: Final[Mapping[str, Callable[[Moment], Any]]] = {  # of a view, in the order of its fields
    "edition": lambda at: at.views.edition,
    "options": lambda at: at.views.options,
    "turn": lambda at: at.state.turn,
    "turns": lambda at: at.state.turns,
    "rounds": lambda at: at.state.rounds,
    "round_limit": lambda at: at.views.round_limit,
    "variant": lambda at: at.views.variant,
    "phase": lambda at: PHASES[at.state.phase],
    "lander": lambda at: at.state.lander,
    "time_up": lambda at: at.state.time_up,
    "dice": lambda at: [at.state.first_die, at.state.second_die] if at.state.first_die else None,
    "doubles": lambda at: at.state.doubles,
    "seats": lambda at: seats_of(at.names, at.state, at.holdings, at.called, at.tokens, at.views.sides(at.state)),
    "worth": Moment.shown_worth,
    "worth_parts": _worth_parts,
    "mission": lambda at: None if at.state.mission == NO_MISSION else _mission(at.names, at.state),
    "rents": lambda at: _rents(at.holdings),
    "claims": lambda at: claims_of(at.names, at.state) if at.state.claims else [],
    "offers": lambda at: _offers(at) if at.state.offers else [],
    "auction": lambda at: _auction(at) if at.state.auctioning else None,
    "mortgaged": lambda at: bank_mortgages_of(at.names, at.state),
    "waiting": lambda at: list(compress(at.names.deeds, at.state.waiting)) if at.state.lots_waiting else [],
    "debt": lambda at: _debt(at.names, at.state, at.state.debts - 1) if at.state.debts else None,
    "debts": lambda at: _debts(at.names, at.state) if at.state.debts else [],
    "demand": lambda at: None if at.state.demand == rules.NO_PIECE else _demand(at.state),
    "stock": lambda at: Stock(*at.state.stock),
    "decks": lambda at: at.views.decks(at.state),
    "step": lambda at: _step(at.state),
    "sale": _sale,
}
