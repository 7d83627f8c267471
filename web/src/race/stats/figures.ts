/** The figures of the race family. */
import type { RaceBoard, RaceView } from '../../protocol'
import type { FamilyFigures } from '../../stats/family-figures'
import { raceLook } from '../look'
import { placesOf } from '../race-spaces'
import ColourMark from './ColourMark.svelte'
import HeatTrack from './HeatTrack.svelte'

export const raceFigures: FamilyFigures<RaceBoard, RaceView> = {
  HeatMap: HeatTrack,
  spaceNames: (board) => new Map(placesOf(board, { seats: [] }).map(({ place, name }) => [place, name])),
  seatFill: ({ seats }, seat) => raceLook(seats[seat]?.colour ?? '').fill,
  SeatMark: ColourMark,
  bot: 'bot-scout',
}
