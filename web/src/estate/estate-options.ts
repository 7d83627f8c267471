/** The options of an estate prompt: what is asked, what is optional, what cannot be taken back; bounds and keys. */
import type { Option, Prompt } from '../protocol'
import { isDanger, verbOf } from '../table/options'

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
const FIRST = ['claim_rent', 'settle', 'roll', 'buy', 'place', 'start_mission', 'pay_fine', 'keep_mortgage', 'end_turn']

export function sortOptions(prompt: Prompt): Sorted {
  const sorted: Sorted = { main: [], manage: [], trade: [], danger: [] }
  for (const option of prompt.options) sorted[shelfOf(prompt, option)].push(option)
  sorted.main.sort((a, b) => rank(a) - rank(b))
  return sorted
}

function shelfOf(prompt: Prompt, option: Option): keyof Sorted {
  const verb = verbOf(option)
  if (isDanger(option)) return 'danger'
  if (TRADE.has(verb)) return 'trade'
  if (prompt.kind === 'keep_or_redeem' && verb === 'redeem') return 'main'
  return MANAGE.has(verb) ? 'manage' : 'main'
}

function rank(option: Option): number {
  const place = FIRST.indexOf(verbOf(option))
  return place < 0 ? FIRST.length : place
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

/** The verbs that a key stands for. */
export const KEYS: Record<string, string[]> = {
  r: ['roll'],
  ' ': ['roll'],
  b: ['buy', 'claim_rent'],
  a: ['auction'],
  p: ['pass', 'decline_trade', 'waive_rent'],
  e: ['end_turn'],
}
/** The letter of an option's key, for its button. */
export const keyOf = (option: Option): string => Object.keys(KEYS).find((key) => KEYS[key]?.includes(verbOf(option)))?.toUpperCase() ?? ''
