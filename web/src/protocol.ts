// Made by tools/protocol.py from src/holotable/server/socket/protocol.py; do not edit.

export const PROTOCOL = 1;

/** Your decision is kept as number ``seq``; the same action sent again gets the same answer. */
export interface Ack {
  type: "ack";
  action: string;
  seq: number;
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

/** A colour: where it joins the track, where it turns in, its slides. */
export interface ColourInfo {
  id: string;
  name: Text;
  joins: number;
  entry: number;
  slides: SlideInfo[];
}

/** Play a decision for a seat; ``action`` is the client's own id, ``seen`` the last ``seq`` it has seen. */
export interface Decide {
  type: "decide";
  action: string;
  seat: number;
  decision: Record<string, any>;
  seen: number;
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

/** One line of GET /api/editions, in the order of the shelf; ``short`` is the name where there is little room.

    ``emblem`` is an SVG path, about 300 units wide round (0, 0), or empty. */
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

/** One decision and all that it made happen; ``by`` tells who made it.

    ``server`` stands for the default of a claim, and for the end of the time (seat -1). */
export interface Events {
  type: "events";
  seq: number;
  seat: number;
  by: "bot" | "person" | "server";
  decision: Record<string, any>;
  lines: Line[];
  view: Record<string, any>;
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
}

/** Ask everybody to wait before the next throw: 20 seconds, once a turn; or let go of it. */
export interface Hold {
  type: "hold";
  seat: number;
  release?: boolean;
}

/** What POST /api/tables/{id}/join takes; the answer is ``Opened``. */
export interface Join {
  name: string;
  token?: string | null;
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

/** The answer: where the table is, the link for friends and watchers, and your personal link back to your seats. */
export interface Opened {
  table: string;
  url: string;
  invite: string;
  resume: string;
  yours: number[];
}

/** One legal decision: its short label, the sentence with what it leads to (may be empty), the row behind it.

    ``then`` is all that would happen until luck falls or somebody is asked. */
export interface Option {
  decision: Record<string, any>;
  label: string;
  effect: string;
  rule: string | null;
  then: Happening[];
}

/** An option of an edition. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  ruling: string;
  says: Text;
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

    ``ways`` are those of a debt that cash does not cover. */
export interface Prompt {
  seat: number;
  kind: string;
  due: boolean;
  text: string;
  notes: string[];
  options: Option[];
  bounds: Record<string, any>;
  ways: Way[];
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
  view: Record<string, any>;
  due: number[];
  prompts: Prompt[];
  lines: Line[];
  result: Result | null;
  clock: number | null;
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

export type ClientMessage = Decide | Hold | Speak | Why | Ping;

export type ServerMessage = Hello | State | Events | Ack | Refused | Because | Presence | Held | Pong | Bye;

export type Board = EstateBoard | RaceBoard;
