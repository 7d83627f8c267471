/**
 * What the lines of one decision look like in time: dice, walks along the lane, then money. Pure; milliseconds at
 * usual speed.
 */
import type { Line } from '../protocol'

export interface Walk {
  seat: number
  from: number
  /** The spaces to stand on, one after the other; the last one is where the state already is. */
  path: number[]
  at: number
  step: number
}
export interface Plan {
  walks: Walk[]
  /** When money may begin to count, and when all is done. */
  cashAt: number
  end: number
}

const DICE = 600
const STEP = 90
const WALK_MOST = 900
const LEAP = 350
const COUNT = 450

export function planOf(lines: Line[], spaces: string[]): Plan {
  let at = 0
  let paid = false
  const walks: Walk[] = []
  for (const { kind, seat, facts } of lines) {
    if (kind === 'Rolled' || kind === 'RentRolled') at += DICE
    const way = kind === 'Moved' ? wayOf(spaces, facts) : null
    if (way) {
      const step = Math.min(STEP, WALK_MOST / way.path.length)
      walks.push({ seat, ...way, at, step })
      at += step * way.path.length
    }
    if (kind === 'Jailed') at += LEAP
    paid ||= typeof facts['amount'] === 'number'
  }
  return { walks, cashAt: at, end: at + (paid ? COUNT : 0) }
}

/** The spaces that the server says are walked over, by number. */
function wayOf(spaces: string[], facts: Record<string, unknown>): Pick<Walk, 'from' | 'path'> | null {
  const from = spaces.indexOf(String(facts['from']))
  const walked = (facts['path'] ?? []) as string[]
  const path = walked.map((space) => spaces.indexOf(space)).filter((space) => space >= 0)
  return from < 0 || path.every((space) => space === from) ? null : { from, path }
}
