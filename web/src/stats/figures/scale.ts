/** Axes: round steps, and where on an axis a value lies. */

export interface Tick {
  /** The part of the axis, from 0 to 1. */
  at: number
  text: string
}

/** The round number of which at most `count` fit into a range. */
export function stepFor(range: number, count: number): number {
  const rough = range / Math.max(1, count)
  if (!(rough > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find((step) => step * power >= rough * 0.999) ?? 10)
}

/** Round values from `low` to `high`, with their places on the axis. */
export function ticks(low: number, high: number, count: number, textOf: (value: number) => string, least = 0): Tick[] {
  const step = Math.max(stepFor(high - low, count), least)
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => {
    const value = (first + k) * step
    return { at: (value - low) / (high - low || 1), text: textOf(value) }
  })
}

/** The next round number above. */
export function roundUp(value: number, count: number): number {
  const step = stepFor(value, count)
  return Math.ceil(value / step - 1e-9) * step
}

/** A line through points, or the outline of a band between two lines. */
export const lineOf = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
export const bandOf = (upper: [number, number][], lower: [number, number][]): string =>
  `${lineOf([...upper, ...lower.toReversed()])}Z`
