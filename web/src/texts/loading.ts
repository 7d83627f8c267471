/** Fetches texts: those of a part of the page when it is entered, in the languages that were chosen so far. */
import { untrack } from 'svelte'
import { settings, type Language } from '../ui/settings.svelte'
import type { Room } from './keys'
import { learn, type Texts } from './known'

const FILES = import.meta.glob<Texts>('../../../src/holotable/locales/*/page/*.ftl', { import: 'default' })
const spoken = new Set<Language>()
const entered = new Set<Room>()

async function fetchTexts(language: Language, room: Room): Promise<void> {
  const file = FILES[`../../../src/holotable/locales/${language}/page/${room}.ftl`]
  if (file) learn(language, await file())
}

/** Have the texts of these parts of the page at hand. */
export async function enter(...rooms: Room[]): Promise<void> {
  spoken.add(untrack(() => settings.language)) // a page does not begin anew when its language changes
  for (const room of rooms) entered.add(room)
  await Promise.all([...spoken].flatMap((language) => rooms.map((room) => fetchTexts(language, room))))
}

/** Speak another language from now on, as soon as its texts are there. */
export async function speak(language: Language): Promise<void> {
  spoken.add(language)
  await Promise.all([...entered].map((room) => fetchTexts(language, room)))
  settings.set('language', language)
}
