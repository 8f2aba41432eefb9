import { expect, test } from 'vitest'
import { EMPTY_CART } from './cart'
import type { Catalogue } from './catalogue'
import { closingTheGap } from './closing-the-gap'

const lab = (id: number, aed: number) => ({
  id,
  name: `Test ${id}`,
  priceFils: aed * 100,
  specimen: 'Serum',
  biomarkers: ['X'],
  synonyms: ['x'],
  tells: 'A sentence.',
  commonness: 1,
  fastingHours: 0,
  turnaroundHours: 24,
})
const pack = (id: number, aed: number, testIds: number[]) => ({
  id,
  name: `Package ${id}`,
  priceFils: aed * 100,
  previousPriceFils: aed * 110,
  benefits: ['B'],
  tells: 'A sentence.',
  testIds,
})
const catalogue: Catalogue = {
  tests: [lab(1, 60), lab(2, 200), lab(3, 240), lab(4, 241), lab(5, 310)],
  packages: [pack(1, 301, [1, 2]), pack(2, 690, [3])],
}
const MINIMUM = 30_000
const suggestionFor = (testIds: number[], packageIds: number[] = []) =>
  closingTheGap(catalogue, { testIds, packageIds }, MINIMUM)?.name

test('the suggested item is the package that makes the cheapest sufficient total', () => {
  expect(suggestionFor([1])).toBe('Package 1')
  expect(suggestionFor([1, 2])).toBe('Package 1')
})

test('the suggested item is a test when no package is sufficient, and its total exceeds the minimum', () => {
  // 60 + 240 is exactly 300.
  const tests = { ...catalogue, packages: [] }
  expect(closingTheGap(tests, { testIds: [1], packageIds: [] }, MINIMUM)?.name).toBe('Test 4')
})

test('no item is suggested for a cart that exceeds the minimum', () => {
  expect(suggestionFor([5])).toBeUndefined()
  expect(suggestionFor([], [1])).toBeUndefined()
})

test('no item is suggested when no single item is enough', () => {
  expect(closingTheGap({ tests: [lab(1, 60)], packages: [] }, EMPTY_CART, MINIMUM)).toBeUndefined()
})
