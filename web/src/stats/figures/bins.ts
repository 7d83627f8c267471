/** The bars of a histogram: not more than can be seen, and a last one for the few games far out. */
import type { Spread } from '../../report/summary'

export interface Bins {
  /** Where the first bar begins. */
  low: number
  width: number
  counts: number[]
  /** Whether the last bar holds all beyond, too. */
  open: boolean
}

const FAR = 0.995 // what few games exceed needs no bars of its own
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500]

export function binsOf({ counts, width, beyond }: Spread, most = 40): Bins {
  const first = Math.max(
    0,
    counts.findIndex((count) => count > 0),
  )
  const used = farOut(counts) + 1
  const step = STEPS.find((size) => Math.ceil(used / size) - Math.floor(first / size) <= most) ?? Math.ceil(used / most)
  const start = Math.floor(first / step)
  const bars = Math.ceil(used / step) - start
  const sums = Array.from({ length: bars }, (_, bar) =>
    sum(counts.slice((start + bar) * step, bar === bars - 1 ? undefined : (start + bar + 1) * step)),
  )
  return {
    low: start * step * width,
    width: step * width,
    counts: sums,
    open: beyond > 0 || sum(counts.slice((start + bars) * step)) > 0,
  }
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/** The bin up to which almost all games lie. */
function farOut(counts: number[]): number {
  const all = sum(counts)
  let seen = 0
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) >= FAR * all),
  )
}
