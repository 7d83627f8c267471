/** One table: its state, the connection behind it, and the decisions that go out. */
import { settings } from '../ui/settings.svelte'
import type { Game } from '../table/game'
import type { Because, Board, ClientMessage, Prompt, RowInfo, ServerMessage } from '../protocol'
import { fetchBoard } from './api'
import { Connection, dialServer, type OpenSocket } from './connection'
import { emptyTable, reduce, sent, type TableState } from './reduce'

export type Decision = Record<string, unknown> & { do: string }

const newId = (): string => crypto.randomUUID?.() ?? `a${Date.now()}${Math.random().toString(36).slice(2)}`

export class TableClient {
  state = $state.raw<TableState>(emptyTable(''))
  board = $state.raw<Board | null>(null)
  failed = $state(false)
  #connection: Connection
  #loading: string | null = null
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

  /** The questions to seats that this browser plays; those that play waits for come first. */
  get prompts(): Prompt[] {
    return [...this.state.prompts].sort((a, b) => Number(b.due) - Number(a.due) || a.seat - b.seat)
  }

  row(id: string | null): RowInfo | null {
    return (id === null ? null : this.#rows.get(id)) ?? null
  }

  nameOf(seat: number): string {
    return this.state.seats.find((info) => info.seat === seat)?.name ?? '–'
  }

  decide(seat: number, decision: Decision): void {
    const action = newId()
    this.state = sent(this.state, action)
    this.#connection.send({ type: 'decide', action, seat, decision, seen: this.state.seq })
  }

  /** Why is this not possible now? The server answers with the rule. */
  why(seat: number, decision: Decision): Promise<Because> {
    const ask = newId()
    return new Promise((answer) => {
      this.#asked.set(ask, answer)
      this.#connection.send({ type: 'why', ask, seat, decision })
    })
  }

  send(message: ClientMessage): void {
    this.#connection.send(message)
  }

  dismiss(): void {
    this.state = { ...this.state, refusal: null }
  }

  /** After joining, the same address has to be opened again with the new cookie. */
  again(): void {
    this.#connection.again()
  }

  end(): void {
    this.#connection.end()
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'because') {
      this.#asked.get(message.ask)?.(message)
      this.#asked.delete(message.ask)
    }
    this.#take(reduce(this.state, message, Date.now()))
  }

  #take(state: TableState): void {
    this.state = state
    if (state.gap) this.#connection.again()
    if (state.edition && state.edition !== this.#loading) void this.#load(state.edition)
  }

  async #load(edition: string): Promise<void> {
    this.#loading = edition
    try {
      this.board = await fetchBoard(edition)
      this.failed = false
    } catch {
      this.failed = true
      this.#loading = null
    }
  }
}
