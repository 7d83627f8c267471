/** The page's own words. What happens at the table is said by the server. */
import { DEFAULT_LANGUAGE, settings } from '../ui/settings.svelte'
import type { Text as EditionText } from '../protocol'
import type { TextKey } from './keys'
import { textsIn } from './known'
import { choose, fill, type Values } from './text'

export type { TextKey }
export { figure } from './text'

/** A text of the page in the chosen language. */
export function t(key: TextKey, values: Values = {}): string {
  const { language } = settings
  return fill(choose(textsIn(language)[key] ?? key, values, language), values)
}

/** A text that may be missing, as that of a number somebody else counted: then the name itself. */
export function textOr(prefix: string, name: string): string {
  const key = `${prefix}-${name}`
  return key in textsIn(settings.language) ? t(key as TextKey) : name
}

/** The chosen language's side of a text from an edition. */
export const own = (text: EditionText): string => text[settings.language] ?? text[DEFAULT_LANGUAGE]

/** Server texts begin small, as parts of a menu; on a button they begin large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number stays on the line of the word before it. */
export const tied = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0')
