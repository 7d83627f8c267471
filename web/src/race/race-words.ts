/** What the box calls things in the race. */
import type { RaceBoard } from '../protocol'
import { own } from '../texts'

export const droidWord = (board: RaceBoard): string => (board.words['pawn'] ? own(board.words['pawn']) : '')
