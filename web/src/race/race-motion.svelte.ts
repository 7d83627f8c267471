/**
 * Droids on their way: events are shown one after the other in the order of the log; when the last is over, the view
 * holds.
 */
import type { Line, RaceBoard, RaceSeat, RaceView } from '../protocol'
import { lineAlong } from './race-path'
import { tracesOf, type Droid, type Trace } from './race-moves'
import { settings } from '../ui/settings.svelte'
import { pawnAt, type Point } from './track'

const STEP = 90
const WALK_MOST = 900
const STOP = 120
const SLIDE = 500
const FLY = 450
const CARD = 450
const OUTLINE = 1500
const BACKLOG = 4 // more events than this play twice as fast, as all do while somebody here is asked
const JUMP = 16 // and of more than this only the end is shown

export interface Trail {
  seat: number
  colour: string
  line: Point[]
  flies: boolean
}
type Seats = Pick<RaceSeat, 'pawns' | 'shields' | 'colour'>[]
export type FindDroid = (seat: number, pawn: number) => Element | null

export class RaceMotion {
  /** Where droids are drawn while something moves; null: where the view says. */
  seats = $state.raw<Seats | null>(null)
  /** The last moves, from where to where: all of one decision. */
  trails = $state.raw<Trail[]>([])
  /** Who drew which card last, as far as it has been shown. */
  drawn = $state.raw<{ seat: number; card: string; n: number } | null>(null)
  /** Droids that have just changed their place, where nothing may move. */
  fresh = $state.raw<string[]>([])
  #find: FindDroid = () => null
  #queue: Line[] = []
  #playing: Animation[] = []
  #hurry = false
  #seen = -1
  #seq = -1
  #known: Seats = []
  #timer: ReturnType<typeof setTimeout> | undefined

  get playing(): boolean {
    return this.seats !== null
  }

  get #speed(): number {
    return (settings.speed || 1) * (this.#hurry || this.#queue.length > BACKLOG ? 2 : 1)
  }

  find(find: FindDroid): void {
    this.#find = find
  }

  /** Take what has just come from the server; what lay there when the page was opened is no news. */
  take(board: RaceBoard, view: RaceView, lines: Line[], hurry: boolean): void {
    this.#hurry = hurry
    const news = this.#seen < 0 ? [] : lines.filter(({ n }) => n > this.#seen)
    if (this.#seen < 0) this.#begin(lines)
    else if ((lines.at(-1)?.n ?? -1) < this.#seen) this.#goBack(lines)
    this.#seen = lines.at(-1)?.n ?? Math.max(this.#seen, 0)
    const before = this.#known
    this.#known = view.seats
    if (!news.length) return
    if (!settings.moves || document.hidden || this.#queue.length + news.length > JUMP)
      return this.#outline(before, news, board)
    this.#queue.push(...news)
    if (this.seats) return
    this.seats = before
    void this.#run(board)
  }

  /** A key or a press: what is moving now has arrived. */
  skip(): void {
    for (const animation of this.#playing) animation.finish()
  }

  end(): void {
    this.#queue = []
    this.skip()
    clearTimeout(this.#timer)
  }

  /** The last events were taken back: nothing of them is on its way or shown any more. */
  #goBack(lines: Line[]): void {
    this.end()
    this.seats = null
    this.trails = []
    this.drawn = null
    this.#begin(lines)
  }

  #begin(lines: Line[]): void {
    const line = lines.findLast(({ kind }) => kind === 'Drawn')
    if (line) this.drawn = { seat: line.seat, card: String(line.facts['card']), n: line.n }
  }

  #outline(before: Seats, news: Line[], board: RaceBoard): void {
    this.#queue = []
    this.seats = null
    this.#begin(news)
    for (const line of news)
      for (const trace of tracesOf(line))
        this.#mark(board, line.seq, trace, before[trace.seat]?.pawns[trace.pawn] ?? trace.to)
    this.fresh = this.#known.flatMap(({ pawns }, seat) =>
      pawns.flatMap((place, pawn) => (place === before[seat]?.pawns[pawn] ? [] : [`${seat}-${pawn}`])),
    )
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.fresh = []), OUTLINE)
  }

  async #run(board: RaceBoard): Promise<void> {
    for (let line = this.#queue.shift(); line; line = this.#queue.shift()) await this.#show(board, line)
    this.seats = null
  }

  async #show(board: RaceBoard, line: Line): Promise<void> {
    const { kind, seat, facts, n } = line
    const pawn = Number(facts['pawn'])
    if (kind === 'Drawn') {
      this.drawn = { seat, card: String(facts['card']), n }
      await this.#pause(CARD)
    }
    if (kind === 'Shielded') this.#shield([seat, pawn], facts['source'] as Droid | 'board')
    if (kind === 'Unshielded')
      this.#change(seat, (known) => ({ ...known, shields: known.shields.filter((worn) => worn !== pawn) }))
    if (kind === 'Resigned') this.#change(seat, gone)
    if (kind === 'Swapped') return this.#swap(board, line, facts['foe'] as Droid)
    for (const trace of tracesOf(line)) await this.#go(board, line.seq, trace)
  }

  #shield([seat, pawn]: Droid, source: Droid | 'board'): void {
    if (source !== 'board')
      this.#change(source[0], (known) => ({ ...known, shields: known.shields.filter((worn) => worn !== source[1]) }))
    this.#change(seat, (known) => ({ ...known, shields: [...known.shields, pawn] }))
  }

  async #swap(board: RaceBoard, line: Line, foe: Droid): Promise<void> {
    const from = this.seats?.[line.seat]?.pawns[Number(line.facts['pawn'])] ?? ''
    const there: Trace = { kind: 'fly', seat: foe[0], pawn: foe[1], from: null, to: from, path: [from] }
    await Promise.all([...tracesOf(line), there].map((trace) => this.#go(board, line.seq, trace)))
  }

  async #go(board: RaceBoard, seq: number, trace: Trace): Promise<void> {
    const { seat, pawn, to } = trace
    const from = this.seats?.[seat]?.pawns[pawn] ?? to
    const element = this.#find(seat, pawn)
    const line = this.#mark(board, seq, trace, from)
    this.#change(seat, (known) => ({ ...known, pawns: known.pawns.map((place, k) => (k === pawn ? to : place)) }))
    if (element?.animate && line.length > 1) await this.#play(element, line, trace.kind)
  }

  #mark(board: RaceBoard, seq: number, trace: Trace, from: string): Point[] {
    const colour = this.#known[trace.seat]?.colour ?? ''
    const line = lineOf(board, colour, trace, from)
    if (seq !== this.#seq) this.trails = []
    this.#seq = seq
    this.trails = [...this.trails, { seat: trace.seat, colour, line, flies: trace.kind === 'fly' }]
    return line
  }

  #change(seat: number, by: (known: Seats[number]) => Seats[number]): void {
    this.seats = this.seats?.map((known, k) => (k === seat ? by(known) : known)) ?? null
  }

  async #play(element: Element, line: Point[], kind: Trace['kind']): Promise<void> {
    const animation = element.animate(kind === 'fly' ? arc(line) : line.map(at), timing(kind, line.length))
    animation.playbackRate = this.#speed
    this.#playing.push(animation)
    await animation.finished.catch(() => undefined)
    this.#playing = this.#playing.filter((other) => other !== animation)
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => setTimeout(done, time / this.#speed))
  }
}

const gone = (known: Seats[number]): Seats[number] => ({ ...known, pawns: known.pawns.map(() => 'gone'), shields: [] })

function lineOf(board: RaceBoard, colour: string, { kind, pawn, to, path }: Trace, from: string): Point[] {
  const number = board.colours.findIndex(({ id }) => id === colour)
  if (kind === 'fly') return [pawnAt(from, number, pawn), pawnAt(to, number, pawn)]
  return [pawnAt(from, number, pawn), ...lineAlong(board, number, pawn, [from, ...path]).slice(1)]
}

const at = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` })

function arc(line: Point[]): Keyframe[] {
  const [a = { x: 0, y: 0 }, b = a] = line
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 60 }
  return [at(a), { transform: `${at(top)['transform']} scale(1.35)` }, at(b)]
}

function timing(kind: Trace['kind'], points: number): KeyframeAnimationOptions {
  if (kind === 'fly') return { duration: FLY, easing: 'cubic-bezier(.3,0,.2,1)' }
  if (kind === 'slide') return { duration: SLIDE, delay: STOP, fill: 'backwards', easing: 'linear' }
  return { duration: Math.min(WALK_MOST, Math.max(2, points / 4) * STEP), easing: 'ease-in-out' }
}
