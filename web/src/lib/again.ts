/** The same box with the same people once more. */
import type { NewTable, SeatInfo, SeatWish } from '../protocol'

export function sameAgain(edition: string, seats: SeatInfo[], yours: number[], options: NewTable['options'], language: 'en' | 'de'): NewTable {
  return { edition, language, options: options ?? {}, seats: seats.map((seat) => wishFor(seat, yours)) }
}

function wishFor({ seat, kind, name, bot, token }: SeatInfo, yours: number[]): SeatWish {
  const piece = token ? { token } : {}
  if (kind === 'bot') return { kind: 'bot', bot: bot ?? '', name, ...piece }
  if (!yours.includes(seat)) return { kind: 'friend', ...piece }
  return { kind: seat === yours[0] ? 'me' : 'local', name, ...piece }
}
