/** Arithmetic of an offer for showing it; only the server judges whether it is allowed. */
import type { EstateBoard, EstateSeat, EstateView, Goods, GroupInfo, Offer } from '../protocol'
import { deedById } from './portfolio'

export const NOTHING: Goods = { cash: 0, deeds: [], jail_cards: [] }

export const isEmpty = (goods: Goods): boolean => !goods.cash && !goods.deeds.length && !goods.jail_cards.length

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

export function goodsEqual(a: Goods, b: Goods): boolean {
  return a.cash === b.cash && same(a.deeds, b.deeds) && same(a.jail_cards, b.jail_cards)
}

/** An offer as one of its two seats sees it. */
export function sidesOf(offer: Offer, seat: number): { give: Goods; get: Goods } {
  return offer.from === seat ? { give: offer.give, get: offer.want } : { give: offer.want, get: offer.give }
}

/** The open offers that wait for one of these seats, the oldest first. */
export const waitingFor = (view: Pick<EstateView, 'offers'>, seats: number[]): Offer[] =>
  view.offers.filter(({ to }) => seats.includes(to)).sort((a, b) => a.offer - b.offer)

type Pair = [before: number, after: number]
export const SIDES = ['mine', 'theirs'] as const
export type Both = Record<(typeof SIDES)[number], Pair>

export interface Change extends Both {
  group: GroupInfo
  all: number
}
export interface After {
  cash: Both
  cards: Both
  groups: Change[]
  /** Mortgaged deeds, and who gets them. */
  pawned: { id: string; to: (typeof SIDES)[number] }[]
}

/** What a trade changes for both: the one source of the table in the sheet and of the words beside the answers. */
export function after(board: EstateBoard, me: EstateSeat, them: EstateSeat, give: Goods, get: Goods): After {
  const passed = (mine: number, theirs: number, more: number): Both => ({
    mine: [mine, mine + more],
    theirs: [theirs, theirs - more],
  })
  return {
    cash: passed(me.cash, them.cash, get.cash - give.cash),
    cards: passed(me.jail_cards.length, them.jail_cards.length, get.jail_cards.length - give.jail_cards.length),
    groups: changes(board, me, them, give, get),
    pawned: [
      ...get.deeds.filter((id) => them.mortgaged.includes(id)).map((id) => ({ id, to: 'mine' as const })),
      ...give.deeds.filter((id) => me.mortgaged.includes(id)).map((id) => ({ id, to: 'theirs' as const })),
    ],
  }
}

/** Whether a side comes to hold a whole set by this, or holds it no longer. */
export function setBy({ all }: Change, [before, now]: Pair): 'completes' | 'breaks' | null {
  if (before === now) return null
  return now === all ? 'completes' : before === all ? 'breaks' : null
}

/** The groups of which somebody would hold more or fewer deeds. */
export function changes(board: EstateBoard, me: EstateSeat, them: EstateSeat, give: Goods, get: Goods): Change[] {
  const count = (group: GroupInfo, deeds: string[]): number =>
    deeds.filter((id) => deedById(board, id)?.group === group.id).length
  return board.groups.flatMap((group) => {
    const goes = count(group, give.deeds)
    const comes = count(group, get.deeds)
    if (!goes && !comes) return []
    const mine = count(group, me.deeds)
    const theirs = count(group, them.deeds)
    const all = board.deeds.filter((deed) => deed.group === group.id).length
    return [{ group, all, mine: [mine, mine - goes + comes], theirs: [theirs, theirs + goes - comes] } satisfies Change]
  })
}
