// @vitest-environment jsdom
import './furnished'
import { afterEach, describe, expect, it, vi } from 'vitest'
import cloneWars from '../dev/fixtures/edition-clone-wars.json'
import falcon from '../dev/fixtures/edition-falcon.json'
import estateSummary from '../dev/fixtures/summary-clone-wars.json'
import raceSummary from '../dev/fixtures/summary-falcon.json'
import { binsOf } from '../src/stats/figures/bins'
import { heatFill, heatOf, ranksOf } from '../src/stats/figures/heat'
import { mapOf, spaceName } from '../src/stats/figures/heatmap'
import { apart } from '../src/stats/figures/labels'
import { between, decimal, percent, round, signed } from '../src/stats/figures/numbers'
import { roundUp, stepFor, ticks } from '../src/stats/figures/scale'
import { settings } from '../src/ui/settings.svelte'
import type { Board } from '../src/protocol'
import { bestStep, sortDeeds, valueOf } from '../src/estate/stats/deeds'
import type { DeedStory, Summary } from '../src/report/summary'
import { t } from '../src/texts'
import { nameless, show } from './browser'

const estate = { summary: estateSummary as unknown as Summary, board: cloneWars as unknown as Board }
const race = { summary: raceSummary as unknown as Summary, board: falcon as unknown as Board }

let stop = (): void => {}
afterEach(() => {
  stop()
  stop = () => {}
  vi.restoreAllMocks()
  settings.speak('en')
})

async function open(props: { summary: Summary; board: Board }): Promise<void> {
  const { default: Report } = await import('../src/stats/report/Report.svelte')
  stop = show(Report, props)
}
const heads = (): string[] => [...document.querySelectorAll('h2')].map((node) => node.textContent ?? '')

describe('figures', () => {
  it('are written as the language writes them', () => {
    expect([decimal(1234.56), percent(0.256), between(0.1, 0.25), signed(12), round(0.123)]).toEqual([
      '1\u202f234.6',
      '25.6\u202f%',
      '10.0–25.0\u202f%',
      '+12',
      '0.12',
    ])
    settings.speak('de')
    expect([decimal(-0.5), percent(0.256), decimal(-0.001)]).toEqual(['−0,5', '25,6\u202f%', '0,0'])
  })
  it('count one as one', () => {
    expect([1, 0, 20_000].map((count) => t('length-games', { count }))).toEqual([
      '1 game',
      '0 games',
      '20\u202f000 games',
    ])
    settings.speak('de')
    expect([t('length-games', { count: 1 }), t('rates-of', { count: 1, wins: 0 })]).toEqual([
      '1 Spiel',
      '0 von 1 Spiel',
    ])
  })
  it('stand on axes of round steps', () => {
    expect([stepFor(100, 5), stepFor(7, 5), roundUp(0.37, 4), roundUp(1234, 5)]).toEqual([20, 2, 0.4, 1500])
    expect(ticks(20, 240, 5, String).map(({ text }) => text)).toEqual(['50', '100', '150', '200'])
    expect(ticks(0, 3, 8, String, 1).map(({ text }) => text)).toEqual(['0', '1', '2', '3'])
  })
})

describe('a histogram', () => {
  const spread = (counts: number[], width = 2) => ({ mean: 0, quantiles: [], width, counts, beyond: 0 })
  it('joins bins until the bars can be seen, and loses no game', () => {
    const bins = binsOf(spread(Array.from({ length: 300 }, (_, k) => (k < 50 ? 0 : 1))))
    expect([bins.low, bins.width, bins.counts.length]).toEqual([100, 20, 25])
    expect(bins.counts.reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(bins.open).toBe(false)
  })
  it('puts the few games far out into its last bar', () => {
    const bins = binsOf(spread([0, 500, 500, 0, 0, 0, 0, 1], 10))
    expect(bins).toEqual({ low: 10, width: 10, counts: [500, 501], open: true })
  })
  it.each([
    [100, 'end'],
    [20, 'start'],
  ])('with a line at %i has its name beside it, inside the drawing', async (at, anchor) => {
    const { default: Histogram } = await import('../src/stats/figures/Histogram.svelte')
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640)
    stop = show(Histogram, {
      label: 'prices',
      unit: '%',
      spread: { ...spread(Array(101).fill(1), 1), quantiles: [5, 25, 50, 75, 95] },
      line: { at, text: 'printed price' },
    })
    const name = [...document.querySelectorAll('.note')].find((node) => node.textContent === 'printed price')
    expect(name?.getAttribute('text-anchor')).toBe(anchor)
  })
  it('of one value has one bar', () => {
    expect(binsOf(spread([0, 0, 7], 1))).toEqual({ low: 2, width: 1, counts: [7], open: false })
    expect(binsOf({ ...spread([0, 0, 7], 1), beyond: 3 }).open).toBe(true)
  })
})

describe('heat', () => {
  it('is not outshone by one space', () => {
    const heat = heatOf([...Array.from({ length: 39 }, (_, k) => 0.02 + k / 4000), 0.9])
    expect(heat.of(0.9)).toBe(1)
    expect(heat.of(0.025)).toBeGreaterThan(0.3)
    expect(heat.of(0)).toBe(0)
  })
  it('is cold where all are alike, and mixes colours of the theme', () => {
    expect(heatOf([0.1, 0.1, 0.1]).of(0.1)).toBe(0)
    expect(heatFill(0)).toContain('0%')
    expect(heatFill(1)).toBe('color-mix(in oklab, var(--heat-hot) 100%, var(--heat-warm))')
    expect(ranksOf([3, 5, 3])).toEqual([2, 1, 2])
  })
})

describe('a map of landings', () => {
  const spaces = [
    { id: 'b', landings: 3, share: 0.75 },
    { id: 'a', landings: 1, share: 0.25 },
  ]
  it('goes by the board, and knows spaces that nobody came to', () => {
    const map = mapOf(['a', 'b', 'c'], spaces, false)
    expect([map.values, map.hottest, map.show(map.values[1] ?? 0), map.brief(map.values[1] ?? 0)]).toEqual([
      [0.25, 0.75, 0],
      1,
      '75.0\u202f%',
      '75.0',
    ])
    expect(spaceName(map, 2, 'C')).toBe('C. 0.0\u202f% of all landings, 0. Place 3 of 3.')
  })
  it('of one game counts one by one', () => {
    const map = mapOf(['a', 'b', 'c'], spaces, true)
    expect([map.values, map.show(3), map.show(map.even)]).toEqual([[1, 3, 0], '3', '1.3'])
  })
})

describe('labels', () => {
  it('move apart, in order and inside the room', () => {
    expect(apart([50, 52, 51], 10, 100)).toEqual([50, 70, 60])
    expect(apart([98, 99, 100], 10, 100)).toEqual([80, 90, 100])
    expect(apart([10, 90], 10, 100)).toEqual([10, 90])
  })
})

describe('deeds', () => {
  const deeds = estate.summary.deeds
  it('come with what pays soonest first, and the unknown last', () => {
    const unknown: DeedStory = { ...deeds[0]!, deed: 'unknown', steps: [] }
    const sorted = sortDeeds([unknown, ...deeds], 'break_even', false)
    const values = sorted.map((story) => valueOf(story, 'break_even'))
    expect(sorted.at(-1)?.deed).toBe('unknown')
    expect(values.slice(0, -1)).toEqual(values.slice(0, -1).toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })
  it('can be listed the other way round', () => {
    const rates = deeds.map(({ first_owner }) => first_owner.rate)
    expect(sortDeeds(deeds, 'first', false)[0]!.first_owner.rate).toBe(Math.max(...rates))
    expect(sortDeeds(deeds, 'first', true)[0]!.first_owner.rate).toBe(Math.min(...rates))
  })
  it('are judged by the step that the summary names, if it names one', () => {
    const step = { step: 'bare', cost: 100, rents: 500, mean_rent: 5, turns: 900, yield_per_turn: 2, break_even: 50 }
    const lucky = { ...step, step: 'hotel', rents: 1, break_even: 2 }
    const story = { ...deeds[0]!, steps: [step, lucky] }
    expect([bestStep({ ...story, best: 'bare' })?.step, bestStep({ ...story, best: null })]).toEqual(['bare', null])
  })
})

describe('a fan', () => {
  it('keeps the names of both lines apart where the lines end together', async () => {
    const { default: Fan } = await import('../src/stats/figures/Fan.svelte')
    const points = [1, 2].map((round) => ({ round, games: 20, quantiles: [1, 2, 3, 4, 5] }))
    stop = show(Fan, { fan: { winner: points, others: points }, label: 'worth', unit: 'steps' })
    const [others, winner] = ['.others text', '.winner text'].map((name) =>
      Number(document.querySelector(name)?.getAttribute('y')),
    )
    expect(Math.abs(others! - winner!)).toBeGreaterThanOrEqual(16)
  })
})

describe('the report', () => {
  it('says where too few rents were seen', async () => {
    await open({
      ...estate,
      summary: { ...estate.summary, deeds: estate.summary.deeds.map((story) => ({ ...story, best: null })) },
    })
    const [paid, rent] = ['td.break_even', 'td.yield'].map((cell) => document.querySelector(cell)?.textContent)
    expect([paid, rent]).toEqual(['–too few rents seen', '–too few rents seen'])
  })
  it('of one game is headed so', async () => {
    await open({ ...race, summary: { ...race.summary, games: 1 } })
    expect(document.querySelector('h1')?.textContent).toMatch(/: 1 game$/)
  })
  it('tells everything of an estate with missions', async () => {
    await open(estate)
    expect(heads()).toEqual([
      'Who wins',
      'Where tokens land',
      'How long a game takes',
      'How the winner gets ahead',
      'How exciting it is',
      'What deeds bring',
      'What auctions cost',
      'Missions: light against dark',
      'A game in figures',
    ])
    expect(document.querySelectorAll('.spaces button')).toHaveLength(40)
    expect(nameless()).toEqual([])
  })
  it('tells of a race what a race has', async () => {
    await open(race)
    expect(heads()).toEqual([
      'Who wins',
      'Where tokens land',
      'How long a game takes',
      'How the winner gets home',
      'How exciting it is',
      'A game in figures',
    ])
    expect(document.querySelector('main')?.textContent).toMatch(/bumps.*slides|slides.*bumps/)
    expect(nameless()).toEqual([])
  })
  it('says that it was stopped, and from where games began', async () => {
    await open({ ...race, summary: { ...race.summary, asked: 50_000, from_position: true } })
    expect([...document.querySelectorAll('.notice')].map((node) => node.textContent)).toEqual([
      'Stopped early: 20\u202f000 of 50\u202f000 games were played.',
      'Every game began from the same given position.',
    ])
    expect(document.querySelector('main')?.textContent).not.toContain('Luck')
  })
  it('speaks German', async () => {
    settings.speak('de')
    await open(estate)
    expect(heads()[0]).toBe('Wer gewinnt')
    expect(document.documentElement.lang).toBe('de')
  })
})
