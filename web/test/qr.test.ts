// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import QrCode from '../src/ui/QrCode.svelte'
import { furnish, pause, show } from './browser'

// read back by an independent decoder (jsQR 1.4.0)
const KNOWN = `
#######.#.###.#.#.#######
#.....#.###.###.#.#.....#
#.###.#...#..###..#.###.#
#.###.#...##.##...#.###.#
#.###.#.###..#....#.###.#
#.....#.#...#.#...#.....#
#######.#.#.#.#.#.#######
........#.#.#...#........
###..##.###.#...#####..##
#.#.#..#.####..##.##.#.##
.#..#.#.#..#.#.##..####.#
..#..#.###..#.##.##.##...
####..##.#.##..##.##....#
..#.#......##.###.##...##
###...####.##.##.....##.#
.........#..#.#....###...
##.##.#.#.###..######..#.
........##.##.#.#...#...#
#######...##.#..#.#.#...#
#.....#.##.##..##...#..#.
#.###.#..#..#.#######....
#.###.#..###.#...#..#.##.
#.###.#.#..##...##.###.##
#.....#.#.#.#.#######....
#######.####....#....#..#
`.trim()
const MARGIN = 4 // modules, as the standard demands

beforeAll(async () => {
  furnish()
  await import('uqr') // fetched later, but not here
})

/** What the drawing shows, module by module, without its margin. */
function drawn(): string {
  const svg = document.querySelector('svg')
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y] of svg
    ?.querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    rows[Number(y)]?.splice(Number(x), 1, '#')
  return rows
    .slice(MARGIN, -MARGIN)
    .map((row) => row.slice(MARGIN, -MARGIN).join(''))
    .join('\n')
}

describe('a QR code', () => {
  it('is the one that was read by another program, with its margin and its name', async () => {
    const stop = show(QrCode, { text: 'https://holotable.test/t/demo', label: 'the link' })
    await pause(10)
    expect(drawn()).toBe(KNOWN)
    expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('the link')
    stop()
  })
})
