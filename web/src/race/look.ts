/** The look of a colour of the race: four of the colours of groups. */
import { lookOf, type GroupLook } from '../ui/groups'

export function raceLook(colour: string): GroupLook {
  return lookOf({ kind: 'race', colour: colour === 'blue' ? 'dark-blue' : colour })
}
