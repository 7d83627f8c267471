// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { RaceState } from '../src/race/race-state.svelte'
import { newsFor } from '../src/race/race-news'
import type { TableClient } from '../src/net/table.svelte'
import type { Line, Option } from '../src/protocol'

const move = (pawn: number, steps: number, to: string): Option => ({
  decision: { do: 'move', pawn, steps },
  label: `move ${pawn}`,
  effect: '',
  rule: null,
  then: [{ kind: 'Moved', seat: 0, facts: { pawn, from: 'start', to } }],
  short: '',
  follows: [],
  gain: null,
})
const swap = (pawn: number, foe: [number, number], to: string): Option => ({
  decision: { do: 'swap', pawn, with: foe },
  label: 'swap',
  effect: '',
  rule: null,
  then: [{ kind: 'Swapped', seat: 0, facts: { pawn, foe, to } }],
  short: '',
  follows: [],
  gain: null,
})
const shield = (pawn: number): Option => ({
  decision: { do: 'shield', pawn, from: 'board' },
  label: 'shield',
  effect: '',
  rule: null,
  then: [],
  short: '',
  follows: [],
  gain: null,
})

function handWith(...options: Option[]): { hand: RaceState; decide: ReturnType<typeof vi.fn> } {
  return handAt(null, ...options)
}

function handAt(pawns: string[] | null, ...options: Option[]): { hand: RaceState; decide: ReturnType<typeof vi.fn> } {
  const decide = vi.fn()
  const game = pawns && { family: 'race', view: { seats: [{ pawns, shields: [] }] } }
  const prompt = { seat: 0, kind: 'move_pawn', due: true, text: '', notes: [], options, bounds: {}, ways: [] }
  return {
    hand: new RaceState({ game, prompts: [prompt], state: { seq: 7, waiting: [] }, decide } as unknown as TableClient),
    decide,
  }
}

describe('the card in hand', () => {
  it('is played by pressing a target twice, never by the first press', () => {
    const { hand, decide } = handWith(move(0, 3, 'track:7'), move(1, 3, 'track:20'))
    expect(hand.move?.pawns).toEqual([0])
    expect(hand.press('track:7')).toBe(true)
    expect(decide).not.toHaveBeenCalled()
    expect(hand.press('track:7')).toBe(true)
    expect(decide).toHaveBeenCalledWith(0, { do: 'move', pawn: 0, steps: 3 })
    expect(hand.press('track:50')).toBe(false)
  })
  it('goes through the moves of a droid by its number', () => {
    const { hand } = handWith(move(0, 10, 'track:14'), move(1, 10, 'track:30'), move(1, -1, 'track:19'))
    expect([hand.pick(1), hand.move?.option.decision['steps']]).toEqual([true, 10])
    expect([hand.pick(1), hand.move?.option.decision['steps']]).toEqual([true, -1])
    expect([hand.pick(1), hand.move?.option.decision['steps']]).toEqual([true, 10])
    expect(hand.pick(2)).toBe(false)
  })
  it('prefers the chosen droid where two could land', () => {
    const { hand } = handWith(move(0, 5, 'track:6'), move(1, 5, 'track:6'), move(2, 5, 'track:30'))
    hand.pick(1)
    hand.pick(2)
    hand.press('track:6')
    expect(hand.move?.pawns).toEqual([0])
    hand.pick(1)
    hand.press('track:6')
    expect(hand.move?.pawns).toEqual([1])
  })
  it('shows only one droid at a time when there is too much', () => {
    const foes = [0, 1, 2, 3].map((n) => [1, n] as [number, number])
    const { hand } = handWith(
      ...foes.map((foe, n) => swap(0, foe, `track:${n}`)),
      ...foes.map((foe, n) => swap(1, foe, `track:${n}`)),
    )
    expect(hand.long).toBe(true)
    expect(hand.open).toHaveLength(4)
    hand.pick(1)
    expect(hand.open.every(({ pawns }) => pawns[0] === 1)).toBe(true)
  })
  it('is played by pressing the droid where only droids can be pressed', () => {
    const { hand, decide } = handWith(shield(0), shield(1))
    hand.touch(1)
    expect(decide).not.toHaveBeenCalled()
    hand.touch(1)
    expect(decide).toHaveBeenCalledWith(0, { do: 'shield', pawn: 1, from: 'board' })
  })
  it('marks the parts of a shared card for the droid that was chosen', () => {
    const share = (n: number): Option => ({
      decision: {
        do: 'split',
        moves: [
          [0, n],
          [1, 7 - n],
        ],
      },
      label: 'split',
      effect: '',
      rule: null,
      then: [
        { kind: 'Moved', seat: 0, facts: { pawn: 0, from: 'track:10', to: `track:${10 + n}` } },
        { kind: 'Moved', seat: 0, facts: { pawn: 1, from: 'track:40', to: `track:${47 - n}` } },
      ],
      short: '',
      follows: [],
      gain: null,
    })
    const { hand } = handWith(move(0, 7, 'track:17'), share(3), share(4))
    const places = (): string[] => hand.marks.map(({ target }) => target.place)
    expect(places()).toEqual(['track:17'])
    hand.pick(0)
    expect(places()).toEqual(['track:17', 'track:13', 'track:14'])
    hand.press('track:14')
    expect(hand.move?.option.decision['moves']).toEqual([
      [0, 4],
      [1, 3],
    ])
    expect(places().slice(0, 2)).toEqual(['track:14', 'track:43'])
  })
  it('has one row for droids that stand alike, and still plays the very droid that was pressed', () => {
    const { hand, decide } = handAt(
      ['track:4', 'start', 'start'],
      move(0, 3, 'track:7'),
      move(1, 3, 'track:6'),
      move(2, 3, 'track:6'),
    )
    expect(hand.rowsOf(hand.moves).map((row) => row.map(({ pawns }) => pawns[0]))).toEqual([[0], [1, 2]])
    hand.touch(2)
    hand.play()
    expect(decide).toHaveBeenCalledWith(0, { do: 'move', pawn: 2, steps: 3 })
  })
  it('is not too much to show as long as its rows are few', () => {
    const foes = [0, 1, 2, 3].map((n) => [1, n] as [number, number])
    const bump = (pawn: number): Option[] =>
      foes.map((target) => ({
        decision: { do: 'bump', pawn, target },
        label: 'bump',
        effect: '',
        rule: null,
        then: [],
        short: '',
        follows: [],
        gain: null,
      }))
    const { hand } = handAt(['start', 'start', 'start'], ...bump(0), ...bump(1), ...bump(2))
    expect([hand.moves.length, hand.rowsOf(hand.moves).length, hand.long]).toEqual([12, 4, false])
  })
})

describe('news', () => {
  const line = (n: number, seat: number, kind: string, facts = {}): Line => ({
    n,
    seq: n,
    seat,
    kind,
    facts,
    key: '',
    rule: null,
    says: `${seat} ${kind}`,
  })
  it('are the cards of the others since the own last card, with what came of each', () => {
    const lines = [
      line(0, 0, 'Drawn', { card: '5' }),
      line(1, 0, 'Discarded'),
      line(2, 1, 'Passed'),
      line(3, 1, 'Drawn', { card: '7' }),
      line(4, 1, 'Moved'),
      line(5, 0, 'Bumped'),
      line(6, 1, 'Discarded'),
      line(7, 2, 'Drawn', { card: '4' }),
      line(8, 2, 'Forfeited'),
      line(9, 2, 'Discarded'),
      line(10, 0, 'Passed'),
    ]
    expect(newsFor(0, lines)).toEqual([
      { n: 3, seat: 1, card: '7', says: ['1 Moved', '0 Bumped'] },
      { n: 7, seat: 2, card: '4', says: ['2 Forfeited'] },
    ])
  })
})
