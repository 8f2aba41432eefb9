import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { aedFromFils } from '@homecare/domain/money'
import type { StoredCatalogue } from './internal/catalogue'

/** Tests first, each kind by number; a package names the tests that keep it from being offered. */
export function presentCatalogueItems({ tests, packages }: StoredCatalogue): CatalogueItems {
  const gone = new Map(tests.filter((test) => !test.active).map((test) => [test.id, test.name]))
  return {
    items: [
      ...tests.map(({ id, name, priceFils, active }) => ({
        kind: 'test' as const,
        id,
        name,
        price: aedFromFils(priceFils),
        previousPrice: null,
        active,
      })),
      ...packages.map(({ id, name, priceFils, wasFils, switchedOn, testIds }) => ({
        kind: 'package' as const,
        id,
        name,
        price: aedFromFils(priceFils),
        previousPrice: wasFils === null ? null : aedFromFils(wasFils),
        active: switchedOn,
        missing: testIds.flatMap((testId) => gone.get(testId) ?? []),
      })),
    ],
  }
}
