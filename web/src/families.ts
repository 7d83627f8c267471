/** The families of games that the page can show: the only place that names them at the table. */
import { estate } from './estate'
import type { Board } from './protocol'
import { race } from './race'
import type { Families, Family } from './table/family'

/** Each record is only ever handed the boards and views of its own family. */
export const families = { estate, race } satisfies Record<Board['family'], object> as unknown as Families

export const familyOf = ({ family }: Board): Family => families[family]
