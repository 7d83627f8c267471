/** What a report of the estate family shows in its own way. */
import type { EstateBoard } from '../../protocol'
import type { FamilyReport } from '../../stats/family-figures'
import { own } from '../../texts'
import EstateSections from './EstateSections.svelte'
import SideSign from './SideSign.svelte'
import SpaceSign from './SpaceSign.svelte'

export const estateReport: FamilyReport<EstateBoard> = {
  spaceName: ({ spaces }, id) => {
    const space = spaces.find((one) => one.id === id)
    return space ? own(space.name) : id
  },
  SpaceSign,
  tokenHead: 'wins-token',
  TokenSign: SideSign,
  worth: { head: 'worth-head', lead: 'worth-lead', measure: 'worth-measure' },
  trades: true,
  Sections: EstateSections,
}
