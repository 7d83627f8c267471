/**
 * Words for ids that the server sends bare: characters of bots, values of options. What is not known stays as it is.
 */
import { t, type TextKey } from '../texts'

const BOTS: Record<string, TextKey> = { random: 'bot-random', thrifty: 'bot-thrifty', scout: 'bot-scout' }
const VALUES: Record<string, TextKey> = {
  new: 'value-new',
  moving: 'value-moving',
  shortage: 'value-shortage',
  last: 'value-last',
  youngest: 'value-youngest',
  random: 'value-random',
  'own-turn': 'value-own-turn',
  any: 'value-any',
  standard: 'value-standard',
  short: 'value-short',
  timed: 'value-timed',
}
const wordOf = (words: Record<string, TextKey>, id: string): string => (words[id] ? t(words[id]) : id)

export const botWord = (bot: string): string => wordOf(BOTS, bot)

export function valueWord(value: boolean | number | string): string {
  return typeof value === 'boolean' ? t(value ? 'new-yes' : 'new-no') : wordOf(VALUES, String(value))
}
