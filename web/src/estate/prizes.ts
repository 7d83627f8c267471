/** The prize of a mission: what can be chosen, where it lies on the board, and what each choice leads to. */
import type { EstateBoard, EstateView, Option, Prompt } from '../protocol'
import { verbOf } from '../table/options'
import { deedById } from './portfolio'
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
export function byWorth(board: EstateBoard, prompt: Prompt, places: number[]): number[] {
  const whole = new Set(
    prompt.options.filter(({ gain }) => gain?.['whole']).map((option) => placeOf(board, option) ?? -1),
  )
  const rank = (place: number): number =>
    (deedById(board, board.spaces[place]?.deed ?? '')?.price ?? 0) + (whole.has(place) ? DEAR : 0)
  return [...places].sort((a, b) => rank(b) - rank(a) || a - b)
}
const DEAR = 10_000

/** What a choice leads to, in a few short lines: what lies there, then what is gained, paid or owed. */
export function consequences(board: EstateBoard, view: EstateView, option: Option): string[] {
  const place = option.gain ? null : placeOf(board, option)
  const here = place === null ? '' : stateOfSpace(board, view, place)
  return [here, ...option.follows].filter(Boolean)
}
