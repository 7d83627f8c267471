/** The look of the groups: colour, symbol, pattern and letter; colour never stands alone. */
import type { SymbolName } from './symbols'

export interface GroupLook {
  letter: string
  fill: string
  ink: string
  symbol: SymbolName
  pattern: string | null
}

const PATTERNS: Record<string, [box: number, path: string]> = {
  'lines-h': [8, 'M0 2H8M0 6H8'],
  'lines-v': [8, 'M2 0V8M6 0V8'],
  slash: [7, 'M-2 9 9-2M-2 2 2-2M5 9 9 5'],
  backslash: [7, 'M-2-2 9 9M5-2 9 2M-2 5 2 9'],
  lattice: [8, 'M-1-1 9 9M9-1-1 9'],
  zigzag: [8, 'M0 6 4 2 8 6'],
  plus: [10, 'M5 2V8M2 5H8'],
  dots: [6, 'M3 3h.01'],
}

const COLOURS: [colour: string, symbol: SymbolName, pattern: keyof typeof PATTERNS][] = [
  ['brown', 'triangle', 'lines-h'],
  ['light-blue', 'ring', 'dots'],
  ['pink', 'diamond', 'slash'],
  ['orange', 'square', 'lines-v'],
  ['red', 'cross', 'lattice'],
  ['yellow', 'star', 'plus'],
  ['green', 'hexagon', 'backslash'],
  ['dark-blue', 'crescent', 'zigzag'],
]

const LOOKS: Record<string, GroupLook> = Object.fromEntries(
  COLOURS.map(([colour, symbol, pattern], place) => [
    colour,
    {
      letter: 'ABCDEFGH'.charAt(place),
      fill: `var(--g-${colour})`,
      ink: `var(--g-${colour}-ink)`,
      symbol,
      pattern: `p-${colour}`,
      strokes: pattern,
    },
  ]),
)

/** Every pattern to be defined once in a drawing: id, box, path, ink and whether it is made of dots. */
export const BAND_PATTERNS = COLOURS.map(([colour, , pattern]) => {
  const [box, path] = PATTERNS[pattern] ?? [8, '']
  return { id: `p-${colour}`, box, path, ink: `var(--g-${colour}-ink)`, dots: pattern === 'dots' }
})

const NO_COLOUR: Omit<GroupLook, 'symbol' | 'letter'> = { fill: 'var(--raised)', ink: 'var(--text-2)', pattern: null }

/** A group without a colour is drawn by its kind: things that are counted, or things that ask for dice. */
export function lookOf(group: { kind: string; colour: string | null }): GroupLook {
  const look = group.colour ? LOOKS[group.colour] : undefined
  if (look) return look
  return group.kind === 'ladder'
    ? { ...NO_COLOUR, letter: 'S', symbol: 'ship' }
    : { ...NO_COLOUR, letter: 'U', symbol: 'station' }
}
