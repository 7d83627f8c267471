/** What a card lets a seat do, read from the options on offer: which droids move, where each lands, who is hit. */
import type { Happening, Option, Prompt } from '../protocol'
import { verbOf } from '../table/options'
import { VERBS } from './verbs'

export type Droid = [seat: number, pawn: number]

/** One droid's way in one event. */
export interface Trace {
  kind: 'walk' | 'slide' | 'fly'
  seat: number
  pawn: number
  from: string | null
  to: string
  /** The places it goes over, the last one where it ends. */
  path: string[]
}
/** A spot on the board that stands for a move. */
export interface Target {
  place: string
  pawn: number
  mark: string
  /** The droid that stands there, if the move is about it. */
  foe: Droid | null
}
export interface Move {
  key: string
  option: Option
  verb: string
  /** The own droids it moves or shields, numbered from 0. */
  pawns: number[]
  targets: Target[]
  traces: Trace[]
  /** Who goes back to the start. */
  hit: Droid[]
}
/** Two droids that share a card: every offered move, by the steps of the first one. */
export interface Sharing {
  pawns: [number, number]
  shares: Map<number, Move[]>
}

/** What can be played; giving up is no move. */
export function movesOf(prompt: Prompt): Move[] {
  return prompt.options
    .filter((option) => VERBS[verbOf(option)]?.group !== 'danger')
    .map((option) => moveOf(prompt.seat, option))
}

function moveOf(seat: number, option: Option): Move {
  const then = option.then ?? []
  const traces = then.flatMap(tracesOf)
  const hit = then
    .filter(({ kind }) => kind === 'Bumped')
    .map((event): Droid => [event.seat, Number(event.facts['pawn'])])
  return {
    key: JSON.stringify(option.decision),
    option,
    verb: verbOf(option),
    pawns: pawnsOf(option),
    targets: targetsOf(seat, option, traces),
    traces,
    hit,
  }
}

/** The droids of a decision and their steps. */
export function partsOf(option: Option): [pawn: number, steps: number][] {
  const { moves, pawn, steps } = option.decision
  if (Array.isArray(moves)) return moves as [number, number][]
  return typeof pawn === 'number' ? [[pawn, Number(steps ?? 0)]] : []
}

const pawnsOf = (option: Option): number[] => partsOf(option).map(([pawn]) => pawn)

/** Where droids go in an event. */
export function tracesOf({ kind, seat, facts }: Happening): Trace[] {
  const pawn = Number(facts['pawn'])
  const to = String(facts['to'])
  const from = String(facts['from'])
  const foe = facts['foe'] as Droid | undefined
  if (kind === 'Moved') return [{ kind: 'walk', seat, pawn, from, to, path: (facts['path'] ?? [to]) as string[] }]
  if (kind === 'Slid') return [{ kind: 'slide', seat, pawn, from, to, path: [to] }]
  if (kind === 'Bumped') return [{ kind: 'fly', seat, pawn, from, to: 'start', path: ['start'] }]
  if (kind === 'TookPlace') return [{ kind: 'fly', seat, pawn, from: 'start', to, path: [to] }]
  if (kind === 'Swapped' && foe) return [{ kind: 'fly', seat, pawn, from: null, to, path: [to] }]
  return []
}

function targetsOf(seat: number, option: Option, traces: Trace[]): Target[] {
  const { with: swapped, target, from } = option.decision
  const foe = (swapped ?? target ?? (Array.isArray(from) ? from : null)) as Droid | null
  return partsOf(option).flatMap(([pawn, steps]) => {
    // a droid that its own partner has sent back lands where it walks to after that
    const landing = traces.find((trace) => trace.seat === seat && trace.pawn === pawn && trace.to !== 'start')
    return landing ? [{ place: landing.to, pawn, mark: markOf(verbOf(option), steps), foe }] : []
  })
}

function markOf(verb: string, steps: number): string {
  if (verb === 'swap') return '⇄'
  if (verb === 'bump') return '!'
  return steps < 0 ? `−${-steps}` : `+${steps}`
}

/** The pairs of droids that can share the card. */
export function sharingsOf(moves: Move[]): Sharing[] {
  const pairs = new Map<string, Sharing>()
  for (const move of moves.filter(({ verb }) => verb === 'split')) {
    const [a, b] = [...move.pawns].sort((one, other) => one - other) as [number, number]
    const pair = pairs.get(`${a}-${b}`) ?? { pawns: [a, b], shares: new Map<number, Move[]>() }
    const steps = partsOf(move.option).find(([pawn]) => pawn === a)?.[1] ?? 0
    pair.shares.set(steps, [...(pair.shares.get(steps) ?? []), move])
    pairs.set(`${a}-${b}`, pair)
  }
  return [...pairs.values()]
}

/** Group moves or pairs that differ only in which of several droids in equal places goes; one row per group. */
export function alike<T>(
  rows: T[],
  movesIn: (row: T) => Move[],
  seat: number,
  standing: (pawn: number) => string,
): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = movesIn(row)
      .map((move) => likeness(move, seat, standing))
      .sort()
      .join()
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** A move with the own droids called after where they stand. */
function likeness({ option, traces, hit }: Move, seat: number, standing: (pawn: number) => string): string {
  const { pawn: _, moves: __, ...rest } = option.decision
  const called = (whose: number, pawn: number): string => (whose === seat ? standing(pawn) : `${whose}-${pawn}`)
  return JSON.stringify([
    rest,
    partsOf(option).map(([pawn, steps]) => [standing(pawn), steps]),
    traces.map((trace) => ({ ...trace, pawn: called(trace.seat, trace.pawn) })),
    hit.map(([whose, pawn]) => called(whose, pawn)),
  ])
}

/** The next smaller or larger share that is on offer, or null at the end. */
export function nextShare({ shares }: Sharing, steps: number, direction: 1 | -1): number | null {
  const offered = [...shares.keys()].sort((a, b) => a - b)
  return (direction > 0 ? offered.find((n) => n > steps) : offered.findLast((n) => n < steps)) ?? null
}

/** Whether it matters which of two droids goes first: who ends where, or who is hit. */
export function differ(a: Move, b: Move): boolean {
  return outcome(a) !== outcome(b)
}

function outcome({ traces, hit }: Move): string {
  const ends = new Map(traces.map((trace) => [`${trace.seat}-${trace.pawn}`, trace.to]))
  return JSON.stringify([[...ends].sort(), hit.map(String).sort()])
}
