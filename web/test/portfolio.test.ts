import { describe, expect, it } from 'vitest'
import edition from '../dev/fixtures/edition-mandalorian.json'
import game from '../dev/fixtures/game-mandalorian.json'
import type { EstateBoard } from '../src/protocol'
import { holdings, owners, standing, worthOf } from '../src/lib/portfolio'
import { changes, goodsEqual, isEmpty, NOTHING, sidesOf } from '../src/lib/trade'
import type { EstateSeat, EstateView } from '../src/lib/views'

const board = edition as unknown as EstateBoard
const frames = game as unknown as { view: EstateView }[]
const seat = (more: Partial<EstateSeat>): EstateSeat => ({ name: 'Mia', token: 't', cash: 100, space: 'go', jail: 0, deeds: [], mortgaged: [], buildings: {}, jail_cards: [], ...more })

describe('who holds what', () => {
  it('gives every deed at most one owner in a whole recorded game', () => {
    for (const { view } of frames) {
      expect(owners(view).size).toBe(view.seats.reduce((sum, holder) => sum + holder.deeds.length, 0))
    }
  })
  it('adds up cash, deeds and buildings', () => {
    const holder = seat({ deeds: ['bone-broth', 'sorgan-frog'], mortgaged: ['sorgan-frog'], buildings: { 'bone-broth': 2 } })
    const view = { seats: [holder], worth: [290] } as unknown as EstateView
    expect(worthOf(board, view, 0)).toEqual({ cash: 100, deeds: 60 + 30, buildings: 100, total: 290 })
  })
  it('shows no worth where nobody may know it', () => {
    expect(worthOf(board, { seats: [seat({})], worth: null } as unknown as EstateView, 0)).toBeNull()
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
    const offer = { offer: 1, revision: 1, from: 0, to: 1, give: goods, want: NOTHING }
    expect(sidesOf(offer, 0).give).toBe(goods)
    expect(sidesOf(offer, 1).get).toBe(goods)
  })
  it('is unchanged when the same things come in another order', () => {
    expect(goodsEqual({ ...goods, deeds: ['a', 'b'] }, { ...goods, deeds: ['b', 'a'] })).toBe(true)
    expect(goodsEqual(goods, { ...goods, cash: 6 })).toBe(false)
    expect([isEmpty(NOTHING), isEmpty(goods)]).toEqual([true, false])
  })
  it('tells which groups change hands', () => {
    const [change] = changes(board, seat({ deeds: ['bone-broth'] }), seat({ deeds: ['sorgan-frog'] }), goods, NOTHING)
    expect(change).toMatchObject({ all: 2, mine: [1, 0], theirs: [1, 2] })
  })
})
