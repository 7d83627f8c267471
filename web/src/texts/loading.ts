/** Fetches texts: those of a part of the page when it is entered, those of a language when it is chosen. */
import { untrack } from 'svelte'
import { settings, type Language } from '../ui/settings.svelte'
import type { Room } from './keys'
import { learn, type Texts } from './known'

const FILES = import.meta.glob<Texts>('../../../src/holotable/locales/*/page/*.ftl', { import: 'default' })
/** What is said when nothing can be fetched must be there already. */
const KEPT = import.meta.glob<Texts>('../../../src/holotable/locales/*/page/unloaded.ftl', {
  eager: true,
  import: 'default',
})
for (const [file, texts] of Object.entries(KEPT)) learn(file.split('/').at(-3) ?? '', texts)

const entered = new Set<Room>()
let wanted: Language | null = null

async function fetchTexts(language: Language, rooms: Iterable<Room>): Promise<void> {
  await Promise.all(
    [...rooms].map(async (room) => {
      const file = FILES[`../../../src/holotable/locales/${language}/page/${room}.ftl`]
      if (file) learn(language, await file())
    }),
  )
}

/** Have the texts of these parts of the page at hand, also in a language that is on its way. */
export async function enter(...rooms: Room[]): Promise<void> {
  const language = untrack(() => settings.language) // a page does not begin anew when its language changes
  for (const room of rooms) entered.add(room)
  await Promise.all([...new Set([language, wanted ?? language])].map((one) => fetchTexts(one, rooms)))
}

/** Speak another language from now on, as soon as its texts are there; the last choice counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  await fetchTexts(language, entered)
  if (wanted === language) settings.set('language', language)
}
