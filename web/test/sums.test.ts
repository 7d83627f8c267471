import { describe, expect, it } from 'vitest'
import { sumFor } from '../src/estate/sums'
import type { Option } from '../src/protocol'

const option = (then: { seat: number; facts: Record<string, unknown> }[]): Option =>
  ({ then: then.map((one) => ({ kind: 'Paid', ...one })) }) as unknown as Option

describe('what an option means for a seat', () => {
  it('is what it gets less what it pays', () => {
    expect(
      sumFor(
        option([
          { seat: -1, facts: { to: 2, amount: 60 } },
          { seat: 2, facts: { to: 0, amount: 20 } },
        ]),
        2,
      ),
    ).toBe(40)
  })
  it('leaves out what does not concern the seat', () => {
    expect(
      sumFor(
        option([
          { seat: 1, facts: { to: 0, amount: 60 } },
          { seat: 2, facts: { deed: 'x' } },
        ]),
        2,
      ),
    ).toBe(0)
  })
})
