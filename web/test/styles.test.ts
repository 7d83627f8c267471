/** Styles stay with their component: a parent sets custom properties, or a prop, that a part asks for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', 'src')
/** The rules that may name what another component draws, each with its reason. */
const ALLOWED: Record<string, string> = {
  'race/RacePhone.svelte: .asked:has(:global(.row-text)) {': 'any part of a question may unfold a rule of the book',
}

const rulesOf = (file: string): string[] =>
  readFileSync(join(SOURCES, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(':global'))
    .map((line) => `${file.replaceAll('\\', '/')}: ${line.trim()}`)

test('no style reaches into another component, but for a known reason', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  )

  expect(components.flatMap(rulesOf)).toEqual(Object.keys(ALLOWED))
})
