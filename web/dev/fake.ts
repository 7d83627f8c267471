/** A recorded game behind the face of a socket: every decision moves on to the next recorded frame. */
import type { SocketLike } from '../src/net/connection'
import type { ClientMessage, Deal, Line, Result, Prompt, Scene, SeatInfo, ServerMessage, View } from '../src/protocol'

export interface Frame {
  view: View
  due: number[]
  prompts: Prompt[]
  lines: Line[]
  result: Result | null
  scene: Scene | null
  deals: Deal[]
}

export class FakeWire implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  #frames: Frame[]
  #edition: string
  #at: number

  constructor(edition: string, frames: Frame[], at = 0) {
    this.#edition = edition
    this.#frames = frames
    this.#at = Math.min(at, frames.length - 1)
    setTimeout(() => this.#begin())
  }

  #begin(): void {
    this.onopen?.()
    const frame = this.#frames[this.#at]
    if (!frame) return
    const seats = frame.view.seats.map((seat, number): SeatInfo => ({
      seat: number,
      name: seat.name,
      kind: number === 0 ? 'person' : 'bot',
      bot: number === 0 ? null : 'thrifty',
      token: 'colour' in seat ? seat.colour : seat.token,
      online: true,
    }))
    this.#say({
      type: 'hello',
      protocol: 1,
      table: 'demo',
      address: null,
      edition: this.#edition,
      title: this.#edition,
      language: 'en',
      started: true,
      spectator: false,
      yours: [0],
      seats,
      options: {},
      minutes: null,
      commitment: '',
      patience: { claim: 3, trade: 10 },
    })
    const lines = this.#frames.slice(0, this.#at + 1).flatMap((earlier) => earlier.lines)
    this.#say({
      type: 'state',
      seq: this.#at,
      view: frame.view,
      due: frame.due,
      prompts: frame.prompts,
      lines: lines.slice(-200),
      result: frame.result,
      clock: null,
      scene: frame.scene,
      deals: frame.deals,
    })
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage
    if (message.type === 'ping') this.#say({ type: 'pong', seq: this.#at })
    if (message.type === 'decide') this.#step(message.action, message.decision)
  }

  close(): void {
    this.onclose?.()
  }

  #step(action: string, decision: Record<string, unknown>): void {
    if (decision['do'] === 'offer_trade') {
      const prompts = this.#frames[this.#at]?.prompts ?? []
      this.#say({
        type: 'refused',
        action,
        key: 'trade.goods',
        rule: 'MA-TRADE-01',
        says: 'The recorded game knows no offers.',
        seq: this.#at,
        prompts,
      })
      return
    }
    const frame = this.#frames[this.#at + 1]
    if (!frame) return
    this.#at += 1
    this.#say({ type: 'ack', action, seq: this.#at })
    const { view, due, prompts, lines, result, scene, deals } = frame
    setTimeout(
      () =>
        this.#say({
          type: 'events',
          seq: this.#at,
          seat: 0,
          by: 'person',
          decision,
          lines,
          view,
          due,
          prompts,
          result,
          clock: null,
          scene,
          deals,
        }),
      120,
    )
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** `/t/demo-EDITION?frame=N` in the development server. */
export async function demoDial(table: string): Promise<(() => SocketLike) | null> {
  const edition = /^demo-([a-z]+)$/.exec(table)?.[1]
  if (!edition) return null
  const frames = (await (await fetch(`/dev/fixtures/game-${edition}.json`)).json()) as Frame[]
  const at = Number(new URLSearchParams(location.search).get('frame') ?? 0)
  return () => new FakeWire(edition, frames, at)
}
