/** Our own drawings as SVG paths, about 18 units wide round (0, 0). */

export function polygon(sides: number, radius: number, turn = 0): string {
  const points = Array.from({ length: sides }, (_, k) => {
    const angle = (2 * Math.PI * k) / sides + turn
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A star with so many points. */
function burst(points: number, far: number, near: number): string {
  const at = (k: number): string => {
    const angle = (Math.PI * k) / points
    const radius = k % 2 ? near : far
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, k) => at(k)).join('L')}Z`
}

export const SYMBOL = {
  triangle: 'M0-7.4 7.2 6.2H-7.2Z',
  ring: 'M0-7a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM0-3.4a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8Z',
  diamond: 'M0-8 6.2 0 0 8-6.2 0Z',
  square: 'M-6.2-6.2H6.2V6.2H-6.2Z',
  cross: 'M-2.5-7H2.5V-2.5H7V2.5H2.5V7H-2.5V2.5H-7V-2.5H-2.5Z',
  star: 'M0-8.4 2.2-2.2 8.4 0 2.2 2.2 0 8.4-2.2 2.2-8.4 0-2.2-2.2Z',
  hexagon: polygon(6, 7.4, Math.PI / 6),
  crescent: 'M3.6-7A7.6 7.6 0 1 0 3.6 7A8 8 0 0 1 3.6-7Z',
  ship: 'M0-8 6.4 7 0 3.6-6.4 7Z',
  station:
    'M0-7.4a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8ZM0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10ZM-2.4-2.4H2.4V2.4H-2.4Z',
  'card-up': 'M-5.4-7.6H5.4V7.6H-5.4ZM-3.4 2.4 0-1 3.4 2.4V-.6L0-4-3.4-.6Z',
  'card-down': 'M-5.4-7.6H5.4V7.6H-5.4ZM-3.4-2.4 0 1 3.4-2.4V.6L0 4-3.4 .6Z',
  tax: 'M0-7.4a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8ZM-4.2-1.4H4.2V1.4H-4.2Z',
  shield: 'M0-8 7-5.4V0C7 4.2 3.6 6.8 0 8.2-3.6 6.8-7 4.2-7 0V-5.4Z',
  house: 'M0-5.4 5-1.2V5.2H-5V-1.2Z',
  city: 'M-8.5 5.4V-2.6H-4.2V-6.6H.4V-1.2H4.4V-4.2H8.5V5.4Z',
  credit: 'M0-6.6A6.6 6.6 0 1 0 4.7 4.6L2.9 2.8A4 4 0 1 1 2.9-2.8L4.7-4.6A6.6 6.6 0 0 0 0-6.6ZM-1-1.1H6.6V1.1H-1Z',
  dot: 'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  light: burst(8, 8.4, 4.4),
  dark: 'M0-6.8a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6ZM2.2-4.4a4.9 4.9 0 0 1 0 8.8a6.2 6.2 0 0 0 0-8.8Z',
  bot: 'M-1-8H1V-5H6.5V6.5H-6.5V-5H-1ZM-4-2.5V.5H-1.6V-2.5ZM1.6-2.5V.5H4V-2.5ZM-3.6 3H3.6V4.4H-3.6Z',
  away: 'M-7-8H2V-4H.4V-6.4H-5.4V6.4H.4V4H2V8H-7ZM-2-1.2H3V-4.6L8 0 3 4.6V1.2H-2Z',
  clock: 'M0-8a8 8 0 1 0 0 16a8 8 0 1 0 0-16ZM0-6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM-.9-4.4H.9V-.5L3.6 1.6 2.5 3-.9 .4Z',
  check: 'M-7 0-4.6-2.4-2 .4 5-6.6 7.4-4.2-2 5.2Z',
} as const

export type SymbolName = keyof typeof SYMBOL

export const CORNER_ART: Record<string, string> = {
  start: 'M14 0H-8M-8 0 1-9M-8 0 1 9',
  jail: 'M-9-10V10M-3-10V10M3-10V10M9-10V10M-12-10H12M-12 10H12',
  parking:
    'M0-12a12 12 0 1 0 0 24a12 12 0 1 0 0-24ZM0-5.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z' +
    'M-16 0H-12M12 0H16M0-16V-12M0 12V16',
  arrest: 'M-13 0H4M4 0-4-8M4 0-4 8M9-10V10M13-10V10',
}

export const DROID = 'M-8.6 9.4V-1.6A8.6 8.6 0 0 1 8.6-1.6V9.4Q8.6 11 7 11H-7Q-8.6 11-8.6 9.4Z'
export const SHIELD_RING = polygon(6, 16.5, Math.PI / 6)

const SEAT_SHAPES = [
  'M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
  'M-6.6-9H6.6Q9-9 9-6.6V6.6Q9 9 6.6 9H-6.6Q-9 9-9 6.6V-6.6Q-9-9-6.6-9Z',
  polygon(6, 10.6),
  'M0-11.6Q1.6-11.6 2.7-10.5L10.5-2.7Q12.6 0 10.5 2.7L2.7 10.5Q0 12.6-2.7 10.5' +
    'L-10.5 2.7Q-12.6 0-10.5-2.7L-2.7-10.5Q-1.6-11.6 0-11.6Z',
  polygon(8, 10.6, Math.PI / 8),
  'M0-10.6 9.4-7.4V.4C9.4 6 5 9.4 0 11-5 9.4-9.4 6-9.4 .4V-7.4Z',
  polygon(5, 11.2),
  'M-4-8.4H4A8.4 8.4 0 0 1 4 8.4H-4A8.4 8.4 0 0 1-4-8.4Z',
] as const

/** The shape of a seat's piece; seats count from 0. */
export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0]
}

export function seatColour(seat: number): string {
  return `var(--s-${(seat % SEAT_SHAPES.length) + 1})`
}
