import { expect, test } from 'vitest'
import { percentile } from './percentile'

test('percentile(99) is a sample that 99 of 100 do not exceed', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(samples, 99)).toBe(99)
  expect(percentile(samples, 100)).toBe(100)
  expect(percentile([5], 99)).toBe(5)
  expect(percentile([], 99)).toBeNaN()
})
