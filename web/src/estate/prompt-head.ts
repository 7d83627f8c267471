/** The head of a prompt: the question itself, one line of context, and the group it is about. */
import type { Claim, EstateBoard, EstateView, GroupInfo, Prompt } from '../protocol'
import { capital, figure, own, t } from '../texts'
import { deedById, deedUnder, groupOf } from './portfolio'
import { describeEvent } from './prizes'
import { unaddressed, wordOf } from './words'

export interface PromptHead {
  title: string
  context: string
  group: GroupInfo | null
}

export function promptHeadOf(board: EstateBoard, view: EstateView, prompt: Prompt): PromptHead {
  const make = MAKERS[prompt.kind]
  const name = view.seats[prompt.seat]?.name ?? ''
  const head = make?.(board, view, prompt.seat, prompt) ?? {}
  return { title: unaddressed(prompt.text, name), context: '', group: null, ...head }
}

/** The claims that a seat may answer now. */
export const claimsOf = (view: EstateView, seat: number): Claim[] =>
  view.claims.filter(({ creditor }) => creditor === seat)

export function claimSum(board: EstateBoard, claim: Claim): string {
  return claim.factor
    ? t('deed-dice', { factor: claim.factor })
    : `${figure(claim.amount ?? 0)} ${wordOf(board, 'money')}`
}

type Maker = (board: EstateBoard, view: EstateView, seat: number, prompt: Prompt) => Partial<PromptHead>

const MAKERS: Record<string, Maker> = {
  roll_dice: (board, view, seat) => ({
    title: t(view.doubles ? 'ask-again' : 'ask-roll'),
    context: standing(board, view, seat),
  }),
  finish_turn: (board, view, seat) => ({
    title: t('ask-finish'),
    context: standing(board, view, seat),
    group: groupUnder(board, view, seat),
  }),
  buy_or_auction: buying,
  in_jail: (board, view, seat) => ({
    title: t('ask-jail', { place: wordOf(board, 'from_jail') }),
    context: t('ask-try', { turn: view.seats[seat]?.jail ?? 1 }),
  }),
  ask_rent: (board, view, seat) => renting(board, view, seat, t('ask-claimed')),
  tax_or_share: taxing,
  fine_or_stay: leaving,
  last_claims: (board, view, seat) => renting(board, view, seat, t('ask-last')),
  place_piece: (_, view) => ({ context: view.demand?.piece ? t('ask-won') : '' }),
}

function standing(board: EstateBoard, view: EstateView, seat: number): string {
  const space = board.spaces.find(({ id }) => id === view.seats[seat]?.space)
  return space ? t('ask-stand', { space: own(space.name) }) : ''
}

function groupUnder(board: EstateBoard, view: EstateView, seat: number): GroupInfo | null {
  const deed = deedUnder(board, view, seat)
  return deed ? groupOf(board, deed) : null
}

function buying(board: EstateBoard, view: EstateView, seat: number): Partial<PromptHead> {
  const deed = deedUnder(board, view, seat)
  if (!deed) return {}
  const group = groupOf(board, deed)
  const all = board.deeds.filter((other) => other.group === deed.group)
  const held = all.filter(({ id }) => view.seats[seat]?.deeds.includes(id))
  const holds = held.length
    ? t('ask-hold', { names: held.map(({ name }) => own(name)).join(', ') })
    : t('ask-first', { all: all.length })
  return {
    title: capital(t('ask-buy', { buy: wordOf(board, 'buy'), deed: own(deed.name), price: figure(deed.price) })),
    context: `${own(group.name)} · ${holds}`,
    group,
  }
}

/** Paying after a throw that was no doubles: where it leads, and what waits there. */
function leaving(board: EstateBoard, view: EstateView, _seat: number, prompt: Prompt): Partial<PromptHead> {
  const then = prompt.options.find(({ decision }) => decision['do'] === 'pay_fine')?.then ?? []
  const to = board.spaces.find(({ id }) => id === then.find(({ kind }) => kind === 'Moved')?.facts['to'])
  const steps = (view.dice?.[0] ?? 0) + (view.dice?.[1] ?? 0)
  const lines = then.filter(({ kind }) => kind !== 'FinePaid').map((event) => describeEvent(board, view, event))
  const context = to ? [t('ask-missed', { steps, space: own(to.name) }), ...lines].filter(Boolean).join(' ') : ''
  return { title: t('ask-leave', { place: wordOf(board, 'from_jail') }), context }
}

function taxing(board: EstateBoard, view: EstateView, seat: number): Partial<PromptHead> {
  const space = board.spaces.find(({ id }) => id === view.seats[seat]?.space)
  return space
    ? {
        title: t('ask-tax', { amount: figure(space.amount), share: space.share }),
        context: t('ask-unseen', { space: own(space.name) }),
      }
    : {}
}

function renting(board: EstateBoard, view: EstateView, seat: number, when: string): Partial<PromptHead> {
  const [claim, ...more] = claimsOf(view, seat)
  if (!claim || more.length) return { title: t('ask-rents', { rent: wordOf(board, 'rent') }), context: capital(when) }
  const deed = deedById(board, claim.deed)
  return {
    title: t('ask-rent', {
      name: view.seats[claim.debtor]?.name ?? '',
      rent: wordOf(board, 'rent'),
      sum: claimSum(board, claim),
    }),
    context: deed ? `${own(deed.name)} · ${when}` : capital(when),
    group: deed ? groupOf(board, deed) : null,
  }
}
