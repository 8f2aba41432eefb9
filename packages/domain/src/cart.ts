import type { Catalogue, HealthPackage, LabTest } from './catalogue'
import type { Fils } from './money'

/** The visitor's selection: ids only, since prices come from the catalogue. */
export interface Cart {
  testIds: readonly number[]
  packageIds: readonly number[]
}

export interface CartLine {
  kind: 'test' | 'package'
  id: number
  name: string
  priceFils: Fils
}

export type CartResult =
  | { ok: true; cart: Cart }
  | { ok: false; reason: 'in-package'; packageName: string }
  | { ok: false; reason: 'unknown' }

export const EMPTY_CART: Cart = { testIds: [], packageIds: [] }

/** A booking's total must exceed this. Source: specification, "Business constants". */
export const DEFAULT_MINIMUM_FILS: Fils = 30_000

/** Returns the chosen package that contains the test, if one does. */
export function packageWithTest(catalogue: Catalogue, cart: Cart, testId: number): HealthPackage | undefined {
  return catalogue.packages.find((pack) => cart.packageIds.includes(pack.id) && pack.testIds.includes(testId))
}

/** Adds a test, or returns the reason why not: a test inside a chosen package is never charged twice. */
export function addTest(catalogue: Catalogue, cart: Cart, testId: number): CartResult {
  if (!catalogue.tests.some((test) => test.id === testId)) return { ok: false, reason: 'unknown' }
  const pack = packageWithTest(catalogue, cart, testId)
  if (pack) return { ok: false, reason: 'in-package', packageName: pack.name }
  if (cart.testIds.includes(testId)) return { ok: true, cart }
  return { ok: true, cart: { ...cart, testIds: [...cart.testIds, testId] } }
}

export function removeTest(cart: Cart, testId: number): Cart {
  return { ...cart, testIds: cart.testIds.filter((id) => id !== testId) }
}

/** Adds a package. Chosen tests that it contains leave the cart, and all others stay. */
export function addPackage(catalogue: Catalogue, cart: Cart, packageId: number): CartResult {
  const pack = catalogue.packages.find((candidate) => candidate.id === packageId)
  if (!pack) return { ok: false, reason: 'unknown' }
  if (cart.packageIds.includes(packageId)) return { ok: true, cart }
  return {
    ok: true,
    cart: {
      testIds: cart.testIds.filter((id) => !pack.testIds.includes(id)),
      packageIds: [...cart.packageIds, packageId],
    },
  }
}

export function removePackage(cart: Cart, packageId: number): Cart {
  return { ...cart, packageIds: cart.packageIds.filter((id) => id !== packageId) }
}

/** Returns the charged lines, packages first, each id once. Unknown ids are left out. */
export function cartLines(catalogue: Catalogue, cart: Cart): CartLine[] {
  const packages = [...new Set(cart.packageIds)].flatMap((id) => catalogue.packages.filter((pack) => pack.id === id))
  const tests = [...new Set(cart.testIds)]
    .filter((id) => !packages.some((pack) => pack.testIds.includes(id)))
    .flatMap((id) => catalogue.tests.filter((test) => test.id === id))
  return [
    ...packages.map(({ id, name, priceFils }) => ({ kind: 'package' as const, id, name, priceFils })),
    ...tests.map(({ id, name, priceFils }) => ({ kind: 'test' as const, id, name, priceFils })),
  ]
}

export function totalOf(lines: readonly { priceFils: Fils }[]): Fils {
  return lines.reduce((sum, line) => sum + line.priceFils, 0)
}

/** The total must exceed the minimum: 300.00 is not enough. */
export function exceedsMinimum(totalFils: Fils, minimumFils: Fils): boolean {
  return totalFils > minimumFils
}

/** Returns the whole AED to add until the total exceeds the minimum; 0 if it does. */
export function missingAed(totalFils: Fils, minimumFils: Fils): number {
  return exceedsMinimum(totalFils, minimumFils) ? 0 : Math.floor((minimumFils - totalFils) / 100) + 1
}

/** Returns every test of the visit: single tests and those inside packages, each once. */
export function testsOf(catalogue: Catalogue, cart: Cart): LabTest[] {
  const ids = new Set(cart.testIds)
  for (const pack of catalogue.packages) {
    if (cart.packageIds.includes(pack.id)) for (const id of pack.testIds) ids.add(id)
  }
  return catalogue.tests.filter((test) => ids.has(test.id))
}

/** Returns the requirements of all tests together: the longest fasting and the slowest report, in hours. */
export function preparation(tests: readonly Pick<LabTest, 'fastingHours' | 'turnaroundHours'>[]) {
  return {
    fastingHours: Math.max(0, ...tests.map((test) => test.fastingHours)),
    turnaroundHours: Math.max(0, ...tests.map((test) => test.turnaroundHours)),
  }
}
