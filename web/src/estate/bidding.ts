/** The seats of an auction with what they have bid, and what the server says of them. */
import type { Auction, EstateView, Line, SceneSeat } from '../protocol'

export interface Bidder extends SceneSeat {
  name: string
  high: boolean
  passed: boolean
  /** The seat's last bid in this auction, 0 for none. */
  bid: number
}

/** The highest bid first, then who may still bid by their bids, then who has passed. */
export function biddersOf(
  seats: SceneSeat[],
  view: Pick<EstateView, 'seats'>,
  auction: Auction,
  lines: Line[],
): Bidder[] {
  const bids = lastBids(auction.lot, lines)
  return seats
    .map((told) => ({
      ...told,
      name: view.seats[told.seat]?.name ?? '',
      high: auction.high_bidder === told.seat,
      passed: auction.passed.includes(told.seat),
      bid: bids.get(told.seat) ?? 0,
    }))
    .sort(
      (a, b) =>
        Number(b.high) - Number(a.high) || Number(a.passed) - Number(b.passed) || b.bid - a.bid || a.seat - b.seat,
    )
}

function lastBids(lot: number, lines: Line[]): Map<number, number> {
  const made = lines.filter(({ kind, facts }) => kind === 'BidMade' && facts['lot'] === lot)
  return new Map(made.map(({ seat, facts }) => [seat, Number(facts['amount'])]))
}
