/** How hot a space is: its share between the shares of the coldest and the hottest spaces. */

export interface Heat {
  low: number
  high: number
  /** From 0, cold, to 1, hot. */
  of: (share: number) => number
}

const EDGE = 0.05 // a few spaces beyond this count as hot or cold as the next ones, else one of them outshines all

export function heatOf(shares: number[]): Heat {
  const sorted = shares.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  const [low, high] = [at(EDGE), at(1 - EDGE)]
  return { low, high, of: (share) => (high > low ? Math.min(1, Math.max(0, (share - low) / (high - low))) : 0) }
}

/** The colour of a part of the scale; the colours themselves belong to the theme. */
export function heatFill(part: number): string {
  const [from, to, share] =
    part < 0.5 ? ['--heat-cold', '--heat-warm', 2 * part] : ['--heat-warm', '--heat-hot', 2 * part - 1]
  return `color-mix(in oklab, var(${to}) ${Math.round(100 * share)}%, var(${from}))`
}

/** The places of the values from the largest down, from 1; equal ones share a place. */
export function ranksOf(values: number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length)
}
