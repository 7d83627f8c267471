/** The seats of a table that is being made. */
import type { EditionInfo, NewTable, SeatInfo, SeatWish } from '../protocol'
import type { Language } from '../ui/settings.svelte'

export type Pace = NonNullable<NewTable['pace']>
export const PACES: Pace[] = ['none', 'relaxed', 'brisk', 'days']
export type Opponents = 'bots' | 'friends' | 'local'
export interface SeatDraft {
  kind: SeatWish['kind']
  name: string
  bot: string
  token: string
}

const KIND: Record<Opponents, SeatWish['kind']> = { bots: 'bot', friends: 'friend', local: 'local' }

const SEATS: Record<Opponents, number> = { bots: 3, friends: 4, local: 2 }

/** You and as many others as make a good table; friends who do not come can be left out later. */
export function seatsFor(edition: EditionInfo, company: Opponents, name: string): SeatDraft[] {
  const count = Math.max(edition.seats_min, Math.min(SEATS[company], edition.seats_max))
  const me: SeatDraft = { kind: 'me', name, bot: '', token: '' }
  return [me, ...Array.from({ length: count - 1 }, () => another(edition, KIND[company]))]
}

export function another(edition: EditionInfo, kind: SeatWish['kind']): SeatDraft {
  return { kind, name: '', bot: edition.bots.find((bot) => bot !== 'random') ?? edition.bots[0] ?? '', token: '' }
}

/** What is sent: only what was chosen; the server fills in the rest. */
export function wishOf(
  edition: EditionInfo,
  seats: SeatDraft[],
  options: NewTable['options'],
  language: Language,
  minutes: number | null = null,
  pace: Pace = 'none',
): NewTable {
  const chosen = Object.fromEntries(
    edition.options
      .filter(({ name, default: usual }) => options?.[name] !== undefined && options[name] !== usual)
      .map(({ name }) => [name, options?.[name] ?? '']),
  )
  const early = chosen['missions'] !== true // else tokens are chosen in the game
  return {
    edition: edition.id,
    language,
    options: chosen,
    seats: seats.map((seat) => seatWish(early ? seat : { ...seat, token: '' })),
    ...(chosen['variant'] === 'timed' && minutes ? { minutes } : {}),
    ...(pace === 'none' ? {} : { pace }),
    ...(seats.some(({ kind }) => kind === 'friend') ? { begin: 'host' } : {}), // else all are here already
  }
}

function seatWish({ kind, name, bot, token }: SeatDraft): SeatWish {
  return {
    kind,
    ...(name.trim() && kind !== 'friend' ? { name: name.trim() } : {}),
    ...(kind === 'bot' ? { bot } : {}),
    ...(token ? { token } : {}),
  }
}

/**
 * How a host can begin although seats are open: without them, if they are the last ones and enough people are here, or
 * with bots.
 */
export function startsOf(seats: Pick<SeatInfo, 'kind'>[], least: number): { here: boolean; bots: boolean } {
  const open = seats.findIndex(({ kind }) => kind === 'open')
  const last = open >= 0 && seats.slice(open).every(({ kind }) => kind === 'open')
  return { here: last && open >= least, bots: open >= 0 }
}
