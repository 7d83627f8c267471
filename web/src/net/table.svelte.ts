/** One table: its state, the connection behind it, and the decisions that go out. */
import { settings } from '../ui/settings.svelte'
import type { Game } from '../table/game'
import type {
  Because,
  Board,
  ClientMessage,
  Lead,
  Line,
  Opened,
  Phrase,
  Prompt,
  RowInfo,
  ServerMessage,
  Takeable,
} from '../protocol'
import { fetchBoard, renewLink } from './api'
import { Connection, dialServer, type OpenSocket } from './connection'
import { emptyTable, reduce, sent, type TableState } from './reduce'
import { noticeSeal, sealOf, type KeptSeal } from './seals'

export type Decision = Record<string, unknown> & { do: string }

const newId = (): string => crypto.randomUUID?.() ?? `a${Date.now()}${Math.random().toString(36).slice(2)}`

export class TableClient {
  state = $state.raw<TableState>(emptyTable(''))
  board = $state.raw<Board | null>(null)
  failed = $state(false)
  /** The seal of the dice that this browser was shown first. */
  seal = $state.raw<KeptSeal | null>(null)
  #connection: Connection
  #loading: string | null = null
  #renews = false
  #asked = new Map<string, (because: Because) => void>()

  constructor(table: string, dial: OpenSocket = dialServer) {
    this.state = emptyTable(table)
    const listener = {
      message: (message: ServerMessage) => this.#hear(message),
      lost: () => (this.state = { ...this.state, link: this.state.link === 'closed' ? 'closed' : 'lost' }),
      gone: () => (this.state = { ...this.state, link: 'closed' }),
      seq: () => (this.state.view ? this.state.seq : null),
    }
    this.#connection = new Connection(table, settings.language, listener, dial)
  }

  game = $derived<Game | null>(this.board && this.state.view ? { board: this.board, view: this.state.view } : null)
  #rows = $derived(new Map(this.board?.rows.map((row) => [row.id, row])))

  /** Whether the server shows another seal of the dice than it did first. */
  get isResealed(): boolean {
    return this.state.edition !== null && this.seal !== null && this.seal.commitment !== this.state.commitment
  }

  /** The questions to seats that this browser plays; those that play waits for come first. */
  get prompts(): Prompt[] {
    return [...this.state.prompts].sort((a, b) => Number(b.due) - Number(a.due) || a.seat - b.seat)
  }

  /** What has happened and still counts: the log shows the rest too, struck out. */
  lines = $derived<Line[]>(this.state.lines.filter((line) => !line.taken_back))

  /** What a seat of this browser may take back, alone or if the others agree. */
  get takeable(): Takeable | null {
    return this.state.company.take_back ?? null
  }

  /** The seat of this browser that is asked to agree to a proposal. */
  get asked(): number | undefined {
    const { company, yours } = this.state
    return company.proposal?.asked.find((seat) => yours.includes(seat))
  }

  /** Whether the game stands still for everybody. */
  get paused(): boolean {
    return Boolean(this.state.company.paused) && !this.state.result
  }

  /** Whether nothing can be decided now: an answer is under way, or the game is paused. */
  get busy(): boolean {
    return this.state.waiting.length > 0 || this.paused
  }

  /** Whether several people play at this browser, so that nobody is simply "you". */
  get shared(): boolean {
    return this.state.yours.length > 1
  }

  /** This table, if it is played with an older text of its box than the server's. */
  get ownBoard(): string | null {
    return this.state.ownBoard ? this.state.table : null
  }

  row(id: string | null): RowInfo | null {
    return (id === null ? null : this.#rows.get(id)) ?? null
  }

  nameOf(seat: number): string {
    return this.state.seats.find((info) => info.seat === seat)?.name ?? '–'
  }

  decide(seat: number, decision: Decision): void {
    if (this.paused) return
    const action = newId()
    this.state = sent(this.state, action)
    this.#connection.send({ type: 'decide', action, seat, decision, seen: this.state.seq })
  }

  takeBack(seat: number): void {
    const action = newId()
    this.state = sent(this.state, action)
    this.#connection.send({ type: 'take_back', action, seat, seen: this.state.seq })
  }

  vote(yes: boolean): void {
    const { proposal } = this.state.company
    if (proposal && this.asked !== undefined)
      this.#connection.send({ type: 'vote', seat: this.asked, proposal: proposal.number, yes })
  }

  /** Why is this not possible now? The server answers with the rule. */
  why(seat: number, decision: Decision): Promise<Because> {
    const ask = newId()
    return new Promise((answer) => {
      this.#asked.set(ask, answer)
      this.#connection.send({ type: 'why', ask, seat, decision })
    })
  }

  /** Whether the host sits at this browser. */
  get isHost(): boolean {
    const { company, yours } = this.state
    return typeof company.host === 'number' && yours.includes(company.host)
  }

  /** Ask for what only the host may do. */
  lead(act: Omit<Lead, 'type' | 'seat'>): void {
    this.send({ type: 'host', seat: this.state.company.host ?? 0, ...act })
  }

  /** Say a phrase or a text, for a seat or as somebody who watches. */
  say(what: { phrase: Phrase['key'] } | { text: string }, seat: number | null): void {
    this.state = { ...this.state, unsaid: null }
    this.#connection.send({ type: 'say', action: newId(), seat, ...what })
  }

  send(message: ClientMessage): void {
    this.#connection.send(message)
  }

  dismiss(): void {
    this.state = { ...this.state, refusal: null }
  }

  /** Get a new personal link; the server lets this browser come again with it. */
  renew(): Promise<Opened> {
    this.#renews = true
    return renewLink(this.state.table)
  }

  /** After joining, the same address has to be opened again with the new cookie. */
  again(): void {
    this.#connection.again()
  }

  end(): void {
    this.#connection.end()
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'hello') this.#renews = false
    if (message.type === 'because') {
      this.#asked.get(message.ask)?.(message)
      this.#asked.delete(message.ask)
    }
    const isOwnDoing = message.type === 'bye' && this.#renews
    this.#take(reduce(this.state, isOwnDoing ? { ...message, says: '' } : message, Date.now()))
    if (message.type === 'hello' || message.type === 'state') this.#noticeSeal()
  }

  /** A seal that is first shown when the game is over proves nothing, so it is not kept. */
  #noticeSeal(): void {
    const { table, commitment, started, view, result } = this.state
    if (started && (!view || result)) this.seal = sealOf(table)
    else this.seal = noticeSeal(table, commitment, !started)
  }

  #take(state: TableState): void {
    this.state = state
    if (state.gap) this.#connection.again()
    if (state.edition && state.edition !== this.#loading) void this.#load(state.edition)
  }

  async #load(edition: string): Promise<void> {
    this.#loading = edition
    try {
      this.board = await fetchBoard(edition, this.ownBoard)
      this.failed = false
    } catch {
      this.failed = true
      this.#loading = null
    }
  }
}
