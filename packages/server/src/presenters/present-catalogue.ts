import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { aedFromFils } from '@homecare/domain/money'
import type { StoredCatalogue } from '../catalogue'

export function presentCatalogue({ tests, packages }: StoredCatalogue): CatalogueAnswer {
  return {
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
