// Made by tools/protocol.py from src/holotable/stats/summary.py; do not edit.

/** How exciting games were.

    ``lead_changes`` a game; ``drama`` how far the winner was behind the leader, in per cent of the leader's worth,
    as a mean of the rounds; ``comebacks`` games won by the player who, of those still playing, was last at half-time;
    ``first`` games won by the starter; ``luck`` the part of the variance of winning that the choice of bot does not
    explain (None: one bot, or bots that keep their seats). */
export interface Course {
  lead_changes: Spread;
  drama: Spread;
  comebacks: Rate;
  first: Rate;
  luck: number | null;
}

/** A deed at one step of its rent table.

    ``step`` is ``bare``, ``set`` (the whole bare group), ``1`` … ``4`` houses, ``hotel``, or ``own:1`` … where
    owning more of the group raises the rent. ``cost`` is the price and all buildings up to here; ``turns`` are the
    turns of others while the deed stood so and was not mortgaged; ``yield_per_turn`` the rent of one such turn;
    ``break_even`` the turns of others after which the rent has paid the cost. */
export interface DeedStep {
  step: string;
  cost: number;
  rents: number;
  mean_rent: number;
  turns: number;
  yield_per_turn: number;
  break_even: number | null;
}

/** A deed over all games.

    ``income`` and ``spent`` are means per game, ``first_owner`` is how often its first owner won, ``best`` the step
    whose rent pays its cost soonest, of those at which rent was paid often enough (None: at no step). */
export interface DeedStory {
  deed: string;
  price: number;
  bought: number;
  auctioned: number;
  auction_mean: number | null;
  income: number;
  spent: number;
  first_owner: Rate;
  best: string | null;
  steps: DeedStep[];
}

/** Why games ended: a rule key and its row, or ``limit`` for games that were given up. */
export interface Ending {
  key: string;
  rule: string | null;
  says: Record<string, string>;
  games: number;
  share: number;
}

/** How worth went (of a race: steps done): of those who would win, and of all others. */
export interface Fan {
  winner: FanPoint[];
  others: FanPoint[];
}

/** The worth after a round over the games that were still going on: quantiles; ``games`` counts seats in games. */
export interface FanPoint {
  round: number;
  games: number;
  quantiles: number[];
}

/** One mission over all games; money is what it paid to its seats, fines subtracted, as a mean of a start. */
export interface MissionStory {
  id: string;
  side: string;
  begun: number;
  skipped: number;
  won: number;
  lapsed: number;
  money: number;
}

/** How often something came true: a share with its 95 % Wilson interval; a shared win counts in part. */
export interface Rate {
  name: string;
  games: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
}

/** How often a token came to a space: ``id`` as the printed board names it, ``track:7`` on a race track. */
export interface SpaceCount {
  id: string;
  landings: number;
  share: number;
}

/** How a number was spread over the games: mean, quantiles, and counts; the last bin holds all beyond, too. */
export interface Spread {
  mean: number;
  quantiles: number[];
  width: number;
  counts: number[];
  beyond: number;
}

/** Everything that was counted; the same for every number of workers and every build. */
export interface Summary {
  format: number;
  edition: string;
  name: Record<string, string>;
  family: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  bots: string[];
  trades: boolean;
  seed: number;
  asked: number;
  games: number;
  from_position: boolean;
  faults: Record<string, number>;
  wins: WinRates;
  turns: Spread;
  decisions: Spread;
  endings: Ending[];
  spaces: SpaceCount[];
  worth: Fan;
  course: Course;
  a_game: Record<string, number>;
  deeds: DeedStory[];
  auction_prices: Spread | null;
  missions: MissionStory[];
}

/** Who won: bots by name, seats and turn order by number from 1, tokens and sides by id (with missions only). */
export interface WinRates {
  bot: Rate[];
  seat: Rate[];
  order: Rate[];
  token: Rate[];
  side: Rate[];
}
