/** Playing again with the same people: what is asked at a finished game, and the way to the new table. */
import type { Opened, PlayAgain, Rematched, Seal } from '../protocol'
import { at, call } from './api'
import { keepSeal, newNumber } from './seals'

/** What this browser has brought to the new dice, and the seal it had seen before. */
let brought: { commitment: string; number: string } | null = null

async function answer(table: string, wish: PlayAgain): Promise<Opened | null> {
  const { opened } = await call<Rematched>(`${at(table)}/rematch`, wish)
  if (opened && brought) keepSeal({ table: opened.table, early: true, ...brought })
  return opened
}

/** Ask everybody; the new dice are sealed first. */
export async function proposeAgain(table: string, shuffle: boolean): Promise<Opened | null> {
  const { seal, commitment } = await call<Seal>('/api/seal')
  brought = { commitment, number: newNumber() }
  return answer(table, { shuffle, seal, entropy: brought.number })
}

/** Say yes, having seen the seal of the new dice. */
export function joinAgain(table: string, commitment: string): Promise<Opened | null> {
  brought = { commitment, number: newNumber() }
  return answer(table, { entropy: brought.number })
}

export const declineAgain = (table: string): Promise<Opened | null> => answer(table, { yes: false })

/** The way to the new table, for somebody who has said yes. */
export function followAgain(table: string, commitment: string): Promise<Opened | null> {
  if (brought?.commitment !== commitment) brought = null // somebody else was first
  return answer(table, {})
}
