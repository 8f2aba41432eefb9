import type { InitiatePaymentInput } from '@homecare/contract/payment'
import { preparation } from '@homecare/domain/cart'
import { aedFromFils, type Fils } from '@homecare/domain/money'
import { AppError } from '../../process/app-error'
import type { StoredCatalogue } from '../../catalogue/load'
import type { Prisma } from '../../generated/prisma/client'

type OrderLine = InitiatePaymentInput['tests'][number]

type CatalogueItem =
  | { kind: 'test'; item: StoredCatalogue['tests'][number] }
  | { kind: 'package'; item: StoredCatalogue['packages'][number] }

/** An item for one person of the visit. */
export type BookedItem = CatalogueItem & { person: number }

/**
 * Returns the catalogue's items for the browser's lines, each once for a person, packages first. The browser's names and prices have
 * no effect. Throws INVALID_INPUT with the line's field for an item that is unknown or inside a chosen package.
 */
export function findBookedItems(catalogue: StoredCatalogue, lines: readonly OrderLine[]): BookedItem[] {
  const items = lines.map((line, index) => {
    const item = findItem(catalogue, line)
    if (!item) throw new AppError('INVALID_INPUT', { fields: { [`tests.${index}`]: 'This is not in the catalogue' } })
    return { ...item, person: line.person }
  })
  assertNoTestTwice(items)
  const unique = new Map(items.map((line) => [`${line.person} ${line.kind} ${line.item.id}`, line]))
  return [...unique.values()].sort(
    (a, b) => a.person - b.person || a.kind.localeCompare(b.kind) || a.item.id - b.item.id,
  )
}

/** Throws INVALID_INPUT for an item that is no longer offered. */
export function assertActive(lines: readonly BookedItem[]): void {
  const inactive = lines.find((line) => !line.item.active)
  if (inactive) throw new AppError('INVALID_INPUT', { fields: { tests: `${inactive.item.name} is no longer offered` } })
}

function findItem(catalogue: StoredCatalogue, { id, kind, name }: OrderLine): CatalogueItem | undefined {
  const matches = (item: { id: number; name: string }) => (id === undefined ? item.name === name : item.id === id)
  const test = kind === 'package' ? undefined : catalogue.tests.find(matches)
  const pack = kind === 'test' ? undefined : catalogue.packages.find(matches)
  // Tests and packages have separate numbers: without a kind, the name decides between test 1 and package 1.
  if (pack && (!test || (test.name !== name && pack.name === name))) return { kind: 'package', item: pack }
  return test && { kind: 'test', item: test }
}

function assertNoTestTwice(lines: readonly BookedItem[]): void {
  const fields: Record<string, string> = {}
  lines.forEach(({ kind, item, person }, index) => {
    if (kind !== 'test') return
    for (const other of lines) {
      if (other.person !== person || other.kind !== 'package' || !other.item.testIds.includes(item.id)) continue
      fields[`tests.${index}`] = `${item.name} is already part of ${other.item.name}`
    }
  })
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
}

/** The browser's amount only has to match: if it doesn't, nothing is charged and PRICE_CHANGED returns the total. */
export function assertAmount(browserAed: number, totalFils: Fils): void {
  if (Math.abs(browserAed * 100 - totalFils) > 1e-6) {
    throw new AppError('PRICE_CHANGED', {
      total: aedFromFils(totalFils),
      detail: 'The price has changed. Look at the new total.',
    })
  }
}

/** Returns the item as a line of a booking, with the requirements of its tests. */
export function toLineRow(
  { kind, item, person }: BookedItem,
  catalogueTests: StoredCatalogue['tests'],
): Omit<Prisma.BookingLineCreateManyInput, 'bookingId' | 'position'> {
  const tests = kind === 'test' ? [item] : catalogueTests.filter((test) => item.testIds.includes(test.id))
  return {
    person,
    kind,
    catalogueId: item.id,
    name: item.name,
    priceFils: item.priceFils,
    specimens: [...new Set(tests.map((test) => test.specimen))],
    contents: kind === 'package' ? tests.map((test) => test.name) : [],
    ...preparation(tests),
  }
}
