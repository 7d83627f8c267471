import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../src/net/sha256'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j is the one of the standard', (text, hash) => {
    expect(sha256(bytes(text))).toBe(hash)
  })
  it('is that of another implementation for every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 131 + length) & 255)
      expect(sha256(message), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })
})
