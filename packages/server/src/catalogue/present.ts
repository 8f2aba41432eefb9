import type { CatalogueItemHistory, CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import type {
  CatalogueInShort,
  CatalogueResponse,
  CatalogueWords,
  PackagesResponse,
} from '@homecare/contract/catalogue'
import { itemPaths } from '@homecare/domain/item-path'
import { aedFromFils, type Fils } from '@homecare/domain/money'
import type { AuditEntry } from '../generated/prisma/client'
import { presentDetail } from '../audit/present'
import type { StoredCatalogue } from './load'

/** Presents the offered items, and the total that a booking must exceed; without earlier prices where offers may not be shown. */
export function presentCatalogue(
  { tests, packages }: StoredCatalogue,
  { minimumFils, withOffers }: { minimumFils: Fils; withOffers: boolean },
): CatalogueResponse {
  return {
    minimum: aedFromFils(minimumFils),
    tests: tests
      .filter((test) => test.active)
      .map(
        ({
          id,
          name,
          priceFils,
          biomarkers,
          specimen,
          fastingHours,
          turnaroundHours,
          synonyms,
          tells,
          commonness,
        }) => ({
          id,
          name,
          price: aedFromFils(priceFils),
          biomarkers,
          specimen,
          fastingHours,
          turnaroundHours,
          synonyms,
          tells,
          commonness,
        }),
      ),
    packages: packages
      .filter((pack) => pack.active)
      .map(({ id, name, priceFils, previousPriceFils, benefits, tells, testIds, synonyms }) => ({
        id,
        name,
        price: aedFromFils(priceFils),
        // Without a struck-through price this is the price itself, so that every reader of the contract gets a number.
        excisting_price: aedFromFils((withOffers ? previousPriceFils : null) ?? priceFils),
        benefits,
        tells,
        testIds,
        ...(synonyms && { synonyms }),
      })),
  }
}

export const presentCatalogueInShort = ({ tests, ...catalogue }: CatalogueResponse): CatalogueInShort => ({
  ...catalogue,
  tests: tests.map(({ id, name, price, fastingHours, turnaroundHours }) => ({
    ...{ id, name, price, fastingHours, turnaroundHours },
  })),
})

export const presentCatalogueWords = ({ tests }: CatalogueResponse): CatalogueWords => ({
  tests: tests.map(({ id, biomarkers, synonyms, tells, commonness }) => ({
    ...{ id, biomarkers, synonyms, tells, commonness },
  })),
})

/** A package needs as many hours without food as the one of its tests that needs most. Its address is of its English name. */
export function presentPackages(
  { tests, packages }: CatalogueResponse,
  english: Pick<CatalogueResponse, 'packages'>,
): PackagesResponse {
  const fasting = new Map(tests.map((test) => [test.id, test.fastingHours]))
  const paths = itemPaths(english.packages.map(({ id, name }) => ({ kind: 'package', id, name })))
  return {
    packages: packages.map(({ id, name, price, excisting_price, tells, testIds }, at) => ({
      id,
      path: paths[at] ?? '',
      name,
      price,
      excisting_price,
      tells,
      tests: testIds.length,
      fastingHours: Math.max(0, ...testIds.map((testId) => fasting.get(testId) ?? 0)),
    })),
  }
}

/** Lists tests first, each kind by number. A package names its inactive tests, because of which it is not offered. */
export function presentCatalogueItems({ tests, packages }: StoredCatalogue): CatalogueItems {
  const gone = new Map(tests.filter((test) => !test.active).map((test) => [test.id, test.name]))
  return {
    items: [
      ...tests.map(({ priceFils, commonness: _, ...test }) => ({
        kind: 'test' as const,
        ...test,
        price: aedFromFils(priceFils),
        previousPrice: null,
      })),
      ...packages.map(({ synonyms: _, priceFils, previousPriceFils, switchedOn, active: _offered, ...pack }) => ({
        kind: 'package' as const,
        ...pack,
        price: aedFromFils(priceFils),
        previousPrice: previousPriceFils === null ? null : aedFromFils(previousPriceFils),
        active: switchedOn,
        missing: pack.testIds.flatMap((testId) => gone.get(testId) ?? []),
      })),
    ],
  }
}

export const presentCatalogueChange = ({ at, actor, detail }: AuditEntry): CatalogueItemHistory['changes'][number] => ({
  at: at.toISOString(),
  actor,
  detail: presentDetail(detail),
})
