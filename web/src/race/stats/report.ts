/** What a report of the race family shows in its own way. */
import type { RaceBoard } from '../../protocol'
import type { FamilyReport } from '../../stats/family-figures'
import { trackName } from '../race-spaces'
import ColourSign from './ColourSign.svelte'

export const raceReport: FamilyReport<RaceBoard> = {
  spaceName: (board, id) => trackName(board, Number(id.split(':')[1] ?? 0)),
  tokenHead: 'wins-colour',
  TokenSign: ColourSign,
  worth: { head: 'worth-head-race', lead: 'worth-lead-race', measure: 'worth-measure-race' },
  trades: false,
}
