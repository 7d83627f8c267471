import { describe, expect, it } from 'vitest'
import edition from '../dev/fixtures/edition-mandalorian.json'
import game from '../dev/fixtures/game-mandalorian.json'
import type { Deal, DealCell, DealRow, EstateBoard, EstateSeat, EstateView } from '../src/protocol'
import { holdings, owners, standing, worthOf } from '../src/estate/portfolio'
import { goodsEqual, isEmpty, NOTHING, seenBy, sidesOf, waitingFor } from '../src/estate/trade'

const board = edition as unknown as EstateBoard
const frames = game as unknown as { view: EstateView }[]
const seat = (more: Partial<EstateSeat>): EstateSeat => ({
  name: 'Mia',
  token: 't',
  cash: 100,
  space: 'go',
  jail: 0,
  deeds: [],
  mortgaged: [],
  buildings: {},
  jail_cards: [],
  ...more,
})

describe('who holds what', () => {
  it('gives every deed at most one owner in a whole recorded game', () => {
    for (const { view } of frames) {
      expect(owners(view).size).toBe(view.seats.reduce((sum, holder) => sum + holder.deeds.length, 0))
    }
  })
  it('is worth what the server says, in the parts that the server says', () => {
    const view = { worth: [290], worth_parts: [{ cash: 100, deeds: 75, buildings: 115 }] }
    expect(worthOf(view, 0)).toEqual({ cash: 100, deeds: 75, buildings: 115, total: 290 })
  })
  it('has parts that add up in a whole recorded game, mortgages and all', () => {
    const worths = frames.flatMap(({ view }) => view.seats.map((_, number) => worthOf(view, number)))
    expect(frames.some(({ view }) => view.seats.some(({ mortgaged }) => mortgaged.length))).toBe(true)
    for (const worth of worths) expect(worth!.cash + worth!.deeds + worth!.buildings).toBe(worth!.total)
  })
  it('shows no worth where nobody may know it', () => {
    expect(worthOf({ worth: null, worth_parts: null }, 0)).toBeNull()
  })
  it('lists every group in board order and marks what is mortgaged', () => {
    const groups = holdings(board, seat({ deeds: ['bone-broth', 'sorgan-frog'], mortgaged: ['sorgan-frog'] }))
    expect(groups).toHaveLength(board.groups.length)
    expect(groups[0]?.deeds.map(({ state }) => state)).toEqual(['held', 'mortgaged'])
  })
  it('sets every seat that plays on one place', () => {
    for (const { view } of frames) {
      const { lane, jailed } = standing(board, view)
      const all = [...[...lane.values()].flat(), ...jailed].sort()
      expect(all).toEqual(view.seats.flatMap((holder, number) => (holder.out ? [] : [number])))
    }
  })
})

describe('a trade', () => {
  const goods = { cash: 5, deeds: ['bone-broth'], jail_cards: [] }

  it('is seen from both sides', () => {
    const offer = { offer: 1, revision: 1, from: 0, to: 1, give: goods, want: NOTHING, sides: [] }
    expect(sidesOf(offer, 0).give).toBe(goods)
    expect(sidesOf(offer, 1).get).toBe(goods)
  })
  it('is unchanged when the same things come in another order', () => {
    expect(goodsEqual({ ...goods, deeds: ['a', 'b'] }, { ...goods, deeds: ['b', 'a'] })).toBe(true)
    expect(goodsEqual(goods, { ...goods, cash: 6 })).toBe(false)
    expect([isEmpty(NOTHING), isEmpty(goods)]).toEqual([true, false])
  })
  it('shows each seat its own side first', () => {
    const cell = (after: string): DealCell => ({ before: '', after, note: '', tone: 'plain' })
    const row: DealRow = { about: 'cash', says: 'Cash', group: null, sides: [cell('maker'), cell('taker')] }
    const deal = { maker: 0, taker: 1, rows: [row] } as unknown as Deal
    expect(seenBy(deal, 0, row).map(({ after }) => after)).toEqual(['maker', 'taker'])
    expect(seenBy(deal, 1, row).map(({ after }) => after)).toEqual(['taker', 'maker'])
  })
  it('waits for the seat that has to answer, the oldest first', () => {
    const offer = (number: number, to: number) => ({
      offer: number,
      revision: 1,
      from: 0,
      to,
      give: goods,
      want: NOTHING,
      sides: [],
    })
    const view = { offers: [offer(7, 1), offer(3, 1), offer(5, 2)] }
    expect(waitingFor(view, [1]).map((one) => one.offer)).toEqual([3, 7])
    expect(waitingFor(view, [])).toEqual([])
  })
})
