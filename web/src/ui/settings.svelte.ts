/** What a person has chosen for this browser: name, language, theme, speed of movement, single-letter keys. */
import names from 'virtual:languages'
import type { Text } from '../protocol'

export type Language = keyof Text
/** Each language by the name that it calls itself; the first is the default. */
export const LANGUAGES: Record<Language, string> = names
const languages = Object.keys(LANGUAGES) as Language[]
export const DEFAULT_LANGUAGE: Language = languages[0]!
export type Theme = 'system' | 'light' | 'dark' | 'contrast'
export const SPEEDS = [0, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

interface Choices {
  language: Language
  theme: Theme
  speed: Speed
  letters: boolean
  name: string
  /** The box that was played last. */
  box: string
  /** How loud sounds are, from 0 to 100. */
  volume: number
  /** Whether a phone shakes, and a notification is shown, when it is one's turn. */
  vibrate: boolean
  notify: boolean
}

const STORE = 'holotable'
const GUESS = languages.find((language) => navigator.language.startsWith(language)) ?? DEFAULT_LANGUAGE
const DEFAULTS: Choices = {
  language: GUESS,
  theme: 'system',
  speed: 1,
  letters: true,
  name: '',
  box: '',
  volume: 60,
  vibrate: true,
  notify: false,
}
/** Star names, the same in every language: the default name of a player who has not chosen one. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Altair', 'Lyra', 'Deneb', 'Electra', 'Atlas']

function read(): Choices {
  try {
    const { tables: _, ...kept } = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Choices> & {
      tables?: unknown // which older pages kept here
    }
    return { ...DEFAULTS, ...kept }
  } catch {
    return DEFAULTS
  }
}

class Settings {
  #kept = $state<Choices>(read())
  #calm = matchMedia('(prefers-reduced-motion: reduce)')

  get language(): Language {
    return this.#kept.language in LANGUAGES ? this.#kept.language : GUESS
  }
  /** The next language in the list, for a button that changes to it. */
  get otherLanguage(): Language {
    return languages[(languages.indexOf(this.language) + 1) % languages.length] ?? DEFAULT_LANGUAGE
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
  get box(): string {
    return this.#kept.box
  }
  get volume(): number {
    return this.#kept.volume
  }
  get vibrate(): boolean {
    return this.#kept.vibrate
  }
  get notify(): boolean {
    return this.#kept.notify
  }
  /** How many times as fast as usual things move; 0 is not at all. */
  get speed(): Speed {
    return this.#calm.matches ? 0 : this.#kept.speed
  }
  get chosenSpeed(): Speed {
    return this.#kept.speed
  }
  /** Whether anything may move at all. */
  get moves(): boolean {
    return this.speed > 0
  }

  set<Key extends keyof Choices>(key: Key, value: Choices[Key]): void {
    this.#kept[key] = value
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept))
    } catch {
      // private windows may refuse; the choice then lasts for this visit
    }
  }

  /** Speak a language for this visit only. */
  speak(language: Language): void {
    this.#kept.language = language
  }

  /** A name to sit down with, the same every time. */
  someName(): string {
    if (!this.#kept.name.trim()) this.set('name', STARS[Math.floor(Math.random() * STARS.length)] ?? 'Vega')
    return this.#kept.name
  }

  /** Forget who plays here; how the page looks stays. */
  forgetPerson(): void {
    this.set('name', '')
    this.set('box', '')
  }
}

export const settings = new Settings()
