import { afterEach, describe, expect, it, vi } from 'vitest'
import { deadlineOf } from '../src/net/deadlines'
import { fateOf, type Fate } from '../src/net/proposals'
import { emptyTable, reduce, sent, type TableState } from '../src/net/reduce'
import type { Company, Hello, Proposal, Refused, SeatInfo, TakenBack, View } from '../src/protocol'

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, kind: 'person', name: `Seat ${number}`, away: false, ...more }) as unknown as SeatInfo
const view = (...out: boolean[]): View => ({ seats: out.map((is) => ({ out: is })) }) as unknown as View
const playing: TableState = {
  ...emptyTable('t'),
  link: 'open',
  seq: 5,
  yours: [0],
  seats: [seat(0), seat(1), seat(2, { away: true })],
  view: view(false, false, false),
}
const refused = (more: Partial<Refused>): Refused =>
  ({ type: 'refused', seq: 5, key: 'server.stale', says: 'No.', rule: null, prompts: [], ...more }) as Refused

describe('a deadline', () => {
  const told: Company = { type: 'company', deadlines: [{ seat: 0, seconds: 30, of: 30, runs: true }] }
  const at = (now: number) => deadlineOf(reduce(playing, told, 10_000), 0, now)?.left

  it('is never more than the whole, and never less than nothing', () => {
    expect([at(9_500), at(10_000), at(10_400), at(11_200), at(99_000)]).toEqual([30, 30, 30, 29, 0])
  })
})

describe('a refusal', () => {
  it('of words is no failed decision', () => {
    const now = reduce(sent(playing, 'a'), refused({ action: 'word', key: 'server.too-quick' }))
    expect(now).toMatchObject({ refusal: null, unsaid: { key: 'server.too-quick' }, waiting: [{ action: 'a' }] })
  })
  it('of a decision, or of what has no number, is one', () => {
    expect(reduce(sent(playing, 'a'), refused({ action: 'a' }))).toMatchObject({ unsaid: null, waiting: [] })
    expect(reduce(playing, refused({ action: null })).refusal).not.toBeNull()
  })
})

describe('a seat that is played with another link', () => {
  const hello = (yours: number[]): Hello => ({ type: 'hello', yours, seats: [] }) as unknown as Hello

  it('is missed until one has a seat again', () => {
    const gone = reduce(playing, hello([]))
    expect([reduce(playing, hello([0])), gone, reduce(gone, hello([])), reduce(gone, hello([1]))]).toMatchObject(
      [false, true, true, false].map((ousted) => ({ ousted })),
    )
    expect(reduce(emptyTable('t'), hello([])).ousted).toBe(false)
  })
})

describe('a pause', () => {
  const company = (paused: boolean): Company => ({
    type: 'company',
    paused: paused ? { by: 0, seconds: 0, yours_to_end: true } : null,
  })

  it('stops the clock of a timed game', () => {
    const timed = { ...playing, clock: { seconds: 60, at: 0 } }
    const paused = reduce(timed, company(true), 10_000)
    expect(paused.clock).toEqual({ seconds: 50, at: 10_000 })
    expect(reduce(paused, company(true), 20_000).clock).toEqual(paused.clock)
    expect(reduce(paused, company(false), 70_000).clock).toEqual({ seconds: 50, at: 70_000 })
  })
})

describe('a proposal that is not open any more', () => {
  const proposal = (what: Proposal['what']): Proposal => ({
    number: 1,
    what,
    by: 0,
    about: what === 'take-back' ? null : 2,
    yes: [],
    asked: [1],
    seconds: 20,
    says: '',
  })
  const back: TakenBack = { says: 'taken back' } as TakenBack
  const fate = async (
    what: Proposal['what'],
    now: Partial<TableState>,
    left = 9,
    key: string | null = null,
  ): Promise<Fate | null> => {
    const client = { state: { ...playing, ...now }, why: () => Promise.resolve({ key } as never) }
    const told = fateOf(proposal(what), left, playing, client, 0)
    await vi.runAllTimersAsync()
    return told
  }
  afterEach(() => vi.useRealTimers())

  it('is not told about if it has come to pass', async () => {
    vi.useFakeTimers()
    expect(await fate('take-back', { takenBack: back, seq: 4 })).toBeNull()
    expect(await fate('bot', { seats: [seat(0), seat(1), seat(2, { away: true, played_by: 'bot' })] })).toBeNull()
    expect(await fate('end-without', { view: view(false, false, true) })).toBeNull()
  })
  it('was refused, lapsed, or has lost its meaning', async () => {
    vi.useFakeTimers()
    expect(await fate('take-back', {})).toBe('refused')
    expect(await fate('bot', {}, 1)).toBe('lapsed')
    expect(await fate('take-back', { seq: 6 })).toBe('late')
    expect(await fate('bot', { seats: [seat(0), seat(1), seat(2)] })).toBe('back')
  })
  it('about going on without somebody is known to be refused only where nobody need wait to leave', async () => {
    vi.useFakeTimers()
    expect(await fate('end-without', {})).toBe('refused')
    expect(await fate('end-without', {}, 9, 'end.rest')).toBe('closed')
  })
})
