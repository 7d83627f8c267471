/** Where everything lies on the race track: a saucer with two prongs, spaces at equal steps along its outline. */

export interface Point {
  x: number
  y: number
}
interface Sample extends Point {
  at: number
}

const CX = 500
const CY = 572
const R = 330
const INNER = 62
const OUTER = 206
const TIP = 62
const TIP_R = 60
const NOTCH = 262
const CORNER = 34
const HALF = Math.PI / 2

export const CENTRE: Point = { x: CX, y: CY }
export const WIDTH = 1000
export const HEIGHT = 950
export const VIEW = `0 0 ${WIDTH} ${HEIGHT}`

function rightHalf(): Point[] {
  const points: Point[] = []
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    const count = Math.max(2, Math.trunc(Math.hypot(x1 - x0, y1 - y0) / 2))
    for (let i = 0; i < count; i++) points.push({ x: x0 + ((x1 - x0) * i) / count, y: y0 + ((y1 - y0) * i) / count })
  }
  const arc = (ax: number, ay: number, radius: number, start: number, stop: number): void => {
    const count = Math.max(2, Math.trunc((Math.abs(stop - start) * radius) / 2))
    for (let i = 0; i < count; i++) {
      const angle = start + ((stop - start) * i) / count
      points.push({ x: ax + radius * Math.cos(angle), y: ay + radius * Math.sin(angle) })
    }
  }
  const shoulder = Math.asin(OUTER / R)
  line(CX, NOTCH, CX + INNER - CORNER, NOTCH)
  arc(CX + INNER - CORNER, NOTCH - CORNER, CORNER, HALF, 0)
  line(CX + INNER, NOTCH - CORNER, CX + INNER, TIP + TIP_R)
  arc(CX + INNER + TIP_R, TIP + TIP_R, TIP_R, Math.PI, 3 * HALF)
  line(CX + INNER + TIP_R, TIP, CX + OUTER - TIP_R, TIP)
  arc(CX + OUTER - TIP_R, TIP + TIP_R, TIP_R, -HALF, 0)
  line(CX + OUTER, TIP + TIP_R, CX + OUTER, CY - R * Math.cos(shoulder))
  arc(CX, CY, R, -HALF + shoulder, HALF)
  return points
}

function measured(): Sample[] {
  const right = rightHalf()
  const left = right.map(({ x, y }) => ({ x: 2 * CX - x, y })).reverse()
  let at = 0
  let last: Point | null = null
  return [...right, ...left, ...right.slice(0, 1)].map((point) => {
    at += last ? Math.hypot(point.x - last.x, point.y - last.y) : 0
    last = point
    return { ...point, at }
  })
}

const samples = measured()
const length = samples.at(-1)?.at ?? 1

export const OUTLINE = pathOf(samples.filter((_, k) => k % 3 === 0)) + 'Z'

export function pathOf(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

function along(distance: number): Point {
  const wanted = ((distance % length) + length) % length
  let low = 0
  let high = samples.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((samples[middle]?.at ?? 0) <= wanted) low = middle
    else high = middle
  }
  const a = samples[low] ?? { ...CENTRE, at: 0 }
  const b = samples[high] ?? a
  const part = (wanted - a.at) / (b.at - a.at || 1)
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

/** The centre of a track space; parts of a space may be asked for too. */
export function trackAt(space: number, spaces = 60): Point {
  return along((space - 4) * (length / spaces) + length / 8)
}

/** Spaces in a row that have the same colour, and which. */
export function runsOf(colours: string[]): { of: string; spaces: number[] }[] {
  const runs: { of: string; spaces: number[] }[] = []
  for (const [space, of] of colours.entries()) {
    const last = runs.at(-1)
    if (last?.of === of) last.spaces.push(space)
    else runs.push({ of, spaces: [space] })
  }
  return runs.filter(({ of }) => of)
}

/** Where a colour leaves the track. */
export const entryOf = (colour: number): Point => trackAt(15 * colour + 2)

/** The five spaces from the entry to the engine room; colours 0 and 3 run down a prong, 1 and 2 straight. */
export function homeZone(colour: number): Point[] {
  const entry = entryOf(colour)
  let first: Point
  let last: Point
  if (colour === 0 || colour === 3) {
    const sign = colour === 0 ? 1 : -1
    first = { x: CX + sign * 134, y: 150 }
    last = { x: CX + sign * 36, y: CY - 118 }
  } else {
    const dx = CX - entry.x
    const dy = CY - entry.y
    const size = Math.hypot(dx, dy)
    first = { x: entry.x + (dx / size) * 47, y: entry.y + (dy / size) * 47 }
    last = { x: CX - (dx / size) * 116, y: CY - (dy / size) * 116 }
  }
  return [0, 1, 2, 3, 4].map((i) => ({
    x: first.x + ((last.x - first.x) * i) / 4,
    y: first.y + ((last.y - first.y) * i) / 4,
  }))
}

/** The two spaces between hangar and exit, and the hangar's centre. */
export function startZone(colour: number): { spaces: [Point, Point]; hangar: Point } {
  const { x, y } = trackAt(15 * colour + 4)
  if (colour === 0 || colour === 3) {
    const sign = colour === 0 ? 1 : -1
    return {
      spaces: [
        { x: x + sign * 93, y: y - 6 },
        { x: x + sign * 47, y: y - 8 },
      ],
      hangar: { x: x + sign * 172, y: y + 6 },
    }
  }
  const dx = (x - CX) / R
  const dy = (y - CY) / R
  const out = (far: number): Point => ({ x: x + dx * far, y: y + dy * far })
  return { spaces: [out(91), out(46)], hangar: out(166) }
}

const NEST: Point[] = [
  { x: -20, y: 14 },
  { x: 20, y: 14 },
  { x: 0, y: -24 },
]

/**
 * Where a pawn stands, from the place names of the engine: "start", "start-zone:1", "track:20", "home-zone:3", "home".
 */
export function pawnAt(place: string, colour: number, pawn: number): Point {
  const [kind, number] = place.split(':')
  const n = Number(number ?? 0)
  if (kind === 'track') return trackAt(n)
  if (kind === 'home-zone') return homeZone(colour)[n - 1] ?? CENTRE
  if (kind === 'start-zone') return startZone(colour).spaces[n - 1] ?? CENTRE
  if (kind === 'start') {
    const { hangar } = startZone(colour)
    const nest = NEST[pawn % 3] ?? CENTRE
    return { x: hangar.x + nest.x, y: hangar.y + nest.y }
  }
  const angle = ((30 * (colour * 3 + pawn + 1) - 90) * Math.PI) / 180
  return { x: CX + Math.cos(angle) * 62, y: CY + Math.sin(angle) * 62 }
}
