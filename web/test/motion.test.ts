import { describe, expect, it } from 'vitest'
import edition from '../dev/fixtures/edition-mandalorian.json'
import { planOf } from '../src/estate/motion'
import type { Line } from '../src/protocol'

const SPACES = edition.spaces.map(({ id }) => id)
const line = (kind: string, facts: Record<string, unknown>, seat = 0): Line =>
  ({ kind, seat, facts }) as unknown as Line
const moved = (from: number, ...path: number[]): Line =>
  line('Moved', { from: SPACES[from], to: SPACES[path.at(-1)!], path: path.map((space) => SPACES[space]) })

describe('the plan of a decision', () => {
  it('walks after the dice, space by space, and counts money after the walk', () => {
    const { walks, cashAt, end } = planOf(
      [line('Rolled', { dice: [1, 2] }), moved(4, 5, 6, 7), line('RentPaid', { amount: 20 })],
      SPACES,
    )
    expect(walks).toEqual([{ seat: 0, from: 4, path: [5, 6, 7], at: 600, step: 90 }])
    expect([cashAt, end]).toEqual([870, 1320])
  })
  it('runs over the start space', () => {
    expect(planOf([moved(30, 31, 0, 1, 2)], SPACES).walks[0]?.path).toEqual([31, 0, 1, 2])
  })
  it('shortens the steps of a long way', () => {
    const { walks, cashAt } = planOf([moved(1, ...Array.from({ length: 28 }, (_, k) => k + 2))], SPACES)
    expect(walks[0]?.path).toHaveLength(28)
    expect(cashAt).toBeCloseTo(900)
  })
  it('goes back as far as a card sends a token back', () => {
    expect(planOf([moved(5, 4, 3, 2)], SPACES).walks[0]?.path).toEqual([4, 3, 2])
    expect(planOf([moved(3, 2, 1, 0, 31, 30)], SPACES).walks[0]?.path).toEqual([2, 1, 0, 31, 30])
  })
  it('sets a token down where it walks over nothing', () => {
    expect(planOf([moved(4, 20)], SPACES).walks[0]?.path).toEqual([20])
    expect(planOf([moved(4, 4)], SPACES).walks).toEqual([])
  })
  it('is over at once when nothing moves', () => {
    expect(planOf([line('TurnPassed', {})], SPACES)).toEqual({ walks: [], cashAt: 0, end: 0 })
  })
  it('plays two walks of one decision one after the other', () => {
    const { walks } = planOf([moved(4, 5, 6), line('CardDrawn', {}), moved(6, 7)], SPACES)
    expect(walks.map(({ at }) => at)).toEqual([0, 180])
  })
})
