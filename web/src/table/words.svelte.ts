/** What this browser knows about words beside the words themselves: which are read, who is muted, who speaks now. */
import type { TableClient } from '../net/table.svelte'
import type { Word } from '../protocol'
import { readFrom } from '../ui/focus'

const SHOWN_FOR = 6000 // milliseconds that a bubble stands at a seat

interface Kept {
  seen: number
  muted: string[]
}

export class WordsState {
  /** Whether the words are shown instead of the log. */
  isOpen = $state(false)
  /** Whether those who watch are read, instead of the table. */
  watching = $state(false)
  /** Whether one chooses whom one does not want to read. */
  muting = $state(false)
  /** The panel is to take the focus as soon as it is there. */
  called = $state(false)
  #from: Element | null = null
  muted = $state.raw<string[]>([])
  /** What each seat has just said, for its bubble. */
  bubbles = $state.raw<Record<number, Word>>({})
  /** The last word that was read here, and the last that was there when the page came. */
  #seen = $state(-1)
  #known = -1
  #client: TableClient
  #key: string

  constructor(client: TableClient) {
    this.#client = client
    this.#key = `holotable-words-${client.state.table}`
    const kept = read(this.#key)
    if (!kept) return
    this.#seen = kept.seen
    this.muted = kept.muted
  }

  isOwn = ({ seat }: Word): boolean => seat !== null && this.#client.state.yours.includes(seat)
  isMuted = ({ name }: Word): boolean => this.muted.includes(name)
  /** Who sits at the table is not disturbed by those who watch. */
  #concerns = (word: Word): boolean =>
    !this.isOwn(word) && !this.isMuted(word) && (!word.watching || this.#client.state.spectator)

  get shown(): Word[] {
    return this.#client.state.words.filter((word) => word.watching === this.watching && !this.isMuted(word))
  }
  get unread(): number {
    return this.#seen < 0
      ? 0
      : this.#client.state.words.filter((word) => word.n > this.#seen && this.#concerns(word)).length
  }
  /** Everybody but oneself who has said something, or could. */
  get others(): string[] {
    const { seats, yours, words } = this.#client.state
    const people = seats.filter(({ kind, seat }) => kind === 'person' && !yours.includes(seat))
    const spoke = words.filter((word) => !this.isOwn(word))
    return [...new Set([...people, ...spoke].map(({ name }) => name))]
  }

  /** Show the words, or the log; who watches reads and writes among those who watch. */
  open(isOpen = true): void {
    if (isOpen && !this.isOpen) this.watching = this.#client.state.spectator
    this.isOpen = isOpen
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name]
    this.#keep()
  }

  /** Somebody wants to say something: the panel takes the focus, and gives it back. */
  call(): void {
    this.#from = document.activeElement
    this.isOpen = false
    this.open()
    this.called = true
  }
  leave(): void {
    const from = this.#from
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus({ preventScroll: true })
    else readFrom(document.querySelector<HTMLElement>('.decision'))
  }

  /** Everything has been read. */
  read(): void {
    this.#seen = this.#client.state.words.at(-1)?.n ?? Math.max(this.#seen, 0)
    this.#keep()
  }

  /** Take what has come since the last time: what of it is news to whoever sits here. */
  news(): Word[] {
    const { words } = this.#client.state
    const before = this.#known
    this.#known = words.at(-1)?.n ?? 0
    if (before < 0) {
      if (this.#seen < 0) this.read()
      return []
    }
    return words.filter((word) => word.n > before && this.#concerns(word))
  }

  /** Let a bubble stand at the speaker's seat for a while. */
  bubble(word: Word): void {
    const { seat } = word
    if (seat === null) return
    this.bubbles = { ...this.bubbles, [seat]: word }
    setTimeout(() => {
      if (this.bubbles[seat] !== word) return
      const { [seat]: _, ...rest } = this.bubbles
      this.bubbles = rest
    }, SHOWN_FOR)
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ seen: this.#seen, muted: this.muted } satisfies Kept))
    } catch {
      // a browser that keeps nothing mutes until the page is left
    }
  }
}

function read(key: string): Kept | null {
  try {
    const { seen, muted } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept
    return typeof seen === 'number' && Array.isArray(muted) ? { seen, muted } : null
  } catch {
    return null
  }
}
