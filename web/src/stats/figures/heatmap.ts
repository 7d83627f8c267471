/** A map of landings: the spaces in the order of the board, how hot they are, and how that is said. */
import type { SpaceCount } from '../../report/summary'
import { t } from '../../texts'
import { heatOf, ranksOf, type Heat } from './heat'
import { decimal, percent, whole } from './numbers'

export interface HeatMap {
  counts: SpaceCount[]
  values: number[]
  heat: Heat
  ranks: number[]
  hottest: number
  /** What every space would have if all had the same. */
  even: number
  /** A value in full, and as short as it can be. */
  show: (value: number) => string
  brief: (value: number) => string
}

/** `few`: so few landings that they are counted one by one; else shares are shown. */
export function mapOf(ids: string[], spaces: SpaceCount[], few: boolean): HeatMap {
  const known = new Map(spaces.map((space) => [space.id, space]))
  const counts = ids.map((id) => known.get(id) ?? { id, landings: 0, share: 0 })
  const values = counts.map(({ landings, share }) => (few ? landings : share))
  const ranks = ranksOf(values)
  const even = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  const show = few
    ? (value: number) => (Number.isInteger(value) ? whole(value) : decimal(value))
    : (value: number) => percent(value)
  return {
    counts,
    values,
    heat: heatOf(values),
    ranks,
    hottest: ranks.indexOf(1),
    even,
    show,
    brief: few ? show : (value) => decimal(100 * value),
  }
}

/** One space of the map in a sentence. */
export function spaceName({ counts, ranks }: HeatMap, index: number, place: string): string {
  const { share = 0, landings = 0 } = counts[index] ?? {}
  return t('heat-name', {
    place,
    share: percent(share),
    landings: whole(landings),
    rank: ranks[index] ?? 0,
    count: counts.length,
  })
}
