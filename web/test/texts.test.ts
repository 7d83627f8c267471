import { parse } from '@fluent/syntax'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile, languages, textsOf } from '../fluent.js'
import type { Room } from '../src/texts/keys'
import { choose, fill } from '../src/texts/text'

const SRC = join(import.meta.dirname, '../src')
const ROOMS = textsOf(languages()[0] ?? '') as Record<Room, Record<string, unknown>>
const KEYS = Object.values(ROOMS).flatMap((texts) => Object.keys(texts))

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('texts/'),
)
const read = (file: string): string => readFileSync(join(SRC, file), 'utf-8')

/** The texts that a file asks for: by name, or all that begin as its patterns do. */
function askedBy(file: string): string[] {
  const source = read(file)
  const names = new Set([...source.matchAll(/(['"`])([a-z][\w-]*)\1/g)].map(([, , name = '']) => name))
  const patterns = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g), ...source.matchAll(/textOr\('([\w-]+)'/g)]
  return KEYS.filter((key) => names.has(key) || patterns.some(([, begins = '']) => key.startsWith(begins)))
}

function resolved(file: string, path: string): string | undefined {
  const whole = join(dirname(file), path)
  return [whole, `${whole}.ts`, `${whole}/index.ts`].find((one) => sources.includes(one) && existsSync(join(SRC, one)))
}

/** The doors between parts of the page: behind each, more texts are at hand. */
const DOORS: Record<string, Room[]> = {
  'lobby/Landing.svelte': ['everywhere', 'lobby'],
  'table/TablePage.svelte': ['everywhere', 'table'],
  'estate/index.ts': ['everywhere', 'table', 'estate'],
  'race/index.ts': ['everywhere', 'table', 'race'],
  'table/later.ts': ['everywhere', 'table', 'company'],
  'table/DiceCheck.svelte': ['everywhere', 'table', 'dice'],
  'table/DiceSheet.svelte': ['everywhere', 'table', 'dice'],
  'table/HostSheet.svelte': ['everywhere', 'table', 'host'],
  'stats/StorySheet.svelte': ['everywhere', 'table', 'estate', 'race', 'report'],
  'stats/report/main.ts': ['everywhere', 'estate', 'race', 'report'],
}

/** All files behind a door, up to the next. */
function behind(door: string): string[] {
  const seen = new Set([door])
  for (const file of seen)
    for (const [, path = ''] of read(file).matchAll(/(?:from |import |import\()'(\.[^']*)'/g)) {
      const next = resolved(file, path)
      if (next && !(next in DOORS)) seen.add(next)
    }
  return [...seen]
}

describe('the texts of the page', () => {
  it('are all asked for', () => {
    const asked = new Set(sources.flatMap(askedBy))
    expect(KEYS.filter((key) => !asked.has(key) && key !== 'language-name')).toEqual([])
  })
  it.each(Object.entries(DOORS))('are at hand behind %s', (door, rooms) => {
    const fetched = new Set([...rooms, 'unloaded' as const].flatMap((room) => Object.keys(ROOMS[room])))
    const asked = behind(door).flatMap(askedBy)
    const missing = asked.filter((key) => key.includes('-') && !fetched.has(key)) // plain words may be something else
    expect(asked.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })
})

describe('a Fluent file', () => {
  const source = `
# why
two-lines =
    Five boxes.
    One table.
cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards of { $name }
    }
`
  const { cards = '', ...others } = compile(source, 'a.ftl')
  const say = (count: number): string => {
    const values = { count, name: 'Mia' }
    return fill(choose(cards, values, 'en'), values)
  }

  it('becomes plain texts', () => {
    expect(others).toEqual({ 'two-lines': 'Five boxes.\nOne table.' })
  })
  it('may quote another', () => {
    const [message] = parse('cards = no card', {}).body
    const value = message?.type === 'Message' ? message.value : null
    expect(compile('all = { cards }', 'b.ftl', () => value ?? undefined)).toEqual({ all: 'no card' })
  })
  it('counts by exact numbers and by the plural forms of the language', () => {
    expect([say(0), say(1), say(20_000)]).toEqual(['no card', '1 card', '20\u202f000 cards of Mia'])
  })
  it.each([
    ['cards = { $count } and { NUMBER($count) }', /a\.ftl, cards: .*NUMBER/],
    ['cards = \n', /a\.ftl: a text of the page is a plain message/],
    ['-term = word', /a\.ftl: a text of the page is a plain message/],
  ])('with %j is refused', (wrong, why) => {
    expect(() => compile(wrong, 'a.ftl')).toThrow(why)
  })
})
