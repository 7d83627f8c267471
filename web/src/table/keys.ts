/** The keys of the table. */
import { t, type TextKey } from '../texts'

/** What the list of keys shows, in the order of play. */
export const keyList = (): [key: string, text: TextKey][] => [
  ['R', 'keys-roll'],
  ['B', 'keys-buy'],
  ['A', 'keys-auction'],
  ['P', 'keys-pass'],
  ['T', 'keys-trade'],
  ['M', 'keys-manage'],
  ['E', 'keys-end'],
  ['Q', 'keys-quick'],
  ['Z', 'keys-take-back'],
  [`${t('key-yes')} N`, 'keys-vote'],
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
