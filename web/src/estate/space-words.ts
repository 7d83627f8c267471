/** What a space of the ring is just now, in words: for sale, whose, what it costs to land there. */
import type { EstateBoard, EstateView } from '../protocol'
import { t } from '../texts'
import { rentText } from './goods'
import { deedById, owners } from './portfolio'
import { wordOf } from './words'
import type { SymbolName } from '../ui/symbols'

/** The sign of a space that is no deed. */
export function signOf(board: EstateBoard, { kind, deck }: { kind: string; deck: string | null }): SymbolName {
  if (kind === 'card') return board.decks.findIndex(({ id }) => id === deck) === 0 ? 'card-down' : 'card-up'
  return kind === 'tax' ? 'tax' : 'dot'
}

export function stateOfSpace(board: EstateBoard, view: EstateView, index: number): string {
  const space = board.spaces[index]
  if (space?.kind === 'tax') return taxWords(space)
  const deed = space?.deed ? deedById(board, space.deed) : undefined
  return deed ? stateOfDeed(board, view, deed.id, deed.price) : ''
}

export const taxWords = ({ amount, share }: { amount: number; share: number }): string =>
  share ? t('space-pay-or', { amount, share }) : t('space-pay', { amount })

export function stateOfDeed(board: EstateBoard, view: EstateView, deed: string, price: number): string {
  const holder = view.seats[owners(view).get(deed) ?? -1]
  if (!holder) return t('space-sale', { price })
  const parts = [t('space-owned', { name: holder.name })]
  if (holder.mortgaged.includes(deed)) parts.push(wordOf(board, 'mortgaged'))
  if (holder.buildings[deed]) parts.push(t('space-built', { level: holder.buildings[deed] }))
  const rent = view.rents?.[deed]
  if (rent) parts.push(t('space-rent', { rent: rentText(rent) }))
  return parts.join(', ')
}
