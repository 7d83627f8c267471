/** The group of deeds that a question is about, for its sign beside the question. */
import type { EstateBoard, EstateView, GroupInfo, Prompt } from '../protocol'
import { deedById, deedUnder, groupOf } from './portfolio'

const UNDER = ['buy_or_auction', 'finish_turn']
const CLAIMS = ['ask_rent', 'last_claims']

export function groupAsked(board: EstateBoard, view: EstateView, { kind, seat }: Prompt): GroupInfo | null {
  const claims = CLAIMS.includes(kind) ? view.claims.filter(({ creditor }) => creditor === seat) : []
  const [claim] = claims.length === 1 ? claims : []
  const deed = UNDER.includes(kind) ? deedUnder(board, view, seat) : deedById(board, claim?.deed ?? '')
  return deed ? groupOf(board, deed) : null
}
