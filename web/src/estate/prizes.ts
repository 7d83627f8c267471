/** The prize of a mission: what can be chosen, where it lies on the board, and what each choice leads to. */
import type { EstateBoard, EstateView, Option, Prompt } from '../protocol'
import { own, t } from '../texts'
import { verbOf } from '../table/options'
import { deedById, groupOf } from './portfolio'
import { stateOfSpace } from './space-words'

const AIMED = new Set(['take_deed', 'steal', 'jump', 'send'])
const SEATED = new Set(['send', 'defeat'])

export const hasTarget = (option: Option): boolean => AIMED.has(verbOf(option))

/** The place on the board that an option is about. */
export function placeOf(board: EstateBoard, option: Option): number | null {
  const { deed, space } = option.decision
  if (typeof deed === 'string') return deedById(board, deed)?.space ?? null
  const place = board.spaces.findIndex(({ id }) => id === space)
  return place < 0 ? null : place
}

/** The places that a prompt lets somebody choose by pressing the board; none if it does not. */
export function targetsOf(board: EstateBoard, prompt: Prompt | undefined): number[] {
  if (prompt?.kind !== 'take_prize') return []
  const places = prompt.options.filter(hasTarget).map((option) => placeOf(board, option))
  return [...new Set(places.filter((place) => place !== null))].sort((a, b) => a - b)
}

/** The seats that a prize may be turned against. */
export function victimsOf(options: Option[]): number[] {
  const seats = options.filter((option) => SEATED.has(verbOf(option))).map(({ decision }) => Number(decision['seat']))
  return [...new Set(seats)]
}

/** The option for a place and, where one has to be chosen, a seat. */
export function optionFor(
  board: EstateBoard,
  options: Option[],
  place: number | null,
  seat: number | null,
): Option | undefined {
  return options.find((option) => {
    const whom = option.decision['seat']
    if (whom !== undefined && whom !== seat) return false
    return verbOf(option) === 'defeat' || (hasTarget(option) && placeOf(board, option) === place)
  })
}

/**
 * The places with what is worth most first: what completes a set, then by price; free spaces in the order of the
 * board.
 */
export function byWorth(board: EstateBoard, view: EstateView, chooser: number, places: number[]): number[] {
  const rank = (place: number): number => {
    const deed = deedById(board, board.spaces[place]?.deed ?? '')
    return deed
      ? deed.price + (heldWith(board, view, chooser, deed.group) === countOf(board, deed.group) ? DEAR : 0)
      : 0
  }
  return [...places].sort((a, b) => rank(b) - rank(a) || a - b)
}
const DEAR = 10_000

const countOf = (board: EstateBoard, group: string): number => board.deeds.filter((deed) => deed.group === group).length
const heldWith = (board: EstateBoard, view: EstateView, seat: number, group: string): number =>
  board.deeds.filter((deed) => deed.group === group && view.seats[seat]?.deeds.includes(deed.id)).length + 1

/** What a choice leads to, in a few short lines: what lies there, then what is paid or owed. */
export function consequences(board: EstateBoard, view: EstateView, chooser: number, option: Option): string[] {
  const verb = verbOf(option)
  if (verb === 'take_deed' || verb === 'steal')
    return [gain(board, view, chooser, String(option.decision['deed'])), ...option.follows]
  const place = placeOf(board, option)
  const here = place === null ? '' : stateOfSpace(board, view, place)
  return [here, ...option.follows].filter(Boolean)
}

function gain(board: EstateBoard, view: EstateView, seat: number, id: string): string {
  const deed = deedById(board, id)
  if (!deed) return ''
  const group = own(groupOf(board, deed).name)
  const [held, all] = [heldWith(board, view, seat, deed.group), countOf(board, deed.group)]
  return held === all ? t('auction-completes', { group }) : t('auction-gains', { held, all, group })
}
