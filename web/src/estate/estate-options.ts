/** The options of an estate prompt: what is asked, what is optional, what cannot be taken back; bounds and keys. */
import type { Option, Prompt } from '../protocol'
import { verbOf } from '../table/options'
import { MAIN, VERBS } from './verbs'

export interface Sorted {
  /** Answers to the question itself, the likeliest first. */
  main: Option[]
  /** Building, selling, mortgages. */
  manage: Option[]
  /** Answers to open offers. */
  trade: Option[]
  /** Giving up. */
  danger: Option[]
}

const UNRANKED = 99

export function sortOptions(prompt: Prompt): Sorted {
  const sorted: Sorted = { main: [], manage: [], trade: [], danger: [] }
  for (const option of prompt.options) sorted[groupOf(prompt, option)].push(option)
  sorted.main.sort((a, b) => rank(a) - rank(b))
  return sorted
}

function groupOf(prompt: Prompt, option: Option): keyof Sorted {
  const verb = verbOf(option)
  return MAIN[prompt.kind]?.includes(verb) ? 'main' : (VERBS[verb]?.group ?? 'main')
}

const rank = (option: Option): number => VERBS[verbOf(option)]?.rank ?? UNRANKED

/** The deed that an option is about; a sale of several levels is filed under its first deed. */
export function deedOf(option: Option): string {
  const { deed, levels } = option.decision
  if (typeof deed === 'string') return deed
  return Object.keys((levels as Record<string, number> | undefined) ?? {})[0] ?? ''
}

export interface BidBounds {
  lot: number
  least: number
  most: number
}
export interface TradeBounds {
  with: number[]
  deeds: string[][]
}

export const bidBounds = (prompt: Prompt): BidBounds | null => (prompt.bounds['bid'] as BidBounds | undefined) ?? null
export const tradeBounds = (prompt: Prompt): TradeBounds | null =>
  (prompt.bounds['trade'] as TradeBounds | undefined) ?? null

/** Keep an amount between its bounds. */
export const clamp = (amount: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(amount) || 0))

/** The letters of the options' keys, for their buttons; a key is shown where it works: at the first of its kind. */
export function hintsOf(options: Option[]): string[] {
  const keys = options.map((option) => VERBS[verbOf(option)]?.keys?.[0]?.toUpperCase() ?? '')
  return keys.map((key, place) => (keys.indexOf(key) === place ? key : ''))
}
