/** The HTTP part of the protocol. */
import { t } from '../texts'
import { settings } from '../ui/settings.svelte'
import type { Board, EditionInfo, Join, NewTable, Opened, Problem, Start, Story, TableSummary } from '../protocol'

export class Failed extends Error {
  /** The answer's status, or 0 if the server did not answer. */
  status: number

  constructor(message: string, status = 0) {
    super(message)
    this.status = status
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: {
      'accept-language': settings.language, // what cannot be done is said by the server
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Failed(t('link-silent'))
  })
  if (answer.ok) return (await answer.json()) as Answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Failed(problem ? problem.says : `${answer.status} ${answer.statusText}`, answer.status)
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
export const fetchBoard = (edition: string): Promise<Board> => once(`/api/editions/${encodeURIComponent(edition)}`)
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const openTable = (wish: NewTable): Promise<Opened> => call('/api/tables', wish)
const PAUSES = [500, 1000, 2000] // milliseconds, before it is tried again

/** Take a seat. An answer that is lost is asked for again: the same key gives the same seat. */
export async function joinTable(table: string, wish: Omit<Join, 'key'>): Promise<Opened> {
  const join = (): Promise<Opened> => call(`${at(table)}/join`, { ...wish, key: keyOf(table) })
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

/** A secret that stands for this tab at a table; it outlives a reload. */
function keyOf(table: string): string {
  const place = `holotable-join-${table}`
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    const key = sessionStorage.getItem(place) ?? fresh
    sessionStorage.setItem(place, key)
    return key
  } catch {
    return fresh // a browser that keeps nothing
  }
}
export const summaryOf = (table: string): Promise<TableSummary> => call(at(table))
/** Where tokens landed and how the chances went, of a finished game. */
export const storyOf = (table: string): Promise<Story> => call(`${at(table)}/story`)
/** Settle open seats, for somebody who sits at the table. */
export const startTable = (table: string, wish: Start): Promise<TableSummary> => call(`${at(table)}/start`, wish)
/** A new personal link; the old one ends. */
export const renewLink = (table: string): Promise<Opened> => call(`${at(table)}/renew`, {})
/** The personal link of whoever sits here. */
export const ownLink = (table: string): Promise<Opened> => call(`${at(table)}/resume`, {})
