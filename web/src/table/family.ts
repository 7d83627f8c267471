/** The interface of a family of games: what the shared folders use of it. */
import type { Component } from 'svelte'
import type { TableClient } from '../net/table.svelte'
import type { Board, Line, Result, Prompt } from '../protocol'
import type { Game, View } from './game'
import type { Sheet, UiState } from './ui-state.svelte'

/** The parts of a family's state of one table that the shared folders use; each is optional. */
export interface FamilyState {
  /** Two letters of a seat's token. */
  letters?(seat: number): string
  /** What a seat has in cash, in figures. */
  cashOf?(seat: number): string
  /** Shows what has just happened as a movement. */
  animate?(news: Line[]): void
  /** Jumps to the end of every movement. */
  skip?(): void
}

/**
 * What is special about a decision of a family, by its verb; an answer to the question, and no key, unless it says so.
 */
export interface VerbInfo {
  group?: 'manage' | 'trade' | 'danger'
  /** The lowest of a question is its likeliest answer. */
  rank?: number
  keys?: string
}

export interface Family<B extends Board = Board, V extends View = View> {
  /** What the family remembers about one table. */
  newState: (client: TableClient) => object

  /** The table, wide or on a phone. */
  Table: Component<{ game: Game<B, V> }>
  Seat: Component<{ board: B; view: V; seat: number; compact: boolean; open: boolean }>
  /** The sign of a seat in a line of text. */
  Badge: Component<{ view: V; seat: number; large?: boolean }>
  Prompt: Component<{ board: B; view: V; prompt: Prompt; several: boolean; first: boolean }>
  GameOver: Component<{ board: B; view: V; result: Result }>
  /** The family's own sheets over the table, fetched when the first is opened. */
  loadSheets?: () => Promise<{ default: Component<{ board: B; view: V; sheet: Sheet }> }>
  /** What waits for this browser, in the bar of a phone instead of the title. */
  Notice?: Component<{ view: V }>
  hasNotice?: (view: V, yours: number[]) => boolean

  /** What stands above and below the prompts. */
  Above?: Component<{ board: B; view: V }>
  Below?: Component<{ board: B; view: V; brief: boolean }>
  /** Prompts that have a place of their own elsewhere. */
  aside: ReadonlySet<string>
  /** Prompts that those who share a screen answer one after the other. */
  inTurn: ReadonlySet<string>
  /** Whether large screens too say in words whom play waits for. */
  tellsWaiting: boolean
  /** Whether a seat may ask the others for a moment. */
  mayHold: boolean
  /** Whether something is lost by whoever does not ask for it. */
  hasClaims: boolean

  verbs: Record<string, VerbInfo>
  /** What else a key does while a prompt is open; tells whether it did anything. */
  press?: (ui: UiState, key: string, prompt: Prompt) => boolean
}
