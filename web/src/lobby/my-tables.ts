/** What is said about a table in the list of one's own. */
import type { MyTable } from '../protocol'
import { t } from '../texts'

/** Whether play waits for somebody at this browser. */
export const isWaiting = ({ due, yours }: MyTable): boolean => due.some((seat) => yours.includes(seat))

export function turnOf(game: MyTable): string {
  if (game.over) return t('mine-over')
  if (!game.started) return t('resume-waiting')
  if (isWaiting(game)) return t('resume-yours')
  const [first] = game.due
  return first === undefined ? '' : t('resume-theirs', { name: game.names[first] ?? '–' })
}
