/** Another table like this one: the same box, house options and people. */
import type { NewTable, SeatWish, TableSummary } from '../protocol'
import type { Language } from '../ui/settings.svelte'

/** Your own seats come back to you, bots stay bots, everybody else gets a seat to join by the link. */
export function rematchOf({ edition, options, minutes, seats, yours }: TableSummary, language: Language): NewTable {
  const mine = new Set(yours)
  const wishes = seats.map(({ seat, name, bot, token: had }): SeatWish => {
    const token = options['missions'] ? null : had // with missions tokens are chosen in the game
    if (bot) return { kind: 'bot', name, bot, token }
    if (!mine.has(seat)) return { kind: 'friend', token }
    return { kind: seat === yours[0] ? 'me' : 'local', name, token }
  })
  return { edition, language, options, minutes, seats: wishes }
}
