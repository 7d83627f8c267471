/** The figures of the estate family. */
import type { EstateBoard, EstateView } from '../../protocol'
import type { FamilyFigures } from '../../stats/family-figures'
import { own } from '../../texts'
import Piece from '../../ui/Piece.svelte'
import { seatColour } from '../../ui/symbols'
import HeatRing from './HeatRing.svelte'

export const estateFigures: FamilyFigures<EstateBoard, EstateView> = {
  HeatMap: HeatRing,
  spaceNames: ({ spaces }) => new Map(spaces.map(({ id, name }) => [id, own(name)])),
  seatFill: (_, seat) => seatColour(seat),
  SeatMark: Piece,
  bot: 'bot-thrifty',
}
