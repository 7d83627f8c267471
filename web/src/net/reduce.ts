/**
 * The table as the page knows it, and how every message of the server changes it. Pure: old state in, new state out.
 */
import { secondsLeft, type Clock } from './clock'
import type {
  Hello,
  Company,
  Deal,
  Line,
  Patience,
  Phrase,
  Prompt,
  Proof,
  Refused,
  Result,
  Scene,
  SeatInfo,
  ServerMessage,
  TakenBack,
  View,
  Word,
} from '../protocol'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface Waiting {
  action: string
  seq: number | null
}
export interface TableState {
  link: Link
  table: string
  /** Where other devices reach the server, if this browser has come by a name that only its own machine knows. */
  address: string | null
  edition: string | null
  title: string
  started: boolean
  spectator: boolean
  yours: number[]
  seats: SeatInfo[]
  spectators: number
  seq: number
  view: View | null
  due: number[]
  prompts: Prompt[]
  lines: Line[]
  /** The lines of the last message, for what is shown once: dice, cards, changes. */
  news: Line[]
  result: Result | null
  /** The seal of the dice as the server shows it now, and what opens it when the game is over. */
  commitment: string
  proof: Proof | null
  /** What everybody looks at besides the board, and what open offers would change: in words. */
  scene: Scene | null
  deals: Deal[]
  refusal: Refused | null
  /** Why the last words were not said. */
  unsaid: Refused | null
  /** Actions sent whose outcome is not yet seen; `seq` is the decision they have become. */
  waiting: Waiting[]
  /** The game was brought here as a file. */
  imported: boolean
  /** It is played with an older text of its box, so the table has a board of its own. */
  ownBoard: boolean
  /** Nobody claims rent for anybody. */
  byTheBook: boolean
  /** The time for a decision. */
  pace: NonNullable<Hello['pace']>
  /** A full table begins when its host says so. */
  waitsForHost: boolean
  /** The house options, and how long a clock runs, as chosen when the table was made. */
  options: Record<string, unknown>
  /** How many seconds bots wait for people. */
  patience: Patience
  /** The clock of a timed game, as it was told last. */
  clock: Clock | null
  held: { seat: number; until: number } | null
  /** How matters stand between the people at the table. */
  company: Company
  /** When that was told, by this browser's clock, in milliseconds. */
  companyAt: number
  /** The clock has decided for a seat of this browser, which has not decided anything since. */
  late: boolean
  /** What somebody has taken back last, until the next decision. */
  takenBack: TakenBack | null
  /** What was said, oldest first, and what can be said with one tap. */
  words: Word[]
  phrases: Phrase[]
  bye: string | null
  /** This browser had seats, which are played with another link now. */
  ousted: boolean
  /** The table has been closed because this server cannot open its game, which is kept. */
  kept: boolean
  /** The host has closed the table to those who watch. */
  locked: boolean
  /** An event is missing: the connection has to be made anew from `seq`. */
  gap: boolean
}

const LINES_KEPT = 2000
const WORDS_KEPT = 500
const KEPT = new Set(['older-rules', 'damaged', 'locked'])

export function emptyTable(table: string): TableState {
  return {
    link: 'connecting',
    table,
    address: null,
    edition: null,
    title: '',
    started: false,
    spectator: false,
    yours: [],
    seats: [],
    spectators: 0,
    seq: 0,
    view: null,
    due: [],
    prompts: [],
    lines: [],
    news: [],
    result: null,
    commitment: '',
    proof: null,
    scene: null,
    deals: [],
    refusal: null,
    unsaid: null,
    waiting: [],
    imported: false,
    ownBoard: false,
    byTheBook: false,
    pace: 'none',
    waitsForHost: false,
    options: {},
    patience: { claim: 0, trade: 0 },
    clock: null,
    held: null,
    company: { type: 'company' },
    companyAt: 0,
    late: false,
    takenBack: null,
    words: [],
    phrases: [],
    bye: null,
    ousted: false,
    kept: false,
    locked: false,
    gap: false,
  }
}

export function reduce(state: TableState, message: ServerMessage, now = 0): TableState {
  switch (message.type) {
    case 'hello': {
      const { table, address, edition, title, started, spectator, yours, seats, options, patience, commitment } =
        message
      return {
        ...state,
        link: 'open',
        table,
        address,
        edition,
        title,
        started,
        spectator,
        yours,
        seats,
        options,
        patience,
        commitment,
        imported: message.imported ?? false,
        ownBoard: message.own_board ?? false,
        byTheBook: message.by_the_book ?? false,
        pace: message.pace ?? 'none',
        waitsForHost: message.begin === 'host',
        bye: null,
        ousted: !yours.length && (state.ousted || state.yours.length > 0),
        gap: false,
      }
    }
    case 'state':
      return {
        ...state,
        ...moment(message),
        clock: clockOf(message, now),
        waiting: unseen(state.waiting, message.seq),
        started: true,
        lines: joined(state.lines, message.lines),
        news: [],
        gap: false,
      }
    case 'events':
      return events(state, message, now)
    case 'ack':
      return { ...state, waiting: acknowledged(state, message.action, message.seq), refusal: null }
    case 'refused': {
      const waiting = state.waiting.filter(({ action }) => action !== message.action)
      const isWord = message.action !== null && waiting.length === state.waiting.length // no decision of this name
      return {
        ...state,
        waiting,
        ...(isWord ? { unsaid: message } : { refusal: message }),
        prompts: message.seq >= state.seq ? message.prompts : state.prompts,
      }
    }
    case 'taken_back':
      return { ...state, takenBack: message, refusal: null }
    case 'because':
      return state // for whoever asked
    case 'presence':
      return { ...state, seats: message.seats, spectators: message.spectators }
    case 'company':
      return { ...state, company: message, companyAt: now, clock: stood(state, message, now) }
    case 'words':
      return { ...state, words: heard(state.words, message.words), phrases: message.phrases }
    case 'said':
      return { ...state, words: heard(state.words, [message.word]) }
    case 'held':
      return { ...state, held: message.seconds ? { seat: message.seat, until: now + message.seconds * 1000 } : null }
    case 'pong':
      return message.seq > state.seq && state.started ? { ...state, gap: true } : state
    case 'bye':
      return {
        ...state,
        bye: message.says || null,
        kept: KEPT.has(message.reason),
        locked: message.reason === 'locked',
        link: message.reason === 'restart' ? 'lost' : 'closed',
      }
  }
}

const clockOf = ({ clock }: { clock: number | null }, now: number): Clock | null =>
  typeof clock === 'number' ? { seconds: clock, at: now } : null

/** A pause stops the clock of a timed game, and its end lets it go on. */
function stood({ clock, company }: TableState, { paused }: Company, now: number): Clock | null {
  if (!clock || Boolean(company.paused) === Boolean(paused)) return clock
  return { seconds: secondsLeft(clock, now, !company.paused), at: now }
}

type Moment = Pick<TableState, 'seq' | 'view' | 'due' | 'prompts' | 'result' | 'scene' | 'deals' | 'proof'>

function moment({
  seq,
  view,
  due,
  prompts,
  result,
  scene,
  deals,
  proof,
}: Omit<Moment, 'proof'> & Partial<Moment>): Moment {
  return { seq, view, due, prompts, result, scene, deals, proof: proof ?? null }
}

function events(state: TableState, message: Extract<ServerMessage, { type: 'events' }>, now: number): TableState {
  if (message.seq <= state.seq) return state // seen before the line broke
  if (message.seq > state.seq + 1 + (message.noted ?? 0)) return { ...state, gap: true }
  return {
    ...state,
    ...moment(message),
    clock: clockOf(message, now),
    waiting: unseen(state.waiting, message.seq),
    lines: joined(state.lines, message.lines),
    news: message.lines,
    takenBack: null,
    held: null,
    late: isLate(state, message),
  }
}

function isLate({ yours, late }: TableState, { by, seat }: Extract<ServerMessage, { type: 'events' }>): boolean {
  return yours.includes(seat) ? by === 'clock' : late
}

/** Put new lines behind the known ones; a line that is known already is replaced (another language, a resume). */
export function joined(known: Line[], more: Line[]): Line[] {
  const first = more[0]?.n ?? Infinity
  return [...known.filter((line) => line.n < first), ...more].slice(-LINES_KEPT)
}

/** Add words to the known ones; one that is known already is worded anew. */
function heard(known: Word[], more: Word[]): Word[] {
  const fresh = new Set(more.map(({ n }) => n))
  return [...known.filter(({ n }) => !fresh.has(n)), ...more].sort((a, b) => a.n - b.n).slice(-WORDS_KEPT)
}

export function sent(state: TableState, action: string): TableState {
  return { ...state, waiting: [...state.waiting, { action, seq: null }], refusal: null }
}

/**
 * A decision that is kept still waits for its events: until then the old question stands there and must not be
 * answered again.
 */
function acknowledged({ waiting, seq }: TableState, action: string, kept: number): Waiting[] {
  return unseen(
    waiting.map((one) => (one.action === action ? { action, seq: kept } : one)),
    seq,
  )
}

const unseen = (waiting: Waiting[], seen: number): Waiting[] => waiting.filter(({ seq }) => seq === null || seq > seen)
