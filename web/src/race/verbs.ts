/** What the page must know of decisions; from the table in families/race/verbs.py, by tools/verbs.py. */
import type { VerbInfo } from '../table/family'

export const VERBS: Record<string, VerbInfo> = {
  draw: { keys: 'r ' },
  resign: { group: 'danger' },
}
