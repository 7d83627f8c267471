/** The card in hand and the move that is chosen: the board shows it, its row is marked, the button plays it. */
import type { Decision, TableClient } from '../net/table.svelte'
import type { Prompt } from '../protocol'
import { useUiState } from '../table/ui-state.svelte'
import { alike, sharingsOf, movesOf, type Sharing, type Target, type Move } from './race-moves'
import type { RaceGame } from './game'

/** A target on the board and the move it stands for. */
export interface Mark {
  move: Move
  target: Target
}

/** So many rows are shown at once; of more, only those of one droid. */
const SHORT = 7

export class RaceState {
  #client: TableClient
  #chosen = $state.raw<{ seq: number; key: string; pawn: number | null } | null>(null)

  constructor(client: TableClient) {
    this.#client = client
  }

  /** Where an own droid stands, and whether under a shield. */
  #standing = (pawn: number): string => {
    const mine = (this.#client.game as RaceGame | null)?.view.seats[this.#seat]
    return mine ? `${mine.pawns[pawn]} ${mine.shields.includes(pawn)}` : String(pawn)
  }

  prompt = $derived.by<Prompt | null>(
    () => this.#client.prompts.find(({ due, kind }) => due && kind !== 'draw_card') ?? null,
  )
  moves = $derived(this.prompt ? movesOf(this.prompt) : [])
  move = $derived(
    this.moves.find(({ key }) => this.#chosen?.seq === this.#client.state.seq && key === this.#chosen.key) ??
      this.moves[0] ??
      null,
  )
  pawns = $derived([...new Set(this.moves.flatMap(({ pawns }) => pawns))].sort())
  /** The droid whose moves are unfolded where there are too many to show at once. */
  pawn = $derived.by<number | null>(() => {
    const picked = this.isChosen ? (this.#chosen?.pawn ?? null) : null
    return picked !== null && this.move?.pawns.includes(picked) ? picked : (this.move?.pawns[0] ?? null)
  })
  /** The pairs that can share the card, those that stand alike together. */
  sharings = $derived<Sharing[][]>(
    alike(sharingsOf(this.moves), ({ shares }) => [...shares.values()].flat(), this.#seat, this.#standing),
  )
  long = $derived(this.rowsOf(this.moves).length + this.sharings.length > SHORT)
  /** The moves that are unfolded. */
  open = $derived(
    this.long ? this.moves.filter(({ pawns }) => this.pawn === null || pawns.includes(this.pawn)) : this.moves,
  )

  /**
   * What the board offers to press: targets of whole moves, of the move that is chosen, and the parts of the droid
   * that was chosen.
   */
  marks = $derived.by<Mark[]>(() => {
    const whole = this.open.filter(({ verb }) => verb !== 'split')
    const shown = this.move && !whole.includes(this.move) ? [this.move] : []
    const parts = this.isChosen
      ? this.moves.filter(({ verb, pawns }) => verb === 'split' && this.pawn !== null && pawns.includes(this.pawn))
      : []
    return [
      ...[...shown, ...whole].flatMap((move) => move.targets.map((target) => ({ move, target }))),
      ...parts.flatMap((move) =>
        move.targets.filter(({ pawn }) => pawn === this.pawn).map((target) => ({ move, target })),
      ),
    ]
  })

  get #seat(): number {
    return this.prompt?.seat ?? -1
  }
  get busy(): boolean {
    return this.#client.busy
  }
  /** Whether the choice is the person's own, not just the first of the list. */
  get isChosen(): boolean {
    return this.#chosen?.seq === this.#client.state.seq
  }

  choose(move: Move, pawn: number | null = this.pawn): void {
    this.#chosen = { seq: this.#client.state.seq, key: move.key, pawn }
  }

  /** Whole moves by row: those of droids that stand alike are one. */
  rowsOf(moves: Move[]): Move[][] {
    return alike(
      moves.filter(({ verb }) => verb !== 'split'),
      (move) => [move],
      this.#seat,
      this.#standing,
    )
  }

  /** Press a droid: it shows its moves; where nothing but the droid can be pressed, a chosen one is played. */
  touch(pawn: number): void {
    const own = this.moves.filter(({ pawns }) => pawns.includes(pawn))
    if (this.isChosen && own.length === 1 && own[0] === this.move && !this.move?.targets.length) this.play()
    else this.pick(pawn)
  }

  /** Choose a droid: its first move, or the next one if it is chosen already. */
  pick(pawn: number): boolean {
    const own = this.moves.filter(({ pawns, verb }) => pawns[0] === pawn && verb !== 'split')
    const any = own.length ? own : this.moves.filter(({ pawns }) => pawns.includes(pawn))
    const at = this.move && this.isChosen ? any.indexOf(this.move) : -1
    const next = any[(at + 1) % any.length]
    if (next) this.choose(next, pawn)
    return next !== undefined
  }

  /** Press a place of the board: a target is chosen, a chosen one is played, a droid shows its moves. */
  press(place: string): boolean {
    const here = this.marks.filter(({ target }) => target.place === place)
    const mark = here.find(({ target }) => target.pawn === this.pawn) ?? here[0]
    if (!mark) return false
    if (this.isChosen && here.some(({ move }) => move === this.move)) this.play()
    else this.choose(mark.move, mark.target.pawn)
    return true
  }

  play(): void {
    if (!this.prompt || !this.move || this.busy) return
    this.#client.decide(this.prompt.seat, this.move.option.decision as Decision)
  }
}

export const useRaceState = (): RaceState => useUiState().state as RaceState
