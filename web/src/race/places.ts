/** Places of the race track in words. */
import type { RaceBoard } from '../protocol'
import { own, t } from '../texts'

export function placeWords(board: RaceBoard, place: string): string {
  const [kind, number] = place.split(':')
  const word = (key: string): string => (board.words[key] ? own(board.words[key]) : key)
  if (kind === 'track') return t('race-on-track', { number: number ?? '' })
  if (kind === 'start') return word('at_start')
  if (kind === 'home') return word('at_home')
  return `${word(kind === 'start-zone' ? 'start_zone' : 'home_zone')} ${number ?? ''}`
}
