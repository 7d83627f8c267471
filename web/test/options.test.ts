import { describe, expect, it } from 'vitest'
import game from '../dev/fixtures/game-mandalorian.json'
import race from '../dev/fixtures/game-falcon.json'
import type { Option, Prompt } from '../src/protocol'
import { bidBounds, clamp, deedOf, sortOptions } from '../src/estate/estate-options'
import { verbOf, wordsOf } from '../src/table/options'

const frames = game as unknown as { prompts: Prompt[] }[]
const prompts = [...frames, ...(race as unknown as typeof frames)].flatMap((frame) => frame.prompts)
const option = (decision: Record<string, unknown>, effect = ''): Option => ({
  decision,
  label: 'label',
  effect,
  rule: null,
  then: [],
  short: '',
  follows: [],
  gain: null,
})

describe('the options of a prompt', () => {
  it('are all shown somewhere, none twice, in a whole recorded game', () => {
    for (const prompt of prompts) {
      const { main, manage, trade, danger } = sortOptions(prompt)
      expect(main.length + manage.length + trade.length + danger.length).toBe(prompt.options.length)
    }
  })
  it('never put giving up among the answers', () => {
    for (const prompt of prompts) expect(sortOptions(prompt).main.map(verbOf)).not.toContain('resign')
  })
  it('begin with the likeliest answer', () => {
    const buying = prompts.find(({ kind }) => kind === 'buy_or_auction')
    expect(buying && sortOptions(buying).main.map(verbOf)).toEqual(['buy', 'auction'])
  })
  it('have a consequence in brackets that is shown smaller', () => {
    expect(wordsOf(option({ do: 'move' }, 'move 4 (space 13 → space 9)'))).toEqual({
      text: 'move 4',
      note: 'space 13 → space 9',
    })
    expect(wordsOf(option({ do: 'roll' }))).toEqual({ text: 'label', note: '' })
  })
  it('are filed under their deed', () => {
    expect([option({ do: 'build', deed: 'a' }), option({ do: 'sell_set', levels: { b: 0 } })].map(deedOf)).toEqual([
      'a',
      'b',
    ])
  })
})

describe('bids', () => {
  it('have bounds in every auction', () => {
    for (const prompt of prompts.filter(({ kind }) => kind === 'bid_or_pass')) expect(bidBounds(prompt)).not.toBeNull()
  })
  it('stay within them', () => {
    expect([clamp(5, 10, 50), clamp(70, 10, 50), clamp(NaN, 0, 9)]).toEqual([10, 50, 0])
  })
})
