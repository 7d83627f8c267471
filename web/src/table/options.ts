/** What every option of a prompt has: its verb, its words, and whether it can be taken back. */
import type { Option } from '../protocol'

const DANGER = new Set(['resign', 'declare_bankruptcy'])

export const verbOf = (option: Option): string => String(option.decision['do'])
export const isDanger = (option: Option): boolean => DANGER.has(verbOf(option))

/** What a button says, and the consequence in smaller letters beside it. */
export function wordsOf(option: Option): { text: string; note: string } {
  const whole = option.effect || option.label
  const parts = /^(.*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(whole)
  return parts ? { text: parts[1] ?? whole, note: parts[2] ?? '' } : { text: whole, note: '' }
}
