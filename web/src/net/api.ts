/** The HTTP part of the protocol. */
import { t } from '../texts'
import { settings } from '../ui/settings.svelte'
import type {
  Board,
  EditionInfo,
  Join,
  MyTable,
  NewTable,
  Opened,
  Problem,
  Seal,
  Start,
  Story,
  TableSummary,
  TakeSeat,
} from '../protocol'
import { keepSeal, newNumber, numberFor } from './seals'

export class Failed extends Error {
  /** The answer's status, or 0 if the server did not answer. */
  status: number
  /** What the server calls the problem. */
  key: string

  constructor(message: string, status = 0, key = '') {
    super(message)
    this.status = status
    this.key = key
  }
}

/** Ask for something, or send a record or a file. */
export async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const isFile = body instanceof Blob
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.language, // what cannot be done is said by the server
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/x-ndjson' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Failed(t('link-silent'))
  })
  if (answer.ok) return (await answer.json()) as Answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Failed(problem ? problem.says : `${answer.status} ${answer.statusText}`, answer.status, problem?.key)
}

/** What is printed never changes while the page is open. */
const printed = new Map<string, Promise<unknown>>()

function once<Answer>(path: string): Promise<Answer> {
  const known = printed.get(path) as Promise<Answer> | undefined
  if (known) return known
  const asked = call<Answer>(path)
  printed.set(path, asked)
  asked.catch(() => printed.delete(path))
  return asked
}

export const listEditions = (): Promise<EditionInfo[]> => once('/api/editions')
export const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`
/** What is printed of a box, or of a table that is played with an older text of it. */
export const fetchBoard = (edition: string, table: string | null = null): Promise<Board> =>
  once(table ? `${at(table)}/board` : `/api/editions/${encodeURIComponent(edition)}`)

/** Take the seat of a bot or of somebody absent, by the host's invitation. */
export const takeSeat = (table: string, wish: TakeSeat): Promise<Opened> => call(`${at(table)}/seat`, wish)

/** Open a table with a game from a file. */
export const importGame = (file: Blob): Promise<Opened> => call('/api/tables/import', file)

const NO_SEAL = 'server.no-seal'

/** Make a table. Its dice are sealed first, and then this browser adds a number of its own to them. */
export async function openTable(wish: NewTable): Promise<Opened> {
  try {
    return await openSealed(wish)
  } catch (failure) {
    if (!(failure instanceof Failed) || failure.key !== NO_SEAL) throw failure
    return openSealed(wish) // the seal had run out
  }
}

async function openSealed(wish: NewTable): Promise<Opened> {
  const { seal, commitment } = await call<Seal>('/api/seal')
  const number = newNumber()
  const opened = await call<Opened>('/api/tables', { ...wish, seal, entropy: number })
  keepSeal({ table: opened.table, commitment, early: true, number })
  return opened
}

const PAUSES = [500, 1000, 2000] // milliseconds, before it is tried again

/** Take a seat. An answer that is lost is asked for again: the same key gives the same seat. */
export async function joinTable(table: string, wish: Omit<Join, 'key' | 'entropy'>): Promise<Opened> {
  const whole: Join = { ...wish, key: keyOf(table), entropy: numberFor(table) }
  const join = async (): Promise<Opened> => {
    const opened = await call<Opened>(`${at(table)}/join`, whole)
    forgetKey(table)
    return opened
  }
  for (const pause of PAUSES) {
    try {
      return await join()
    } catch (failure) {
      if (!(failure instanceof Failed) || failure.status) throw failure
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return join()
}

const keyPlace = (table: string): string => `holotable-join-${table}`

/** A secret that stands for this tab at a table until it has its seat; it outlives a reload. */
function keyOf(table: string): string {
  const place = keyPlace(table)
  const fresh = newNumber()
  try {
    const key = sessionStorage.getItem(place) ?? fresh
    sessionStorage.setItem(place, key)
    return key
  } catch {
    return fresh // a browser that keeps nothing
  }
}

function forgetKey(table: string): void {
  try {
    sessionStorage.removeItem(keyPlace(table))
  } catch {
    // then it was not kept either
  }
}

/** The tables that this browser has seats at. */
export const myTables = (): Promise<MyTable[]> => call('/api/my-tables')
/** Put a table where this browser has a seat into its list. */
export const noteTable = (table: string): Promise<unknown> => call('/api/my-tables', { table })
/** Let the server forget this browser, and the browser its seats. */
export const forgetDevice = (): Promise<unknown> => call('/api/forget', {})
/** Where tokens landed and how the chances went, of a finished game. */
export const storyOf = (table: string): Promise<Story> => call(`${at(table)}/story`)
/** Where a finished game is had as a file. */
export const logOf = (table: string): string => `${at(table)}/log`
/** Settle open seats, for somebody who sits at the table. */
export const startTable = (table: string, wish: Start): Promise<TableSummary> => call(`${at(table)}/start`, wish)
/** A new personal link; the old one ends. */
export const renewLink = (table: string): Promise<Opened> => call(`${at(table)}/renew`, {})
/** The personal link of whoever sits here. */
export const ownLink = (table: string): Promise<Opened> => call(`${at(table)}/resume`, {})
