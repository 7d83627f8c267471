/** Arithmetic of an offer, for showing it; whether it is allowed is the server's word. */
import type { EstateBoard, GroupInfo } from '../protocol'
import { deedById } from './portfolio'
import type { EstateSeat, Goods, Offer } from './views'

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

export interface Change {
  group: GroupInfo
  all: number
  mine: [before: number, after: number]
  theirs: [before: number, after: number]
}

/** The groups of which somebody would hold more or fewer deeds. */
export function changes(board: EstateBoard, me: EstateSeat, them: EstateSeat, give: Goods, get: Goods): Change[] {
  const count = (group: GroupInfo, deeds: string[]): number => deeds.filter((id) => deedById(board, id)?.group === group.id).length
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
