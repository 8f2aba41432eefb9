import { MAX_TELLS } from '@homecare/domain/catalogue'
import { describe, expect, it } from 'vitest'
import arabic from '../../data/catalogue-ar.json'
import english from '../../data/catalogue.json'

const items = [...arabic.tests, ...arabic.packages]
const texts = [
  ...items.flatMap(({ name, tells }) => [name, tells]),
  ...arabic.packages.flatMap(({ benefits }) => benefits),
  ...Object.values(arabic.words),
]
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)

/** Latin words that patients know a test by, or that have no Arabic. */
const KNOWN = new Set(
  `D-Dimer Brucella Double Factor Ferritin Leiden Marker Prolactin Quadruple QuantiFERON Troponin difficile pylori Active`.split(
    ' ',
  ),
)
const plainWord = (word: string) => /^[A-Z]?[a-z]{3,}$/.test(word) && !KNOWN.has(word)

describe('the Arabic of the catalogue', () => {
  it('every test and package has it, with as many benefits as in English', () => {
    expect(idsOf(arabic.tests)).toEqual(idsOf(english.tests))
    expect(idsOf(arabic.packages)).toEqual(idsOf(english.packages))
    expect(arabic.packages.map(({ benefits }) => benefits.length)).toEqual(
      english.packages.map(({ benefits }) => benefits.length),
    )
  })

  it('no two names or sentences are equal, and a name has at most 60 characters', () => {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
    expect(new Set(items.map(({ tells }) => tells)).size).toBe(items.length)
    expect(items.filter(({ name }) => name.length > 60 || !/\p{Script=Arabic}/u.test(name))).toEqual([])
  })

  it(`what a test tells is one sentence of 15 to ${MAX_TELLS} characters that begins in Arabic and ends with a full stop`, () => {
    expect(
      items.filter(({ tells }) => !/^\p{Script=Arabic}[^.؟!]{14,}\.$/u.test(tells) || tells.length > MAX_TELLS),
    ).toEqual([])
  })

  it('Latin letters are abbreviations, or names that patients know a test by', () => {
    const latin = texts.flatMap((text) => text.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? [])
    expect([...new Set(latin.filter(plainWord))]).toEqual([])
  })

  it('texts have Arabic punctuation and spelling, Western digits and no marks of direction', () => {
    const wrong = /[,;?"ـ٠-٩\u200e\u200f\u2066-\u2069]|اً|  |^\s|\s$|\p{Script=Arabic}-\p{Script=Latin}/u
    const decimals = texts.map((text) =>
      text.replace(/\d,\d/g, '').replaceAll('بـ ', '').replaceAll('لـ ', '').replaceAll('هـ', 'ه'),
    )
    expect(decimals.filter((text) => wrong.test(text))).toEqual([])
  })

  it('what tests measure and their specimens are in Arabic unless they are abbreviations', () => {
    const words: Record<string, string> = arabic.words
    const measured = english.tests.flatMap(({ biomarkers, specimen }) => [...biomarkers, specimen])
    const untranslated = [...new Set(measured)].filter((word) => !(word in words))
    expect(
      untranslated.filter((word) => (word.match(/[A-Za-z]+/g) ?? []).some((part) => /^[A-Z]?[a-z]{4,}$/.test(part))),
    ).toEqual([])
    expect(Object.keys(words).filter((word) => !measured.includes(word))).toEqual([])
  })
})
