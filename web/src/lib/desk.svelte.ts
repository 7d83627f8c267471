/** What the page shows beside the game itself: which sheet is open, which tab, which space is looked at. */
import { getContext, setContext } from 'svelte'
import type { TableClient } from '../net/table.svelte'
import { own } from '../texts'
import { lettersFor } from './letters'
import { aimsOf } from './prizes'
import { Stage } from './stage.svelte'
import type { Option } from '../protocol'
import { RaceHand } from './race-hand.svelte'

export type Sheet =
  | { kind: 'trade'; seat: number; partner: number | null; offer: number | null; deed?: string }
  | { kind: 'manage'; seat: number; about?: 'build' | 'mortgage' }
  | { kind: 'deed'; deed: string }
  | { kind: 'confirm'; seat: number; option: Option }
  | { kind: 'settings' }
  | { kind: 'story' }
  | { kind: 'menu' }
  | { kind: 'keys' }

const LEAST_NAMED = 560 // pixels of a board: its smallest letters are 8.5 high, from 588 on 9
const LOW = 860 // pixels: a screen lower than that is a laptop's
const LEAST_HEIGHT = 613 // below it the page scrolls
const BAR = 53

export type Tab = 'board' | 'deals' | 'assets' | 'log' | 'more'

export class Desk {
  client: TableClient
  stage = new Stage()
  sheet = $state.raw<Sheet | null>(null)
  tab = $state<Tab>('board')
  /** The option that is being looked at, so that the board can show its pawn. */
  looked = $state.raw<Option | null>(null)
  /** The rule book, which may lie over a sheet; the row it is opened at. */
  book = $state.raw<{ row: string | null } | null>(null)
  /** The space that the phone's lens shows; null follows whoever moves. */
  space = $state<number | null>(null)
  /** The space that is chosen as a target, while a prize is chosen. */
  aim = $state<number | null>(null)
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** The card of a race and what is chosen of it. */
  hand: RaceHand

  constructor(client: TableClient) {
    this.client = client
    this.hand = new RaceHand(client)
  }

  /** The spaces that can be chosen now by pressing them. */
  aims = $derived.by((): number[] => {
    const board = this.client.board
    return board?.family === 'estate' ? aimsOf(board, this.client.prompts.find(({ due }) => due)) : []
  })
  #letters = $derived.by(() => {
    const board = this.client.board
    return board?.family === 'estate' ? lettersFor(board.info.tokens.map(({ id, name }) => ({ id, name: own(name) }))) : new Map<string, string>()
  })
  /** Two letters of a seat's token; none in a race, where the pieces are numbered. */
  letters(seat: number): string {
    const game = this.client.game
    return game?.family === 'estate' ? this.lettersOf(game.view.seats[seat]?.token ?? '') : ''
  }
  /** Two letters of a token that nobody may have yet. */
  lettersOf(token: string): string {
    return this.#letters.get(token) ?? ''
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
    return this.width >= 1280
  }
  /** Whether names on the board are large enough to read. */
  get names(): boolean {
    return this.board >= LEAST_NAMED
  }
  /** A tablet held upright: players above the board, log below. */
  get tall(): boolean {
    return !this.phone && !this.wide && this.height > this.width
  }
  /** The space round and between the columns: less on a laptop, where the board needs the height. */
  get gap(): number {
    return this.height < LOW ? 8 : 16
  }
  /** How wide the columns beside the board are; they give way to it. */
  get side(): number {
    const [least, most] = this.wide ? [236, 284] : [264, 300]
    const columns = this.wide ? 2 : 1
    const rest = (this.width - (columns + 2) * this.gap - this.tallest) / columns
    return Math.round(Math.min(most, Math.max(least, rest)))
  }
  /** How large the square board is. */
  get board(): number {
    if (this.tall) return this.width - 2 * this.gap
    const columns = this.wide ? 2 : 1
    return Math.min(this.tallest, this.width - columns * this.side - (columns + 2) * this.gap)
  }
  get tallest(): number {
    return Math.max(this.height, LEAST_HEIGHT) - BAR - 2 * this.gap
  }
  /** Whether the board's middle has little room. */
  get tight(): boolean {
    return this.board < 740
  }
  close = (): void => {
    this.sheet = null
  }
}

const KEY = Symbol('desk')
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
/** Where pieces are drawn outside a table, there is no desk. */
export const maybeDesk = (): Desk | undefined => getContext<Desk | undefined>(KEY)
