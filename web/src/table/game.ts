/** A game together with the board it is played on, as far as every family has it. */
import type { Board } from '../protocol'

/** What the view of every game holds; a family's own view holds more. */
export interface View {
  turn: number
  turns: number
  seats: { name: string; out?: boolean }[]
  /** What ends a timed game; families without one leave it out. */
  rounds?: number
  round_limit?: number | null
  time_up?: boolean
}
export interface Game<B extends Board = Board, V extends View = View> {
  board: B
  view: V
}
