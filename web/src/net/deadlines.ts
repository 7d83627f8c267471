/** Until when a seat must answer, between two messages of the server. */
import type { TableState } from './reduce'

export interface Deadline {
  seat: number
  /** Seconds left, and of how many. */
  left: number
  of: number
  runs: boolean
}

const HOUR = 3600
const LAST = 10 // seconds

export function deadlineOf(state: TableState, seat: number, now: number): Deadline | null {
  const told = state.company.deadlines?.find((one) => one.seat === seat)
  if (!told) return null
  const runs = told.runs && state.link === 'open'
  const gone = runs ? (now - state.companyAt) / 1000 : 0
  // a clock that was read before the news came has not run backwards
  return { seat, left: Math.max(0, Math.min(told.seconds, Math.ceil(told.seconds - gone))), of: told.of, runs }
}

/** Whether it is time to hurry: the last ten seconds, or by days the last hour. */
export const isSoon = ({ left, of }: Deadline): boolean => left <= (of > HOUR ? HOUR : LAST)
