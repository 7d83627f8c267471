/** A race together with the board it is played on. */
import type { RaceBoard, RaceView } from '../protocol'
import type { Game } from '../table/game'

export type RaceGame = Game<RaceBoard, RaceView>
