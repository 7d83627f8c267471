import { describe, expect, it } from 'vitest'
import board from '../dev/fixtures/edition-mandalorian.json'
import boba from '../dev/fixtures/edition-boba-fett.json'
import cloneWars from '../dev/fixtures/edition-clone-wars.json'
import episodeOne from '../dev/fixtures/edition-episode-one.json'
import { fit, fitName, LEADING, textWidth, wrap } from '../src/ui/fit'
import {
  across,
  bandOf,
  isCorner,
  makeRing,
  nearestSpace,
  padOf,
  rectOf,
  seatsOn,
  sideOf,
  spotsInJail,
  textArea,
} from '../src/estate/ring'

describe.each([32, 40])('a ring of %i spaces', (count) => {
  const ring = makeRing(count)
  const all = Array.from({ length: count }, (_, index) => index)

  it('covers its border exactly once', () => {
    const area = all.reduce((sum, index) => sum + rectOf(ring, index).w * rectOf(ring, index).h, 0)
    const inner = 1000 - 2 * ring.corner
    expect(area).toBeCloseTo(1000 * 1000 - inner * inner, 3)
  })
  it('begins lower right and runs clockwise', () => {
    expect(rectOf(ring, 0)).toMatchObject({ x: 1000 - ring.corner, y: 1000 - ring.corner })
    expect(rectOf(ring, ring.side)).toMatchObject({ x: 0, y: 1000 - ring.corner })
    expect(rectOf(ring, 2 * ring.side)).toMatchObject({ x: 0, y: 0 })
    expect(all.filter((index) => isCorner(ring, index))).toHaveLength(4)
  })
  it('puts every band on the inner edge and every lane inside the ring', () => {
    for (const index of all.filter((space) => !isCorner(ring, space))) {
      const { x, y, w, h } = padOf(ring, index)
      expect(x).toBeGreaterThanOrEqual(ring.corner - 0.01)
      expect(y).toBeGreaterThanOrEqual(ring.corner - 0.01)
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1000 - ring.corner + 0.01)
      const band = bandOf(ring, index)
      expect(sideOf(ring, index) % 2 ? band.w : band.h).toBe(ring.band)
    }
  })
  it('keeps eight tokens of one space apart and on their pad', () => {
    for (const index of [3, ring.side + 2]) {
      const pad = padOf(ring, index)
      const spots = seatsOn(ring, index, [0, 1, 2, 3, 4, 5, 6, 7])
      for (const { x, y } of spots) {
        expect(x > pad.x && x < pad.x + pad.w && y > pad.y && y < pad.y + pad.h).toBe(true)
      }
      const distances = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
      expect(Math.min(...distances)).toBeGreaterThan((spots[0]?.size ?? 0) * 0.8)
    }
  })
  it('lets tokens round a corner make room for each other', () => {
    for (const index of all.filter((space) => across(ring, space) !== null)) {
      const [here, there] = [index, across(ring, index)!].map((space) => seatsOn(ring, space, [0, 1, 2], true))
      const gaps = here!.flatMap((a) => there!.map((b) => Math.hypot(a.x - b.x, a.y - b.y) - (a.size + b.size) / 2))
      expect(across(ring, across(ring, index)!)).toBe(index)
      expect(Math.min(...gaps)).toBeGreaterThan(0)
    }
  })
  it('holds eight in jail', () => {
    const { x, y, w } = rectOf(ring, ring.side)
    const spots = spotsInJail(ring, ring.side, [0, 1, 2, 3, 4, 5, 6, 7])
    for (const spot of spots) expect(spot.x > x + w - 94 && spot.x < x + w && spot.y < y + 78).toBe(true)
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(8)
  })
})

describe('names on the board', () => {
  const boards = [board, boba, cloneWars, episodeOne]

  it.each(['en', 'de'] as const)('fit their cells in %s at 10 units or more without being cut', (language) => {
    const cut = boards
      .flatMap(({ spaces }) => spaces.map((space, index) => ({ space, index, ring: makeRing(spaces.length) })))
      .flatMap(({ space, index, ring }) => {
        if (isCorner(ring, index)) return []
        const { width, top, bottom } = textArea(ring, index)
        const lines = wrap(space.name[language], 10, width)
        return lines && lines.length * 10 * LEADING <= bottom - top ? [] : [space.name[language]]
      })
    expect(cut).toEqual([])
  })
  it('are nine pixels high or more on the smallest board that shows them', () => {
    const pixel = 1000 / 588 // a laptop of 1366 × 657
    const small = boards.flatMap(({ info, spaces }) => {
      const ring = makeRing(spaces.length)
      return spaces.flatMap(({ name, short }, index) => {
        const area = textArea(ring, index)
        if (index % ring.side === 0) return []
        return (['en', 'de'] as const)
          .map((language) => fitName([name[language], short[language]], area.width, area.bottom - area.top, 14, pixel))
          .filter(({ size }) => size / pixel < 8.9)
          .map(({ lines }) => `${info.id}: ${lines.join(' ')}`)
      })
    })
    expect(small).toEqual([])
  })
  it('run over no edge even when they have to be cut', () => {
    const { lines, size } = fit('Mythosaurierschädel', 88, 60)
    expect(Math.max(...lines.map((line) => textWidth(line, size)))).toBeLessThanOrEqual(88)
  })
  it('break at hyphens, soft or not, and nowhere else', () => {
    expect(wrap('Storm\u00adtroopers', 14, textWidth('troopers', 14) + 1)).toEqual(['Storm-', 'troopers'])
    expect(wrap('Abregado-System', 14, textWidth('Abregado-', 14) + 1)).toEqual(['Abregado-', 'System'])
    expect(wrap('Abregado-System', 14, 500)).toEqual(['Abregado-System'])
    expect(wrap('Stormtroopers', 14, 20)).toBeNull()
  })
})

describe('a finger on the ring', () => {
  const ring = makeRing(40, false)
  it('finds the space it lies on', () => {
    for (let index = 0; index < 40; index += 1) {
      const { x, y, w, h } = rectOf(ring, index)
      expect(nearestSpace(ring, x + w / 2, y + h / 2)).toBe(index)
    }
  })
  it('finds the nearest one from the lane, and none from the middle', () => {
    const pad = padOf(ring, 7)
    expect(nearestSpace(ring, pad.x + pad.w / 2, pad.y + pad.h / 2)).toBe(7)
    expect(nearestSpace(ring, 500, 500)).toBeNull()
  })
})
