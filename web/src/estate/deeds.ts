/** The rent rows of a deed card, with the one that is in force now. */
import type { DeedInfo, EstateBoard, EstateView } from '../protocol'
import { capital, figure, t } from '../texts'
import { groupOf, rungsOf, topLevel } from './portfolio'
import { wordOf } from './words'

export interface RentRow {
  label: string
  rent: string
  now: boolean
}

export function rentRows(board: EstateBoard, view: EstateView, deed: DeedInfo): RentRow[] {
  const kind = groupOf(board, deed).kind
  if (kind === 'streets') return streetRows(board, view, deed)
  return deed.rent.map((rent, k) => ({
    label: t('deed-count', { count: k + 1 }),
    rent: kind === 'utility' ? t('deed-dice', { factor: rent }) : figure(rent),
    now: view.rents[deed.id]?.rung === k,
  }))
}

/** Bare, a row of its own where the whole set asks more, then the buildings. */
function streetRows(board: EstateBoard, view: EstateView, deed: DeedInfo): RentRow[] {
  const due = view.rents[deed.id]
  const rows = rentSteps(deed, rungsOf(board, view)).map((sum, k) => ({
    label: levelName(board, view, k),
    rent: figure(sum),
    now: due?.rung === k && !due.doubled,
  }))
  const rent = capital(wordOf(board, 'rent'))
  if (due?.doubled) rows.splice(1, 0, { label: t('deed-set', { rent }), rent: figure(due.amount ?? 0), now: true })
  return rows
}

/** The rents of a street by level, of those that are printed. */
export const rentSteps = (deed: DeedInfo, rungs: number[]): number[] => rungs.map((rung) => deed.rent[rung] ?? 0)

/** What stands on a deed at a level, in the edition's words. */
export function levelName(board: EstateBoard, view: Pick<EstateView, 'variant'>, level: number): string {
  if (!level) return capital(wordOf(board, 'rent'))
  return level === topLevel(board, view)
    ? wordOf(board, 'hotel')
    : t('deed-level', { count: level, house: wordOf(board, level === 1 ? 'house' : 'houses') })
}
