/**
 * Where everything lies on a square ring of spaces; the board is 1000 units wide, space 0 is the lower right corner.
 */

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}
export interface Ring {
  count: number
  side: number
  corner: number
  width: number
  band: number
  lane: number
}
export interface Spot {
  seat: number
  x: number
  y: number
  size: number
}

const CORNERS: Record<number, number> = { 40: 131, 32: 125 }

/** `names` = the wide form with names; without them the phone's form with deeper bands. */
export function makeRing(count: number, names = true): Ring {
  const side = count / 4
  const corner = names ? (CORNERS[count] ?? 125) : 112
  return { count, side, corner, width: (1000 - 2 * corner) / (side - 1), band: names ? 25 : 66, lane: names ? 46 : 66 }
}

/** 0 bottom, 1 left, 2 top, 3 right. */
export const sideOf = (ring: Ring, index: number): number => Math.floor(index / ring.side)
export const isCorner = (ring: Ring, index: number): boolean => index % ring.side === 0

const choose = (side: number, rects: [Rect, Rect, Rect, Rect]): Rect => rects[side] ?? rects[0]
const box = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })

export function rectOf(ring: Ring, index: number): Rect {
  const { corner: c, width: w } = ring
  const far = 1000 - c
  const side = sideOf(ring, index)
  const k = index % ring.side
  if (k === 0) return choose(side, [box(far, far, c, c), box(0, far, c, c), box(0, 0, c, c), box(far, 0, c, c)])
  const along = c + (k - 1) * w
  const back = far - k * w
  return choose(side, [box(back, far, w, c), box(0, back, c, w), box(along, 0, w, c), box(far, along, c, w)])
}

/** The strip of colour on the inner edge. */
export function bandOf(ring: Ring, index: number): Rect {
  const { x, y, w, h } = rectOf(ring, index)
  const b = ring.band
  return choose(sideOf(ring, index), [
    box(x, y, w, b),
    box(x + w - b, y, b, h),
    box(x, y + h - b, w, b),
    box(x, y, b, h),
  ])
}

/** The owner's mark on the outer edge. */
export function edgeOf(ring: Ring, index: number, depth: number): Rect {
  const { x, y, w, h } = rectOf(ring, index)
  return choose(sideOf(ring, index), [
    box(x, y + h - depth, w, depth),
    box(x, y, depth, h),
    box(x, y, w, depth),
    box(x + w - depth, y, depth, h),
  ])
}

/** How much of a corner its picture and name take; the jail's inner room is that large too. */
export const CORNER_HEAD = 0.58

/** Where tokens stand: a lane inside the ring; in a corner its lower part, below the name. */
export function padOf(ring: Ring, index: number): Rect {
  const { x, y, w, h } = rectOf(ring, index)
  const l = ring.lane
  if (isCorner(ring, index)) return cornerPad(ring, index)
  return choose(sideOf(ring, index), [
    box(x, y - l, w, l),
    box(x + w, y, l, h),
    box(x, y + h, w, l),
    box(x - l, y, l, h),
  ])
}

function cornerPad(ring: Ring, index: number): Rect {
  const { x, y, w, h } = rectOf(ring, index)
  if (ring.band > 30) return box(x + 6, y + h * 0.5, w - 12, h * 0.42) // without names nothing can be covered
  const visiting = index === ring.side // below the jail's inner room, above its own words
  return visiting ? box(x + 4, y + h * 0.62, w - 8, h * 0.24) : box(x + 6, y + h * CORNER_HEAD, w - 12, h * 0.37)
}

/** The space round the corner whose pad lies across this one's; none for a space that is not beside a corner. */
export function across({ side, count }: Ring, index: number): number | null {
  const k = index % side
  return k === 1 ? (index - 2 + count) % count : k === side - 1 ? (index + 2) % count : null
}

/** Centres and sizes of up to eight tokens on one pad; beside a corner they make room for others round it. */
export function seatsOn(ring: Ring, index: number, seats: number[], crossed = false): Spot[] {
  return spotsIn(ring, crossed ? apart(ring, index) : padOf(ring, index), seats)
}

/** The half of a pad that is away from the corner. */
function apart(ring: Ring, index: number): Rect {
  const { x, y, w, h } = padOf(ring, index)
  const side = sideOf(ring, index)
  const half = ring.width / 2
  const later = (index % ring.side === 1) === (side === 2 || side === 3) // which end the corner is at
  if (side % 2 === 0) return box(later ? x + half : x, y, w - half, h)
  return box(x, later ? y + half : y, w, h - half)
}

/** Those who sit in the jail's inner room, beside or below its sign. */
export function spotsInJail(ring: Ring, jail: number, seats: number[]): Spot[] {
  const { x, y, w } = rectOf(ring, jail)
  return spotsIn(ring, ring.band > 30 ? box(x + w - 60, y + 2, 58, 46) : box(x + w - 92, y + 34, 90, 43), seats)
}

function spotsIn(ring: Ring, { x, y, w, h }: Rect, seats: number[]): Spot[] {
  const long = Math.max(w, h)
  const thin = Math.min(w, h)
  const few = seats.length <= 2 || thin < 32
  const perRow = few ? seats.length : Math.ceil(seats.length / 2)
  const biggest = Math.min(ring.band > 30 ? 46 : 36, thin - 1)
  const size = few
    ? Math.min(biggest, perRow === 1 ? thin - 2 : long / perRow - 3)
    : Math.min(biggest * 0.61, long / perRow - 2.5)
  const [rows, cols] = h > w ? [perRow, few ? 1 : 2] : [few ? 1 : 2, perRow]
  const [dx, dy] = [Math.min(w / cols, size + 10), Math.min(h / rows, size + 10)] // together, in the middle
  return seats.map((seat, i) => ({
    seat,
    x: x + w / 2 + dx * ((i % cols) - (cols - 1) / 2),
    y: y + h / 2 + dy * (Math.floor(i / cols) - (rows - 1) / 2),
    size,
  }))
}

export interface TextArea {
  cx: number
  top: number
  bottom: number
  width: number
  infoY: number
}

/** Where a space's name and its line of figures go: beside the band, always upright. */
export function textArea(ring: Ring, index: number): TextArea {
  const { x, y, w, h } = rectOf(ring, index)
  const side = sideOf(ring, index)
  const row = 24
  const pad = 8
  if (side === 0) {
    return {
      cx: x + w / 2,
      width: w - 6,
      top: y + ring.band + 3,
      bottom: y + h - pad - row,
      infoY: y + h - pad - row / 2 - 1,
    }
  }
  if (side === 2) {
    return {
      cx: x + w / 2,
      width: w - 6,
      top: y + pad + row,
      bottom: y + h - ring.band - 3,
      infoY: y + pad + row / 2 + 2,
    }
  }
  const left = side === 1 ? x + pad + 1 : x + ring.band + 3
  const width = w - ring.band - pad - 4
  return { cx: left + width / 2, width, top: y + 4, bottom: y + h - row - 1, infoY: y + h - row / 2 - 2 }
}

/** The space nearest to a point of the board; none if the point lies in the field inside the ring. */
export function nearestSpace(ring: Ring, x: number, y: number): number | null {
  const depth = ring.corner + ring.lane
  if (Math.min(x, y) > depth && Math.max(x, y) < 1000 - depth) return null
  const distance = (index: number): number => {
    const cell = rectOf(ring, index)
    return Math.hypot(cell.x + cell.w / 2 - x, cell.y + cell.h / 2 - y)
  }
  return Array.from({ length: ring.count }, (_, index) => index).reduce((best, index) =>
    distance(index) < distance(best) ? index : best,
  )
}
