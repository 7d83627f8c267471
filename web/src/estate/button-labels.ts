/** What the buttons of a prompt say: shorter than the server's sentence where the card above says the rest. */
import type { EstateBoard, EstateView, Option } from '../protocol'
import { capital, figure, t } from '../texts'
import { claimSum } from './prompt-head'
import { keyOf } from './estate-options'
import { verbOf } from '../table/options'
import { deedById } from './portfolio'
import { wordOf } from './words'

export interface ButtonLabel {
  option: Option
  /** Empty: the server's own words. */
  text: string
  hint: string
  deed: string | null
}

export function buttonLabelsOf(board: EstateBoard, view: EstateView, options: Option[]): ButtonLabel[] {
  const keys = new Set<string>()
  return options.map((option) => {
    const key = keyOf(option)
    const hint = keys.has(key) ? '' : key // a key is shown where it works: at the first of its kind
    keys.add(key)
    const deed = option.decision['deed']
    return {
      option,
      text: SHORT[verbOf(option)]?.(board, view, option, options) ?? '',
      hint,
      deed: typeof deed === 'string' ? deed : null,
    }
  })
}

type Shortener = (board: EstateBoard, view: EstateView, option: Option, all: Option[]) => string

const SHORT: Record<string, Shortener> = {
  roll: () => t('act-roll'),
  end_turn: () => t('act-end'),
  auction: () => t('act-auction'),
  buy: buying,
  pay_fine: (_board, _view, { then }) =>
    t('act-fine', { amount: figure(Number(then.find(({ kind }) => kind === 'FinePaid')?.facts['amount'])) }),
  pay_tax: taxing,
  stay: (board, view) => (view.phase === 'leave' ? capital(t('act-stay', { place: wordOf(board, 'in_jail') })) : ''),
  claim_rent: claiming,
  waive_rent: waiving,
}

function buying(board: EstateBoard, view: EstateView): string {
  const space = board.spaces.find(({ id }) => id === view.seats[view.turn]?.space)
  const deed = space?.deed ? deedById(board, space.deed) : undefined
  return deed ? capital(t('act-buy', { buy: wordOf(board, 'buy'), price: figure(deed.price) })) : ''
}

function taxing(board: EstateBoard, view: EstateView, { decision }: Option): string {
  const space = board.spaces.find(({ id }) => id === view.seats[view.lander ?? view.turn]?.space)
  if (!space) return ''
  return decision['share'] ? t('act-share', { share: space.share }) : t('act-fine', { amount: figure(space.amount) })
}

function claiming(board: EstateBoard, view: EstateView, option: Option): string {
  const claim = view.claims.find(({ id }) => id === option.decision['claim'])
  return claim
    ? t('act-claim', {
        name: view.seats[claim.debtor]?.name ?? '',
        sum: claim.factor ? claimSum(board, claim) : figure(claim.amount ?? 0),
      })
    : ''
}

function waiving(_board: EstateBoard, _view: EstateView, _option: Option, all: Option[]): string {
  return all.filter((other) => verbOf(other) === 'waive_rent').length === 1 ? t('act-waive') : ''
}
