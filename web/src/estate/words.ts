/** What an edition calls things: its own words, in the chosen language. */
import type { EstateBoard } from '../protocol'
import { own } from '../texts'

/** The edition's word for a thing, or the thing's general name where it has none. */
export function wordOf(board: EstateBoard, key: string): string {
  const word = board.words[key]
  return word ? own(word) : key
}

/** Drop a name at the start of a sentence that already addresses that person: "Mia, throw" becomes "Throw". */
export function unaddressed(text: string, name: string): string {
  const rest = text.startsWith(`${name}, `) ? text.slice(name.length + 2) : text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
