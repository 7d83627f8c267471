/** The way of a droid as a line on the board; which places it leads over the server says. */
import type { RaceBoard } from '../protocol'
import { pawnAt, trackAt, type Point } from './track'

const PARTS = 4 // points between two spaces of the track, so that a line keeps to its curve

/** The line along these places, bent like the track. */
export function lineAlong(board: RaceBoard, colour: number, pawn: number, places: string[]): Point[] {
  return places.flatMap((place, k) => {
    const previous = places[k - 1]
    const end = pawnAt(place, colour, pawn)
    const a = spaceOf(previous)
    const b = spaceOf(place)
    if (a === null || b === null) return [end]
    const step = nearest(b - a, board.track)
    const count = Math.abs(step) * PARTS
    return Array.from({ length: count }, (_, i) => trackAt(a + (step * (i + 1)) / count))
  })
}

/** The number of a track space, or null elsewhere. */
export function spaceOf(place: string | undefined): number | null {
  return place?.startsWith('track:') ? Number(place.slice(6)) : null
}

const nearest = (step: number, track: number): number => ((step + track / 2 + track) % track) - track / 2
