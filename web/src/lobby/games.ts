/** Which game of a box is played: its variant, its missions, and what ends a timed game. */
import type { EditionInfo, OptionInfo } from '../protocol'
import { capital, t } from '../texts'
import type { Pace } from './seating'
import { valueWord } from './choices'

/** The options that are asked first, in words of their own; the others are house options. */
export const GAME: ReadonlySet<string> = new Set(['variant', 'missions', 'rounds'])
export const MINUTES = [30, 45, 60, 90, 120, 180] as const

export const optionOf = ({ options }: Pick<EditionInfo, 'options'>, name: string): OptionInfo | undefined =>
  options.find((option) => option.name === name)

/** What is not usual about a game that has been opened, in a few words: short, timed, missions, by the book. */
export function gameWords(
  { variant, missions }: Record<string, unknown>,
  byTheBook: boolean,
  pace: Pace = 'none',
): string[] {
  return [
    typeof variant === 'string' && variant !== 'standard' ? valueWord(variant) : '',
    missions ? capital(t('box-missions')) : '',
    byTheBook ? t('book-on') : '',
    pace === 'none' ? '' : t(`pace-${pace}`),
  ].filter(Boolean)
}
