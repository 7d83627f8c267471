/** Rent in words. */
import type { Rent } from '../protocol'
import { figure } from '../texts'

/** Rent as it stands on a space: a figure, or a factor of the dice. */
export const rentText = (rent: Rent): string => (rent.times === undefined ? figure(rent.amount ?? 0) : `${rent.times}×`)
