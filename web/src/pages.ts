/** The pages and the tables of the families, fetched when they are shown or a little earlier. */
import { loadFamily } from './families'
import { listEditions } from './net/api'
import type { Board } from './protocol'
import { enter } from './texts/loading'

/** The list of boxes is fetched together with the page that shows it. */
export async function loadLanding() {
  early(listEditions())
  const [page] = await Promise.all([import('./lobby/Landing.svelte'), enter('everywhere', 'lobby')])
  return page
}
export async function loadTable() {
  const [page] = await Promise.all([import('./table/TablePage.svelte'), enter('everywhere', 'table')])
  return page
}

/** Fetches something early; if it cannot be had, whoever shows it says so. */
export function early(...parts: (Promise<unknown> | undefined)[]): void {
  for (const part of parts) part?.catch(() => undefined)
}

/** Fetches a table of this family before somebody sits down at it. */
export const layTable = (family: Board['family']): void => early(loadTable(), loadFamily(family))
