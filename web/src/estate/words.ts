/** What an edition calls things: its own words, in the chosen language. */
import type { EstateBoard } from '../protocol'
import { own } from '../texts'

/** The edition's word for a thing, or the thing's general name where it has none. */
export function wordOf(board: EstateBoard, key: string): string {
  const word = board.words[key]
  return word ? own(word) : key
}
