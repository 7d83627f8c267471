/** The page's own words. What happens at the table is said by the server. */
import { settings } from '../ui/settings.svelte'
import type { Text } from '../protocol'
import { de } from './de'
import { en, type TextKey } from './en'

const TEXTS = { en, de }
const THIN = '\u202f'

export type { TextKey }

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A text of the page in the chosen language. */
export function t(key: TextKey, values: Record<string, string | number> = {}): string {
  return fill(TEXTS[settings.language][key], values)
}

/** What the server could not do over HTTP: in our words if we have some, else in the server's. */
export function problemText(key: string, says: string): string {
  const known = `problem-${key.replace(/^server\./, '')}`
  return known in en ? t(known as TextKey) : says
}

/** The chosen language's side of a text from an edition. */
export const own = (text: Text): string => text[settings.language]

/** A figure with thin spaces between thousands and a true minus sign. */
export function figure(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, THIN)
  return amount < 0 ? `−${digits}` : digits
}

/** Server texts begin small, as parts of a menu; on a button they begin large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number stays on the line of the word before it. */
export const tied = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0')
