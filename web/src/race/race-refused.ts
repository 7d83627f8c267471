/** Moves that the card names but the rules refuse now, to be shown with their reasons. */
import type { Decision } from '../net/table.svelte'
import type { Because, FaceInfo, Option, RaceSeat } from '../protocol'
import { verbOf } from '../table/options'
import { partsOf } from './race-moves'

export interface Wish {
  verb: 'move' | 'swap' | 'bump'
  pawns: number[]
  steps: number
  decision: Decision
}
export interface Refused extends Wish {
  because: Because
}

/** The moves, the swap and the bump of a card that are not among the options. */
export function wishesOf(card: FaceInfo, seats: RaceSeat[], seat: number, options: Option[]): Wish[] {
  const own = seats[seat]?.pawns ?? []
  const offered = new Set(options.filter((option) => verbOf(option) === 'move').map((option) => partsOf(option).join()))
  const moves = card.moves.flatMap((steps) =>
    own.flatMap((place, pawn): Wish[] =>
      place === 'home' || offered.has([pawn, steps].join())
        ? []
        : [{ verb: 'move', pawns: [pawn], steps, decision: { do: 'move', pawn, steps } }],
    ),
  )
  const foe = seats.findIndex(({ out }, number) => number !== seat && !out)
  const pawn = Math.max(0, own.indexOf('start'))
  const lacks = (verb: string): boolean => foe >= 0 && !options.some((option) => verbOf(option) === verb)
  return [
    ...moves,
    ...(card.swap && lacks('swap')
      ? [{ verb: 'swap' as const, pawns: [], steps: 0, decision: { do: 'swap', pawn, with: [foe, 0] } }]
      : []),
    ...(card.bump && lacks('bump')
      ? [{ verb: 'bump' as const, pawns: [], steps: 0, decision: { do: 'bump', pawn, target: [foe, 0] } }]
      : []),
  ]
}

/** Droids that cannot do the same thing for the same reason share a line. */
export function groupRefusals(refused: Refused[]): Refused[] {
  const lines = new Map<string, Refused>()
  for (const one of refused.filter(({ because }) => because.key !== null)) {
    const key = `${one.verb} ${one.steps} ${one.because.key}`
    const known = lines.get(key)
    lines.set(key, known ? { ...known, pawns: [...known.pawns, ...one.pawns] } : one)
  }
  return [...lines.values()]
}
