/** The card in hand: which way to use it is chosen, which one is only looked at; shared by the board and the panel. */
import type { Decision, TableClient } from '../net/table.svelte'
import type { Prompt } from '../protocol'
import { sharingsOf, waysOf, type Way } from './race-ways'

/** So many ways are shown at once; of more, only those of one droid. */
const SHORT = 7

export class RaceHand {
  #client: TableClient
  #chosen = $state.raw<{ seq: number; key: string } | null>(null)
  #looked = $state.raw<Way | null>(null)

  constructor(client: TableClient) {
    this.#client = client
  }

  prompt = $derived.by<Prompt | null>(() => this.#client.prompts.find(({ due, kind }) => due && kind !== 'draw_card') ?? null)
  ways = $derived(this.prompt ? waysOf(this.prompt) : [])
  sharings = $derived(sharingsOf(this.ways))
  way = $derived(this.ways.find(({ key }) => this.#chosen?.seq === this.#client.state.seq && key === this.#chosen.key) ?? this.ways[0] ?? null)
  /** The way that the board shows: the one under the pointer, else the chosen one. */
  shown = $derived(this.#looked && this.ways.includes(this.#looked) ? this.#looked : this.way)
  pawns = $derived([...new Set(this.ways.flatMap(({ pawns }) => pawns))].sort())
  /** The droid whose ways are unfolded where there are too many to show at once. */
  pawn = $derived(this.way?.pawns[0] ?? null)
  long = $derived(this.ways.filter(({ verb }) => verb !== 'split').length + this.sharings.length > SHORT)
  /** What the board offers to press. */
  open = $derived(this.long ? this.ways.filter(({ pawns }) => this.pawn === null || pawns.includes(this.pawn)) : this.ways)

  get busy(): boolean {
    return this.#client.state.waiting.length > 0
  }
  /** Whether the choice is the person's own, not just the first of the list. */
  get isChosen(): boolean {
    return this.#chosen?.seq === this.#client.state.seq
  }

  choose(way: Way): void {
    this.#chosen = { seq: this.#client.state.seq, key: way.key }
    this.#looked = null
  }
  look(way: Way | null): void {
    this.#looked = way
  }

  /** Press a droid: it shows its ways; where nothing but the droid can be pressed, a chosen one is played. */
  touch(pawn: number): void {
    const own = this.ways.filter(({ pawns }) => pawns.includes(pawn))
    if (this.isChosen && own.length === 1 && own[0] === this.way && !this.way?.targets.length) this.play()
    else this.pick(pawn)
  }

  /** Choose a droid: its first way, or the next one if it is chosen already. */
  pick(pawn: number): boolean {
    const own = this.ways.filter(({ pawns, verb }) => pawns[0] === pawn && verb !== 'split')
    const any = own.length ? own : this.ways.filter(({ pawns }) => pawns.includes(pawn))
    const at = this.way && this.isChosen ? any.indexOf(this.way) : -1
    const next = any[(at + 1) % any.length]
    if (next) this.choose(next)
    return next !== undefined
  }

  /** Press a place of the board: a target is chosen, a chosen one is played, a droid shows its ways. */
  press(place: string): boolean {
    const here = this.open.filter(({ targets }) => targets.some((target) => target.place === place))
    const way = here.find(({ pawns }) => pawns[0] === this.pawn) ?? here[0]
    if (!way) return false
    if (this.isChosen && this.way && here.includes(this.way)) this.play()
    else this.choose(way)
    return true
  }

  play(): void {
    if (!this.prompt || !this.way || this.busy) return
    this.#client.decide(this.prompt.seat, this.way.option.decision as Decision)
    this.#looked = null
  }
}
