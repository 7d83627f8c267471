/** The ways to raise the cash for a debt, and what each costs later; the server lists first what hurts least. */
import type { Option, Prompt, Way } from '../protocol'
import { sumFor } from './sums'

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
