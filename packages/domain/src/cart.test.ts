import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue'
import {
  addPackage,
  addTest,
  type Cart,
  cartLines,
  EMPTY_CART,
  packageWithTest,
  preparation,
  removePackage,
  removeTest,
  testsOf,
  totalOf,
} from './cart'

const lab = (id: number, aed: number, fastingHours = 0, turnaroundHours = 24) => ({
  id,
  name: `Test ${id}`,
  priceFils: aed * 100,
  specimen: 'Serum',
  biomarkers: ['X'],
  synonyms: ['x'],
  tells: 'A sentence.',
  commonness: 1,
  fastingHours,
  turnaroundHours,
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

/** Test ids and package ids overlap on purpose: a line is identified by kind and id. */
const catalogue: Catalogue = {
  tests: [lab(1, 60), lab(2, 25, 8), lab(3, 120, 12), lab(4, 100), lab(5, 200, 0, 96), lab(6, 20)],
  packages: [pack(1, 370, [1, 2, 3]), pack(2, 690, [2, 3, 4]), pack(3, 310, [5])],
}

const testId = fc.integer({ min: 1, max: 8 })
const packageId = fc.integer({ min: 1, max: 5 })
const anyCart = fc.record({ testIds: fc.array(testId), packageIds: fc.array(packageId) })
const step = fc.oneof(
  testId.map((id) => (cart: Cart) => ok(addTest(catalogue, cart, id), cart)),
  packageId.map((id) => (cart: Cart) => ok(addPackage(catalogue, cart, id), cart)),
  testId.map((id) => (cart: Cart) => removeTest(cart, id)),
  packageId.map((id) => (cart: Cart) => removePackage(cart, id)),
)
const ok = (result: ReturnType<typeof addTest>, before: Cart) => (result.ok ? result.cart : before)
const reachableCart = fc.array(step).map((steps) => steps.reduce((cart, next) => next(cart), EMPTY_CART))

describe('choosing tests and packages', () => {
  it('a cart never charges for a test that a chosen package contains, even if the browser sends both', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const charged = cartLines(catalogue, cart).filter((line) => line.kind === 'test')
        expect(charged.filter((line) => packageWithTest(catalogue, cart, line.id))).toEqual([])
      }),
    )
  })

  it('a cart never charges twice for one item, even if its id was sent twice', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const keys = cartLines(catalogue, cart).map((line) => `${line.kind} ${line.id}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  it('a cart costs the sum of its lines at the prices of the catalogue', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const lines = cartLines(catalogue, cart)
        const listed = lines.map((line) =>
          catalogue[line.kind === 'test' ? 'tests' : 'packages'].find(({ id }) => id === line.id),
        )
        expect(lines.map((line) => line.priceFils)).toEqual(listed.map((item) => item?.priceFils))
        expect(totalOf(lines)).toBe(listed.reduce((sum, item) => sum + (item?.priceFils ?? 0), 0))
      }),
    )
  })

  it('a cart charges every item that was chosen step by step, and no other', () => {
    fc.assert(
      fc.property(reachableCart, (cart) => {
        const lines = cartLines(catalogue, cart)
        expect(lines.filter((line) => line.kind === 'test').map((line) => line.id)).toEqual(cart.testIds)
        expect(lines.filter((line) => line.kind === 'package').map((line) => line.id)).toEqual(cart.packageIds)
      }),
    )
  })

  it('choosing a test never removes a package, and a test inside a chosen package is refused with the package’s name', () => {
    fc.assert(
      fc.property(reachableCart, testId, (cart, id) => {
        const result = addTest(catalogue, cart, id)
        if (result.ok) expect(result.cart.packageIds).toEqual(cart.packageIds)
        else if (result.reason === 'in-package')
          expect(result.packageName).toBe(packageWithTest(catalogue, cart, id)?.name)
        else expect(catalogue.tests.map((test) => test.id)).not.toContain(id)
      }),
    )
    expect(addTest(catalogue, { testIds: [], packageIds: [1] }, 2)).toEqual({
      ok: false,
      reason: 'in-package',
      packageName: 'Package 1',
    })
  })

  it('choosing a package keeps every chosen test that it does not contain', () => {
    const result = addPackage(catalogue, { testIds: [1, 4, 6], packageIds: [3] }, 1)
    expect(result).toEqual({ ok: true, cart: { testIds: [4, 6], packageIds: [3, 1] } })
  })

  it('choosing an item that is already in the cart changes nothing', () => {
    fc.assert(
      fc.property(reachableCart, testId, packageId, (cart, test, pack) => {
        const once = ok(addPackage(catalogue, ok(addTest(catalogue, cart, test), cart), pack), cart)
        expect(ok(addPackage(catalogue, ok(addTest(catalogue, once, test), once), pack), once)).toEqual(once)
      }),
    )
  })

  it('a cart refuses items that the catalogue does not have, and does not charge for them', () => {
    expect(addTest(catalogue, EMPTY_CART, 99)).toEqual({ ok: false, reason: 'unknown' })
    expect(addPackage(catalogue, EMPTY_CART, 99)).toEqual({ ok: false, reason: 'unknown' })
    expect(cartLines(catalogue, { testIds: [99], packageIds: [99] })).toEqual([])
  })

  it('a cart lists packages before tests, each in the order chosen', () => {
    const lines = cartLines(catalogue, { testIds: [6, 4], packageIds: [3, 1] })
    expect(lines.map((line) => line.name)).toEqual(['Package 3', 'Package 1', 'Test 6', 'Test 4'])
  })
})

describe('the tests of a visit', () => {
  it('a visit includes every chosen test and every test of every chosen package, each once', () => {
    const ids = testsOf(catalogue, { testIds: [6, 2], packageIds: [1, 2] }).map((test) => test.id)
    expect(ids).toEqual([1, 2, 3, 4, 6])
  })

  it('a visit has the longest fasting time and the slowest report time of its tests', () => {
    expect(preparation(testsOf(catalogue, { testIds: [2, 5], packageIds: [] }))).toEqual({
      fastingHours: 8,
      turnaroundHours: 96,
    })
    expect(preparation([])).toEqual({ fastingHours: 0, turnaroundHours: 0 })
  })
})
