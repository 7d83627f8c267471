/** What the page adds to a box of its own: a short name and an emblem, about 300 units wide round (0, 0). */
import type { EditionInfo, Text } from '../protocol'

interface Box {
  short: Text
  emblem: string
}

const same = (name: string): Text => ({ en: name, de: name })

const BOXES: Record<string, Box> = {
  'clone-wars': { short: same('Clone Wars'), emblem: 'M-110-70 0 40 110-70M-110 10 0 120 110 10' },
  'episode-one': { short: same('Episode I'), emblem: 'M-150-60H60M-90 0H130M-150 60H60M130 0 80-44M130 0 80 44' },
  mandalorian: { short: same('The Mandalorian'), emblem: 'M-100-80H40L70-40H-70ZM-70 0H70L100 40H-40ZM-100 80H40L70 120H-70Z' },
  'boba-fett': { short: same('Boba Fett'), emblem: 'M0-90A90 90 0 1 0 0 90A90 90 0 1 0 0-90ZM0-150V-50M0 50V150M-150 0H-50M50 0H150' },
  falcon: { short: { en: 'Falcon race', de: 'Falken-Rennen' }, emblem: '' },
}
const PLAIN = 'M0-110 110 0 0 110-110 0Z'

/** The boxes in the order of the shelf; what the page does not know comes last. */
export function shelved<Edition extends { id: string }>(editions: Edition[]): Edition[] {
  const order = Object.keys(BOXES)
  const place = ({ id }: Edition): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...editions].sort((a, b) => place(a) - place(b))
}

export const emblemOf = (edition: string): string => BOXES[edition]?.emblem ?? PLAIN

/** The name on the box without the maker's line, as far as the page knows the box. */
export const shortName = ({ id, name }: Pick<EditionInfo, 'id' | 'name'>): Text => BOXES[id]?.short ?? name
