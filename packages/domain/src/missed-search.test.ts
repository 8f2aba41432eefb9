import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missedSearchWords } from './missed-search'

test.each([
  ['  Vitamin   Q ', 'vitamin q'],
  ['CA 15-3!', 'ca 15-3'],
  ['فيتامين ب', 'فيتامين ب'],
  ['hair   loss?', 'hair loss'],
])('a search without result for "%s" is counted as "%s"', (text, words) => {
  expect(missedSearchWords(text)).toBe(words)
})

test.each([
  '',
  'ab',
  '050 123 4567',
  '+971-50-1234567',
  '784-1987-1234567-1',
  '٠٥٠١٢٣٤٥٦٧',
  'mona@example.com',
  '12 3',
  '04/03/1987',
  'www.example.com',
  'a long sentence with more words than any search needs',
  'x'.repeat(61),
  'line\nbreak',
])('a search for "%s" is not counted, since it may name a person or means nothing', (text) => {
  expect(missedSearchWords(text)).toBeNull()
})

test('whatever is typed, what is counted has no @, at most three digits and sixty characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const words = missedSearchWords(text)
      if (words === null) return
      expect(words.length).toBeLessThanOrEqual(60)
      expect(words).not.toMatch(/[@\n]/)
      expect(words.match(/\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(3)
      expect(missedSearchWords(words)).toBe(words)
    }),
  )
})
