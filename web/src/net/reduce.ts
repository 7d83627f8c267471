/**
 * The table as the page knows it, and how every message of the server changes it. Pure: old state in, new state out.
 */
import type { Clock } from './clock'
import type { Line, Patience, Prompt, Refused, Result, SeatInfo, ServerMessage, View } from '../protocol'

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
  refusal: Refused | null
  /** Actions sent whose outcome is not yet seen; `seq` is the decision they have become. */
  waiting: Waiting[]
  /** The house options, and how long a clock runs, as chosen when the table was made. */
  options: Record<string, unknown>
  /** How many seconds bots wait for people. */
  patience: Patience
  /** The clock of a timed game, as it was told last. */
  clock: Clock | null
  held: { seat: number; until: number } | null
  bye: string | null
  /** The table has been closed because this server cannot open its game, which is kept. */
  kept: boolean
  /** An event is missing: the connection has to be made anew from `seq`. */
  gap: boolean
}

const LINES_KEPT = 2000
const KEPT = new Set(['older-rules', 'damaged'])

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
    refusal: null,
    waiting: [],
    options: {},
    patience: { claim: 0, trade: 0 },
    clock: null,
    held: null,
    bye: null,
    kept: false,
    gap: false,
  }
}

export function reduce(state: TableState, message: ServerMessage, now = 0): TableState {
  switch (message.type) {
    case 'hello': {
      const { table, address, edition, title, started, spectator, yours, seats, options, patience } = message
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
        bye: null,
        gap: false,
      }
    }
    case 'state':
      return {
        ...state,
        ...scene(message),
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
    case 'refused':
      return {
        ...state,
        waiting: state.waiting.filter(({ action }) => action !== message.action),
        refusal: message,
        prompts: message.seq >= state.seq ? message.prompts : state.prompts,
      }
    case 'because':
      return state // for whoever asked
    case 'presence':
      return { ...state, seats: message.seats, spectators: message.spectators }
    case 'held':
      return { ...state, held: message.seconds ? { seat: message.seat, until: now + message.seconds * 1000 } : null }
    case 'pong':
      return message.seq > state.seq && state.started ? { ...state, gap: true } : state
    case 'bye':
      return {
        ...state,
        bye: message.says,
        kept: KEPT.has(message.reason),
        link: message.reason === 'restart' ? 'lost' : 'closed',
      }
  }
}

const clockOf = ({ clock }: { clock: number | null }, now: number): Clock | null =>
  typeof clock === 'number' ? { seconds: clock, at: now } : null

type Scene = Pick<TableState, 'seq' | 'view' | 'due' | 'prompts' | 'result'>

function scene({ seq, view, due, prompts, result }: Scene): Scene {
  return { seq, view, due, prompts, result }
}

function events(state: TableState, message: Extract<ServerMessage, { type: 'events' }>, now: number): TableState {
  if (message.seq <= state.seq) return state // seen before the line broke
  if (message.seq > state.seq + 1) return { ...state, gap: true }
  return {
    ...state,
    ...scene(message),
    clock: clockOf(message, now),
    waiting: unseen(state.waiting, message.seq),
    lines: joined(state.lines, message.lines),
    news: message.lines,
    held: null,
  }
}

/** Put new lines behind the known ones; a line that is known already is replaced (another language, a resume). */
export function joined(known: Line[], more: Line[]): Line[] {
  const first = more[0]?.n ?? Infinity
  return [...known.filter((line) => line.n < first), ...more].slice(-LINES_KEPT)
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
