/** What the page shows beside the game itself: which sheet is open, which tab, which space is looked at. */
import { getContext, setContext } from 'svelte'
import type { TableClient } from '../net/table.svelte'
import type { Option } from '../protocol'
import { RaceHand } from './race-hand.svelte'

export type Sheet =
  | { kind: 'trade'; seat: number; partner: number | null; offer: number | null }
  | { kind: 'manage'; seat: number }
  | { kind: 'deed'; deed: string }
  | { kind: 'confirm'; seat: number; option: Option }
  | { kind: 'settings' }
  | { kind: 'menu' }
  | { kind: 'keys' }

export type Tab = 'board' | 'deals' | 'assets' | 'log' | 'more'

export class Desk {
  client: TableClient
  sheet = $state.raw<Sheet | null>(null)
  tab = $state<Tab>('board')
  /** The option that is being looked at, so that the board can show its pawn. */
  looked = $state.raw<Option | null>(null)
  /** The rule book, which may lie over a sheet; the row it is opened at. */
  book = $state.raw<{ row: string | null } | null>(null)
  /** The space that the phone's lens shows; null follows whoever moves. */
  space = $state<number | null>(null)
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** The card of a race and what is chosen of it. */
  hand: RaceHand

  constructor(client: TableClient) {
    this.client = client
    this.hand = new RaceHand(client)
  }

  get phone(): boolean {
    return this.width < 744 || this.flat
  }
  /** A phone held sideways: the board left, the decision right. */
  get flat(): boolean {
    return this.height < 500 && this.width > this.height
  }
  /** Three columns, or the board with one beside it. */
  get wide(): boolean {
    return this.width >= 1180
  }
  /** Whether names on a board of so many spaces are large enough to read. */
  hasNames(spaces: number): boolean {
    const board = Math.min(this.height - 84, this.width - (this.wide ? 632 : 332))
    return board >= (spaces > 32 ? 700 : 600)
  }
  close = (): void => {
    this.sheet = null
  }
}

const KEY = Symbol('desk')
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
