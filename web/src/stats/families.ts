/**
 * The families whose figures can be shown; apart from `families.ts`, so that a report carries no table and a table no
 * figures.
 */
import { estateFigures } from '../estate/stats/figures'
import { estateReport } from '../estate/stats/report'
import type { Board } from '../protocol'
import { raceFigures } from '../race/stats/figures'
import { raceReport } from '../race/stats/report'
import type { FamilyFigures, FamilyReport } from './family-figures'

type Each = Record<Board['family'], object>

/** Each record is only ever handed the boards and views of its own family. */
const FIGURES = { estate: estateFigures, race: raceFigures } satisfies Each as unknown as Record<
  Board['family'],
  FamilyFigures
>
const REPORTS = { estate: estateReport, race: raceReport } satisfies Each as unknown as Record<
  Board['family'],
  FamilyReport
>

export const figuresOf = ({ family }: Board): FamilyFigures => FIGURES[family]
export const reportOf = ({ family }: Board): FamilyReport => REPORTS[family]
