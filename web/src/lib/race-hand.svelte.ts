/** The card in hand: which way to use it is chosen, which one is only looked at; shared by the board and the panel. */
import type { Decision, TableClient } from '../net/table.svelte'
import type { Prompt } from '../protocol'
import { sharingsOf, waysOf, type Target, type Way } from './race-ways'

/** A target on the board and the way it stands for. */
export interface Mark {
  way: Way
  target: Target
}

/** So many ways are shown at once; of more, only those of one droid. */
const SHORT = 7

export class RaceHand {
  #client: TableClient
  #chosen = $state.raw<{ seq: number; key: string; pawn: number | null } | null>(null)
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
  pawn = $derived.by<number | null>(() => {
    const picked = this.isChosen ? (this.#chosen?.pawn ?? null) : null
    return picked !== null && this.way?.pawns.includes(picked) ? picked : (this.way?.pawns[0] ?? null)
  })
  long = $derived(this.ways.filter(({ verb }) => verb !== 'split').length + this.sharings.length > SHORT)
  /** The ways that are unfolded. */
  open = $derived(this.long ? this.ways.filter(({ pawns }) => this.pawn === null || pawns.includes(this.pawn)) : this.ways)

  /** What the board offers to press: targets of whole moves, of the way that is shown, and the parts of the droid that was chosen. */
  marks = $derived.by<Mark[]>(() => {
    const whole = this.open.filter(({ verb }) => verb !== 'split')
    const shown = this.shown && !whole.includes(this.shown) ? [this.shown] : []
    const parts = this.isChosen ? this.ways.filter(({ verb, pawns }) => verb === 'split' && this.pawn !== null && pawns.includes(this.pawn)) : []
    return [
      ...[...shown, ...whole].flatMap((way) => way.targets.map((target) => ({ way, target }))),
      ...parts.flatMap((way) => way.targets.filter(({ pawn }) => pawn === this.pawn).map((target) => ({ way, target }))),
    ]
  })

  get busy(): boolean {
    return this.#client.state.waiting.length > 0
  }
  /** Whether the choice is the person's own, not just the first of the list. */
  get isChosen(): boolean {
    return this.#chosen?.seq === this.#client.state.seq
  }

  choose(way: Way, pawn: number | null = this.pawn): void {
    this.#chosen = { seq: this.#client.state.seq, key: way.key, pawn }
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
    if (next) this.choose(next, pawn)
    return next !== undefined
  }

  /** Press a place of the board: a target is chosen, a chosen one is played, a droid shows its ways. */
  press(place: string): boolean {
    const here = this.marks.filter(({ target }) => target.place === place)
    const mark = here.find(({ target }) => target.pawn === this.pawn) ?? here[0]
    if (!mark) return false
    if (this.isChosen && here.some(({ way }) => way === this.way)) this.play()
    else this.choose(mark.way, mark.target.pawn)
    return true
  }

  play(): void {
    if (!this.prompt || !this.way || this.busy) return
    this.#client.decide(this.prompt.seat, this.way.option.decision as Decision)
    this.#looked = null
  }
}
