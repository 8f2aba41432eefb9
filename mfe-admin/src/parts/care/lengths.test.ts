import { expect, test } from 'vitest'
import { lengthOf } from './lengths'

test.each([
  ['12', 720],
  ['1.5', 90],
  ['0:45', 45],
  ['24', 1440],
  ['24:30', undefined],
  ['0:10', undefined],
  ['1:75', undefined],
  ['-2', undefined],
  ['all day', undefined],
])('a length of %s hours is read as %s minutes', (typed, minutes) => {
  expect(lengthOf(typed)).toBe(minutes)
})
