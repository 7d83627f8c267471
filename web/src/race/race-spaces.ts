/** Every place of the race board with its name, for keyboard and screen reader. */
import type { RaceBoard, RaceSeat, RaceView, SlideInfo } from '../protocol'
import { capital, own, t } from '../texts'
import { pawnAt, startZone, type Point } from './track'
import { CENTRE } from './track'

export interface Place extends Point {
  key: string
  /** The name of the engine for it, and the colour it belongs to if only one can stand there. */
  place: string
  colour: number | null
  name: string
}

export function placesOf(board: RaceBoard, view: { seats: Pick<RaceSeat, 'colour' | 'name'>[] }): Place[] {
  const track = Array.from({ length: board.track }, (_, n) => spot(board, `track:${n}`, null, trackName(board, n)))
  const zones = view.seats.flatMap((seat) =>
    zonesOf(
      board,
      board.colours.findIndex(({ id }) => id === seat.colour),
      seat.name,
    ),
  )
  const home = { key: 'home', place: 'home', colour: null, name: capital(word(board, 'home')), ...CENTRE }
  return [...track, ...zones, home]
}

function zonesOf(board: RaceBoard, colour: number, name: string): Place[] {
  const zone = (kind: string, text: string, count: number): Place[] =>
    Array.from({ length: count }, (_, k) =>
      spot(
        board,
        `${kind}:${k + 1}`,
        colour,
        t('race-zone-of', { zone: capital(word(board, text)), number: k + 1, name }),
      ),
    )
  const start = {
    key: `start-${colour}`,
    place: 'start',
    colour,
    name: t('race-start-of', { start: capital(word(board, 'start')), name }),
    ...startZone(colour).hangar,
  }
  return [
    start,
    ...zone('start-zone', 'start_zone', board.start_zone),
    ...zone('home-zone', 'home_zone', board.home_zone),
  ]
}

function spot(board: RaceBoard, place: string, colour: number | null, name: string): Place {
  return {
    key: colour === null ? place : `${place}-${board.colours[colour]?.id ?? ''}`,
    place,
    colour,
    name,
    ...pawnAt(place, colour ?? 0, 0),
  }
}

const word = (board: RaceBoard, key: string): string => (board.words[key] ? own(board.words[key]) : key)

export function trackName(board: RaceBoard, n: number): string {
  const slide = slideAt(board, n)
  const name = t('race-track', { number: n })
  if (!slide) return name
  const end = slide.spaces.at(-1) ?? n
  const part = n === slide.spaces[0] ? 'race-triangle' : n === end ? 'race-slide-end' : 'race-slide'
  return `${name}, ${t(part, { colour: slide.colour, end })}`
}

function slideAt(board: RaceBoard, n: number): (SlideInfo & { colour: string }) | null {
  for (const { name, slides } of board.colours) {
    const slide = slides.find(({ spaces }) => spaces.includes(n))
    if (slide) return { ...slide, colour: own(name).toLowerCase() }
  }
  return null
}

/** Who stands on a place, in words. */
export function peopleAt(
  board: RaceBoard,
  view: RaceView,
  yours: number[],
  { place, colour }: Pick<Place, 'place' | 'colour'>,
): string[] {
  return view.seats.flatMap((seat, number) =>
    seat.pawns.flatMap((at, pawn) => {
      const here = at === place && (colour === null || board.colours[colour]?.id === seat.colour)
      if (!here) return []
      const values = { name: seat.name, pawn: word(board, 'pawn'), number: pawn + 1 }
      const who = yours.includes(number) ? t('race-droid-yours', values) : t('race-droid-of', values)
      return [seat.shields.includes(pawn) ? t('race-shielded', { who }) : who]
    }),
  )
}
