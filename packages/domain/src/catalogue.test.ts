import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTests } from './catalogue'

const tests = [
  { name: 'Glucose, Fasting', synonyms: ['sugar', 'fbs'] },
  { name: 'HbA1c (Glycated Haemoglobin)', synonyms: ['sugar', 'a1c'] },
  { name: 'Thyroid Profile', synonyms: ['tft'] },
  { name: 'TSH', synonyms: ['thyroid'] },
  { name: 'Anti-Thyroglobulin', synonyms: ['hashimoto'] },
]

const names = (text: string) => {
  const { byName, bySynonym } = searchTests(tests, text)
  return { byName: byName.map((test) => test.name), bySynonym: bySynonym.map((test) => test.name) }
}

describe('the search of tests', () => {
  it('a search finds any part of a test’s name in any letter case', () => {
    const anyPart = fc
      .constantFrom(...tests)
      .chain((test) => fc.tuple(fc.constant(test), fc.nat(test.name.length - 1), fc.nat(test.name.length)))
    fc.assert(
      fc.property(anyPart, fc.boolean(), ([test, from, length], upper) => {
        const part = test.name.slice(from, from + length + 1)
        expect(searchTests(tests, upper ? part.toUpperCase() : part.toLowerCase()).byName).toContain(test)
      }),
    )
  })

  it('a search lists tests that match by name before those that match only by a synonym', () => {
    expect(names('thyroid')).toEqual({ byName: ['Thyroid Profile'], bySynonym: ['TSH'] })
    expect(names('sugar')).toEqual({ byName: [], bySynonym: ['Glucose, Fasting', 'HbA1c (Glycated Haemoglobin)'] })
  })

  it('a search lists each test at most once and keeps the given order', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('t', 'a1c', 'g', 'hashimoto', 'thyro')), (text) => {
        const { byName, bySynonym } = searchTests(tests, text)
        expect(new Set([...byName, ...bySynonym]).size).toBe(byName.length + bySynonym.length)
        for (const found of [byName, bySynonym]) {
          expect(found).toEqual(tests.filter((test) => found.includes(test)))
        }
      }),
    )
  })

  it.each(['', '   '])('a search for "%s" lists every test', (text) => {
    expect(names(text)).toEqual({ byName: tests.map((test) => test.name), bySynonym: [] })
  })

  it('a search ignores spaces around the text', () => {
    expect(names('  tsh ').byName).toEqual(['TSH'])
  })

  it('a search takes special characters literally, not as a pattern', () => {
    expect(names('(glycated').byName).toEqual(['HbA1c (Glycated Haemoglobin)'])
    expect(names('.*')).toEqual({ byName: [], bySynonym: [] })
  })
})
