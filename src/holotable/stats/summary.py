"""The summary of a simulation as plain records, read by the terminal, the report, the page and programs."""

from collections.abc import Mapping
from dataclasses import dataclass

from holotable.stats.intervals import Rate

Text = Mapping[str, str]  # a text in every language

QUANTILES = (5, 25, 50, 75, 95)  # per cent; every list of quantiles has these


@dataclass(frozen=True, slots=True)
class WinRates:
    """Who won: bots by name, seats and turn order by number from 1, tokens and sides by id (with missions only)."""

    bot: list[Rate]
    seat: list[Rate]
    order: list[Rate]
    token: list[Rate]
    side: list[Rate]


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number was spread over the games: mean, quantiles, and counts; the last bin holds all beyond, too."""

    mean: float
    quantiles: list[int]
    width: int
    counts: list[int]  # bin i: from i * width on
    beyond: int  # how many of the last bin are too large for it


@dataclass(frozen=True, slots=True)
class Ending:
    """Why games ended: a rule key and its row, or ``limit`` for games that were given up."""

    key: str
    rule: str | None
    says: Text
    games: int
    share: float


@dataclass(frozen=True, slots=True)
class SpaceCount:
    """How often a token came to a space: ``id`` as the printed board names it, ``track:7`` on a race track."""

    id: str
    landings: int
    share: float


@dataclass(frozen=True, slots=True)
class DeedStep:
    """A deed at one step of its rent table.

    ``step`` is ``bare``, ``set`` (the whole bare group), ``1`` … ``4`` houses, ``hotel``, or ``own:1`` … where
    owning more of the group raises the rent. ``cost`` is the price and all buildings up to here; ``turns`` are the
    turns of others while the deed stood so and was not mortgaged; ``yield_per_turn`` the rent of one such turn;
    ``break_even`` the turns of others after which the rent has paid the cost.
    """

    step: str
    cost: int
    rents: int
    mean_rent: float
    turns: int
    yield_per_turn: float
    break_even: float | None


@dataclass(frozen=True, slots=True)
class DeedStory:
    """A deed over all games.

    ``income`` and ``spent`` are means per game, ``first_owner`` is how often its first owner won, ``best`` the step
    whose rent pays its cost soonest, of those at which rent was paid often enough (None: at no step).
    """

    deed: str
    price: int
    bought: int
    auctioned: int
    auction_mean: float | None
    income: float
    spent: float
    first_owner: Rate
    best: str | None
    steps: list[DeedStep]


@dataclass(frozen=True, slots=True)
class FanPoint:
    """The worth after a round over the games that were still going on: quantiles; ``games`` counts seats in games."""

    round: int
    games: int
    quantiles: list[int]


@dataclass(frozen=True, slots=True)
class Fan:
    """How worth went (of a race: steps done): of those who would win, and of all others."""

    winner: list[FanPoint]
    others: list[FanPoint]


@dataclass(frozen=True, slots=True)
class Course:
    """How exciting games were.

    ``lead_changes`` a game; ``drama`` how far the winner was behind the leader, in per cent of the leader's worth,
    as a mean of the rounds; ``comebacks`` games won by the player who, of those still playing, was last at half-time;
    ``first`` games won by the starter; ``luck`` the part of the variance of winning that the choice of bot does not
    explain (None: one bot, or bots that keep their seats).
    """

    lead_changes: Spread
    drama: Spread
    comebacks: Rate
    first: Rate
    luck: float | None


@dataclass(frozen=True, slots=True)
class MissionStory:
    """One mission over all games; money is what it paid to its seats, fines subtracted, as a mean of a start."""

    id: str
    side: str
    begun: int
    skipped: int
    won: int
    lapsed: int
    money: float


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything that was counted; the same for every number of workers and every build."""

    format: int
    edition: str
    name: Text
    family: str
    options: dict[str, object]
    seats: int
    bots: list[str]
    trades: bool
    seed: int
    asked: int
    games: int  # fewer than asked if it was stopped
    from_position: bool
    faults: dict[str, int]  # by bot: answers that failed, came late or were illegal, and were replaced
    wins: WinRates
    turns: Spread
    decisions: Spread
    endings: list[Ending]
    spaces: list[SpaceCount]
    worth: Fan
    course: Course
    a_game: dict[str, float]  # means of a game: rents, trades, auctions, cards, jailings, bumps, slides, shields …
    deeds: list[DeedStory]  # empty in a race
    auction_prices: Spread | None  # in per cent of the list price
    missions: list[MissionStory]  # empty without missions
