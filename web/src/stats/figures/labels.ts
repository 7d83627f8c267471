/** Labels beside each other that must not lie over each other. */

/** Move places apart until neighbours have a gap, in order and inside the room. */
export function apart(places: number[], gap: number, room: number): number[] {
  const order = places.map((_, k) => k).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
  const moved = [...places]
  let last = -Infinity
  for (const k of order) last = moved[k] = Math.max(places[k] ?? 0, last + gap)
  last = room + gap
  for (const k of order.toReversed()) last = moved[k] = Math.min(moved[k] ?? 0, last - gap)
  return moved
}
