/** Sorting the options of a prompt into what is asked, what may be done besides, and what cannot be taken back. */
import type { Option, Prompt } from '../protocol'

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

const MANAGE = new Set(['build', 'sell_building', 'sell_set', 'mortgage', 'redeem'])
const TRADE = new Set(['accept_trade', 'decline_trade', 'withdraw_trade'])
const DANGER = new Set(['resign', 'declare_bankruptcy'])
const FIRST = ['claim_rent', 'settle', 'roll', 'draw', 'buy', 'place', 'start_mission', 'pay_fine', 'keep_mortgage', 'end_turn']

export const verbOf = (option: Option): string => String(option.decision['do'])
export const isDanger = (option: Option): boolean => DANGER.has(verbOf(option))

export function sortOptions(prompt: Prompt): Sorted {
  const sorted: Sorted = { main: [], manage: [], trade: [], danger: [] }
  for (const option of prompt.options) sorted[shelfOf(prompt, verbOf(option))].push(option)
  sorted.main.sort((a, b) => rank(a) - rank(b))
  return sorted
}

function shelfOf(prompt: Prompt, verb: string): keyof Sorted {
  if (DANGER.has(verb)) return 'danger'
  if (TRADE.has(verb)) return 'trade'
  if (prompt.kind === 'keep_or_redeem' && verb === 'redeem') return 'main'
  return MANAGE.has(verb) ? 'manage' : 'main'
}

function rank(option: Option): number {
  const place = FIRST.indexOf(verbOf(option))
  return place < 0 ? FIRST.length : place
}

/** What a button says, and the consequence in smaller letters beside it. */
export function wordsOf(option: Option): { text: string; note: string } {
  const whole = option.effect || option.label
  const parts = /^(.*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(whole)
  return parts ? { text: parts[1] ?? whole, note: parts[2] ?? '' } : { text: whole, note: '' }
}

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
export const tradeBounds = (prompt: Prompt): TradeBounds | null => (prompt.bounds['trade'] as TradeBounds | undefined) ?? null

/** Keep an amount between its bounds. */
export const clamp = (amount: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round(amount) || 0))

const KEYS: Record<string, string> = { roll: 'R', draw: 'R', buy: 'B', claim_rent: 'B', auction: 'A', end_turn: 'E', pass: 'P', waive_rent: 'P' }
export const keyOf = (option: Option): string => KEYS[verbOf(option)] ?? ''
