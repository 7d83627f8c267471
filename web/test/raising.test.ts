// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import type { Prompt, Way } from '../src/protocol'
import { furnish } from './browser'

const way = (deed: string, more: Partial<Way> = {}): Way => ({
  decision: { do: 'mortgage', deed },
  advised: false,
  rent: 0,
  times: 0,
  groups: [],
  again: 66,
  costs: [],
  ...more,
})
const option = (deed: string, amount: number): Prompt['options'][number] => ({
  decision: { do: 'mortgage', deed },
  label: deed,
  effect: '',
  rule: null,
  then: [{ kind: 'Paid', seat: -1, facts: { to: 0, amount } }],
  short: '',
  follows: [],
  gain: null,
})

// the settings look at the browser when they are loaded
beforeAll(() => furnish())

describe('ways to raise cash', () => {
  it('stand in the order of the server, each with what it brings', async () => {
    const { raisingsOf } = await import('../src/estate/raising')
    const prompt = {
      seat: 0,
      options: [option('a', 30), option('b', 60)],
      ways: [way('b', { advised: true }), way('a')],
      title: '',
      context: '',
      rule: null,
      facts: [],
    } as unknown as Prompt
    expect(
      raisingsOf(prompt).map(({ option: { label }, brings, way: { advised } }) => [label, brings, advised]),
    ).toEqual([
      ['b', 60, true],
      ['a', 30, false],
    ])
  })
  it('leave out what cannot be done', async () => {
    const { raisingsOf } = await import('../src/estate/raising')
    expect(raisingsOf({ seat: 0, options: [], ways: [way('b')] } as unknown as Prompt)).toEqual([])
  })
})
