/** What every option of a prompt has: its verb and its words. */
import type { Option } from '../protocol'

export const verbOf = (option: Option): string => String(option.decision['do'])

/** What a button says, and the consequence in smaller letters beside it. */
export function wordsOf(option: Option): { text: string; note: string } {
  const whole = option.effect || option.label
  const parts = /^(.*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(whole)
  return parts ? { text: parts[1] ?? whole, note: parts[2] ?? '' } : { text: whole, note: '' }
}
