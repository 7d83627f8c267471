/** What the page remembers about an estate table: movements, the space looked at, the chosen target, begun offers. */
import type { TableClient } from '../net/table.svelte'
import type { EstateBoard, Line } from '../protocol'
import type { FamilyState } from '../table/family'
import { useUiState } from '../table/ui-state.svelte'
import { figure, own } from '../texts'
import { AnimationQueue } from './animation-queue.svelte'
import { lettersFor } from './letters'
import type { Draft } from './trade'
import { targetsOf } from './prizes'
import type { EstateGame } from './game'

export class EstateState implements FamilyState {
  #client: TableClient
  animations = new AnimationQueue()
  /** The space that the phone's lens shows; null follows whoever moves. */
  space = $state<number | null>(null)
  /** The space that is chosen as a target, while a prize is chosen. */
  aim = $state<number | null>(null)
  /** Offers that were begun and not sent, by what the sheet was opened for. */
  drafts = new Map<string, Draft>()

  constructor(client: TableClient) {
    this.#client = client
  }

  get #board(): EstateBoard | null {
    return this.#client.board as EstateBoard | null
  }
  get #game(): EstateGame | null {
    return this.#client.game as EstateGame | null
  }
  /** The spaces that can be chosen now by pressing them. */
  aims = $derived.by((): number[] =>
    this.#board
      ? targetsOf(
          this.#board,
          this.#client.prompts.find(({ due }) => due),
        )
      : [],
  )
  #letters = $derived(lettersFor(this.#board?.info.tokens.map(({ id, name }) => ({ id, name: own(name) })) ?? []))

  letters(seat: number): string {
    return this.lettersOf(this.#game?.view.seats[seat]?.token ?? '')
  }
  /** Two letters of a token that nobody may have yet. */
  lettersOf(token: string): string {
    return this.#letters.get(token) ?? ''
  }
  cashOf(seat: number): string {
    return figure(this.#game?.view.seats[seat]?.cash ?? 0)
  }
  animate(news: Line[]): void {
    if (this.#game)
      this.animations.play(
        news,
        this.#game.board.spaces.map(({ id }) => id),
      )
  }
  skip(): void {
    this.animations.skip()
  }
}

export const useEstateState = (): EstateState => useUiState().state as EstateState
