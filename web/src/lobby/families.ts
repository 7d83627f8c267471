/**
 * The families whose boxes can be shown; apart from `families.ts`, so that the landing carries no table and a table no
 * boxes.
 */
import type { Component } from 'svelte'
import RingPicture from '../estate/RingPicture.svelte'
import type { EditionInfo } from '../protocol'
import TrackPicture from '../race/TrackPicture.svelte'

/** A small picture of a board, 1000 units wide. */
export interface BoxLook {
  Picture: Component<{ edition: EditionInfo }>
  height: number
}

export const boxLooks: Record<EditionInfo['family'], BoxLook> = {
  estate: { Picture: RingPicture, height: 1000 },
  race: { Picture: TrackPicture, height: 950 },
}
