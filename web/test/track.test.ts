import { describe, expect, it } from 'vitest'
import look from './race-track.json'
import { homeZone, pawnAt, startZone, trackAt } from '../src/race/track'

const near = (point: { x: number; y: number }, [x, y]: number[]): void => {
  expect(Math.abs(point.x - (x ?? 0))).toBeLessThan(0.2)
  expect(Math.abs(point.y - (y ?? 0))).toBeLessThan(0.2)
}

describe('the race track', () => {
  it('lies where the drawing says, space by space', () => {
    expect(look.track).toHaveLength(60)
    look.track.forEach((spot, n) => near(trackAt(n), spot))
  })
  it('is the same on both sides', () => {
    expect(homeZone(0).map(({ x }) => Math.round(1000 - x))).toEqual(homeZone(3).map(({ x }) => Math.round(x)))
  })
  it('keeps neighbouring spaces apart', () => {
    for (let n = 0; n < 60; n++) {
      const a = trackAt(n)
      const b = trackAt(n + 1)
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(43)
    }
  })
  it('knows every place a pawn can have', () => {
    expect(pawnAt('track:20', 1, 0)).toEqual(trackAt(20))
    expect(pawnAt('start-zone:2', 2, 0)).toEqual(startZone(2).spaces[1])
    expect(pawnAt('home-zone:3', 3, 1)).toEqual(homeZone(3)[2])
    const nests = [0, 1, 2].map((pawn) => pawnAt('start', 0, pawn))
    expect(new Set(nests.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    const slots = [0, 1, 2, 3].flatMap((colour) => [0, 1, 2].map((pawn) => pawnAt('home', colour, pawn)))
    expect(new Set(slots.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(12)
  })
})
