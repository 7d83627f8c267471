/** The estate family, as the shared folders see it. */
import type { EstateBoard, EstateView, Prompt } from '../protocol'
import { bidBounds, sortOptions, tradeBounds } from './estate-options'
import type { Family } from '../table/family'
import type { UiState } from '../table/ui-state.svelte'
import BelowPrompts from './BelowPrompts.svelte'
import EstatePanel from './EstatePanel.svelte'
import EstateSeat from './EstateSeat.svelte'
import { EstateState } from './estate-state.svelte'
import EstateTable from './EstateTable.svelte'
import GameOver from './GameOver.svelte'
import OfferChip from './OfferChip.svelte'
import PhoneBidders from './PhoneBidders.svelte'
import TokenBadge from './TokenBadge.svelte'
import { waitingFor } from './trade'
import { VERBS } from './verbs'

export const estate: Family<EstateBoard, EstateView> = {
  newState: (client) => new EstateState(client),
  Table: EstateTable,
  Seat: EstateSeat,
  Badge: TokenBadge,
  Prompt: EstatePanel,
  GameOver,
  loadSheets: () => import('./EstateSheets.svelte'),
  Notice: OfferChip,
  hasNotice: (view, yours) => waitingFor(view, yours).length > 0,
  Above: PhoneBidders,
  Below: BelowPrompts,
  aside: new Set(['manage', 'answer_trade']), // the row below sees to property, and an offer has its own card
  inTurn: new Set(['bid_or_pass']), // each with the lot in sight
  tellsWaiting: false,
  mayHold: true,
  hasClaims: true,
  verbs: VERBS,
  press,
}

/** Bidding the least, and the keys that open a sheet. */
function press(ui: UiState, key: string, prompt: Prompt): boolean {
  const { seat } = prompt
  const bid = bidBounds(prompt)
  if (key === 'b' && bid && bid.least <= bid.most)
    return (ui.client.decide(seat, { do: 'bid', lot: bid.lot, amount: bid.least }), true)
  if (key === 't' && tradeBounds(prompt))
    return ((ui.sheet = { kind: 'trade', seat, partner: null, offer: null }), true)
  if ((key === 'm' || key === 'u') && sortOptions(prompt).manage.length)
    return ((ui.sheet = { kind: 'manage', seat, about: key === 'u' ? 'build' : 'mortgage' }), true)
  return false
}
