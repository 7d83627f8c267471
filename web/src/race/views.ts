/** What the `view` of a race holds: everything on the table, as the engine shows it. */
import type { RaceBoard } from '../protocol'
import type { Game } from '../table/game'

export interface RaceSeat {
  name: string
  colour: string
  pawns: string[]
  shields: number[]
}
export interface RaceView {
  turn: number
  turns: number
  card: string | null
  free_shields: number
  unseen: number
  discard: string[]
  top: string | null
  seats: RaceSeat[]
}

/** A game together with the board it is played on. */
export type RaceGame = Game<RaceBoard, RaceView>
