/** The mission that is open, as it is printed. */
import type { EstateBoard, EstateView, MissionInfo } from '../protocol'

export const missionOf = (board: EstateBoard, view: EstateView): MissionInfo | undefined =>
  board.missions.find(({ id }) => id === view.mission?.id)
