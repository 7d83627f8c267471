// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import editions from '../dev/fixtures/editions.json'
import { chapters, found, isPlaced } from '../src/table/rulebook'
import { seatsFor, startsOf, wishOf } from '../src/lobby/seating'
import type { EditionInfo, RowInfo } from '../src/protocol'

const box = (editions as unknown as EditionInfo[])[0]!
const seat = (kind: 'person' | 'bot' | 'open'): { kind: 'person' | 'bot' | 'open' } => ({ kind })

describe('a table without a form', () => {
  it('seats you and bots, three in all', () => {
    const wish = wishOf(box, seatsFor(box, 'bots', 'Mia'), {}, 'en')
    expect(wish.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot'])
    expect(wish.seats[0]?.name).toBe('Mia')
  })
  it('keeps seats for friends, as far as the box has them', () => {
    expect(seatsFor({ ...box, seats_max: 3 }, 'friends', '').map(({ kind }) => kind)).toEqual([
      'me',
      'friend',
      'friend',
    ])
  })
  it('waits for its host if friends are to come', () => {
    const begins = (['bots', 'friends', 'local'] as const).map(
      (company) => wishOf(box, seatsFor(box, company, 'Mia'), {}, 'en').begin,
    )
    expect(begins).toEqual([undefined, 'host', undefined])
  })
})

describe('beginning although seats are open', () => {
  it('leaves out the last seats if enough people are here', () => {
    expect(startsOf([seat('person'), seat('person'), seat('open')], 2)).toEqual({ here: true, bots: true })
  })
  it('needs enough people', () => {
    expect(startsOf([seat('person'), seat('open')], 2)).toEqual({ here: false, bots: true })
  })
  it('does not take a seat from between', () => {
    expect(startsOf([seat('person'), seat('open'), seat('bot')], 2)).toEqual({ here: false, bots: true })
  })
  it('has nothing to begin when all have come', () => {
    expect(startsOf([seat('person'), seat('bot')], 2)).toEqual({ here: false, bots: false })
  })
})

describe('the rule book', () => {
  const row = (id: string, place: string, en: string, de: string): RowInfo => ({
    id,
    place,
    keys: [],
    says: { en, de },
    rulings: [],
    heading: { en: place, de: place === 'Jail' ? 'Gefängnis' : 'Aufbau' },
  })
  const rows = [
    row('A-1', 'Setup', 'Choose a token.', 'Wählt eine Figur.'),
    row('A-2', 'Setup', 'Take money.', 'Nehmt Geld.'),
    row('A-3', 'Jail', 'Pay money.', 'Zahlt Geld.'),
  ]

  it('keeps the order and the places of the book', () => {
    expect(chapters(rows).map(({ place, heading, rows: part }) => [place, heading.de, part.length])).toEqual([
      ['Setup', 'Aufbau', 2],
      ['Jail', 'Gefängnis', 1],
    ])
  })
  it('finds every word in both languages, without caring for dots and case', () => {
    expect(found(rows, 'money').map(({ id }) => id)).toEqual(['A-2', 'A-3'])
    expect(found(rows, 'wahlt FIGUR').map(({ id }) => id)).toEqual(['A-1'])
    expect(found(rows, 'a-3 geld').map(({ id }) => id)).toEqual(['A-3'])
    expect(found(rows, 'aufbau').map(({ id }) => id)).toEqual(['A-1', 'A-2'])
    expect(found(rows, '  ')).toHaveLength(3)
  })
})

it('tells headings of the book from our own marks', () => {
  expect(['(gap)', '(implied)', 'PAYING RENT'].map(isPlaced)).toEqual([false, false, true])
})
