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

/** The lot under the hammer: a deed or a piece; ``passed`` lists who has passed at this price.

    ``shares`` is what every seat would have of the deed's group, ``step`` the lowest raise. */
export interface Auction {
  lot: number;
  deed?: string;
  piece?: "hotel" | "house";
  high_bid: number;
  high_bidder: number | null;
  least: number;
  step: number;
  passed: number[];
  shares?: Share[];
}

/** The answer to ``why``: the rule key, the row and a sentence; no key if nothing stands against it.

    ``deal`` is what a trade would change, where the decision offers one. */
export interface Because {
  type: "because";
  ask: string;
  key: string | null;
  rule: string | null;
  says: string;
  deal: Deal | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  reason: "damaged" | "gone" | "locked" | "older-rules" | "restart" | "too-fast" | "too-many" | "too-slow";
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

/** How matters stand between the people at the table; after ``hello``, and whenever something of it changes.

    ``returning`` are seats whose persons are back, and take over as soon as nothing of the seat is under way.
    ``free_words``: whether texts of one's own may be said beside quick phrases. ``host`` is the host's seat, ``locked``
    whether nobody may watch, ``invites`` (for the host, and your own) the codes of seats that wait for a person.
    ``news`` tells what became of table and seats, for the log. ``without`` are seats whose persons have been away for so
    long that the others may propose to go on without them. */
export interface Company {
  type: "company";
  proposal?: Proposal | null;
  deadlines?: Deadline[];
  returning?: number[];
  take_back?: Takeable | null;
  free_words?: boolean;
  instructions?: Standing[];
  offers?: OpenOffer[];
  rematch?: Rematch | null;
  host?: number | null;
  paused?: Paused | null;
  locked?: boolean;
  invites?: SeatInvite[];
  news?: News[];
  without?: number[];
}

/** Until when a seat must answer: so many ``seconds`` of the time ``of`` a decision; it stands or ``runs``. */
export interface Deadline {
  seat: number;
  seconds: number;
  of: number;
  runs: boolean;
}

/** What a trade is about, and what it would change; ``offer`` is null for one that nobody has offered yet. */
export interface Deal {
  offer: number | null;
  maker: number;
  taker: number;
  give: string;
  want: string;
  rows: DealRow[];
}

/** What a trade changes of something for one side; what does not change is empty. */
export interface DealCell {
  before: string;
  after: string;
  note: string;
  tone: "bad" | "good" | "plain";
}

/** What a trade changes of one thing; ``group`` is set where it is a group's deeds. The maker's side is first. */
export interface DealRow {
  about: "cash" | "group" | "jail_cards" | "mortgaged";
  says: string;
  group: string | null;
  sides: DealCell[];
}

/** What a trade makes of one of its sides: cash, jail cards, groups; each before and after.

    ``mortgaged`` are deeds that it receives so: at once each is redeemed, or interest paid for it. */
export interface DealSide {
  cash: number[];
  jail_cards: number[];
  groups: GroupChange[];
  mortgaged: string[];
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
    ``kind`` says what it is, in a line, and ``minutes_…`` how long a whole game takes, about; both may be missing.
    ``spaces`` has the colour of every space, or nothing: enough for a small picture of the board. ``claims``: rent must
    be asked for, so that it can be played by the book. */
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
  claims?: boolean;
  kind?: Text | null;
  minutes_min?: number | null;
  minutes_max?: number | null;
}

/** Everything static of an estate edition.

    ``rungs`` counts for each kind of game which of a street's printed rents are asked, by level; the last is a hotel's. */
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
  rungs: Record<string, number[]>;
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
    ``step`` is how far the turn has come; ``sale`` is a deed that may be bought now. */
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
  sale: Sale | null;
}

/** One decision and all that it made happen; ``by`` tells who made it.

    ``order`` stands for a standing instruction of the seat, ``clock`` for the default of a seat that has not answered in
    time, ``server`` for the default of a claim, and for the end of the time (seat -1). ``noted`` records right before it
    are no decisions. */
export interface Events {
  type: "events";
  seq: number;
  seat: number;
  by: "bot" | "clock" | "order" | "person" | "server";
  decision: Record<string, any>;
  lines: Line[];
  view: View;
  due: number[];
  prompts: Prompt[];
  result: Result | null;
  clock: number | null;
  scene: Scene | null;
  deals: Deal[];
  proof?: Proof | null;
  noted?: number;
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

/** Something to know before an answer; ``figure`` is how much it is, ``note`` adds to it. Both may be empty. */
export interface Fact {
  says: string;
  figure?: string;
  note?: string;
  tone?: "bad" | "good" | "plain";
}

/** One side of a trade; jail cards are named by their decks. */
export interface Goods {
  cash: number;
  deeds: string[];
  jail_cards: string[];
}

/** How many deeds of a group a seat has before and after a trade, of how many; ``set`` tells if it matters. */
export interface GroupChange {
  group: string;
  before: number;
  after: number;
  all: number;
  set?: "broken" | "completed";
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

    ``begin``: a table that is full begins by itself, or waits for its host to start it.

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
  imported?: boolean;
  own_board?: boolean;
  by_the_book?: boolean;
  pace?: "brisk" | "days" | "none" | "relaxed";
  begin?: "full" | "host";
}

/** Ask everybody to wait before the next throw: 20 seconds, once a turn; or let go of it. */
export interface Hold {
  type: "hold";
  seat: number;
  release?: boolean;
}

/** Tell the server to decide for your seat, or not any more (``cancel``); nobody else is told.

    ``limit``: bid up to ``amount`` for ``lot``; ``out``: pass whatever is bid for ``lot``; ``decline``: decline every
    offer of the seat ``of`` in this turn; ``quick``: throw and end your turns where you have nothing to choose;
    ``claim``: claim your rents before they lapse. */
export interface Instruct {
  type: "instruct";
  seat: number;
  what: "claim" | "decline" | "limit" | "out" | "quick";
  lot?: number;
  amount?: number;
  of?: number | null;
  cancel?: boolean;
}

/** What POST /api/tables/{id}/join takes; the answer is ``Opened``.

    ``key`` is a secret of your own, new for every seat: if the answer is lost, the same key gives you the same seat. */
export interface Join {
  name: string;
  token?: string | null;
  key?: string | null;
  entropy?: string | null;
}

/** Do what only the host may: ``seat`` is the host's, ``about`` the seat that it is about.

    ``rename`` takes a ``name``, ``token`` a token or null for any, ``order`` the seats in their new order; these three
    before the game begins. ``resume`` is any seat's once the pause has lasted for five minutes. */
export interface Lead {
  type: "host";
  seat: number;
  do: "free-words" | "invite" | "lock" | "make-host" | "only-phrases" | "order" | "pause" | "rename" | "resume" | "token" | "unlock" | "withdraw";
  about?: number | null;
  name?: string | null;
  token?: string | null;
  order?: number[] | null;
}

/** One event: its number in the game, the ``seq`` that made it, facts for drawing, and its sentence.

    What was ``taken_back`` has happened and does not count any more; its number stays. ``by`` tells that the server has
    decided for the seat: its ``clock``, a standing instruction (``order``, told to its owner alone), or the ``server`` for somebody who lets a
    claim lapse or is gone on without. */
export interface Line {
  n: number;
  seq: number;
  kind: string;
  seat: number;
  facts: Record<string, any>;
  key: string;
  rule: string | null;
  says: string;
  taken_back?: boolean;
  by?: "bot" | "clock" | "order" | "person" | "server" | null;
}

/** What POST /api/my-tables takes: a table that this browser has a seat at. */
export interface Mine {
  table: string;
}

/** The mission that the throw has brought: what wins it, and what it gives or costs.

    ``faces`` tells of each face of the die whether it wins. */
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
  faces: boolean[];
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

/** One of the tables that this browser has a seat at; ``yours`` are its seats, ``due`` those that play waits for.

    ``decided`` is when something was last decided there, in seconds since 1970. */
export interface MyTable {
  table: string;
  edition: string;
  title: Text;
  names: string[];
  yours: number[];
  due: number[];
  started: boolean;
  over: boolean;
  imported: boolean;
  decided: number;
}

/** What POST /api/tables takes; ``minutes`` is how long the clock of a timed game runs.

    ``pace`` is how long a person may think about a decision that play waits for; then the default is played.
    ``by_the_book``: the server claims no rent for anybody, and who forgets to ask loses it.

    ``seal`` is what GET /api/seal gave, so that the dice are sealed before you bring your ``entropy`` to them: from 16 to
    32 bytes of your own choice, in hexadecimal digits. The server draws for a seat that brings none.

    ``begin``: a game begins when no seat is open any more (``full``), or when its host starts it then (``host``). */
export interface NewTable {
  edition: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  language?: "de" | "en";
  minutes?: number | null;
  seal?: string | null;
  entropy?: string | null;
  by_the_book?: boolean;
  pace?: "brisk" | "days" | "none" | "relaxed";
  begin?: "full" | "host";
}

/** What became of the table or a seat: its number, the number of log lines before it, when, and a sentence. */
export interface News {
  n: number;
  line: number;
  time: number;
  says: string;
}

/** How likely each seat was to win when a round began, or, at the ``end``, who has won; ``seats`` in seat order. */
export interface OddsPoint {
  round: number;
  end: boolean;
  seats: Rate[];
}

/** An open offer of a trade; ``sides`` is what it would make of the maker and of the taker. */
export interface Offer {
  offer: number;
  revision: number;
  from: number;
  to: number;
  give: Goods;
  want: Goods;
  sides: DealSide[];
}

/** For how many seconds bots still wait for the answer to an open offer. */
export interface OpenOffer {
  offer: number;
  seconds: number;
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
    ``short`` are fewer words than the label, for a button below the question; empty where there are none.
    ``gain`` is what the seat then has of a group, where the decision brings it a deed that it has won. */
export interface Option {
  decision: Record<string, any>;
  label: string;
  effect: string;
  rule: string | null;
  then: Happening[];
  short: string;
  follows: string[];
  gain: Record<string, any> | null;
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

/** The game stands still: who has paused it, for how many seconds already, and whether you may end that. */
export interface Paused {
  by: number;
  seconds: number;
  yours_to_end: boolean;
}

/** A quick phrase, in your language. */
export interface Phrase {
  key: "again" | "agreed" | "back-soon" | "good-game" | "good-luck" | "hello" | "my-mistake" | "no-hurry" | "no-thanks" | "one-moment" | "ouch" | "shall-we" | "thanks" | "well-played" | "what-luck" | "your-turn";
  says: string;
}

/** Ask whether the line is alive. */
export interface Ping {
  type: "ping";
}

/** What POST /api/tables/{id}/rematch takes, of a finished game: whether you play again with the same people.

    The first who would like to proposes it, with a ``seal`` as for a new table, and whether seats are drawn anew. */
export interface PlayAgain {
  yes?: boolean;
  shuffle?: boolean;
  seal?: string | null;
  entropy?: string | null;
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
    seat; ``context`` is the line under it, and may be empty. ``rule`` is the row that says why it is asked; none where
    the card in play says so. ``facts`` tell what the answers mean. */
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
  rule: string | null;
  facts: Fact[];
}

/** What proves the dice of a finished game: the seed, whose SHA-256 is the commitment, and the end of the log. */
export interface Proof {
  seed: string;
  head: string;
}

/** What somebody has proposed: the seats that have agreed, those still asked, the seconds left, and a sentence. */
export interface Proposal {
  number: number;
  what: "bot" | "end-without" | "take-back";
  by: number;
  about: number | null;
  yes: number[];
  asked: number[];
  seconds: number;
  says: string;
}

/** Propose something that the people present must agree to; ``about`` is the seat that it is about, if any. */
export interface Propose {
  type: "propose";
  seat: number;
  what: "bot" | "end-without" | "take-back";
  about?: number | null;
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

/** The question whether to play again: seats that would, would not, are still asked; ``by`` has proposed it.

    With ``shuffle`` seats are drawn anew. ``commitment`` seals the dice of the new table, which is ``next`` once it is
    there; whoever said yes gets the way to it by POST /api/tables/{id}/rematch. */
export interface Rematch {
  by: number;
  shuffle: boolean;
  yes: number[];
  no: number[];
  asked: number[];
  seconds: number;
  commitment: string;
  says: string;
  next: string | null;
}

/** The answer: your seats at the new table once it is there. */
export interface Rematched {
  opened: Opened | null;
}

/** What landing on a deed costs now: an amount, or so many times a throw.

    ``rung`` counts which of the printed rents it is, from 0; ``doubled`` is there only where that is asked twice. */
export interface Rent {
  amount?: number;
  times?: number;
  rung?: number;
  doubled?: boolean;
}

/** How the game ended: ``reason`` is a rule key, ``says`` a sentence for it, ``counted`` how the worth was counted.

    Both sentences may be empty. ``taken_back`` says so if decisions were taken back after luck had fallen. */
export interface Result {
  winners: number[];
  ranking: number[][];
  reason: string;
  worth: number[];
  says: string;
  counted: string;
  taken_back?: string;
}

/** Take your seat back from the bot that plays it; it is yours as soon as nothing of it is under way. */
export interface Return {
  type: "return";
  seat: number;
}

/** A row of the edition's book; lines, options and refusals name it by ``id`` (``rule``).

    ``heading`` is its ``place`` in every language, where the book is in another in our translation. */
export interface RowInfo {
  id: string;
  keys: string[];
  place: string;
  says: Text;
  rulings: RulingInfo[];
  heading: Text;
}

/** A ruling that belongs to a row. */
export interface RulingInfo {
  id: string;
  question: Text;
  ruling: Text;
  reason: Text;
}

/** Somebody has said something; ``action`` is yours if you have, and the same again if you have sent it again. */
export interface Said {
  type: "said";
  word: Word;
  action?: string | null;
}

/** A deed that its finder may buy: what the seat then has of its group, and in cash; what others then pay.

    ``may_build``: the seat then has a whole set of streets. ``rivals`` are deeds of the group that others have. */
export interface Sale {
  seat: number;
  deed: string;
  price: number;
  cash: number;
  share: Share;
  may_build: boolean;
  rent: Rent;
  rivals: string[];
}

/** Say a quick phrase or a text of your own, up to 300 letters and signs; ``action`` is the client's own id.

    For a seat it is said at the table; without one, by somebody who watches, among those who watch. */
export interface Say {
  type: "say";
  action: string;
  seat?: number | null;
  phrase?: "again" | "agreed" | "back-soon" | "good-game" | "good-luck" | "hello" | "my-mistake" | "no-hurry" | "no-thanks" | "one-moment" | "ouch" | "shall-we" | "thanks" | "well-played" | "what-luck" | "your-turn" | null;
  text?: string | null;
}

/** What everybody looks at besides the board: a title, the line under it, and the seats that take part. */
export interface Scene {
  title: string;
  context: string;
  seats: SceneSeat[];
}

/** What one seat has to do with a scene, and what is in it for the seat; the latter may be empty. */
export interface SceneSeat {
  seat: number;
  says: string;
  note: string;
}

/** What GET /api/seal answers: the commitment to the dice of one table that you may make within ten minutes. */
export interface Seal {
  seal: string;
  commitment: string;
}

/** Who sits on a seat; an ``open`` one waits for a friend.

    ``away``: its person has not been connected for a while. ``played_by``: a bot plays for its person, who stays. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  token: string | null;
  online: boolean;
  away?: boolean;
  played_by?: "bot" | null;
}

/** A seat that waits for a person; whoever opens ``/t/{table}?seat={code}`` first may take it. */
export interface SeatInvite {
  seat: number;
  code: string;
}

/** One seat of a new table: you, a friend who will join by the link, another person at your screen, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "local" | "me";
  name?: string | null;
  bot?: string | null;
  token?: string | null;
}

/** How many deeds of a group a seat has or would have, of how many; ``whole``: it is all of them. */
export interface Share {
  group: string;
  held: number;
  all: number;
  whole: boolean;
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

/** A standing instruction of a seat of yours: as it was given, and in a sentence. */
export interface Standing {
  seat: number;
  what: "claim" | "decline" | "limit" | "out" | "quick";
  lot: number;
  amount: number;
  of: number | null;
  says: string;
}

/** What POST /api/tables/{id}/start takes: what becomes of open seats, of all or of those that are named.

    A table that waits for its host (``begin``) begins when no seats are named. */
export interface Start {
  open?: "bots" | "none";
  seats?: number[] | null;
}

/** The whole table after ``seq`` decisions; ``lines`` are those since the ``since`` of the socket, or the last 200.

    ``clock`` is the seconds left of a timed game; null without a clock. ``scene`` is what everybody looks at besides
    the board, ``deals`` what the open offers of and to your seats would change. ``proof`` is shown when the game is over. */
export interface State {
  type: "state";
  seq: number;
  view: View;
  due: number[];
  prompts: Prompt[];
  lines: Line[];
  result: Result | null;
  clock: number | null;
  scene: Scene | null;
  deals: Deal[];
  proof?: Proof | null;
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
  commitment?: string;
  imported?: boolean;
  pace?: "brisk" | "days" | "none" | "relaxed";
  by_the_book?: boolean;
  begin?: "full" | "host";
}

/** Take back the last decision of a seat, while no luck and no other decision has followed; as ``Decide``. */
export interface TakeBack {
  type: "take_back";
  action: string;
  seat: number;
  seen: number;
}

/** What POST /api/tables/{id}/seat takes: the code of an invitation to a seat, and a key as in ``Join``.

    The answer is ``Opened``. Without a ``name`` the seat keeps the one it has. */
export interface TakeSeat {
  invite: string;
  key?: string | null;
  name?: string | null;
}

/** What a seat may take back now: its last decision, by ``take_back`` if that is ``free``, else by ``propose``. */
export interface Takeable {
  seat: number;
  free: boolean;
  says: string;
}

/** A seat has taken decisions back: their numbers, and a sentence. A ``state`` with their lines follows. */
export interface TakenBack {
  type: "taken_back";
  seq: number;
  seat: number;
  of: number[];
  says: string;
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

/** Agree to the proposal of this number, or do not; one ``no`` ends it. */
export interface Vote {
  type: "vote";
  seat: number;
  proposal: number;
  yes: boolean;
}

/** A way to raise the cash for a debt, and what it costs later.

    ``advised`` is what a careful player would do. Visitors pay ``rent`` less, or ``times`` the dice less; ``groups``
    are no whole sets any more; ``again`` is the price to have everything back. ``costs`` says all that in words. */
export interface Way {
  decision: Record<string, any>;
  advised: boolean;
  rent: number;
  times: number;
  groups: string[];
  again: number;
  costs: string[];
}

/** Ask why a seat may not play a decision now; ``ask`` is the client's own id of the question. */
export interface Why {
  type: "why";
  ask: string;
  seat: number;
  decision: Record<string, any>;
}

/** What somebody has said: its number at the table, who, when, and in your language if it is a quick phrase.

    ``seat`` is null for those who watch, and for somebody who has no seat under this name any more. */
export interface Word {
  n: number;
  name: string;
  seat: number | null;
  watching: boolean;
  time: number;
  phrase: "again" | "agreed" | "back-soon" | "good-game" | "good-luck" | "hello" | "my-mistake" | "no-hurry" | "no-thanks" | "one-moment" | "ouch" | "shall-we" | "thanks" | "well-played" | "what-luck" | "your-turn" | null;
  says: string;
}

/** After ``hello`` and ``language``: what was said last, at the table and among those who watch, and the phrases. */
export interface Words {
  type: "words";
  words: Word[];
  phrases: Phrase[];
}

/** What the worth of a seat is made of, by the rules' count; together they are its worth. */
export interface WorthParts {
  cash: number;
  deeds: number;
  buildings: number;
}

export type ClientMessage = Decide | TakeBack | Hold | Speak | Why | Ping | Propose | Vote | Say | Instruct | Return | Lead;

export type ServerMessage = Hello | State | Events | TakenBack | Ack | Refused | Because | Presence | Held | Company | Words | Said | Pong | Bye;

export type Board = EstateBoard | RaceBoard;
