/**
 * What the page shows beside the game itself: the open sheet, the tab, the size of the screen, and what the family of
 * the game remembers.
 */
import { getContext, setContext } from 'svelte'
import type { TableClient } from '../net/table.svelte'
import type { Option } from '../protocol'
import { setLetters } from '../ui/letters'
import type { Family, FamilyState } from './family'
import { WordsState } from './words.svelte'

export type Sheet =
  | { kind: 'trade'; seat: number; partner: number | null; offer: number | null; deed?: string }
  | { kind: 'manage'; seat: number; about?: 'build' | 'mortgage' }
  | { kind: 'deed'; deed: string }
  | { kind: 'confirm'; seat: number; option: Option }
  | { kind: 'settings' }
  | { kind: 'away'; about: number }
  | { kind: 'story' }
  | { kind: 'dice' }
  | { kind: 'menu' }
  | { kind: 'keys' }
  | { kind: 'host' }

const LEAST_NAMED = 560 // pixels of a board: its smallest letters are 8.5 high, from 588 on 9
const LOW = 860 // pixels: a screen lower than that is a laptop's
const LOW_PHONE = 760 // pixels
const LEAST_HEIGHT = 613 // below it the page scrolls
const BAR = 53

export type Tab = 'board' | 'deals' | 'assets' | 'log' | 'more'

export class UiState {
  client: TableClient
  #sheet = $state.raw<Sheet | null>(null)
  tab = $state<Tab>('board')
  /** The option that is being looked at, so that the board can show its pawn. */
  looked = $state.raw<Option | null>(null)
  /** The rule book, which may lie over a sheet; the row it is opened at. */
  book = $state.raw<{ row: string | null } | null>(null)
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** The family of the game, once it has been fetched. */
  family = $state.raw<Family | null>(null)
  /** What the family of the game remembers about this table. */
  state = $state.raw<FamilyState | null>(null)

  /** Which words are read, and who is muted. */
  words: WordsState

  constructor(client: TableClient) {
    this.client = client
    this.words = new WordsState(client)
  }

  play(family: Family): void {
    this.state = family.newState(this.client)
    this.family = family
  }
  /** Two letters of a seat's token; none where the pieces are numbered. */
  letters(seat: number): string {
    return this.state?.letters?.(seat) ?? ''
  }

  get sheet(): Sheet | null {
    return this.#sheet
  }
  /** What was refused is told where it was tried, not in the next sheet. */
  set sheet(sheet: Sheet | null) {
    if (this.client.state.refusal) this.client.dismiss()
    this.#sheet = sheet
  }

  get phone(): boolean {
    return this.width < 744 || this.flat
  }
  /** A phone held sideways: the board left, the decision right. */
  get flat(): boolean {
    return this.height < 500 && this.width > this.height
  }
  /** A small phone held upright, on which a question needs the room more than the board does. */
  get low(): boolean {
    return this.phone && !this.flat && this.height < LOW_PHONE
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
  /** Go to the words, to say something. */
  speak(): void {
    if (this.phone) this.tab = 'log'
    this.words.call()
  }
  close = (): void => {
    this.sheet = null
  }
}

const KEY = Symbol('ui-state')
export function setUiState(ui: UiState): UiState {
  setLetters((seat) => ui.letters(seat))
  return setContext(KEY, ui)
}
export const useUiState = (): UiState => getContext<UiState>(KEY)
/** The family of the game, for what is only drawn once it is there. */
export function useFamily(): Family {
  const { family } = useUiState()
  if (!family) throw new Error('a part of the table is drawn before its family has come')
  return family
}
