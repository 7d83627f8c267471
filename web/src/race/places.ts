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

/** How much of the way a pawn has behind it, 0 to 1, for a bar. */
export function progress(board: RaceBoard, place: string, colour: number): number {
  const [kind, number] = place.split(':')
  const n = Number(number ?? 0)
  const info = board.colours[colour]
  const way = board.track - 2 + board.start_zone + board.home_zone + 1
  if (kind === 'start' || !info) return 0
  if (kind === 'home') return 1
  if (kind === 'start-zone') return n / way
  if (kind === 'home-zone') return (way - 1 - board.home_zone + n) / way
  return (board.start_zone + 1 + ((n - info.joins + board.track) % board.track)) / way
}
