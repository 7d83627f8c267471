/** The race family: everything that the shared rooms need of it. */
import type { RaceBoard, RaceView } from '../protocol'
import type { Family } from '../table/family'
import RaceChoice from './RaceChoice.svelte'
import { RaceState } from './race-state.svelte'
import RaceOver from './RaceOver.svelte'
import RaceSeat from './RaceSeat.svelte'
import RaceTable from './RaceTable.svelte'
import SeatBadge from './SeatBadge.svelte'
import { VERBS } from './verbs'

export const race: Family<RaceBoard, RaceView> = {
  newState: (client) => new RaceState(client),
  Table: RaceTable,
  Seat: RaceSeat,
  Badge: SeatBadge,
  Prompt: RaceChoice,
  GameOver: RaceOver,
  aside: new Set(),
  inTurn: new Set(),
  tellsWaiting: true,
  mayHold: false,
  hasClaims: false,
  verbs: VERBS,
}
