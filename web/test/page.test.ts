// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import boba from '../dev/fixtures/edition-boba-fett.json'
import cloneWars from '../dev/fixtures/edition-clone-wars.json'
import episodeOne from '../dev/fixtures/edition-episode-one.json'
import falcon from '../dev/fixtures/edition-falcon.json'
import mandalorian from '../dev/fixtures/edition-mandalorian.json'
import editions from '../dev/fixtures/editions.json'
import estateGame from '../dev/fixtures/game-mandalorian.json'
import debtGame from '../dev/fixtures/game-debt.json'
import raceGame from '../dev/fixtures/game-falcon.json'
import { FakeWire, type Frame } from '../dev/fake'
import { drawn, furnish, nameless, pause, show } from './browser'
import { fetchParts } from './parts'

const FILES: Record<string, unknown> = {
  '/api/editions': editions,
  '/api/my-tables': [],
  '/api/editions/mandalorian': mandalorian,
  '/api/editions/falcon': falcon,
  '/api/editions/boba-fett': boba,
  '/api/editions/clone-wars': cloneWars,
  '/api/editions/episode-one': episodeOne,
}
const GAMES = {
  debt: debtGame as unknown as Frame[],
  mandalorian: estateGame as unknown as Frame[],
  falcon: raceGame as unknown as Frame[],
}

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

async function open(edition: keyof typeof GAMES, frame: number, width = 1440): Promise<void> {
  furnish(width)
  window.holotableDial = () => new FakeWire(edition === 'debt' ? 'mandalorian' : edition, GAMES[edition], frame)
  const { default: TablePage } = await import('../src/table/TablePage.svelte')
  stop = show(TablePage, { table: `demo-${edition}` })
  await drawn()
}
const frameWith = (kind: string, edition: keyof typeof GAMES = 'mandalorian'): number =>
  GAMES[edition].findIndex((frame) => frame.prompts.some((prompt) => prompt.kind === kind))
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')]
const button = (text: RegExp): HTMLButtonElement => {
  const found = buttons().find((node) => text.test(node.textContent ?? ''))
  if (!found)
    throw new Error(
      `no button ${text}: ${buttons()
        .map((node) => node.textContent?.trim())
        .join(' | ')}`,
    )
  return found
}

describe('the start page', () => {
  async function landing(): Promise<void> {
    const { default: Landing } = await import('../src/lobby/Landing.svelte')
    stop = show(Landing, {})
    await pause(10)
  }
  it('shows every finished box and plays at once against bots', async () => {
    await landing()
    expect(document.querySelectorAll('article')).toHaveLength(editions.length)
    expect(nameless()).toEqual([])
    button(/^Play now$/).click()
    await pause(10)
    expect(location.pathname).toBe('/t/new')
  })
  it('asks which box and gives friends a link', async () => {
    await landing()
    button(/With friends/).click()
    await pause()
    button(/^Get a link$/).click()
    await pause(10)
    expect(location.pathname).toBe('/t/new')
  })
  it('asks for names when everybody plays here', async () => {
    await landing()
    button(/On this screen/).click()
    await pause()
    button(/^Who plays\?$/).click()
    await pause()
    expect(document.querySelectorAll('dialog input')).toHaveLength(2)
    expect(nameless()).toEqual([])
  })
  it('still has the whole form', async () => {
    await landing()
    button(/^Seats and options$/).click()
    await pause()
    expect(document.querySelectorAll('dialog [role=group]')).toHaveLength(3)
    expect(nameless()).toEqual([])
  })
  it('opens the rules and finds a word in them', async () => {
    await landing()
    button(/^Rules$/).click()
    await pause(10)
    const all = document.querySelectorAll('[data-row]').length
    const search = document.querySelector<HTMLInputElement>('dialog input[type=search]')
    if (search) search.value = 'bankrupt'
    search?.dispatchEvent(new Event('input', { bubbles: true }))
    await pause()
    expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(all)
  })
})

describe.each([1440, 1000, 390])('a table %i pixels wide', (width) => {
  it.each(['roll_dice', 'buy_or_auction', 'bid_or_pass', 'finish_turn', 'ask_rent', 'in_jail', 'want_pieces'])(
    'asks %s with a control for every answer',
    async (kind) => {
      const frame = frameWith(kind)
      await open('mandalorian', frame, width)
      expect(document.querySelector('.prompt')).not.toBeNull()
      expect(document.querySelectorAll('#board button')).toHaveLength(32)
      expect(nameless()).toEqual([])
    },
  )
  it('tells the terms of an offer that waits for an answer', async () => {
    await open('mandalorian', frameWith('answer_trade'), width)
    expect(document.body.textContent).toMatch(/offers you a trade.*It waits for you/s)
    expect(nameless()).toEqual([])
  })
  it('helps with a debt', async () => {
    await open('debt', 0, width)
    expect(document.querySelector('.prompt h2')?.textContent).toMatch(/You owe/)
    expect(document.querySelectorAll('.prompt .way').length).toBeGreaterThan(0)
    expect(nameless()).toEqual([])
  })
  it('shows the race with its card and its ways', async () => {
    await open('falcon', frameWith('move_pawn', 'falcon'), width)
    expect(document.querySelectorAll('.droid').length).toBeGreaterThanOrEqual(12)
    expect(document.querySelector('[role=radiogroup] input')).not.toBeNull()
    expect(nameless()).toEqual([])
  })
})

describe('playing', () => {
  it('sends the decision of a button and goes on with the answer', async () => {
    await open('mandalorian', 0)
    button(/Throw/).click()
    await pause(160)
    expect(document.querySelector('.prompt')?.textContent).toContain('Razor Crest Cockpit')
    expect(document.querySelector('.log')?.textContent).toMatch(/throws/)
  })
  it('works by single letters', async () => {
    await open('mandalorian', 0)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
    await pause(160)
    expect(document.querySelector('.prompt')?.textContent).toContain('Razor Crest Cockpit')
  })
  it('says why on a line of the log', async () => {
    await open('mandalorian', 3)
    const why = document.querySelector<HTMLButtonElement>('.log .why')
    why?.click()
    await pause()
    expect(document.querySelector('[role=note]')?.textContent).toMatch(/MA-/)
  })
  it('opens an offer, lets it be changed, and shows a refusal in the sheet', async () => {
    await open('mandalorian', frameWith('answer_trade'))
    button(/^Open$/).click()
    await pause()
    expect(document.querySelector('dialog')?.textContent).toMatch(/You give/)
    expect(button(/^Accept/)).toBeTruthy()
    button(/\+50/).click()
    await pause()
    expect(button(/counter-offer/)).toBeTruthy()
  })
  it('makes an offer of its own', async () => {
    await open('mandalorian', 2)
    button(/^Trade/).click()
    await pause()
    button(/^\+50/).click()
    await pause()
    button(/Send the offer/).click()
    await pause(10)
    expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/did not go through/)
  })
  it('asks twice before giving up', async () => {
    await open('mandalorian', 0)
    button(/^Give up$/).click()
    await pause()
    expect(document.querySelector('dialog')?.textContent).toMatch(/Really/)
  })
  it.each([
    ['mandalorian', 130],
    ['falcon', 60],
  ] as const)(
    'shows every moment of a recorded game of %s',
    async (edition, frames) => {
      for (let frame = 0; frame < frames; frame += 9) {
        await open(edition, frame)
        expect(document.querySelector('#decision, .prompt'), `frame ${frame}`).not.toBeNull()
        stop()
        stop = () => {}
      }
    },
    120_000, // a machine may be busy
  )
})

describe('a drawn card', () => {
  it('is shown until it is put away', async () => {
    const drawn = GAMES.mandalorian.findIndex(
      (frame, place) => place > 0 && frame.lines.slice(-12).some((line) => line.kind === 'CardDrawn'),
    )
    await open('mandalorian', drawn - 1)
    document.querySelector<HTMLButtonElement>('.prompt .btn.primary')?.click()
    await pause(160)
    expect(document.querySelector('.drawn')?.textContent).toMatch(/draws/)
    document.querySelector<HTMLButtonElement>('.drawn button')?.click()
    await pause()
    expect(document.querySelector('.drawn')).toBeNull()
  })
})
