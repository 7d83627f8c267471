// @vitest-environment jsdom
/** Plays games with the real server by pressing buttons: HOLOTABLE_SERVER=http://127.0.0.1:8420 npm test. */
import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import type { SocketLike } from '../src/net/connection'
import type { Opened } from '../src/protocol'
import { furnish, nameless, pause, show } from './browser'

const base = process.env['HOLOTABLE_SERVER']
const Socket = createRequire(import.meta.url)('ws') as new (url: string, options: object) => SocketLike
const plainFetch = globalThis.fetch

async function open(edition: string): Promise<{ table: string; token: string }> {
  const seats = [{ kind: 'me', name: 'Mia' }, { kind: 'bot' }, { kind: 'bot' }]
  const answer = await plainFetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ edition, seats }),
  })
  const opened = (await answer.json()) as Opened
  return { table: opened.table, token: opened.resume.split('/').at(-1) ?? '' }
}

function press(): string | null {
  const choices = [...document.querySelectorAll<HTMLButtonElement>('.prompt .btn:not(:disabled):not(.danger)')]
  const chosen = choices.find((node) => node.classList.contains('primary')) ?? choices.at(-1)
  chosen?.click()
  return chosen?.textContent?.trim() ?? null
}

describe.skipIf(!base)('with the real server', () => {
  it.each(['falcon', 'mandalorian', 'boba-fett'])(
    'plays %s by pressing buttons',
    { timeout: 60_000 },
    async (edition) => {
      furnish()
      vi.stubGlobal('fetch', (path: string, init?: RequestInit) => plainFetch(`${base}${path}`, init))
      const { table, token } = await open(edition)
      window.holotableDial = (path) =>
        new Socket(`${base?.replace('http', 'ws')}${path}`, { headers: { Authorization: `Bearer ${token}` } })
      const { default: TablePage } = await import('../src/table/TablePage.svelte')
      const stop = show(TablePage, { table })
      const pressed: string[] = []
      for (let step = 0; step < 400 && pressed.length < 25 && !document.querySelector('.over'); step++) {
        await pause(60)
        const said = press()
        if (said) pressed.push(said)
      }
      console.log(edition, pressed.join(' | '), document.querySelector('[role=alert]')?.textContent ?? '')
      expect(pressed.length).toBeGreaterThan(10)
      expect(document.querySelectorAll('.log li').length).toBeGreaterThan(10)
      expect(document.querySelector('.refusal')).toBeNull()
      expect(nameless()).toEqual([])
      stop()
    },
  )
})
