/**
 * Optional actions beside the prompt; for each unavailable one, a sample decision to ask the server "why not?" about.
 */
import type { EstateBoard, EstateView, Prompt } from '../protocol'
import { t } from '../texts'
import type { Decision } from '../net/table.svelte'
import { sortOptions, tradeBounds } from './estate-options'
import { verbOf } from '../table/options'
import { groupOf } from './portfolio'
import { NOTHING } from './trade'
import { shortWordOf } from './words'

export interface OptionalAction {
  id: 'trade' | 'build' | 'mortgage'
  text: string
  key: string
  open: boolean
  /** What to ask the server about; none where there is nothing that it could be about. */
  decision: Decision | null
}

export function optionalActions(
  board: EstateBoard,
  view: EstateView,
  seat: number,
  prompt: Prompt | undefined,
): OptionalAction[] {
  const verbs = new Set(prompt ? sortOptions(prompt).manage.map(verbOf) : [])
  const has = (...wanted: string[]): boolean => wanted.some((verb) => verbs.has(verb))
  return [
    {
      id: 'trade',
      text: t('also-trade'),
      key: 'T',
      open: Boolean(prompt && tradeBounds(prompt)),
      decision: offer(view, seat),
    },
    {
      id: 'build',
      text: t('also-build'),
      key: 'U',
      open: has('build', 'sell_building', 'sell_set'),
      decision: { do: 'build', deed: anyStreet(board, view, seat) },
    },
    {
      id: 'mortgage',
      text: shortWordOf(board, 'mortgage', 'also-mortgage'),
      key: 'M',
      open: has('mortgage', 'redeem'),
      decision: aboutMortgage(view, seat),
    },
  ]
}

function offer(view: EstateView, seat: number): Decision {
  const to = view.seats.findIndex((other, place) => place !== seat && !other.out)
  return { do: 'offer_trade', to, give: { ...NOTHING, cash: 1 }, want: NOTHING }
}

/** A street to ask about: one that the seat holds, best with its whole set, or any. */
function anyStreet(board: EstateBoard, view: EstateView, seat: number): string {
  const held = view.seats[seat]?.deeds ?? []
  const streets = board.deeds.filter((deed) => groupOf(board, deed).kind === 'streets')
  const whole = streets.find(({ group }) => streets.every((other) => other.group !== group || held.includes(other.id)))
  return (whole ?? streets.find(({ id }) => held.includes(id)) ?? streets[0])?.id ?? ''
}

/** A deed of the seat's own to ask about, best one that is in force; without any there is none in question. */
function aboutMortgage(view: EstateView, seat: number): Decision | null {
  const { deeds = [], mortgaged = [] } = view.seats[seat] ?? {}
  const free = deeds.find((deed) => !mortgaged.includes(deed))
  if (free) return { do: 'mortgage', deed: free }
  return deeds[0] ? { do: 'redeem', deed: deeds[0] } : null
}
