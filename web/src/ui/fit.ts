/** Text that must fit a box: advance widths on the wide side of the usual interface fonts, and a greedy wrap. */

const WIDTHS: [number, string][] = [
  [250, "'ijl"],
  [260, 'IJ'],
  [290, ' ,.’·\u00ad'],
  [300, '/:;|'],
  [320, '-f'],
  [350, '()[]t'],
  [360, '!'],
  [370, 'r'],
  [450, '*–'],
  [470, 'sz'],
  [500, 'Lc'],
  [520, 'Fk'],
  [530, 'vxy'],
  [540, 'P'],
  [550, 'TYaeoäö'],
  [570, '0123456789ESbdghnpquüß'],
  [590, 'K'],
  [620, 'ABRVXZÄ'],
  [640, 'C'],
  [660, 'UÜ'],
  [670, 'N'],
  [680, 'H'],
  [690, 'D'],
  [700, '&G'],
  [710, 'OQÖ'],
  [740, 'w+'],
  [780, 'M'],
  [880, 'm'],
  [890, 'W'],
]
const WIDTH = new Map(WIDTHS.flatMap(([width, chars]) => Array.from(chars, (char) => [char, width / 1000] as const)))
const BOLD = 1.11
export const LEADING = 1.14
const SOFT = '\u00ad'

export function textWidth(text: string, size: number, bold = false): number {
  let total = 0
  for (const char of text) total += WIDTH.get(char) ?? 0.6
  return total * size * (bold ? BOLD : 1)
}

const plain = (text: string): string => text.replaceAll(SOFT, '')

/** Greedy lines; a hyphen, soft or not, may break a word; null when a word is wider than the room. */
export function wrap(name: string, size: number, room: number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of name.split(/\s+/)) {
    const trial = `${line} ${word}`.trim()
    if (textWidth(plain(trial), size) <= room) {
      line = trial
      continue
    }
    if (line) lines.push(line)
    const rest = hyphenated(word, size, room, lines)
    if (rest === null) return null
    line = rest
  }
  return [...lines, line].map(plain)
}

function hyphenated(word: string, size: number, room: number, lines: string[]): string | null {
  let rest = word.replace(/-(?=.)/g, `-${SOFT}`)
  while (textWidth(plain(rest), size) > room) {
    const parts = rest.split(SOFT)
    const begin = (count: number): string => parts.slice(0, count).join('').replace(/-?$/, '-')
    let head = parts.length - 1
    while (head > 0 && textWidth(begin(head), size) > room) head -= 1
    if (head <= 0) return null
    lines.push(begin(head))
    rest = parts.slice(head).join(SOFT)
  }
  return rest
}

/** The narrowest room, in letter heights, in which a bold name has no more than so many lines. */
export function roomFor(name: string, lines: number, least = 4): number {
  let room = least
  while ((wrap(name, 1, room)?.length ?? Infinity) > lines) room += 0.25
  return room * BOLD
}

/** A word without a soft hyphen that is wider than the room: cut near its middle. */
function chopped(word: string, size: number, room: number): string[] {
  if (textWidth(word, size) <= room) return [word]
  const middle = Math.ceil(word.length / 2)
  return [`${word.slice(0, middle)}-`, ...chopped(word.slice(middle), size, room)]
}

export interface Fitted {
  size: number
  lines: string[]
}

/** The largest size, down from `most` in quarter steps, whose lines fit; at the floor of 10 long words are cut hard. */
export function fit(name: string, room: number, height: number, most = 14): Fitted {
  for (let size = Math.floor(4 * most) / 4; size >= 10; size -= 0.25) {
    const lines = wrap(name, size, room)
    if (lines && lines.length * size * LEADING <= height) return { size, lines }
  }
  return { size: 10, lines: name.split(/\s+/).flatMap((word) => chopped(plain(word), 10, room)) }
}

/** Sizes on a small board, in pixels: names from LARGE down to LEAST, prices and rents. */
export const LARGE = 11.5
const GOOD = 10.5
export const LEAST = 9
export const INFO = 10

/**
 * A name on a board of which one pixel is `pixel` units; where the whole one would be too small to read, a shorter
 * one.
 */
export function fitName(names: string[], room: number, height: number, most: number, pixel: number): Fitted {
  const tried = names.map((name) => fit(name, room, height, Math.max(most, LARGE * pixel)))
  const largest = Math.max(...tried.map(({ size }) => size))
  return (
    tried.find(({ size }) => size >= GOOD * pixel) ??
    tried.find(({ size }) => size === largest) ?? { size: most, lines: [] }
  )
}
