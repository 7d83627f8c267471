import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, waitBefore, type SocketLike } from '../src/net/connection'
import type { ServerMessage } from '../src/protocol'

class Line implements SocketLike {
  static all: Line[] = []
  onopen: SocketLike['onopen'] = null
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  said: { type: string; action?: string }[] = []
  url: string

  constructor(url: string) {
    this.url = url
    Line.all.push(this)
  }
  send(data: string): void {
    this.said.push(JSON.parse(data) as { type: string })
  }
  close(): void {
    this.onclose?.()
  }
  hear(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const heard: string[] = []
let seq: number | null = null
const listener = {
  message: ({ type }: ServerMessage) => void heard.push(type),
  lost: () => void heard.push('lost'),
  gone: () => void heard.push('gone'),
  seq: () => seq,
}
const connect = (): Connection => new Connection('tab', 'en', listener, (url) => new Line(url))
const decide = { type: 'decide', action: 'a1', seat: 0, decision: { do: 'roll' }, seen: 0 } as const

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  heard.length = 0
  seq = null
})
afterEach(() => vi.useRealTimers())

describe('the connection', () => {
  it('asks for everything first and later for what it missed', () => {
    connect()
    expect(Line.all[0]?.url).toBe('/ws/tab?lang=en')
    seq = 7
    Line.all[0]?.close()
    vi.advanceTimersByTime(10_000)
    expect(Line.all[1]?.url).toBe('/ws/tab?lang=en&since=7')
    expect(heard).toEqual(['lost'])
  })
  it('sends an unanswered decision again under the same id, and an answered one never', () => {
    const connection = connect()
    connection.send(decide)
    Line.all[0]?.close()
    vi.advanceTimersByTime(10_000)
    Line.all[1]?.hear({ type: 'hello' })
    expect(Line.all[1]?.said.map(({ action }) => action)).toEqual(['a1'])
    Line.all[1]?.hear({ type: 'ack', action: 'a1', seq: 1 })
    Line.all[1]?.close()
    vi.advanceTimersByTime(10_000)
    Line.all[2]?.hear({ type: 'hello' })
    expect(Line.all[2]?.said).toEqual([])
  })
  it('says a word that was not answered again, and an answered one never', () => {
    const connection = connect()
    connection.send({ type: 'say', action: 'w1', seat: 0, phrase: 'hello' })
    Line.all[0]?.close()
    vi.advanceTimersByTime(10_000)
    Line.all[1]?.hear({ type: 'hello' })
    expect(Line.all[1]?.said).toMatchObject([{ type: 'say', action: 'w1' }])
    Line.all[1]?.hear({ type: 'said', action: 'w1' })
    Line.all[1]?.close()
    vi.advanceTimersByTime(10_000)
    Line.all[2]?.hear({ type: 'hello' })
    expect(Line.all[2]?.said).toEqual([])
  })
  it('gives up when there is no such table, or when the page leaves', () => {
    connect()
    Line.all[0]?.onclose?.({ code: 4404 })
    connect().end()
    vi.advanceTimersByTime(60_000)
    expect(Line.all).toHaveLength(2)
    expect(heard).toEqual(['gone'])
  })
  it('waits longer after each failure, but never long', () => {
    expect(waitBefore(0, 0.5)).toBeLessThan(waitBefore(3, 0.5))
    expect(waitBefore(20, 1)).toBe(8000)
  })
})
