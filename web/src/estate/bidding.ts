/** The seats of an auction with what they have bid and what the lot is to them. */
import type { Auction, EstateBoard, EstateView, Line } from '../protocol'
import { own, t } from '../texts'
import { deedById, groupOf } from './portfolio'

export interface Bidder {
  seat: number
  name: string
  high: boolean
  passed: boolean
  /** The seat's last bid in this auction, 0 for none. */
  bid: number
  gains: string
}

/** The highest bid first, then who may still bid by their bids, then who has passed. */
export function biddersOf(board: EstateBoard, view: EstateView, auction: Auction, lines: Line[]): Bidder[] {
  const bids = lastBids(auction.lot, lines)
  return view.seats
    .map((holder, seat) => ({
      seat,
      name: holder.name,
      out: holder.out,
      high: auction.high_bidder === seat,
      passed: auction.passed.includes(seat),
      bid: bids.get(seat) ?? 0,
      gains: gainsOf(board, view, auction, seat),
    }))
    .filter(({ out }) => !out)
    .sort(
      (a, b) =>
        Number(b.high) - Number(a.high) || Number(a.passed) - Number(b.passed) || b.bid - a.bid || a.seat - b.seat,
    )
}

function lastBids(lot: number, lines: Line[]): Map<number, number> {
  const made = lines.filter(({ kind, facts }) => kind === 'BidMade' && facts['lot'] === lot)
  return new Map(made.map(({ seat, facts }) => [seat, Number(facts['amount'])]))
}

/** "completes the set Red", "first of the set Red", "second of …" — only what is public. */
function gainsOf(board: EstateBoard, view: EstateView, auction: Auction, seat: number): string {
  const deed = auction.deed ? deedById(board, auction.deed) : undefined
  if (!deed) return ''
  const all = board.deeds.filter(({ group }) => group === deed.group)
  const held = all.filter(({ id }) => view.seats[seat]?.deeds.includes(id)).length
  const group = own(groupOf(board, deed).name)
  if (held + 1 === all.length) return t('auction-completes', { group })
  return t('auction-gains', { group, held: held + 1, all: all.length })
}
