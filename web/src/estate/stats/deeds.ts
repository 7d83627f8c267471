/** Deeds over all games: the step that pays best, and the order to list them in. */
import type { EstateBoard } from '../../protocol'
import { wordOf } from '../words'
import { t } from '../../texts'
import type { DeedStep, DeedStory } from '../../report/summary'

export const COLUMNS = ['break_even', 'yield', 'first', 'income'] as const
export type Column = (typeof COLUMNS)[number]

/** The step whose rent pays its cost soonest, if enough was seen of any. */
export const bestStep = ({ steps, best }: DeedStory): DeedStep | null => steps.find(({ step }) => step === best) ?? null

export function valueOf(story: DeedStory, column: Column): number | null {
  if (column === 'first') return story.first_owner.rate
  if (column === 'income') return story.income
  const best = bestStep(story)
  return column === 'yield' ? (best?.yield_per_turn ?? null) : (best?.break_even ?? null)
}

/** The best first: what pays soonest, else what is largest; what is unknown comes last. */
export function sortDeeds(deeds: DeedStory[], column: Column, turned: boolean): DeedStory[] {
  const sign = (column === 'break_even') === turned ? -1 : 1
  return deeds.toSorted((a, b) => {
    const [x, y] = [valueOf(a, column), valueOf(b, column)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  })
}

/** What a step is called, with the edition's own words for buildings. */
export function stepName(board: EstateBoard, step: string): string {
  if (step === 'bare' || step === 'set') return t(`level-${step}`)
  if (step === 'hotel') return wordOf(board, 'hotel')
  if (step.startsWith('own:')) return t('level-own', { count: step.slice(4) })
  return t('level-houses', { count: step, house: wordOf(board, step === '1' ? 'house' : 'houses') })
}
