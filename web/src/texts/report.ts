/** The words of figures and of the report: loaded only where figures are shown. */
import { settings } from '../ui/settings.svelte'
import { figure, fill } from '.'
import { reportDe } from './report.de'
import { reportEn, type ReportKey } from './report.en'

const TEXTS: Record<'en' | 'de', Record<ReportKey, string>> = { en: reportEn, de: reportDe }

/** Texts that count something; each has a twin for one. */
type CountedKey = { [Key in ReportKey]: `${Key}-one` extends ReportKey ? Key : never }[ReportKey]

export type { ReportKey }

/** A text in the chosen language. */
export function say(key: ReportKey, values: Record<string, string | number> = {}): string {
  return fill(TEXTS[settings.language][key], values)
}

/** A text about so many, or about one. */
export function sayCount(key: CountedKey, count: number, values: Record<string, string | number> = {}): string {
  return say(count === 1 ? `${key}-one` : key, { ...values, count: figure(count) })
}

/** A text that may be missing, as that of a number somebody else counted: then the name itself. */
export function sayIf(prefix: string, name: string): string {
  const key = `${prefix}-${name}`
  return key in reportEn ? say(key as ReportKey) : name
}
