import { describe, expect, it } from 'vitest'
import { enough, sumFor } from '../src/lib/sums'
import type { Option } from '../src/protocol'

const option = (then: { seat: number; facts: Record<string, unknown> }[]): Option => ({ then: then.map((one) => ({ kind: 'Paid', ...one })) }) as unknown as Option
const ways = (...sums: number[]): { brings: number }[] => sums.map((brings) => ({ brings }))

describe('what an option means for a seat', () => {
  it('is what it gets less what it pays', () => {
    expect(sumFor(option([{ seat: -1, facts: { to: 2, amount: 60 } }, { seat: 2, facts: { to: 0, amount: 20 } }]), 2)).toBe(40)
  })
  it('leaves out what does not concern the seat', () => {
    expect(sumFor(option([{ seat: 1, facts: { to: 0, amount: 60 } }, { seat: 2, facts: { deed: 'x' } }]), 2)).toBe(0)
  })
})

describe('ways to raise cash', () => {
  it('are the smallest one that is enough', () => {
    expect(enough(ways(130, 75, 50), 3)).toEqual(ways(50))
    expect(enough(ways(130, 75, 50), 60)).toEqual(ways(75))
  })
  it('are several, the largest first, when no one is enough', () => {
    expect(enough(ways(130, 75, 50), 200)).toEqual(ways(130, 75))
  })
  it('are all of them when even those are not enough', () => {
    expect(enough(ways(30, 20), 500)).toEqual(ways(30, 20))
  })
})
