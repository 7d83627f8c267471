/** What the `view` of an estate game holds: everything on the table, as the engine shows it. */
import type { EstateBoard } from '../protocol'
import type { Game } from '../table/game'

export interface Goods {
  cash: number
  deeds: string[]
  jail_cards: string[]
}
export interface EstateSeat {
  name: string
  token: string | null
  /** The side of the token, in a game with missions. */
  side?: 'light' | 'dark' | null
  cash: number
  space: string
  jail: number
  deeds: string[]
  mortgaged: string[]
  buildings: Record<string, number>
  jail_cards: string[]
  out?: boolean
}
export interface Claim {
  id: number
  debtor: number
  creditor: number
  deed: string
  amount?: number
  factor?: number
  closes?: number
}
export interface Offer extends Record<'offer' | 'revision' | 'from' | 'to', number> {
  give: Goods
  want: Goods
}
export interface Auction {
  lot: number
  deed?: string
  piece?: 'house' | 'hotel'
  high_bid: number
  high_bidder: number | null
  least: number
  passed: number[]
}
export interface Debt {
  debtor: number
  creditor: number
  amount: number
  deed: string | null
  choice: boolean
}
export interface Demand {
  piece: 'house' | 'hotel'
  asked: number[]
  wanted: number[]
  placer: number | null
}
/** The mission that the throw has brought; what it is about is on the board. */
export interface Mission {
  id: string
  left: number
  victim: number | null
  /** What the turn goes on with: another turn, the throw for doubles, or nothing. */
  then: Record<'won' | 'lost' | 'skipped', 'turn' | 'throw' | 'over'>
}
/** The rent now due on a deed: an amount, or so many times a throw. */
export type Rent = { amount: number } | { times: number }
export interface EstateView {
  turn: number
  turns: number
  phase: string
  rounds?: number
  round_limit?: number | null
  variant?: 'standard' | 'short' | 'timed'
  time_up?: boolean
  /** Whose arrival is carried out: the seat on turn, or one that a mission has put somewhere. */
  lander?: number
  /** Everybody's worth; null where nobody may know it before the game is over. */
  worth?: number[] | null
  mission?: Mission | null
  dice: [number, number] | null
  doubles: number
  seats: EstateSeat[]
  claims: Claim[]
  offers: Offer[]
  auction: Auction | null
  debt: Debt | null
  demand?: Demand | null
  stock: { house: number; hotel: number }
  decks: Record<string, { unseen: string[]; queue: string[] }>
  /** The rent now due on each owned deed that is not mortgaged. */
  rents?: Record<string, Rent>
}

/** A game together with the board it is played on. */
export type EstateGame = Game<EstateBoard, EstateView>
