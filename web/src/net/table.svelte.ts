/** One table: its state, the connection behind it, and the decisions that go out. */
import { settings } from '../lib/settings.svelte'
import { gameOf, type Game } from '../lib/views'
import type { Board, ClientMessage, Prompt, RowInfo } from '../protocol'
import { fetchBoard } from './api'
import { Connection, dialServer, type Dial } from './connection'
import { emptyTable, reduce, sent, type TableState } from './reduce'

export type Decision = Record<string, unknown> & { do: string }

export class TableClient {
  state = $state.raw<TableState>(emptyTable(''))
  board = $state.raw<Board | null>(null)
  failed = $state(false)
  #connection: Connection
  #loading: string | null = null

  constructor(table: string, dial: Dial = dialServer) {
    this.state = emptyTable(table)
    const listener = {
      message: (message: Parameters<typeof reduce>[1]) => this.#take(reduce(this.state, message, Date.now())),
      lost: () => (this.state = { ...this.state, link: this.state.link === 'closed' ? 'closed' : 'lost' }),
      gone: () => (this.state = { ...this.state, link: 'closed' }),
      seq: () => (this.state.view ? this.state.seq : null),
    }
    this.#connection = new Connection(table, settings.language, listener, dial)
  }

  game = $derived<Game | null>(this.board && this.state.view ? gameOf(this.board, this.state.view) : null)
  #rows = $derived(new Map(this.board?.rows.map((row) => [row.id, row])))

  /** The questions to seats that this browser plays; those that play waits for come first. */
  get prompts(): Prompt[] {
    return [...this.state.prompts].sort((a, b) => Number(b.due) - Number(a.due) || a.seat - b.seat)
  }

  row(id: string | null): RowInfo | null {
    return (id && this.#rows.get(id)) || null
  }

  nameOf(seat: number): string {
    return this.state.seats.find((info) => info.seat === seat)?.name ?? '–'
  }

  decide(seat: number, decision: Decision): void {
    const action = crypto.randomUUID?.() ?? `a${Date.now()}${Math.random().toString(36).slice(2)}`
    this.state = sent(this.state, action)
    this.#connection.send({ type: 'decide', action, seat, decision, seen: this.state.seq })
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
