// Made by tools/protocol.py from src/holotable/server/socket/protocol.py; do not edit.

export const PROTOCOL = 1;

/** Your decision is kept as number ``seq``; the same action sent again gets the same answer. */
export interface Ack {
  type: "ack";
  action: string;
  seq: number;
}

/** What the turn goes on with: another turn, the throw for doubles, or nothing. */
export interface AfterMission {
  won: "over" | "throw" | "turn";
  lost: "over" | "throw" | "turn";
  skipped: "over" | "throw" | "turn";
}

/** The lot under the hammer: a deed or a piece; ``passed`` lists who has passed at this price. */
export interface Auction {
  lot: number;
  deed?: string;
  piece?: "hotel" | "house";
  high_bid: number;
  high_bidder: number | null;
  least: number;
  passed: number[];
}

/** The answer to ``why``: the rule key, the row and a sentence; no key if nothing stands against it. */
export interface Because {
  type: "because";
  ask: string;
  key: string | null;
  rule: string | null;
  says: string;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  reason: "damaged" | "gone" | "older-rules" | "restart" | "too-fast" | "too-many" | "too-slow";
  says: string;
}

/** A face of a deck. */
export interface CardInfo {
  id: string;
  deck: string;
  name: Text;
  text: Text;
  copies: number;
  provenance: string;
}

/** An open rent claim of an amount, or of a factor of dice still to be thrown.

    ``closes`` counts the coming turns up to the one whose first throw ends the claim. */
export interface Claim {
  id: number;
  debtor: number;
  creditor: number;
  deed: string;
  factor?: number;
  amount?: number;
  closes: number;
}

/** A colour: where it joins the track, where it turns in, its slides. */
export interface ColourInfo {
  id: string;
  name: Text;
  joins: number;
  entry: number;
  slides: SlideInfo[];
}

/** What a seat owes; ``choice``: a received deed is mortgaged, and may be redeemed instead of paying interest. */
export interface Debt {
  debtor: number;
  creditor: number;
  amount: number;
  deed: string | null;
  choice: boolean;
}

/** Play a decision for a seat; ``action`` is the client's own id, ``seen`` the last ``seq`` it has seen. */
export interface Decide {
  type: "decide";
  action: string;
  seat: number;
  decision: Record<string, any>;
  seen: number;
}

/** The cards that nobody has seen, in no order, and those that lie under them, in order. */
export interface Deck {
  unseen: string[];
  queue: string[];
}

/** A deck of cards. */
export interface DeckInfo {
  id: string;
  name: Text;
}

/** A deed; of a utility the rents are factors of the dice. */
export interface DeedInfo {
  id: string;
  name: Text;
  space: number;
  group: string;
  price: number;
  mortgage: number;
  build_price: number;
  hotel_price: number;
  rent: number[];
  provenance: Record<string, string>;
}

/** A piece that is short: who has still to say how many they want, and who must place one. */
export interface Demand {
  piece: "hotel" | "house";
  asked: number[];
  wanted: number[];
  placer: number | null;
  paid: boolean;
}

/** One line of GET /api/editions, in the order of the shelf; ``short`` is the name where there is little room.

    ``emblem`` is an SVG path, about 300 units wide round (0, 0), or empty. ``rows`` counts the rows of its book.
    ``spaces`` has the colour of every space, or nothing: enough for a small picture of the board. */
export interface EditionInfo {
  id: string;
  name: Text;
  family: "estate" | "race";
  age: number | null;
  seats_min: number;
  seats_max: number;
  options: OptionInfo[];
  bots: string[];
  tokens: TokenInfo[];
  short: Text;
  emblem: string;
  rows: number;
  spaces: string[];
}

/** Everything static of an estate edition. */
export interface EstateBoard {
  family: "estate";
  info: EditionInfo;
  hash: string;
  words: Record<string, Text>;
  rows: RowInfo[];
  spaces: SpaceInfo[];
  groups: GroupInfo[];
  deeds: DeedInfo[];
  decks: DeckInfo[];
  cards: CardInfo[];
  start_cash: number;
  houses: number;
  hotels: number;
  notes: Record<string, number>;
  houses_for_hotel: number;
  missions: MissionInfo[];
  variants: Record<string, VariantInfo>;
}

/** What a seat holds and where it stands; ``jail`` is which jailed turn is the next, 0 where it is free.

    ``out`` is there only once the seat has left the game, ``side`` (of its token) only in a game with missions. */
export interface EstateSeat {
  name: string;
  token: string | null;
  cash: number;
  space: string;
  jail: number;
  deeds: string[];
  mortgaged: string[];
  buildings: Record<string, number>;
  jail_cards: string[];
  out?: boolean;
  side?: "dark" | "light" | null;
}

/** Everything on an estate table.

    ``lander`` is the seat whose arrival is carried out; ``worth`` and its parts are null where nobody may know them
    yet; ``rents`` has every owned deed that is not mortgaged; ``mortgaged`` are deeds that a bankrupt has left
    mortgaged to the bank, ``waiting`` those that the bank will auction; ``debt`` is the first of ``debts`` to settle.
    ``step`` is how far the turn has come. */
export interface EstateView {
  edition: string | Record<string, any>;
  options: Record<string, boolean | number | string>;
  turn: number;
  turns: number;
  rounds: number;
  round_limit: number | null;
  variant: "short" | "standard" | "timed";
  phase: "buy" | "choosing" | "closing" | "end" | "landed" | "leave" | "leaving" | "mission" | "opening" | "over" | "prize" | "resolved" | "roll" | "rolling" | "tax";
  lander: number;
  time_up: boolean;
  dice: [number, number] | null;
  doubles: number;
  seats: EstateSeat[];
  worth: number[] | null;
  worth_parts: WorthParts[] | null;
  mission: Mission | null;
  rents: Record<string, Rent>;
  claims: Claim[];
  offers: Offer[];
  auction: Auction | null;
  mortgaged: string[];
  waiting: string[];
  debt: Debt | null;
  debts: Debt[];
  demand: Demand | null;
  stock: Stock;
  decks: Record<string, Deck>;
  step: "decide" | "end" | "move" | "throw";
}

/** One decision and all that it made happen; ``by`` tells who made it.

    ``server`` stands for the default of a claim, and for the end of the time (seat -1). */
export interface Events {
  type: "events";
  seq: number;
  seat: number;
  by: "bot" | "person" | "server";
  decision: Record<string, any>;
  lines: Line[];
  view: View;
  due: number[];
  prompts: Prompt[];
  result: Result | null;
  clock: number | null;
}

/** A card of a race and what it allows, in words too. */
export interface FaceInfo {
  id: string;
  name: Text;
  text: Text;
  copies: number;
  moves: number[];
  shield: boolean;
  draw_again: boolean;
  split: boolean;
  swap: boolean;
  bump: boolean;
  rule: string | null;
}

/** One side of a trade; jail cards are named by their decks. */
export interface Goods {
  cash: number;
  deeds: string[];
  jail_cards: string[];
}

/** Deeds that belong together. */
export interface GroupInfo {
  id: string;
  name: Text;
  kind: "ladder" | "streets" | "utility";
  colour: string | null;
}

/** An event that would follow from a decision; ``facts`` as in ``Line``. */
export interface Happening {
  kind: string;
  seat: number;
  facts: Record<string, any>;
}

/** A seat asked everybody to wait: nobody can throw for so many seconds; 0 ends it. */
export interface Held {
  type: "held";
  seat: number;
  seconds: number;
}

/** The first message: who you are at which table. A ``state`` follows as soon as the game has begun.

    ``address`` is where others reach the server; null where your own address of it serves for that too. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  edition: string;
  title: string;
  language: "de" | "en";
  started: boolean;
  spectator: boolean;
  yours: number[];
  seats: SeatInfo[];
  options: Record<string, any>;
  minutes: number | null;
  commitment: string;
  address: string | null;
  patience: Patience;
}

/** Ask everybody to wait before the next throw: 20 seconds, once a turn; or let go of it. */
export interface Hold {
  type: "hold";
  seat: number;
  release?: boolean;
}

/** What POST /api/tables/{id}/join takes; the answer is ``Opened``.

    ``key`` is a secret of your own, new for every seat: if the answer is lost, the same key gives you the same seat. */
export interface Join {
  name: string;
  token?: string | null;
  key?: string | null;
}

/** One event: its number in the game, the ``seq`` that made it, facts for drawing, and its sentence. */
export interface Line {
  n: number;
  seq: number;
  kind: string;
  seat: number;
  facts: Record<string, any>;
  key: string;
  rule: string | null;
  says: string;
}

/** The mission that the throw has brought: what wins it, and what it gives or costs. */
export interface Mission {
  id: string;
  side: "dark" | "light";
  die: number;
  least: number;
  wins: number;
  odds: string;
  prize: string;
  count: number;
  amount: number;
  fine: number;
  left: number;
  victim: number | null;
  then: AfterMission;
}

/** What a six with another die brings a side: a die of ``least`` or more wins the prize, another costs the fine. */
export interface MissionInfo {
  id: string;
  side: "dark" | "light";
  die: number;
  name: Text;
  text: Text;
  least: number;
  prize: "again" | "collect" | "defeat" | "displace" | "jump" | "steal" | "take";
  count: number;
  amount: number;
  fine: number;
  rule: string | null;
  provenance: string;
}

/** What POST /api/tables takes; ``minutes`` is how long the clock of a timed game runs. */
export interface NewTable {
  edition: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  language?: "de" | "en";
  minutes?: number | null;
}

/** How likely each seat was to win when a round began, or, at the ``end``, who has won; ``seats`` in seat order. */
export interface OddsPoint {
  round: number;
  end: boolean;
  seats: Rate[];
}

/** An open offer of a trade. */
export interface Offer {
  offer: number;
  revision: number;
  from: number;
  to: number;
  give: Goods;
  want: Goods;
}

/** The answer: where the table is, the link for friends and watchers, and your personal link back to your seats. */
export interface Opened {
  table: string;
  url: string;
  invite: string;
  resume: string;
  yours: number[];
}

/** One legal decision: its label, the sentence with what it leads to (may be empty), the row behind it.

    ``then`` is all that would happen until luck falls or somebody is asked, ``follows`` what of it is worth a sentence.
    ``short`` are fewer words than the label, for a button below the question; empty where there are none. */
export interface Option {
  decision: Record<string, any>;
  label: string;
  effect: string;
  rule: string | null;
  then: Happening[];
  short: string;
  follows: string[];
}

/** An option of an edition. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  ruling: string;
  says: Text;
}

/** How many seconds bots wait for a person: for an open rent claim, and for the answer to an offer of a trade. */
export interface Patience {
  claim: number;
  trade: number;
}

/** Ask whether the line is alive. */
export interface Ping {
  type: "ping";
}

/** The answer to ``ping``. */
export interface Pong {
  type: "pong";
  seq: number;
}

/** Who sits where and is connected now. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  spectators: number;
}

/** Every answer that is not a success: one line that says what to do. */
export interface Problem {
  key: string;
  says: string;
}

/** What is asked of a seat; ``due`` tells whether play waits for it. ``bounds`` are for bids and trades.

    ``ways`` are those of a debt that cash does not cover. ``title`` is ``text`` as a heading, without the name of the
    seat; ``context`` is the line under it, and may be empty. */
export interface Prompt {
  seat: number;
  kind: string;
  due: boolean;
  text: string;
  notes: string[];
  options: Option[];
  bounds: Record<string, any>;
  ways: Way[];
  title: string;
  context: string;
}

/** Everything static of a race edition. */
export interface RaceBoard {
  family: "race";
  info: EditionInfo;
  hash: string;
  words: Record<string, Text>;
  rows: RowInfo[];
  track: number;
  start_zone: number;
  home_zone: number;
  pawns: number;
  shields: number;
  colours: ColourInfo[];
  cards: FaceInfo[];
  seating: Record<string, string[]>;
}

/** The pawns of a seat: where each stands, which wear a shield, and how many steps of the ``way`` it has to go.

    ``out`` tells that the seat has resigned; its pawns are ``gone``. */
export interface RaceSeat {
  name: string;
  colour: string;
  pawns: string[];
  shields: number[];
  to_go: number[];
  way: number;
  out: boolean;
}

/** Everything on a race table; the last of ``discard`` is its ``top``. */
export interface RaceView {
  edition: string | Record<string, any>;
  options: Record<string, boolean | number | string>;
  turn: number;
  turns: number;
  card: string | null;
  free_shields: number;
  unseen: number;
  discard: string[];
  top: string | null;
  seats: RaceSeat[];
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

/** Your message was not carried out: the rule key or a ``server.…`` key, a sentence, and the fresh prompts. */
export interface Refused {
  type: "refused";
  action: string | null;
  key: string;
  rule: string | null;
  says: string;
  seq: number;
  prompts: Prompt[];
}

/** What landing on a deed costs now: an amount, or so many times a throw. */
export interface Rent {
  amount?: number;
  times?: number;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  ranking: number[][];
  reason: string;
  worth: number[];
}

/** A row of the edition's book; lines, options and refusals name it by ``id`` (``rule``). */
export interface RowInfo {
  id: string;
  keys: string[];
  place: string;
  says: Text;
  rulings: RulingInfo[];
}

/** A ruling that belongs to a row. */
export interface RulingInfo {
  id: string;
  question: Text;
  ruling: Text;
  reason: Text;
}

/** Who sits on a seat; an ``open`` one waits for a friend. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  token: string | null;
  online: boolean;
}

/** One seat of a new table: you, a friend who will join by the link, another person at your screen, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "local" | "me";
  name?: string | null;
  bot?: string | null;
  token?: string | null;
}

/** A slide on the track, from its triangle to its end, all spaces in order. */
export interface SlideInfo {
  spaces: number[];
}

/** How often a token came to a space: ``id`` as the printed board names it, ``track:7`` on a race track. */
export interface SpaceCount {
  id: string;
  landings: number;
  share: number;
}

/** A space of the ring, in order from the start space; ``amount`` is its tax, or the salary of the start space.

    ``share`` is the part of the worth in per cent that may be chosen instead of a tax's amount, or 0; ``short`` is the
    name for a small board. */
export interface SpaceInfo {
  id: string;
  name: Text;
  short: Text;
  kind: "arrest" | "card" | "deed" | "jail" | "parking" | "start" | "tax";
  amount: number;
  share: number;
  deed: string | null;
  deck: string | null;
  provenance: string;
}

/** Change the language of this socket; a fresh ``state`` follows. */
export interface Speak {
  type: "language";
  language: "de" | "en";
}

/** What POST /api/tables/{id}/start takes: what becomes of open seats, of all or of those that are named. */
export interface Start {
  open?: "bots" | "none";
  seats?: number[] | null;
}

/** The whole table after ``seq`` decisions; ``lines`` are those since the ``since`` of the socket, or the last 200.

    ``clock`` is the seconds left of a timed game; null without a clock. */
export interface State {
  type: "state";
  seq: number;
  view: View;
  due: number[];
  prompts: Prompt[];
  lines: Line[];
  result: Result | null;
  clock: number | null;
}

/** Pieces that are left in the bank. */
export interface Stock {
  house: number;
  hotel: number;
}

/** What GET /api/tables/{id}/story answers: how often tokens came to rest on each space, and the chances. */
export interface Story {
  landings: SpaceCount[];
  odds: OddsPoint[];
}

/** What GET /api/tables/{id} answers; ``due`` are the seats that play waits for. */
export interface TableSummary {
  table: string;
  edition: string;
  title: Text;
  options: Record<string, any>;
  minutes: number | null;
  started: boolean;
  over: boolean;
  seq: number;
  open_seats: number;
  due: number[];
  yours: number[];
  seats: SeatInfo[];
}

/** A text in every language. */
export interface Text {
  en: string;
  de: string;
}

/** A token that a seat can have; of a race, a colour. ``side`` is the one it stands for in missions. */
export interface TokenInfo {
  id: string;
  name: Text;
  side?: "dark" | "light" | null;
}

/** A short or timed game: the deeds dealt to every seat, and the houses that come before a hotel. */
export interface VariantInfo {
  deal: number;
  houses_for_hotel: number;
}

/** Everything on the table, by name; each family adds its own. */
export type View = EstateView | RaceView;

/** A way to raise the cash for a debt, and what it costs later.

    ``advised`` is what a careful player would do. Visitors pay ``rent`` less, or ``times`` the dice less; ``groups``
    are no whole sets any more; ``again`` is the price to have everything back. */
export interface Way {
  decision: Record<string, any>;
  advised: boolean;
  rent: number;
  times: number;
  groups: string[];
  again: number;
}

/** Ask why a seat may not play a decision now; ``ask`` is the client's own id of the question. */
export interface Why {
  type: "why";
  ask: string;
  seat: number;
  decision: Record<string, any>;
}

/** What the worth of a seat is made of, by the rules' count; together they are its worth. */
export interface WorthParts {
  cash: number;
  deeds: number;
  buildings: number;
}

export type ClientMessage = Decide | Hold | Speak | Why | Ping;

export type ServerMessage = Hello | State | Events | Ack | Refused | Because | Presence | Held | Pong | Bye;

export type Board = EstateBoard | RaceBoard;
