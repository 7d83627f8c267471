/** Short words for a choice in the race, for a button that has little room. */
import type { Option, RaceBoard, RaceView } from '../protocol'
import { capital, own, t, tied } from '../texts'
import { verbOf } from '../table/options'
import { partsOf, type Droid } from './race-moves'

export const droidWord = (board: RaceBoard): string => (board.words['pawn'] ? own(board.words['pawn']) : '')

export function shortLabel(board: RaceBoard, view: RaceView, option: Option): string {
  const verb = verbOf(option)
  const foe = (option.decision['with'] ?? option.decision['target']) as Droid | undefined
  const [first, second] = partsOf(option)
  if (first && second) return t('race-play-split', { first: first[1], second: second[1] })
  if (foe && (verb === 'swap' || verb === 'bump'))
    return tied(
      t(`race-play-${verb}`, {
        who: t('race-droid-of', { name: view.seats[foe[0]]?.name ?? '', pawn: droidWord(board), number: foe[1] + 1 }),
      }),
    )
  if (first && verb === 'shield') return tied(t('race-play-shield', { who: `${droidWord(board)} ${first[0] + 1}` }))
  return tied(capital(option.label))
}
