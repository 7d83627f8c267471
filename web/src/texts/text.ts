/** A text as the page holds it: a sentence with {holes}, or a choice of texts by the value of a variable. */
export type Text = string | Choice

export type Choice = { by: string; other: Text } & { [value: string]: Text }

export type Values = Record<string, string | number>

const THIN = '\u202f'

/** A figure with thin spaces between thousands and a true minus sign. */
export function figure(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, THIN)
  return amount < 0 ? `−${digits}` : digits
}

/** The sentence that a text is for these values: by the value itself, else by its plural form. */
export function choose(text: Text, values: Values, language: string): string {
  if (typeof text === 'string') return text
  const value = values[text.by] ?? ''
  const form = typeof value === 'number' ? new Intl.PluralRules(language).select(value) : 'other'
  return choose(text[value] ?? text[form] ?? text.other, values, language)
}

/** A sentence with its holes filled; what nobody gave stays a hole. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? figure(value) : value
  })
}
