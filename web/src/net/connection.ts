/** A socket that reconnects: it resumes from the last sequence number and resends unanswered decisions. */
import type { ClientMessage, ServerMessage } from '../protocol'

export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event?: { code: number }) => void) | null
  send(data: string): void
  close(): void
}
export type OpenSocket = (url: string) => SocketLike

export interface Listener {
  message(message: ServerMessage): void
  lost(): void
  /** There is no such table. */
  gone(): void
  /** The number of decisions that the page has seen, or null before the first state. */
  seq(): number | null
}

const NO_TABLE = 4404
/** Reasons that another try would not change. */
const LASTING = new Set(['gone', 'older-rules', 'damaged', 'locked'])
const PING = 10_000
const SILENCE = 25_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000

export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.6 + 0.4 * chance)

export class Connection {
  #wire: SocketLike | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #ended = false
  #unanswered = new Map<string, ClientMessage>()
  #table: string
  #language: string
  #listener: Listener
  #dial: OpenSocket

  constructor(table: string, language: string, listener: Listener, dial: OpenSocket) {
    this.#table = table
    this.#language = language
    this.#listener = listener
    this.#dial = dial
    this.#open()
  }

  send(message: ClientMessage): void {
    if ('action' in message) this.#unanswered.set(message.action, message)
    if (message.type === 'language') this.#language = message.language
    this.#say(message)
  }

  /** Make the connection anew, for instance after a gap. */
  again(): void {
    this.#attempt = 0
    this.#wire?.close()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#pings)
    this.#wire?.close()
  }

  #open(): void {
    const seen = this.#listener.seq()
    const since = seen === null ? '' : `&since=${seen}`
    const wire = this.#dial(`/ws/${encodeURIComponent(this.#table)}?lang=${this.#language}${since}${invitation()}`)
    this.#wire = wire
    wire.onopen = () => this.#opened()
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage)
    wire.onclose = (event) => this.#closed(wire, event?.code ?? 0)
  }

  #opened(): void {
    this.#heard = Date.now()
    clearInterval(this.#pings)
    this.#pings = setInterval(() => this.#beat(), PING)
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#wire?.close()
    else this.#say({ type: 'ping' })
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now()
    if (message.type === 'hello') {
      this.#attempt = 0
      for (const waiting of this.#unanswered.values()) this.#say(waiting)
    }
    if (message.type === 'ack' || message.type === 'refused' || message.type === 'said')
      this.#unanswered.delete(message.action ?? '')
    if (message.type === 'bye' && LASTING.has(message.reason)) this.#ended = true
    this.#listener.message(message)
  }

  #closed(wire: SocketLike, code: number): void {
    if (wire !== this.#wire) return
    clearInterval(this.#pings)
    this.#wire = null
    if (this.#ended) return
    if (code === NO_TABLE) return this.#listener.gone()
    this.#listener.lost()
    this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt++, Math.random()))
  }

  #say(message: ClientMessage): void {
    try {
      this.#wire?.send(JSON.stringify(message))
    } catch {
      // not open: decisions and words are sent again after the next hello, everything else is stale by then
    }
  }
}

/** The code of an invitation to a seat, from the page's address. */
function invitation(): string {
  const code = new URLSearchParams(globalThis.location?.search ?? '').get('seat')
  return code ? `&seat=${encodeURIComponent(code)}` : ''
}

/** The browser's own socket on this host. */
export function dialServer(path: string): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as SocketLike
}
