import { describe, expect, it } from 'vitest'
import falcon from '../dev/fixtures/edition-falcon.json'
import game from '../dev/fixtures/game-falcon.json'
import type { Frame } from '../dev/fake'
import { lineAlong } from '../src/race/race-path'
import { groupRefusals, wishesOf, type Refused } from '../src/race/race-refused'
import { alike, differ, nextShare, sharingsOf, movesOf, tracesOf, type Move } from '../src/race/race-moves'
import { newsFor } from '../src/race/race-news'
import type { Happening, Line, Option, Prompt, RaceBoard, RaceSeat } from '../src/protocol'

const board = falcon as unknown as RaceBoard
const frames = game as unknown as Frame[]

const moved = (pawn: number, from: string, to: string): Happening => ({
  kind: 'Moved',
  seat: 0,
  facts: { pawn, from, to },
})
const option = (decision: Record<string, unknown>, then: Happening[] = []): Option => ({
  decision,
  label: 'label',
  effect: '',
  rule: null,
  then,
  short: '',
  follows: [],
  gain: null,
})
const ask = (...options: Option[]): Prompt => ({
  seat: 0,
  kind: 'move_pawn',
  due: true,
  text: '',
  notes: [],
  options,
  bounds: {},
  ways: [],
  title: '',
  context: '',
  rule: null,
  facts: [],
})
const split = (first: [number, number], second: [number, number], then: Happening[] = []): Option =>
  option({ do: 'split', moves: [first, second] }, then)

describe('the way of a droid', () => {
  it('is the one that the server says, as many steps as the card has, in a whole recorded game', () => {
    const lines: Line[] = frames.flatMap((frame) => frame.lines)
    const steps = lines.flatMap((line, k) => {
      const card = lines.slice(0, k).findLast(({ kind }) => kind === 'Drawn')?.facts['card'] as string
      const face = board.cards.find(({ id }) => id === card)
      if (line.kind !== 'Moved' || !face || face.split) return []
      return [
        { allowed: face.moves.map(Math.abs), path: tracesOf(line)[0]?.path ?? [], to: line.facts['to'] as string },
      ]
    })
    expect(steps.length).toBeGreaterThan(50)
    for (const { allowed, path, to } of steps) {
      expect(allowed).toContain(path.length)
      expect(path.at(-1)).toBe(to)
    }
  })
  it('bends with the track', () => {
    expect(lineAlong(board, 0, 0, ['track:59', 'track:0', 'track:1'])).toHaveLength(1 + 4 + 4)
  })
})

describe('the moves of a card', () => {
  it('are marked where each droid lands, with who is hit', () => {
    const hit: Happening = { kind: 'Bumped', seat: 2, facts: { pawn: 1, from: 'track:16' } }
    const slid: Happening = { kind: 'Slid', seat: 0, facts: { pawn: 1, from: 'track:16', to: 'track:19' } }
    const [move] = movesOf(
      ask(option({ do: 'move', pawn: 1, steps: 3 }, [moved(1, 'track:13', 'track:16'), hit, slid])),
    )
    expect(move?.targets).toEqual([{ place: 'track:16', pawn: 1, mark: '+3', foe: null }])
    expect(move?.hit).toEqual([[2, 1]])
    expect(move?.traces.map(({ kind }) => kind)).toEqual(['walk', 'fly', 'slide'])
  })
  it('land where they walk to, even if their own partner has sent them back before', () => {
    const back: Happening = { kind: 'Bumped', seat: 0, facts: { pawn: 1, from: 'track:17' } }
    const [move] = movesOf(
      ask(split([0, 5], [1, 2], [moved(0, 'track:11', 'track:16'), back, moved(1, 'start', 'start-zone:2')])),
    )
    expect(move?.targets.map(({ place }) => place)).toEqual(['track:16', 'start-zone:2'])
  })
  it('mark steps back, swaps and taken places', () => {
    const swapped: Happening = { kind: 'Swapped', seat: 0, facts: { pawn: 0, foe: [1, 2], to: 'track:9' } }
    const took: Happening = { kind: 'TookPlace', seat: 0, facts: { pawn: 2, foe: [1, 2], to: 'track:9' } }
    const moves = movesOf(
      ask(
        option({ do: 'move', pawn: 0, steps: -4 }, [moved(0, 'track:9', 'track:5')]),
        option({ do: 'swap', pawn: 0, with: [1, 2] }, [swapped]),
        option({ do: 'bump', pawn: 2, target: [1, 2] }, [took]),
      ),
    )
    expect(moves.map(({ targets }) => targets[0]?.mark)).toEqual(['−4', '⇄', '!'])
    expect(moves[1]?.targets[0]?.foe).toEqual([1, 2])
  })
  it('that share the steps are stepped through, only as far as they are offered', () => {
    const moves = movesOf(
      ask(split([0, 1], [1, 6]), split([0, 3], [1, 4]), split([1, 4], [0, 3]), split([0, 5], [2, 2])),
    )
    const [first, second] = sharingsOf(moves)
    expect(first?.pawns).toEqual([0, 1])
    expect([...(first?.shares.keys() ?? [])]).toEqual([1, 3])
    expect(first && [nextShare(first, 1, 1), nextShare(first, 3, 1), nextShare(first, 3, -1)]).toEqual([3, null, 1])
    expect(second?.pawns).toEqual([0, 2])
  })
  it('are one row for droids that stand alike and come to the same', () => {
    const places = ['start', 'track:9', 'start']
    const rows = (...options: Option[]): number[][] =>
      alike(
        movesOf(ask(...options)),
        (move) => [move],
        0,
        (pawn) => places[pawn] ?? '',
      ).map((row: Move[]) => row.map(({ pawns }) => pawns[0] ?? -1))
    const out = (pawn: number, ...more: Happening[]): Option =>
      option({ do: 'move', pawn, steps: 5 }, [moved(pawn, 'start', 'track:6'), ...more])
    expect(rows(out(0), option({ do: 'move', pawn: 1, steps: 5 }, [moved(1, 'track:9', 'track:14')]), out(2))).toEqual([
      [0, 2],
      [1],
    ])
    expect(rows(out(0), out(2, { kind: 'Bumped', seat: 1, facts: { pawn: 0, from: 'track:6' } }))).toEqual([[0], [2]])
    expect(
      rows(
        option({ do: 'bump', pawn: 0, target: [1, 0] }),
        option({ do: 'bump', pawn: 0, target: [1, 1] }),
        option({ do: 'bump', pawn: 2, target: [1, 0] }),
      ),
    ).toEqual([[0, 2], [0]])
  })
  it('are one row for pairs that stand alike, if the same shares are offered', () => {
    const places = ['track:9', 'start', 'start']
    const shared = (a: number, n: number, b: number): Option =>
      split([a, n], [b, 7 - n], [moved(a, 'track:9', `track:${9 + n}`), moved(b, 'start', `track:${9 - n}`)])
    const pairs = (...options: Option[]): string[][] =>
      alike(
        sharingsOf(movesOf(ask(...options))),
        ({ shares }) => [...shares.values()].flat(),
        0,
        (pawn) => places[pawn] ?? '',
      ).map((row) => row.map(({ pawns }) => pawns.join()))
    expect(pairs(shared(0, 3, 1), shared(0, 4, 1), shared(0, 3, 2), shared(0, 4, 2), split([1, 3], [2, 4]))).toEqual([
      ['0,1', '0,2'],
      ['1,2'],
    ])
    expect(pairs(shared(0, 3, 1), shared(0, 4, 1), shared(0, 3, 2))).toEqual([['0,1'], ['0,2']])
  })
  it('leave out giving up', () => {
    const moves = movesOf(ask(option({ do: 'move', pawn: 0, steps: 5 }), option({ do: 'resign' })))
    expect(moves.map(({ verb }) => verb)).toEqual(['move'])
  })
  it('tell whether the order of two droids matters', () => {
    const there = [moved(0, 'track:5', 'track:8'), moved(1, 'track:20', 'track:24')]
    const [a, b, c] = movesOf(
      ask(
        split([0, 3], [1, 4], there),
        split([1, 4], [0, 3], [...there].reverse()),
        split([1, 4], [0, 3], [moved(1, 'start', 'track:4')]),
      ),
    )
    expect(a && b && differ(a, b)).toBe(false)
    expect(a && c && differ(a, c)).toBe(true)
  })
})

describe('what cannot be done', () => {
  const face = (id: string): RaceBoard['cards'][number] =>
    board.cards.find((card) => card.id === id) ??
    (() => {
      throw new Error(id)
    })()
  const seat = (name: string, colour: string, pawns: string[], to_go: number[]): RaceSeat => ({
    name,
    colour,
    pawns,
    shields: [],
    to_go,
    way: 67,
    out: false,
  })
  const seats = [
    seat('Mia', 'red', ['start', 'track:9', 'home'], [67, 53, 0]),
    seat('Ben', 'blue', ['start', 'start', 'start'], [67, 67, 67]),
  ]
  it('is asked for every droid on its way and every move of the card that is not offered', () => {
    const offered = [option({ do: 'move', pawn: 1, steps: -1 })]
    expect(wishesOf(face('10'), seats, 0, offered).map(({ decision }) => decision)).toEqual([
      { do: 'move', pawn: 0, steps: 10 },
      { do: 'move', pawn: 1, steps: 10 },
      { do: 'move', pawn: 0, steps: -1 },
    ])
  })
  it('names the bump of a card too', () => {
    expect(wishesOf(face('sorry'), seats, 0, []).at(-1)?.decision).toEqual({ do: 'bump', pawn: 0, target: [1, 0] })
  })
  it('is never about somebody who has given up', () => {
    const three = [...seats.map((one, number) => ({ ...one, out: number === 1 })), ...seats.slice(1)]
    expect(wishesOf(face('11'), three, 0, []).at(-1)?.decision).toMatchObject({ do: 'swap', with: [2, 0] })
  })
  it('takes one line for one reason', () => {
    const because = { type: 'because' as const, ask: '', key: 'start.number', rule: null, says: 'no', deal: null }
    const wish = (pawn: number): Refused => ({
      verb: 'move',
      pawns: [pawn],
      steps: 4,
      decision: { do: 'move', pawn, steps: 4 },
      because,
    })
    expect(
      groupRefusals([wish(0), wish(2), { ...wish(1), because: { ...because, key: null } }]).map(({ pawns }) => pawns),
    ).toEqual([[0, 2]])
  })
})

describe('the news', () => {
  const line = (n: number, seat: number, kind: string, facts: Line['facts'] = {}): Line =>
    ({ n, seat, kind, facts, says: `${kind} ${seat}` }) as Line
  it('tell of somebody who gives up, with a card in hand or without', () => {
    const lines = [line(1, 1, 'Drawn', { card: '5' }), line(2, 1, 'Resigned'), line(3, 2, 'Resigned')]
    expect(newsFor(0, lines)).toEqual([
      { n: 1, seat: 1, card: '5', says: ['Resigned 1'] },
      { n: 3, seat: 2, card: '', says: ['Resigned 2'] },
    ])
  })
})
