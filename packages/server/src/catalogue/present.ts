import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { aedFromFils, type Fils } from '@homecare/domain/money'
import type { StoredCatalogue } from './internal/catalogue'

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
        // Where none is struck through it is the price itself, so that every reader of the contract gets a number.
        excisting_price: aedFromFils(wasFils ?? priceFils),
        benefits,
        testIds,
      })),
  }
}
