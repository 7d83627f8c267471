/** Who holds what: sums and counts over a view, for drawing only. */
import type { DeedInfo, EstateBoard, EstateSeat, EstateView, GroupInfo, WorthParts } from '../protocol'

export function deedById(board: EstateBoard, id: string): DeedInfo | undefined {
  return board.deeds.find((deed) => deed.id === id)
}

export function groupOf(board: EstateBoard, deed: DeedInfo): GroupInfo {
  return (
    board.groups.find((group) => group.id === deed.group) ?? {
      id: '',
      name: { en: '', de: '' },
      kind: 'utility',
      colour: null,
    }
  )
}

/** The seat that holds each deed. */
export function owners(view: EstateView): Map<string, number> {
  return new Map(view.seats.flatMap((holder, seat) => holder.deeds.map((deed) => [deed, seat] as const)))
}

export interface Worth extends WorthParts {
  total: number
}

/** What a seat is worth by the server's count, and what makes it up; null where nobody may know it yet. */
export function worthOf(view: Pick<EstateView, 'worth' | 'worth_parts'>, seat: number): Worth | null {
  const parts = view.worth_parts?.[seat]
  const total = view.worth?.[seat]
  return parts && total !== undefined ? { ...parts, total } : null
}

/** Which of a street's printed rents are asked in this game, by level. */
export const rungsOf = (board: EstateBoard, view: Pick<EstateView, 'variant'>): number[] =>
  board.rungs[view.variant] ?? []

/** The level that stands for the big building, which is the last. */
export const topLevel = (board: EstateBoard, view: Pick<EstateView, 'variant'>): number =>
  rungsOf(board, view).length - 1

export interface Holding {
  group: GroupInfo
  deeds: { id: string; state: 'held' | 'mortgaged' | 'none' }[]
  held: number
}

/** Every group in board order with what one seat holds of it. */
export function holdings(board: EstateBoard, holder: EstateSeat): Holding[] {
  return board.groups.map((group) => {
    const deeds = board.deeds
      .filter((deed) => deed.group === group.id)
      .map(({ id }) => ({ id, state: stateOf(holder, id) }))
    return { group, deeds, held: deeds.filter(({ state }) => state !== 'none').length }
  })
}

function stateOf(holder: EstateSeat, deed: string): 'held' | 'mortgaged' | 'none' {
  if (!holder.deeds.includes(deed)) return 'none'
  return holder.mortgaged.includes(deed) ? 'mortgaged' : 'held'
}

/**
 * Seats by the space they stand on, or walk over just now; seats in jail and seats that are out stand nowhere on the
 * lane.
 */
export function standing(
  board: EstateBoard,
  view: EstateView,
  walking: ReadonlyMap<number, number> = new Map(),
): { lane: Map<number, number[]>; jailed: number[] } {
  const place = new Map(board.spaces.map((space, index) => [space.id, index]))
  const lane = new Map<number, number[]>()
  const jailed: number[] = []
  view.seats.forEach((holder, seat) => {
    if (holder.out) return
    const under = walking.get(seat)
    if (holder.jail && under === undefined) return void jailed.push(seat)
    const index = under ?? place.get(holder.space) ?? 0
    lane.set(index, [...(lane.get(index) ?? []), seat])
  })
  return { lane, jailed }
}

/** The deed that a seat stands on, if it stands on one. */
export function deedUnder(board: EstateBoard, view: EstateView, seat: number): DeedInfo | undefined {
  const space = board.spaces.find(({ id }) => id === view.seats[seat]?.space)
  return space?.deed ? deedById(board, space.deed) : undefined
}
