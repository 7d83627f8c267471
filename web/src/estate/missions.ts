/** Missions as the dialog shows them: the six faces, the odds and the prize. */
import type { EstateBoard, EstateView, MissionInfo } from '../protocol'
import { t, type TextKey } from '../texts'

export const FACES = [1, 2, 3, 4, 5, 6] as const

export interface Face {
  die: number
  wins: boolean
}

export const missionOf = (board: EstateBoard, view: EstateView): MissionInfo | undefined =>
  board.missions.find(({ id }) => id === view.mission?.id)

export const facesOf = ({ least }: Pick<MissionInfo, 'least'>): Face[] =>
  FACES.map((die) => ({ die, wins: die >= least }))

export function oddsOf(mission: Pick<MissionInfo, 'least'>, won: boolean): string {
  return t('mission-odds', { count: facesOf(mission).filter(({ wins }) => wins === won).length, all: FACES.length })
}

/** The prize in words; how many deeds there are to choose is said in words too. */
export function prizeWords({ prize, count }: Pick<MissionInfo, 'prize' | 'count'>, sum: string): string {
  const key = count > 1 && (prize === 'take' || prize === 'steal') ? `prize-${prize}-two` : `prize-${prize}`
  return t(key as TextKey, { sum })
}
