import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessionOf, isSampleLate, parseAccession, spacedAccession, tubesFor } from './sample'

const specimen = fc.constantFrom(
  'Serum',
  'EDTA whole blood',
  'Urine',
  'Serum and EDTA plasma',
  'Blood with fluoride (grey tube) and serum',
)
const lines = fc.uniqueArray(
  fc.record({ name: fc.string({ minLength: 1 }), specimens: fc.array(specimen, { maxLength: 4 }) }),
  {
    selector: ({ name }) => name,
    maxLength: 8,
  },
)
const number = fc.integer({ min: 100_001, max: 999_999_999 })

describe('the tubes of a visit', () => {
  it('tests of one specimen share its tube, and a test of two specimens is in both', () => {
    const tubes = tubesFor([
      { name: 'Iron', specimens: ['Serum'] },
      { name: 'Blood count', specimens: ['EDTA whole blood'] },
      { name: 'Amino acids', specimens: ['Blood with fluoride (grey tube) and serum'] },
    ])
    expect(tubes).toEqual([
      { specimen: 'Blood with fluoride (grey tube)', tests: ['Amino acids'] },
      { specimen: 'EDTA whole blood', tests: ['Blood count'] },
      { specimen: 'Serum', tests: ['Amino acids', 'Iron'] },
    ])
  })

  it('every test with a specimen is in a tube, no specimen has two tubes, and the order of the tests does not matter', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const tubes = tubesFor(given)
        expect(new Set(tubes.map((tube) => tube.specimen)).size).toBe(tubes.length)
        for (const { name, specimens } of given)
          expect(tubes.some(({ tests }) => tests.includes(name))).toBe(specimens.length > 0)
        expect(tubes.every(({ tests }) => tests.length > 0 && new Set(tests).size === tests.length)).toBe(true)
        expect(tubesFor(given.toReversed())).toEqual(tubes)
      }),
    )
  })
})

describe('accession numbers', () => {
  it('an accession number is read back as it was printed, spaced and in any letter case', () => {
    expect([accessionOf(100_417), spacedAccession(accessionOf(100_417))]).toEqual(['100417E', '100 417 E'])
    expect(spacedAccession(accessionOf(1_234_567))).toMatch(/^1 234 567 [A-Z]$/)
    fc.assert(
      fc.property(number, (each) => {
        const accession = accessionOf(each)
        expect(parseAccession(spacedAccession(accession).toLowerCase())).toBe(accession)
      }),
    )
  })

  it('one wrong digit, or two swapped ones wherever they are, never make another valid accession number', () => {
    fc.assert(
      fc.property(number, fc.nat(8), fc.nat(8), fc.integer({ min: 1, max: 9 }), (each, at, other, by) => {
        const digits = String(each).split('')
        const [i, j] = [at % digits.length, other % digits.length]
        const letter = accessionOf(each).slice(-1)
        const wrong = digits.with(i, String((Number(digits[i]) + by) % 10))
        expect(parseAccession(wrong.join('') + letter)).toBeNull()
        const swapped = digits.with(i, digits[j] ?? '').with(j, digits[i] ?? '')
        if (digits[i] !== digits[j]) expect(parseAccession(swapped.join('') + letter)).toBeNull()
      }),
    )
  })

  it.each(['', '100417', '100417X1', 'K100417', '000001R', '10041'])('%j is no accession number', (typed) => {
    expect(parseAccession(typed)).toBeNull()
  })
})

it('a sample is late after the longest turnaround of its tests, unless its report is released', () => {
  const takenAt = new Date('2026-03-03T06:00:00Z')
  const facts = { takenAt, turnaroundHours: 24, reported: false }
  const at = (hours: number) => new Date(takenAt.getTime() + hours * 3_600_000)
  expect([at(24), at(24.1)].map((now) => isSampleLate(facts, now))).toEqual([false, true])
  expect(isSampleLate({ ...facts, reported: true }, at(48))).toBe(false)
  expect(isSampleLate({ ...facts, takenAt: null }, at(48))).toBe(false)
})
