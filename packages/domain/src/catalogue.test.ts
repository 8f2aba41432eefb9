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

describe('searching tests', () => {
  it('finds any part of a name, whatever the case', () => {
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

  it('shows name matches first and those that only a synonym matches below', () => {
    expect(names('thyroid')).toEqual({ byName: ['Thyroid Profile'], bySynonym: ['TSH'] })
    expect(names('sugar')).toEqual({ byName: [], bySynonym: ['Glucose, Fasting', 'HbA1c (Glycated Haemoglobin)'] })
  })

  it('never shows a test twice, and keeps the order given', () => {
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

  it.each(['', '   '])('shows everything for an empty search: "%s"', (text) => {
    expect(names(text)).toEqual({ byName: tests.map((test) => test.name), bySynonym: [] })
  })

  it('ignores spaces around the text', () => {
    expect(names('  tsh ').byName).toEqual(['TSH'])
  })

  it('takes signs literally: a search is not a pattern', () => {
    expect(names('(glycated').byName).toEqual(['HbA1c (Glycated Haemoglobin)'])
    expect(names('.*')).toEqual({ byName: [], bySynonym: [] })
  })
})
