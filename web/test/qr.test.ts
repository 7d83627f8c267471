import { describe, expect, it } from 'vitest'
import { qrOf } from '../src/ui/qr'

// read back by an independent decoder (jsQR 1.4.0)
const KNOWN = `
#######.#.###.#.#.#######
#.....#..##.....#.#.....#
#.###.#...##.#.#..#.###.#
#.###.#....###..#.#.###.#
#.###.#..#......#.#.###.#
#.....#...##..#.#.#.....#
#######.#.#.#.#.#.#######
........#.#..##.#........
##.##.#..####.#.#.#.....#
.......###.#..##...#####.
......###.##...#....##..#
#.#.#..#####..###...#####
####..##.#.##..##.##....#
##..#..##..#.#.##...#..#.
##...###.#..#..#.#..#####
#.#.#...###.....#.##.##.#
#..#..###..###.######.##.
........###...#.#...#.##.
#######...##.#..#.#.#...#
#.....#..#.#.####...#..##
#.###.#.##.##..######..#.
#.###.#.##.####.###....##
#.###.#...####...#..#####
#.....#.#..#..##...##.###
#######.####....#....#..#
`.trim()

const drawn = (text: string): string =>
  (qrOf(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

describe('a QR code', () => {
  it('is the one that was read by another program', () => {
    expect(drawn('https://holotable.test/t/demo')).toBe(KNOWN)
  })
  it('grows with its text up to version 6', () => {
    expect([1, 17, 18, 32, 33, 53, 106, 134].map((length) => qrOf('x'.repeat(length))?.length)).toEqual([
      21, 21, 25, 25, 29, 29, 37, 41,
    ])
    expect(qrOf('x'.repeat(135))).toBeNull()
  })
  it('counts bytes, not letters', () => {
    expect(qrOf('ü'.repeat(67))?.length).toBe(41)
    expect(qrOf('ü'.repeat(68))).toBeNull()
  })
})
