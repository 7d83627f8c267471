/** An estate game together with the board it is played on. */
import type { EstateBoard, EstateView } from '../protocol'
import type { Game } from '../table/game'

export type EstateGame = Game<EstateBoard, EstateView>
