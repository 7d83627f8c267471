/** The rent rows of a deed card, with the one that is in force now. */
import type { DeedInfo, EstateBoard, EstateView } from '../protocol'
import { capital, figure, t } from '../texts'
import { groupOf, owners, topLevel } from './portfolio'
import { wordOf } from './words'

export interface RentRow {
  label: string
  rent: string
  now: boolean
}

export function rentRows(board: EstateBoard, view: EstateView, deed: DeedInfo): RentRow[] {
  const kind = groupOf(board, deed).kind
  if (kind === 'streets') return streetRows(board, view, deed)
  const due = view.rents?.[deed.id]
  const now = due && ('times' in due ? due.times : due.amount)
  return deed.rent.map((rent, k) => ({
    label: t('deed-count', { count: k + 1 }),
    rent: kind === 'utility' ? t('deed-dice', { factor: rent }) : figure(rent),
    now: rent === now,
  }))
}

/** Bare, a row of its own where the whole set asks more, then the buildings. */
function streetRows(board: EstateBoard, view: EstateView, deed: DeedInfo): RentRow[] {
  const holder = view.seats[owners(view).get(deed.id) ?? -1]
  const level = holder?.buildings[deed.id] ?? 0
  const due = view.rents?.[deed.id]
  const amount = due && 'amount' in due ? due.amount : undefined
  const rent = capital(wordOf(board, 'rent'))
  const steps = rentSteps(deed, topLevel(board, view))
  const rows = steps.map((sum, k) => ({
    label: levelName(board, view, k),
    rent: figure(sum),
    now: k > 0 ? k === level : amount === sum && !level,
  }))
  const more = amount !== undefined && !level && amount !== deed.rent[0]
  if (more) rows.splice(1, 0, { label: t('deed-set', { rent }), rent: figure(amount), now: true })
  return rows
}

/** The rents of a street by level; where the big building comes earlier, the steps before it are left out. */
export function rentSteps(deed: DeedInfo, top: number): number[] {
  return deed.rent.filter((_, k) => k < top || k === deed.rent.length - 1)
}

/** What stands on a deed at a level, in the edition's words. */
export function levelName(board: EstateBoard, view: Pick<EstateView, 'variant'>, level: number): string {
  if (!level) return capital(wordOf(board, 'rent'))
  return level === topLevel(board, view)
    ? wordOf(board, 'hotel')
    : t('deed-level', { count: level, house: wordOf(board, level === 1 ? 'house' : 'houses') })
}
