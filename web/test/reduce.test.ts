import { describe, expect, it } from 'vitest'
import type { Events, Hello, Line, Prompt, ServerMessage, State, View, Word } from '../src/protocol'
import { emptyTable, joined, reduce, sent } from '../src/net/reduce'

const line = (n: number): Line => ({
  n,
  seq: n,
  kind: 'Rolled',
  seat: 0,
  facts: {},
  key: '',
  rule: null,
  says: `line ${n}`,
})
const prompt: Prompt = {
  seat: 0,
  kind: 'roll_dice',
  due: true,
  text: 'Throw.',
  notes: [],
  options: [],
  bounds: {},
  ways: [],
  title: '',
  context: '',
  rule: null,
  facts: [],
}
const hello: Hello = {
  type: 'hello',
  protocol: 1,
  table: 't',
  address: null,
  edition: 'falcon',
  title: 'Falcon',
  language: 'en',
  started: true,
  spectator: false,
  yours: [0],
  seats: [],
  options: {},
  minutes: null,
  commitment: '',
  patience: { claim: 3, trade: 10 },
}
const view = (turn: number): View => ({ turn }) as unknown as View
const state = (seq: number, lines: Line[]): State => ({
  type: 'state',
  seq,
  view: view(0),
  due: [0],
  prompts: [prompt],
  lines,
  result: null,
  clock: null,
  scene: null,
  deals: [],
})
const events = (seq: number, lines: Line[]): Events => ({
  type: 'events',
  seq,
  seat: 0,
  by: 'person',
  decision: { do: 'roll' },
  lines,
  view: view(seq),
  due: [1],
  prompts: [],
  result: null,
  clock: null,
  scene: null,
  deals: [],
})

const playing = [hello, state(3, [line(0), line(1)])].reduce(
  (table, message) => reduce(table, message),
  emptyTable('t'),
)

describe('what the page knows of a table', () => {
  it('starts with the hello and the whole state', () => {
    expect(playing).toMatchObject({ link: 'open', seq: 3, yours: [0], due: [0], started: true })
    expect(playing.lines).toHaveLength(2)
  })
  it('goes on with the next decision', () => {
    const next = reduce(playing, events(4, [line(2)]))
    expect(next).toMatchObject({ seq: 4, due: [1], prompts: [], view: { turn: 4 } })
    expect(next.lines.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(next.news.map(({ n }) => n)).toEqual([2])
  })
  it('takes no decision twice', () => {
    expect(reduce(playing, events(3, [line(1)]))).toBe(playing)
  })
  it('takes records that are no decisions for no gap', () => {
    expect(reduce(playing, { ...events(6, [line(2)]), noted: 2 })).toMatchObject({ gap: false, seq: 6 })
    expect(reduce(playing, { ...events(6, [line(2)]), noted: 1 }).gap).toBe(true)
  })
  it('remembers that the clock has decided until one decides oneself', () => {
    const late = reduce(playing, { ...events(4, [line(2)]), seat: 0, by: 'clock' })
    expect(late.late).toBe(true)
    expect(reduce(late, { ...events(5, [line(3)]), seat: 1, by: 'bot' }).late).toBe(true)
    expect(reduce(late, { ...events(5, [line(3)]), seat: 0, by: 'person' }).late).toBe(false)
  })
  it('notices a missing decision and waits for a fresh state', () => {
    const torn = reduce(playing, events(6, [line(5)]))
    expect(torn).toMatchObject({ gap: true, seq: 3 })
    const healed = reduce(reduce(torn, hello), state(6, [line(2), line(3), line(4), line(5)]))
    expect(healed).toMatchObject({ gap: false, seq: 6 })
    expect(healed.lines.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5])
  })
  it('notices by the answer to a ping that it fell behind', () => {
    expect(reduce(playing, { type: 'pong', seq: 9 }).gap).toBe(true)
    expect(reduce(playing, { type: 'pong', seq: 3 })).toBe(playing)
  })
  it('keeps an action as waiting until what it led to is seen', () => {
    const waiting = sent(playing, 'a')
    const kept = reduce(waiting, { type: 'ack', action: 'a', seq: 4 })
    expect(waiting.waiting).toEqual([{ action: 'a', seq: null }])
    expect(kept.waiting).toEqual([{ action: 'a', seq: 4 }])
    expect(reduce(kept, events(4, [])).waiting).toEqual([])
  })
  it('waits no longer for an action whose events were seen before its answer', () => {
    const known = reduce(sent(playing, 'a'), events(4, []))
    expect(reduce(known, { type: 'ack', action: 'a', seq: 4 }).waiting).toEqual([])
  })
  it('shows a refusal with the fresh prompts', () => {
    const fresh = { ...prompt, text: 'Bid.' }
    const refused = reduce(sent(playing, 'a'), {
      type: 'refused',
      action: 'a',
      key: 'bid.low',
      rule: null,
      says: 'too low',
      seq: 3,
      prompts: [fresh],
    })
    expect(refused).toMatchObject({ waiting: [], prompts: [fresh], refusal: { key: 'bid.low' } })
  })
  it('strikes out what was taken back until the next decision, and counts on', () => {
    const gone = { ...line(1), taken_back: true }
    const said = reduce(playing, { type: 'taken_back', seq: 4, seat: 0, of: [3], says: 'Mia has taken it back.' })
    const back = reduce(said, state(4, [gone]))
    expect(back).toMatchObject({ seq: 4, takenBack: { seat: 0 }, lines: [line(0), gone], news: [] })
    expect(reduce(back, events(5, [line(2)]))).toMatchObject({ seq: 5, takenBack: null, news: [line(2)] })
  })
  it('puts lines in another language in the place of the old ones', () => {
    const german = { ...line(1), says: 'Zeile 1' }
    expect(joined([line(0), line(1), line(2)], [german, line(2)]).map(({ says }) => says)).toEqual([
      'line 0',
      'Zeile 1',
      'line 2',
    ])
  })
  it('adds words in order, each once, and words them anew in another language', () => {
    const word = (n: number, says: string): Word => ({
      n,
      name: 'Mia',
      seat: 0,
      watching: false,
      time: 0,
      phrase: 'hello',
      says,
    })
    const messages = [
      { type: 'words', words: [word(1, 'Hello!')], phrases: [] },
      { type: 'said', word: word(2, 'Hello!'), action: null },
      { type: 'said', word: word(2, 'Hello!'), action: 'w2' },
      { type: 'words', words: [word(1, 'Hallo!'), word(2, 'Hallo!')], phrases: [] },
    ] satisfies ServerMessage[]
    const { words } = messages.reduce((table, message) => reduce(table, message), playing)
    expect(words).toEqual([word(1, 'Hallo!'), word(2, 'Hallo!')])
  })
  it('stays with its seat when the server restarts and closes when the table is gone', () => {
    expect(reduce(playing, { type: 'bye', reason: 'restart', says: 'back soon' }).link).toBe('lost')
    expect(reduce(playing, { type: 'bye', reason: 'gone', says: 'over' }).link).toBe('closed')
  })
})
