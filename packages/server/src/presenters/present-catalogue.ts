import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { aedFromFils, type Fils } from '@homecare/domain/money'
import type { StoredCatalogue } from '../catalogue'

/** What is offered, and what a booking must exceed. */
export function presentCatalogue({ tests, packages }: StoredCatalogue, minimumFils: Fils): CatalogueAnswer {
  return {
    minimum: aedFromFils(minimumFils),
    tests: tests
      .filter((test) => test.active)
      .map(({ id, name, priceFils, biomarkers, specimen, fastingHours, turnaroundHours, synonyms }) => ({
        id,
        name,
        price: aedFromFils(priceFils),
        biomarkers,
        specimen,
        fastingHours,
        turnaroundHours,
        synonyms,
      })),
    packages: packages
      .filter((pack) => pack.active)
      .map(({ id, name, priceFils, wasFils, benefits, testIds }) => ({
        id,
        name,
        price: aedFromFils(priceFils),
        excisting_price: aedFromFils(wasFils),
        benefits,
        testIds,
      })),
  }
}
