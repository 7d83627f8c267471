/**
 * The families of games that the page can play: the only place that names them at the table. Each is fetched when it
 * is needed.
 */
import type { Board } from './protocol'
import type { Family } from './table/family'
import { enter } from './texts/loading'

/** Each record is only ever handed the boards and views of its own family. */
const asFamily = (family: object): Family => family as unknown as Family

const LOADERS: Record<Board['family'], () => Promise<Family>> = {
  estate: async () => asFamily((await import('./estate')).estate),
  race: async () => asFamily((await import('./race')).race),
}

export async function loadFamily(name: Board['family']): Promise<Family> {
  const [family] = await Promise.all([LOADERS[name](), enter(name)])
  return family
}
