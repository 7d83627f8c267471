/** The four steps of a turn, as the line above the decision shows them. */
import type { EstateView } from '../protocol'

export const STEPS = ['throw', 'move', 'decide', 'end'] as const
export type Step = (typeof STEPS)[number]

const BY_PHASE: Record<string, Step> = {
  opening: 'throw',
  roll: 'throw',
  rolling: 'move',
  landed: 'move',
  buy: 'decide',
  resolved: 'decide',
  leaving: 'end',
  end: 'end',
  choosing: 'throw',
  leave: 'decide',
  tax: 'decide',
  mission: 'decide',
  prize: 'decide',
  closing: 'end',
}

export function stepOf(view: EstateView): Step {
  if (view.auction || view.debt || view.demand) return 'decide'
  return BY_PHASE[view.phase] ?? 'end'
}
