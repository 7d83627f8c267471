/** A QR code of a link (ISO/IEC 18004): bytes, error correction L, versions 1 to 6, which is up to 134 characters. */

interface Version {
  size: number
  data: number
  check: number
  blocks: number
  align: number
}

const VERSIONS: Version[] = (
  [
    [19, 7, 1],
    [34, 10, 1],
    [55, 15, 1],
    [80, 20, 1],
    [108, 26, 1],
    [136, 18, 2],
  ] as const
).map(([data, check, blocks], place) => ({
  size: 21 + 4 * place,
  data,
  check,
  blocks,
  align: place ? 14 + 4 * place : 0,
}))

const EXP: number[] = [1]
for (let power = 1; power < 255; power += 1) {
  const next = (EXP[power - 1] ?? 0) << 1
  EXP.push(next > 255 ? next ^ 0x11d : next)
}
const times = (a: number, b: number): number => (a && b ? (EXP[(EXP.indexOf(a) + EXP.indexOf(b)) % 255] ?? 0) : 0)

/** The rows of the code, true is dark; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.find(({ data }) => bytes.length + 2 <= data)
  if (!version) return null
  const bits = codewords(bytes, version).flatMap((byte) => bitsOf(byte, 8))
  const masked = MASKS.map((_, mask) => draw(version, bits, mask))
  return masked.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1)

function codewords(bytes: number[], { data, check, blocks }: Version): number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0]
  const words = Array.from({ length: bits.length / 8 }, (_, k) =>
    bits.slice(8 * k, 8 * k + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  )
  for (let pad = 0xec; words.length < data; pad ^= 0xfd) words.push(pad)
  const parts = Array.from({ length: blocks }, (_, k) => words.slice((k * data) / blocks, ((k + 1) * data) / blocks))
  return [...interleaved(parts), ...interleaved(parts.map((part) => remainder(part, check)))]
}

const interleaved = (parts: number[][]): number[] =>
  (parts[0] ?? []).flatMap((_, place) => parts.map((part) => part[place] ?? 0))

/** The check words of a block: what is left of it divided by the generator polynomial. */
function remainder(words: number[], check: number): number[] {
  let generator = [1]
  for (let k = 0; k < check; k += 1) {
    generator = [...generator, 0].map((term, place) => term ^ times(generator[place - 1] ?? 0, EXP[k] ?? 0))
  }
  const rest = [...words, ...Array.from({ length: check }, () => 0)]
  words.forEach((_, start) => {
    const lead = rest[start] ?? 0
    generator.forEach((term, place) => (rest[start + place] = (rest[start + place] ?? 0) ^ times(term, lead)))
  })
  return rest.slice(words.length)
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function draw({ size, align }: Version, bits: number[], mask: number): boolean[][] {
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }))
  const set = (x: number, y: number, dark: boolean): void => void (grid[y] && x >= 0 && x < size && (grid[y][x] = dark))
  const square = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let k = 0; k < size; k += 1) {
    set(6, k, k % 2 === 0)
    set(k, 6, k % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  if (align) square(align, align, 2, (ring) => ring !== 1)
  formatBits(mask).forEach((dark, k) => {
    set(k < 6 ? k : k < 8 ? k + 1 : 8, k < 8 ? 8 : k === 8 ? 7 : 14 - k, dark)
    set(k < 7 ? 8 : size - 15 + k, k < 7 ? size - 1 - k : 8, dark)
  })
  set(8, size - 8, true)
  return filled(grid, bits, MASKS[mask] ?? (() => false))
}

/** Level L and the mask with their check bits, highest bit first. */
function formatBits(mask: number): boolean[] {
  let rest = (8 | mask) << 10
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  return bitsOf((((8 | mask) << 10) | rest) ^ 0x5412, 15).map(Boolean)
}

/** Two columns at a time, from the right, up and down, round what is drawn already. */
function filled(grid: (boolean | undefined)[][], bits: number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const size = grid.length
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y]
        if (!row || row[x] !== undefined) continue
        row[x] = Boolean(bits[next++]) !== mask(x, y)
      }
    }
  }
  return grid as boolean[][]
}

/** How hard a code is to read: long runs, blocks, false finders, too dark or too light. */
function penalty(grid: boolean[][]): number {
  const rows = grid.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, x) => grid.map((row) => Number(row[x])).join(''))
  const lines = [...rows, ...columns]
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g) ?? []).length, 0)
  let blocks = 0
  grid.forEach((row, y) =>
    row.forEach(
      (dark, x) =>
        (blocks += Number(dark === row[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1])),
    ),
  )
  const dark = rows.join('').replaceAll('0', '').length / grid.length ** 2
  return runs + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
