"""Everything on an estate table as typed records; fields that may be unset are left out of messages."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from holotable.families.view import View

Dice = Annotated[Sequence[int], Meta(min_length=2, max_length=2)]
Piece = Literal["house", "hotel"]
Side = Literal["light", "dark"]
Phase = Literal[
    "opening",
    "roll",
    "rolling",
    "landed",
    "buy",
    "resolved",
    "end",
    "over",
    "leaving",
    "tax",
    "mission",
    "prize",
    "leave",
    "choosing",
    "closing",
]
Step = Literal["throw", "move", "decide", "end"]  # of a turn, as a person sees it
Variant = Literal["standard", "short", "timed"]
Course = Literal["turn", "throw", "over"]  # what a turn goes on with: another turn, the throw for doubles, or nothing


class Goods(Struct, frozen=True, gc=False):
    """One side of a trade; jail cards are named by their decks."""

    cash: int
    deeds: Sequence[str]
    jail_cards: Sequence[str]


class EstateSeat(Struct, frozen=True, gc=False):
    """What a seat holds and where it stands; ``jail`` is which jailed turn is the next, 0 where it is free.

    ``out`` is there only once the seat has left the game, ``side`` (of its token) only in a game with missions.
    """

    name: str
    token: str | None
    cash: int
    space: str
    jail: int
    deeds: Sequence[str]
    mortgaged: Sequence[str]
    buildings: Mapping[str, int]
    jail_cards: Sequence[str]
    out: bool | UnsetType = UNSET
    side: Side | UnsetType | None = UNSET


class WorthParts(Struct, frozen=True, gc=False):
    """What the worth of a seat is made of, by the rules' count; together they are its worth."""

    cash: int
    deeds: int
    buildings: int


class AfterMission(Struct, frozen=True, gc=False):
    """What the turn goes on with: another turn, the throw for doubles, or nothing."""

    won: Course
    lost: Course
    skipped: Course


class Mission(Struct, frozen=True, gc=False):
    """The mission that the throw has brought: what wins it, and what it gives or costs.

    ``faces`` tells of each face of the die whether it wins.
    """

    id: str
    side: Side
    die: int
    least: int
    wins: int
    odds: str
    prize: str
    count: int
    amount: int
    fine: int
    left: int
    victim: int | None
    then: AfterMission
    faces: Sequence[bool]


class Share(Struct, frozen=True, gc=False):
    """How many deeds of a group a seat has or would have, of how many; ``whole``: it is all of them."""

    group: str
    held: int
    all: int
    whole: bool


class Rent(Struct, frozen=True, gc=False):
    """What landing on a deed costs now: an amount, or so many times a throw.

    ``rung`` counts which of the printed rents it is, from 0; ``doubled`` is there only where that is asked twice.
    """

    amount: int | UnsetType = UNSET
    times: int | UnsetType = UNSET
    rung: int | UnsetType = UNSET
    doubled: bool | UnsetType = UNSET


class Claim(Struct, frozen=True, gc=False, kw_only=True):
    """An open rent claim of an amount, or of a factor of dice still to be thrown.

    ``closes`` counts the coming turns up to the one whose first throw ends the claim.
    """

    id: int
    debtor: int
    creditor: int
    deed: str
    factor: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    closes: int


class GroupChange(Struct, frozen=True, gc=False):
    """How many deeds of a group a seat has before and after a trade, of how many; ``set`` tells if it matters."""

    group: str
    before: int
    after: int
    all: int
    set: Literal["completed", "broken"] | UnsetType = UNSET


class DealSide(Struct, frozen=True, gc=False):
    """What a trade makes of one of its sides: cash, jail cards, groups; each before and after.

    ``mortgaged`` are deeds that it receives so: at once each is redeemed, or interest paid for it.
    """

    cash: Sequence[int]
    jail_cards: Sequence[int]
    groups: Sequence[GroupChange]
    mortgaged: Sequence[str]


class Offer(Struct, frozen=True, gc=False, rename={"maker": "from", "taker": "to"}):
    """An open offer of a trade; ``sides`` is what it would make of the maker and of the taker."""

    offer: int
    revision: int
    maker: int
    taker: int
    give: Goods
    want: Goods
    sides: Sequence[DealSide]


class Sale(Struct, frozen=True, gc=False):
    """A deed that its finder may buy: what the seat then has of its group, and in cash; what others then pay.

    ``may_build``: the seat then has a whole set of streets. ``rivals`` are deeds of the group that others have.
    """

    seat: int
    deed: str
    price: int
    cash: int
    share: Share
    may_build: bool
    rent: Rent
    rivals: Sequence[str]


class Auction(Struct, frozen=True, gc=False, kw_only=True):
    """The lot under the hammer: a deed or a piece; ``passed`` lists who has passed at this price.

    ``shares`` is what every seat would have of the deed's group, ``step`` the lowest raise.
    """

    lot: int
    deed: str | UnsetType = UNSET
    piece: Piece | UnsetType = UNSET
    high_bid: int
    high_bidder: int | None
    least: int
    step: int
    passed: Sequence[int]
    shares: Sequence[Share] | UnsetType = UNSET


class Debt(Struct, frozen=True, gc=False):
    """What a seat owes; ``choice``: a received deed is mortgaged, and may be redeemed instead of paying interest."""

    debtor: int
    creditor: int
    amount: int
    deed: str | None
    choice: bool


class Demand(Struct, frozen=True, gc=False):
    """A piece that is short: who has still to say how many they want, and who must place one."""

    piece: Piece
    asked: Sequence[int]
    wanted: Sequence[int]
    placer: int | None
    paid: bool


class Stock(Struct, frozen=True, gc=False):
    """Pieces that are left in the bank."""

    house: int
    hotel: int


class Deck(Struct, frozen=True, gc=False):
    """The cards that nobody has seen, in no order, and those that lie under them, in order."""

    unseen: Sequence[str]
    queue: Sequence[str]


class EstateView(View, frozen=True, gc=False):
    """Everything on an estate table.

    ``lander`` is the seat whose arrival is carried out; ``worth`` and its parts are null where nobody may know them
    yet; ``rents`` has every owned deed that is not mortgaged; ``mortgaged`` are deeds that a bankrupt has left
    mortgaged to the bank, ``waiting`` those that the bank will auction; ``debt`` is the first of ``debts`` to settle.
    ``step`` is how far the turn has come; ``sale`` is a deed that may be bought now.
    """

    rounds: int
    round_limit: int | None
    variant: Variant
    phase: Phase
    lander: int
    time_up: bool
    dice: Dice | None
    doubles: int
    seats: Sequence[EstateSeat]
    worth: Sequence[int] | None
    worth_parts: Sequence[WorthParts] | None
    mission: Mission | None
    rents: Mapping[str, Rent]
    claims: Sequence[Claim]
    offers: Sequence[Offer]
    auction: Auction | None
    mortgaged: Sequence[str]
    waiting: Sequence[str]
    debt: Debt | None
    debts: Sequence[Debt]
    demand: Demand | None
    stock: Stock
    decks: Mapping[str, Deck]
    step: Step
    sale: Sale | None

    @property
    def round_number(self) -> int:
        """The round that is played."""
        return self.rounds

    @property
    def is_last_turn(self) -> bool:
        """Whether the time of a timed game is up."""
        return self.time_up

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat has left the game."""
        return self.seats[seat].out is True


VIEW = EstateView
