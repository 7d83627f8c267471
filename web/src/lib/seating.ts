/** The seats of a table that is being made. */
import type { EditionInfo, NewTable, SeatWish } from '../protocol'

export type Company = 'bots' | 'friends' | 'local'
export interface Draft {
  kind: SeatWish['kind']
  name: string
  bot: string
  token: string
}

const KIND: Record<Company, SeatWish['kind']> = { bots: 'bot', friends: 'friend', local: 'local' }

/** You and as many others as make a good table: four seats, or as many as the box has. */
export function seatsFor(edition: EditionInfo, company: Company, name: string): Draft[] {
  const count = Math.min(company === 'bots' ? 4 : 2, edition.seats_max)
  const me: Draft = { kind: 'me', name, bot: '', token: '' }
  return [me, ...Array.from({ length: count - 1 }, () => another(edition, KIND[company]))]
}

export function another(edition: EditionInfo, kind: SeatWish['kind']): Draft {
  return { kind, name: '', bot: edition.bots.find((bot) => bot !== 'random') ?? edition.bots[0] ?? '', token: '' }
}

/** What is sent: only what was chosen; the server fills in the rest. */
export function wishOf(edition: EditionInfo, seats: Draft[], options: NewTable['options'], language: 'en' | 'de'): NewTable {
  const chosen = Object.fromEntries(
    edition.options.filter(({ name, default: usual }) => options?.[name] !== undefined && options[name] !== usual).map(({ name }) => [name, options?.[name] ?? '']),
  )
  return { edition: edition.id, language, options: chosen, seats: seats.map(seatWish) }
}

function seatWish({ kind, name, bot, token }: Draft): SeatWish {
  return {
    kind,
    ...(name.trim() && kind !== 'friend' ? { name: name.trim() } : {}),
    ...(kind === 'bot' ? { bot } : {}),
    ...(token ? { token } : {}),
  }
}
