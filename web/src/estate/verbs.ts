/** What the page must know of decisions; from the table in families/estate/verbs.py, by tools/verbs.py. */
import type { VerbInfo } from '../table/family'

export const VERBS: Record<string, VerbInfo> = {
  roll: { rank: 3, keys: 'r ' },
  end_turn: { rank: 9, keys: 'e' },
  buy: { rank: 4, keys: 'b' },
  auction: { keys: 'a' },
  pass: { keys: 'p' },
  settle: { rank: 2 },
  declare_bankruptcy: { group: 'danger' },
  resign: { group: 'danger' },
  pay_fine: { rank: 7 },
  place: { rank: 5 },
  claim_rent: { rank: 1, keys: 'b' },
  waive_rent: { keys: 'p' },
  mortgage: { group: 'manage' },
  redeem: { group: 'manage' },
  keep_mortgage: { rank: 8 },
  build: { group: 'manage' },
  sell_building: { group: 'manage' },
  sell_set: { group: 'manage' },
  accept_trade: { group: 'trade' },
  decline_trade: { group: 'trade', keys: 'p' },
  withdraw_trade: { group: 'trade' },
  start_mission: { rank: 6 },
  skip_mission: { keys: 'p' },
}
/** Decisions that answer a prompt, though elsewhere they stand in another group. */
export const MAIN: Record<string, string[]> = { keep_or_redeem: ['redeem'] }
