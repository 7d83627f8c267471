/** What an edition calls things: its own words, in the chosen language. */
import type { EstateBoard } from '../protocol'
import { capital, own, t, type TextKey } from '../texts'

/** The edition's word for a thing, or the thing's general name where it has none. */
export function wordOf(board: EstateBoard, key: string): string {
  const word = board.words[key]
  return word ? own(word) : key
}

const SHORT = 14 // letters

/** The same where there is little room: a box's word may be a whole phrase, and then the general one stands for it. */
export function shortWordOf(board: EstateBoard, key: string, general: TextKey): string {
  const word = wordOf(board, key)
  return word.length > SHORT ? t(general) : word
}

/** One letter for a mortgaged deed: of the box's own word for it. */
export const mortgagedLetter = (board: EstateBoard): string => capital(wordOf(board, 'mortgaged')).charAt(0)
