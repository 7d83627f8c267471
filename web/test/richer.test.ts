// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import cloneWars from '../dev/fixtures/edition-clone-wars.json'
import episodeOne from '../dev/fixtures/edition-episode-one.json'
import editions from '../dev/fixtures/editions.json'
import moments from '../dev/fixtures/moments.json'
import { FakeWire, type Frame } from '../dev/fake'
import { clockText, secondsLeft } from '../src/net/clock'
import type { EditionInfo, EstateBoard, EstateView, Prompt } from '../src/protocol'
import { drawn, furnish, nameless, pause, show } from './browser'
import { fetchParts } from './parts'

const BOARD = cloneWars as unknown as EstateBoard
const FRAMES = moments as unknown as Record<
  keyof typeof moments,
  Frame & { view: EstateView & Record<string, unknown> }
>
const FILES: Record<string, unknown> = {
  '/api/editions': editions,
  '/api/editions/clone-wars': cloneWars,
  '/api/editions/episode-one': episodeOne,
}
const prompt = (kind: keyof typeof moments): Prompt => FRAMES[kind].prompts.find(({ due }) => due)!

let stop = (): void => {}
beforeAll(async () => {
  furnish()
  await fetchParts()
})
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(JSON.stringify(FILES[path] ?? { table: 'new', url: '/t/new' })),
  )
})
afterEach(() => {
  stop()
  stop = () => {}
})

async function open(kind: keyof typeof moments, width = 1440): Promise<void> {
  furnish(width)
  window.holotableDial = () => new FakeWire(kind === 'tax_or_share' ? 'episode-one' : 'clone-wars', [FRAMES[kind]])
  const { default: TablePage } = await import('../src/table/TablePage.svelte')
  stop = show(TablePage, { table: 'demo' })
  await drawn()
}
const decisions = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-decision]')].map(({ dataset }) => dataset['decision'] ?? '')
const text = (where = '.prompt'): string => document.querySelector(where)?.textContent ?? ''

describe.each([1440, 390])('%i pixels wide', (width) => {
  it('lets tokens be chosen by their side', async () => {
    await open('pick_token', width)
    const free = prompt('pick_token').options.length
    expect(decisions().filter((verb) => verb === 'choose_token')).toHaveLength(free)
    expect([...document.querySelectorAll('.sides section')].map((side) => side.getAttribute('aria-label'))).toEqual([
      'Light side',
      'Dark side',
    ])
    expect(nameless()).toEqual([])
  })
  it('shows the faces of a mission, its odds and what follows', async () => {
    await open('go_on_mission', width)
    const { least } = BOARD.missions.find(({ id }) => id === FRAMES.go_on_mission.view.mission?.id)!
    expect(document.querySelectorAll('.faces li')).toHaveLength(6)
    expect(document.querySelectorAll('.faces .wins')).toHaveLength(7 - least)
    expect(text()).toContain(`${7 - least} in 6:`)
    expect(text()).toMatch(/turn ends|throw again/)
    expect(decisions().slice(0, 2)).toEqual(['start_mission', 'skip_mission'])
    expect(nameless()).toEqual([])
  })
  it('lets a prize be chosen', async () => {
    await open('take_prize', width)
    expect(text('.prompt h2')).toMatch(/: won$/)
    expect(document.querySelectorAll('.places [role=radio]').length).toBeGreaterThan(0)
    expect(nameless()).toEqual([])
  })
  it('shows nobody’s worth where a tax is chosen unseen', async () => {
    await open('tax_or_share', width)
    expect(decisions().filter((verb) => verb === 'pay_tax')).toHaveLength(2)
    expect(document.querySelectorAll('.bar[role=img], .legend')).toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/worth/)
  })
  it('says where paying leads, and asks to pay or stay', async () => {
    await open('fine_or_stay', width)
    expect(text('.prompt header')).toMatch(/you move \d+ spaces at once, to /)
    expect(decisions().slice(0, 2)).toEqual(['pay_fine', 'stay'])
  })
  it('counts at the end: cash, deeds and buildings add up', async () => {
    await open('score', width)
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))),
    )
    expect(rows).toHaveLength(3)
    for (const [cash = 0, deeds = 0, buildings = 0, sum] of rows) expect(cash + deeds + buildings).toBe(sum)
    expect(rows.map((row) => row[3])).toEqual([...rows.map((row) => row[3] ?? 0)].sort((a, b) => b - a))
  })
})

describe('a prize', () => {
  it('names what completes a set first, then the dearest', async () => {
    const { byWorth } = await import('../src/estate/prizes')
    const place = (id: string): number => BOARD.deeds.find((deed) => deed.id === id)!.space
    const option = (deed: string, whole: boolean) => ({ decision: { do: 'take_deed', deed }, gain: { whole } })
    const deeds = ['rodia', 'tatooine-dune-sea', 'jabbas-palace']
    const prompt = { options: deeds.map((deed) => option(deed, deed === 'tatooine-dune-sea')) } as unknown as Prompt
    const order = byWorth(BOARD, prompt, deeds.map(place))
    expect(order).toEqual(['tatooine-dune-sea', 'jabbas-palace', 'rodia'].map(place))
  })
  it('that sends somebody is not aimed until a space is chosen', async () => {
    const { optionFor, victimsOf } = await import('../src/estate/prizes')
    const option = (seat: number, space: string) => ({
      decision: { do: 'send', seat, space },
      label: '',
      effect: '',
      rule: null,
      then: [],
      short: '',
      follows: [],
      gain: null,
    })
    const options = [option(1, 'go'), option(2, 'go'), option(2, 'jail')]
    expect(victimsOf(options)).toEqual([1, 2])
    expect(optionFor(BOARD, options, null, 2)).toBeUndefined()
    expect(optionFor(BOARD, options, 0, null)).toBeUndefined()
    expect(optionFor(BOARD, options, 0, 2)).toBe(options[1])
  })
})

describe('the clock of a timed game', () => {
  it('counts down between two messages, and stands without a connection', () => {
    expect([
      secondsLeft({ seconds: 90, at: 1000 }, 31_000, true),
      secondsLeft({ seconds: 90, at: 1000 }, 31_000, false),
    ]).toEqual([60, 90])
    expect(secondsLeft({ seconds: 5, at: 0 }, 60_000, true)).toBe(0)
  })
  it('reads like a clock', () => {
    expect([3909, 309, 9].map(clockText)).toEqual(['1:05:09', '5:09', '0:09'])
  })
})

describe('the choice of a game', () => {
  const boxes = editions as unknown as EditionInfo[]

  it('offers each box what it has', async () => {
    const { optionOf } = await import('../src/lobby/games')
    const having = (name: string): string[] => boxes.filter((box) => optionOf(box, name)).map(({ id }) => id)
    expect(having('missions')).toEqual(['clone-wars'])
    expect(having('variant').sort()).toEqual(['clone-wars', 'episode-one'])
  })
  it('ends a timed game by the clock or by rounds, and other games by neither', async () => {
    const { default: GameForm } = await import('../src/lobby/GameForm.svelte')
    const options: Record<string, boolean | number | string> = {}
    stop = show(GameForm as never, { info: boxes.find(({ id }) => id === 'clone-wars'), options, minutes: 60 })
    const choose = async (place: number): Promise<void> => {
      document.querySelectorAll<HTMLInputElement>('input[type=radio]')[place]?.click()
      await pause()
    }
    expect(document.querySelector('select')).toBeNull()
    await choose(2)
    expect(options['variant']).toBe('timed')
    await choose(1)
    expect(options).toEqual({ variant: 'short' })
    expect(nameless()).toEqual([])
  })
})
