/** What the others did since a seat's last turn: card by card, with what came of it. */
import type { Line } from '../protocol'

export interface NewsItem {
  n: number
  seat: number
  card: string
  says: string[]
}

const QUIET = new Set(['Drawn', 'Discarded', 'Passed', 'ReachedHome'])

export function newsFor(seat: number, lines: Line[]): NewsItem[] {
  const last = lines.findLastIndex((line) => line.seat === seat && line.kind === 'Discarded')
  const deeds: NewsItem[] = []
  for (const { n, kind, seat: who, facts, says } of lines.slice(last + 1)) {
    if (kind === 'Drawn' && who !== seat) deeds.push({ n, seat: who, card: String(facts['card']), says: [] })
    else if (kind === 'Resigned' && deeds.at(-1)?.seat !== who) deeds.push({ n, seat: who, card: '', says: [says] })
    else if (!QUIET.has(kind)) deeds.at(-1)?.says.push(says)
  }
  return deeds
}
