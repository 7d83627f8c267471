// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import boba from '../dev/fixtures/edition-boba-fett.json'
import mandalorian from '../dev/fixtures/edition-mandalorian.json'
import estateGame from '../dev/fixtures/game-mandalorian.json'
import type { EstateBoard, EstateView, Line, Prompt, Scene } from '../src/protocol'
import { furnish } from './browser'

const BOARD = mandalorian as unknown as EstateBoard
const BOBA = boba as unknown as EstateBoard
interface Frame {
  view: EstateView
  prompts: Prompt[]
  lines: Line[]
  scene: Scene | null
}
const frames = estateGame as unknown as Frame[]
const asked = (kind: string): { frame: Frame; prompt: Prompt } => {
  for (const frame of frames) {
    const prompt = frame.prompts.find((known) => known.kind === kind)
    if (prompt) return { frame, prompt }
  }
  throw new Error(`nobody is asked ${kind}`)
}

// the settings look at the browser when they are loaded
beforeAll(() => furnish())

describe('letters of tokens', () => {
  it('tell all tokens of every box apart, in both languages', async () => {
    const { lettersFor } = await import('../src/estate/letters')
    for (const { info } of [BOARD, BOBA]) {
      for (const language of ['en', 'de'] as const) {
        const letters = lettersFor(info.tokens.map(({ id, name }) => ({ id, name: name[language] })))
        expect(new Set(letters.values()).size).toBe(info.tokens.length)
        for (const two of letters.values()) expect(two).toMatch(/^\p{Lu}{2}$/u)
      }
    }
  })
  it('are the initials where they differ', async () => {
    const { lettersFor } = await import('../src/estate/letters')
    expect([
      ...lettersFor([
        { id: 'g', name: 'General Grievous' },
        { id: 'a', name: 'AT-TE' },
      ]).values(),
    ]).toEqual(['GG', 'AT'])
  })
})

describe('the question of a prompt', () => {
  it('has the sign of the group of its deed', async () => {
    const { groupAsked } = await import('../src/estate/prompt-group')
    for (const kind of ['buy_or_auction', 'ask_rent']) {
      const { frame, prompt } = asked(kind)
      const group = groupAsked(BOARD, frame.view, prompt)
      const deeds = BOARD.deeds.filter((deed) => deed.group === group?.id)
      expect(deeds.some(({ name }) => `${prompt.title} ${prompt.context}`.includes(name.en))).toBe(true)
    }
    const { frame, prompt } = asked('roll_dice')
    expect(groupAsked(BOARD, frame.view, prompt)).toBeNull()
  })
  it('has answers with one key each', async () => {
    const { hintsOf } = await import('../src/estate/estate-options')
    const { options } = asked('buy_or_auction').prompt
    const answers = options.filter(({ decision }) => ['buy', 'auction'].includes(String(decision['do'])))
    expect(hintsOf([...answers, ...answers])).toEqual(['B', 'A', '', ''])
  })
})

describe('optional actions', () => {
  it('always names the same three things and a decision to ask about, if there is any deed in question', async () => {
    const { optionalActions } = await import('../src/estate/optional-actions')
    for (const { view, prompts } of frames) {
      const actions = optionalActions(
        BOARD,
        view,
        0,
        prompts.find(({ seat }) => seat === 0),
      )
      expect(actions.map(({ id }) => id)).toEqual(['trade', 'build', 'mortgage'])
      const [trade, build, mortgage] = actions.map(({ decision }) => decision)
      expect([trade?.do, build?.do]).toEqual(['offer_trade', 'build'])
      expect(Boolean(mortgage)).toBe(view.seats[0]!.deeds.length > 0)
    }
  })
})

describe('the seats of an auction', () => {
  it('come with the highest bid first and who has passed last', async () => {
    const { biddersOf } = await import('../src/estate/bidding')
    const { frame } = asked('bid_or_pass')
    const auction = { ...frame.view.auction!, high_bidder: 2, high_bid: 30, passed: [0] }
    const line = (seat: number, amount: number): Line =>
      ({ kind: 'BidMade', seat, facts: { lot: auction.lot, amount } }) as unknown as Line
    const rows = biddersOf(frame.scene!.seats, frame.view, auction, [
      line(1, 10),
      line(2, 20),
      line(1, 25),
      line(2, 30),
    ])
    expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 3, 0])
    expect(rows[1]?.bid).toBe(25)
    expect(rows.every(({ says, note }) => says && note)).toBe(true)
  })
})
