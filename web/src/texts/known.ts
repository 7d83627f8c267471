/** The texts that have been fetched so far, by language. */
import type { TextKey } from './keys'
import type { Text } from './text'

export type Texts = Partial<Record<TextKey, Text>>

const known = new Map<string, Texts>()

export const textsIn = (language: string): Texts => known.get(language) ?? {}

export function learn(language: string, texts: Texts): void {
  known.set(language, { ...known.get(language), ...texts })
}
