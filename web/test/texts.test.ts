import { describe, expect, it } from 'vitest'
import { de } from '../src/texts/de'
import { en } from '../src/texts/en'
import { reportDe } from '../src/texts/report.de'
import { reportEn } from '../src/texts/report.en'

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

const PAIRS: Record<string, [Record<string, string>, Record<string, string>]> = {
  page: [en, de],
  report: [reportEn, reportDe],
}

describe.each(Object.entries(PAIRS))('the texts of the %s', (_, [english, german]) => {
  it('are there in both languages, with the same places to fill', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(english)) expect(holes(german[key] ?? ''), key).toEqual(holes(text))
  })
})
