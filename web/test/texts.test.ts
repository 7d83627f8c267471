import { describe, expect, it } from 'vitest'
import { de } from '../src/texts/de'
import { en, type TextKey } from '../src/texts/en'

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the texts of the page', () => {
  it('are there in both languages, with the same places to fill', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en) as TextKey[]) expect(holes(de[key]), key).toEqual(holes(en[key]))
  })
})
