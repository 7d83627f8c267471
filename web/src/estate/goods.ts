/** What is traded, owed and due, in words. */
import type { EstateBoard, Goods, Rent } from '../protocol'
import { figure, own, t } from '../texts'
import { deedById } from './portfolio'
import { wordOf } from './words'

/** Rent as it stands on a space: a figure, or a factor of the dice. */
export const rentText = (rent: Rent): string => (rent.times === undefined ? figure(rent.amount ?? 0) : `${rent.times}×`)

/** Goods in a line: "120, The Resolute, a jail card". */
export function goodsText(board: EstateBoard, goods: Goods): string {
  const deeds = goods.deeds.map((id) => deedById(board, id)).flatMap((deed) => (deed ? [own(deed.name)] : []))
  const cards = goods.jail_cards.map((id) => t('trade-jail', { deck: deckName(board, id) }))
  const cash = goods.cash ? [`${figure(goods.cash)} ${wordOf(board, 'money')}`] : []
  return [...cash, ...deeds, ...cards].join(', ') || t('trade-nothing')
}

export function deckName(board: EstateBoard, id: string): string {
  const deck = board.decks.find((known) => known.id === id)
  return deck ? own(deck.name) : id
}
