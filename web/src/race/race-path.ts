/** The way of a droid from place to place, space by space: only for drawing, whether a move is allowed the server says. */
import type { RaceBoard } from '../protocol'
import { pawnAt, trackAt, type Point } from './track'

/** The places from one to another, both included: the shorter of forward and backward, or just the two ends. */
export function placesBetween(board: RaceBoard, colour: number, from: string, to: string): string[] {
  const forward = search(board, colour, from, to)
  const backward = search(board, colour, to, from)?.reverse()
  if (forward && backward) return forward.length <= backward.length ? forward : backward
  return forward ?? backward ?? [from, to]
}

/** How many steps a droid has before it, from its place to the end of its way. */
export function stepsHome(board: RaceBoard, colour: number, place: string): number {
  return (search(board, colour, place, 'home')?.length ?? 1) - 1
}

function search(board: RaceBoard, colour: number, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]])
  for (const place of before.keys()) {
    if (place === to) return trail(before, to)
    for (const next of ahead(board, colour, place)) if (!before.has(next)) before.set(next, place)
  }
  return null
}

function trail(before: Map<string, string | null>, end: string): string[] {
  const places: string[] = []
  for (let place: string | null = end; place !== null; place = before.get(place) ?? null) places.unshift(place)
  return places
}

function ahead(board: RaceBoard, colour: number, place: string): string[] {
  const info = board.colours[colour]
  const [kind, number] = place.split(':')
  const n = Number(number ?? 0)
  if (!info || kind === 'home') return []
  if (kind === 'start') return [board.start_zone ? 'start-zone:1' : `track:${info.joins}`]
  if (kind === 'start-zone') return [n < board.start_zone ? `start-zone:${n + 1}` : `track:${info.joins}`]
  if (kind === 'home-zone') return [n < board.home_zone ? `home-zone:${n + 1}` : 'home']
  const next = `track:${(n + 1) % board.track}`
  return n === info.entry ? ['home-zone:1', next] : [next]
}

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
