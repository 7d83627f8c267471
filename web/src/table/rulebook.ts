/** The rows of a rulebook for reading: by chapter, and found by words. */
import type { RowInfo } from '../protocol'

/** Whether a row stands in the book: what our files put in brackets is no heading of it, but our reading. */
export const isPlaced = (place: string): boolean => !place.startsWith('(')

export interface Chapter {
  /** The first of them: its heading is that of all. */
  place: string
  heading: RowInfo['heading']
  rows: RowInfo[]
}

/** Rows in the order of the book, put together as long as their place stays the same. */
export function chapters(rows: RowInfo[]): Chapter[] {
  const made: Chapter[] = []
  for (const row of rows) {
    const last = made.at(-1)
    if (last?.place === row.place) last.rows.push(row)
    else made.push({ place: row.place, heading: row.heading, rows: [row] })
  }
  return made
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/'/g, '’') // as it is printed, however it is typed

function everything({ id, place, heading, says, rulings }: RowInfo): string {
  const settled = rulings.flatMap((ruling) => [
    ruling.id,
    ...[ruling.question, ruling.ruling, ruling.reason].flatMap(({ en, de }) => [en, de]),
  ])
  return plain([id, place, heading.en, heading.de, says.en, says.de, ...settled].join(' '))
}

/** Rows that have every word of the search in them, in either language. */
export function found(rows: RowInfo[], search: string): RowInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.length ? rows.filter((row) => words.every((word) => everything(row).includes(word))) : rows
}
