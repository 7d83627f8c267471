/** The keys of the table. */
import type { TextKey } from '../texts'

/** What the list of keys shows, in the order of play. */
export const KEYS: [key: string, text: TextKey][] = [
  ['R', 'keys-roll'],
  ['B', 'keys-buy'],
  ['A', 'keys-auction'],
  ['P', 'keys-pass'],
  ['T', 'keys-trade'],
  ['M', 'keys-manage'],
  ['E', 'keys-end'],
  ['Q', 'keys-quick'],
  ['Z', 'keys-take-back'],
  ['Y N', 'keys-vote'],
  ['C', 'keys-cash'],
  ['Shift C', 'keys-all-cash'],
  ['L', 'keys-last'],
  ['W', 'keys-why'],
  ['S', 'keys-speak'],
  ['G', 'keys-board'],
  ['← → ↑ ↓', 'keys-walk'],
  ['/', 'keys-rules'],
  ['?', 'keys-list'],
  ['Esc', 'keys-close'],
]
