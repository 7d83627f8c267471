// @vitest-environment jsdom
import './furnished'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { joinTable, openTable } from '../src/net/api'
import { keepSeal, newNumber, noticeSeal, numberFor, sealOf } from '../src/net/seals'
import { TableClient } from '../src/net/table.svelte'

import { verdictOf } from '../src/table/dice'

const SEED = '00'.repeat(31) + '7f'
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex')
const proof = { seed: SEED, head: 'head' }
const seal = (table: string, commitment = COMMITMENT, early = true) => ({ table, commitment, early })

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a seal that was shown', () => {
  it('is kept, and a later one does not take its place', () => {
    noticeSeal('a', 'first', true)
    expect(noticeSeal('a', 'second', false)).toEqual({ table: 'a', commitment: 'first', early: true })
    expect(sealOf('b')).toBeNull()
  })
  it('is not kept if there is none', () => {
    expect(noticeSeal('a', '', true)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
  it('is forgotten when a hundred others have come', () => {
    for (let table = 0; table <= 100; table += 1) keepSeal(seal(`t${table}`))
    expect(sealOf('t0')).toBeNull()
    expect(sealOf('t1')).not.toBeNull()
    expect(sealOf('t100')).not.toBeNull()
  })
  it('outlives rubbish in the store and a browser that keeps nothing', () => {
    localStorage.setItem('holotable-seals', '{"not":"a list"}')
    keepSeal(seal('a'))
    expect(sealOf('a')).not.toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
    keepSeal(seal('b'))
    expect(sealOf('b')).not.toBeNull()
    vi.restoreAllMocks()
    keepSeal(seal('c'))
  })
})

describe('a number of one’s own', () => {
  it('is 16 bytes, and another every time', () => {
    expect(newNumber()).toMatch(/^[0-9a-f]{32}$/)
    expect(newNumber()).not.toBe(newNumber())
  })
  it('stays the same for a table', () => {
    noticeSeal('a', COMMITMENT, true)
    expect(numberFor('a')).toBe(numberFor('a'))
    expect(sealOf('a')?.number).toBe(numberFor('a'))
  })
})

describe('the verdict', () => {
  it.each([
    ['sealed', seal('a'), COMMITMENT, proof],
    ['shown', seal('a', COMMITMENT, false), COMMITMENT, proof],
    ['late', null, COMMITMENT, proof],
    ['hidden', seal('a'), COMMITMENT, null],
    ['broken', seal('a'), COMMITMENT, { ...proof, seed: '11'.repeat(32) }],
    ['broken', seal('a', 'another'), COMMITMENT, proof],
    ['broken', seal('a'), '', null],
    [null, null, '', null],
  ])('is %s', (verdict, kept, commitment, shown) => {
    expect(verdictOf(kept, commitment, shown)).toBe(verdict)
  })
})

describe('making and joining a table', () => {
  const asked: { path: string; body: Record<string, unknown> | null }[] = []
  function answers(...refused: string[]): void {
    asked.length = 0
    let seals = 0
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
      asked.push({ path, body: body ? (JSON.parse(body) as Record<string, unknown>) : null })
      if (path === '/api/seal') return Response.json({ seal: `s${(seals += 1)}`, commitment: `c${seals}` })
      const key = path === '/api/tables' ? refused.shift() : undefined
      return key ? Response.json({ key, says: key }, { status: 400 }) : Response.json({ table: 't' })
    })
  }
  const wish = { edition: 'falcon', seats: [] }

  it('has the dice sealed before it says its own number', async () => {
    answers()
    await openTable(wish)
    expect(asked.map(({ path }) => path)).toEqual(['/api/seal', '/api/tables'])
    expect(asked[1]?.body).toMatchObject({ seal: 's1', entropy: sealOf('t')?.number })
    expect(sealOf('t')).toMatchObject({ commitment: 'c1', early: true })
  })
  it('asks once for another seal, with another number', async () => {
    answers('server.no-seal')
    await openTable(wish)
    expect(asked.map(({ path }) => path)).toEqual(['/api/seal', '/api/tables', '/api/seal', '/api/tables'])
    expect(asked[1]?.body?.['entropy']).not.toBe(asked[3]?.body?.['entropy'])
    expect(sealOf('t')?.commitment).toBe('c2')
  })
  it.each([['server.no-seal', 'server.no-seal'], ['server.no-room']])('gives up after %j', async (...refused) => {
    answers(...refused)
    await expect(openTable(wish)).rejects.toThrow(refused[0])
    expect(sealOf('t')).toBeNull()
  })
  it('joins with a number that it keeps', async () => {
    answers()
    noticeSeal('t', COMMITMENT, true)
    await joinTable('t', { name: 'Ben' })
    expect(asked[0]?.body).toMatchObject({ name: 'Ben', entropy: sealOf('t')?.number })
  })
})

describe('a table', () => {
  const hello = { type: 'hello', table: 't', edition: 'falcon', started: false, commitment: 'c1', yours: [], seats: [] }
  const state = {
    type: 'state',
    seq: 0,
    view: { turns: 0 },
    due: [],
    prompts: [],
    lines: [],
    result: null,
    clock: null,
  }
  const fetched: string[] = []
  function heard(...messages: object[]): TableClient {
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path)
      return Response.json({})
    })
    const wire: { onmessage: ((event: { data: string }) => void) | null } & Record<string, unknown> = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send() {},
      close() {},
    }
    const client = new TableClient('t', () => wire as never)
    for (const message of messages) wire.onmessage?.({ data: JSON.stringify(message) })
    client.end()
    return client
  }

  it('keeps the seal that is shown before the game', () => {
    heard(hello, { ...hello, started: true }, state)
    expect(sealOf('t')).toEqual({ table: 't', commitment: 'c1', early: true })
  })
  it('knows that it came later', () => {
    heard({ ...hello, started: true }, state)
    expect(sealOf('t')).toEqual({ table: 't', commitment: 'c1', early: false })
  })
  it('keeps no seal that is first shown when all is over', () => {
    heard({ ...hello, started: true }, { ...state, result: { winners: [0] } })
    expect(sealOf('t')).toBeNull()
  })
  it.each([
    [false, '/api/editions/falcon'],
    [true, '/api/tables/t/board'],
  ])('fetches its board, its own: %j', (own, address) => {
    const client = heard({ ...hello, own_board: own })
    expect(fetched).toContain(address)
    expect(client.ownBoard).toBe(own ? 't' : null)
  })
  it('notices another seal', () => {
    expect(heard(hello, { ...hello, commitment: 'c1' }).isResealed).toBe(false)
    expect(heard({ ...hello, commitment: 'c2' }).isResealed).toBe(true)
    expect(heard({ ...hello, commitment: '' }).isResealed).toBe(true)
    expect(sealOf('t')?.commitment).toBe('c1')
  })
})
