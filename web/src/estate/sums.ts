/** Sums of options, from what the server foresees. */
import type { Option } from '../protocol'

/** Positive: the seat gets it; negative: it pays. */
export function sumFor(option: Option, seat: number): number {
  let sum = 0
  for (const { seat: payer, facts } of option.then ?? []) {
    const amount = facts['amount']
    if (typeof amount !== 'number' || typeof facts['to'] !== 'number') continue
    if (facts['to'] === seat) sum += amount
    else if (payer === seat) sum -= amount
  }
  return sum
}
