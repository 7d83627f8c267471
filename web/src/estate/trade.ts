/** The goods of an offer; only the server judges whether it is allowed, and tells what it would change. */
import type { Deal, DealCell, DealRow, EstateSeat, EstateView, Goods, Offer } from '../protocol'

export const NOTHING: Goods = { cash: 0, deeds: [], jail_cards: [] }

export const isEmpty = (goods: Goods): boolean => !goods.cash && !goods.deeds.length && !goods.jail_cards.length

/** An offer that was begun: with whom, and what both would give. */
export interface Draft {
  other: number
  give: Goods
  get: Goods
}

/** What a seat can still give of what was once chosen. */
export function leftOf(goods: Goods, holder: EstateSeat | undefined, tradable: string[]): Goods {
  return {
    cash: Math.min(goods.cash, holder?.cash ?? 0),
    deeds: goods.deeds.filter((id) => tradable.includes(id)),
    jail_cards: goods.jail_cards.filter((id) => holder?.jail_cards.includes(id)),
  }
}

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

/** The two cells of a row as one of the seats sees them: its own first. */
export const seenBy = ({ maker }: Deal, seat: number, { sides }: DealRow): DealCell[] =>
  maker === seat ? sides : [...sides].reverse()
