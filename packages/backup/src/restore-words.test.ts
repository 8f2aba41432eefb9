import { expect, it } from 'vitest'
import { readWords } from './restore-words'

it('a restore takes a time with its zone, and replaces a database only where that is said', () => {
  expect(readWords([])).toEqual({ to: null, replace: false })
  expect(readWords(['--replace', '--to', '2026-11-23T14:15:00+04:00'])).toEqual({
    ...{ to: new Date('2026-11-23T10:15:00Z'), replace: true },
  })
})

it.each([
  [['--to', '2026-01-01 10:00'], '"2026-01-01 10:00" is not a time with its zone'],
  [['--to'], 'Usage: restore'],
  [['--force'], 'Usage: restore'],
])('a restore with the words %j is refused', (words, sentence) => {
  expect(() => readWords(words)).toThrow(sentence)
})
