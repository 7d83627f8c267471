/** What a person has chosen for this browser: language, theme, motion, single-letter keys. */

export type Language = 'en' | 'de'
export type Theme = 'system' | 'light' | 'dark' | 'contrast'

interface Choices {
  language: Language
  theme: Theme
  motion: boolean
  letters: boolean
  name: string
  tables: { id: string; title: string }[]
}

const STORE = 'holotable'
const GUESS: Language = navigator.language.startsWith('de') ? 'de' : 'en'
const DEFAULTS: Choices = { language: GUESS, theme: 'system', motion: true, letters: true, name: '', tables: [] }

function read(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Choices>) }
  } catch {
    return DEFAULTS
  }
}

class Settings {
  #kept = $state<Choices>(read())
  #calm = matchMedia('(prefers-reduced-motion: reduce)')

  get language(): Language {
    return this.#kept.language
  }
  get theme(): Theme {
    return this.#kept.theme
  }
  get letters(): boolean {
    return this.#kept.letters
  }
  get name(): string {
    return this.#kept.name
  }
  get tables(): Choices['tables'] {
    return this.#kept.tables
  }
  get motion(): boolean {
    return this.#kept.motion
  }
  /** Whether anything may move at all. */
  get moves(): boolean {
    return this.#kept.motion && !this.#calm.matches
  }

  set<Key extends keyof Choices>(key: Key, value: Choices[Key]): void {
    this.#kept[key] = value
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept))
    } catch {
      // private windows may refuse; the choice then lasts for this visit
    }
  }

  remember(id: string, title: string): void {
    this.set('tables', [{ id, title }, ...this.#kept.tables.filter((table) => table.id !== id)].slice(0, 5))
  }
}

export const settings = new Settings()
