/**
 * SHA-256 (FIPS 180-4) of a few bytes. The browser's own is only there with https, which few homes have.
 */
const WORD = 2 ** 32
const BLOCK = 64 // bytes

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1)
    if (isPrime(number)) found.push(Math.floor((root(number) % 1) * WORD))
  return found
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false
  return true
}

const FIRST = fractions(8, Math.sqrt)
const ROUNDS = fractions(64, Math.cbrt)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message, a one, zeros and its length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK)
  const view = new DataView(new ArrayBuffer(blocks * BLOCK))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(blocks * BLOCK - 4, bytes.length * 8)
  return view
}

/** The words of a block, and those that follow from them. */
function schedule(message: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => message.getInt32(block + 4 * place))
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [words[place - 15]!, words[place - 2]!]
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words.push((words[place - 16]! + low + words[place - 7]! + high) | 0)
  }
  return words
}

function mixed(hash: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  words.forEach((word, round) => {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[round]! + word) | 0
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  })
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]!) | 0)
}

/** The hash in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const message = padded(bytes)
  let hash = FIRST
  for (let block = 0; block < message.byteLength; block += BLOCK) hash = mixed(hash, schedule(message, block))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
