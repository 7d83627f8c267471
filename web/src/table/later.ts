/** Parts of a table that most visits do without, fetched with their texts. */
import { enter } from '../texts/loading'

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, enter('company')])
  return fetched
}

export const loadWords = () => withTexts(import('./WordsPanel.svelte'))
export const loadMatters = () => withTexts(import('./OpenMatters.svelte'))
export const loadInvitation = () => withTexts(import('./SeatInvitation.svelte'))
export const loadSheets = () => import('./OpenSheet.svelte')
export const loadAway = () => withTexts(loadSheets())
