/** Missions as the dialog shows them: the six faces, the odds, and what becomes of the turn. */
import type { EstateBoard, MissionInfo } from '../protocol'
import { t } from '../texts'
import type { EstateView } from './views'

export const FACES = [1, 2, 3, 4, 5, 6] as const

export interface Face {
  die: number
  wins: boolean
}

export const missionOf = (board: EstateBoard, view: EstateView): MissionInfo | undefined => board.missions.find(({ id }) => id === view.mission?.id)

export const facesOf = ({ least }: Pick<MissionInfo, 'least'>): Face[] => FACES.map((die) => ({ die, wins: die >= least }))

export function oddsOf(mission: Pick<MissionInfo, 'least'>, won: boolean): string {
  return t('mission.odds', { count: facesOf(mission).filter(({ wins }) => wins === won).length, all: FACES.length })
}

/** What happens to the turn afterwards: doubles go on, a prize may be another turn, else it ends. */
export function turnAfter(view: Pick<EstateView, 'doubles'>, { prize }: Pick<MissionInfo, 'prize'>): string {
  if (view.doubles) return t('mission.then-again')
  return t(prize === 'again' ? 'mission.then-lost' : 'mission.then-over')
}
