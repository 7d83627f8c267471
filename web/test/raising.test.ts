// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import mandalorian from '../dev/fixtures/edition-mandalorian.json'
import type { EstateBoard, Prompt, Way } from '../src/protocol'
import { furnish } from './browser'

const board = mandalorian as unknown as EstateBoard
const way = (deed: string, more: Partial<Way> = {}): Way => ({
  decision: { do: 'mortgage', deed },
  advised: false,
  rent: 0,
  times: 0,
  groups: [],
  again: 66,
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
  it('tell of the rent that is lost, the set that is broken, and the price to have it back', async () => {
    const { costsOf } = await import('../src/estate/raising')
    const group = board.groups[0]!
    expect(costsOf(board, way('a', { rent: 26, times: 4, groups: [group.id] }))).toEqual([
      'Rent −26',
      'Rent −4 × dice',
      `breaks a set: ${group.name.en}`,
      '66 to get it back',
    ])
  })
})
