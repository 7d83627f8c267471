/** The ways to raise the cash for a debt, and what each costs later; the server lists first what hurts least. */
import type { EstateBoard, Option, Prompt, Way } from '../protocol'
import { capital, figure, own, t } from '../texts'
import { sumFor } from './sums'
import { wordOf } from './words'

export interface Raising {
  id: string
  option: Option
  way: Way
  brings: number
}

export function raisingsOf(prompt: Prompt): Raising[] {
  const options = new Map(prompt.options.map((option) => [JSON.stringify(option.decision), option]))
  return prompt.ways.flatMap((way) => {
    const id = JSON.stringify(way.decision)
    const option = options.get(id)
    return option ? [{ id, option, way, brings: sumFor(option, prompt.seat) }] : []
  })
}

/** What is lost, in a few words each. */
export function costsOf(board: EstateBoard, way: Way): string[] {
  const rent = capital(wordOf(board, 'rent'))
  const costs: string[] = []
  if (way.rent) costs.push(t('debt-rent', { rent, sum: figure(way.rent) }))
  if (way.times) costs.push(t('debt-times', { rent, count: way.times }))
  for (const { id, name } of board.groups)
    if (way.groups.includes(id)) costs.push(t('debt-breaks', { group: own(name) }))
  costs.push(t('debt-again', { sum: figure(way.again) }))
  return costs
}
