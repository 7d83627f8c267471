/** Figures as people read them: thin spaces, a true minus sign, and the decimal sign of the language. */
import { settings } from '../../ui/settings.svelte'
import { figure } from '../../texts'

const THIN = '\u202f'

/** The sign before the places after the point. */
const pointOf = (language: string): string => (0.5).toLocaleString(language).charAt(1)

/** A number with so many places after the point. */
export function decimal(value: number, digits = 1): string {
  const [whole = '0', part] = Math.abs(value).toFixed(digits).split('.')
  const shown = figure(Number(whole)) + (part ? pointOf(settings.language) + part : '')
  return value < 0 && /[1-9]/.test(shown) ? `−${shown}` : shown
}

/** A share of 1 in per cent. */
export const percent = (share: number, digits = 1): string => `${decimal(100 * share, digits)}${THIN}%`

/** A whole number. */
export const whole = (value: number): string => figure(Math.round(value))

/** A number whose places after the point are worth showing: few where it is large. */
export const round = (value: number): string =>
  decimal(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)

/** An amount with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${whole(value)}` : whole(value))

/** From one share to another. */
export const between = (low: number, high: number): string => `${decimal(100 * low)}–${percent(high)}`
