/** The HTTP part of the protocol. */
import type { Board, EditionInfo, Join, NewTable, Opened, Problem, Summary } from '../protocol'

export class Failed extends Error {}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (answer.ok) return (await answer.json()) as Answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Failed(problem?.says ?? `${answer.status} ${answer.statusText}`)
}

export const listEditions = (): Promise<EditionInfo[]> => call('/api/editions')
export const fetchBoard = (edition: string): Promise<Board> => call(`/api/editions/${encodeURIComponent(edition)}`)
export const openTable = (wish: NewTable): Promise<Opened> => call('/api/tables', wish)
export const joinTable = (table: string, wish: Join): Promise<Opened> => call(`/api/tables/${encodeURIComponent(table)}/join`, wish)
export const summaryOf = (table: string): Promise<Summary> => call(`/api/tables/${encodeURIComponent(table)}`)
