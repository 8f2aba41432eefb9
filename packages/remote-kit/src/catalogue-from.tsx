import type { CatalogueResponse } from '@homecare/contract/catalogue'
import type { Catalogue } from '@homecare/domain/catalogue'
import { filsFromAed, type Fils } from '@homecare/domain/money'

/** The wire's AED as fils. Throws RangeError on an invalid price. */
export function catalogueFrom({ tests, packages, minimum }: CatalogueResponse): Catalogue & { minimumFils: Fils } {
  return {
    minimumFils: filsFromAed(minimum),
    tests: tests.map(({ price, ...test }) => ({ ...test, priceFils: filsFromAed(price) })),
    packages: packages.map(({ price, excisting_price, ...pack }) => ({
      ...pack,
      priceFils: filsFromAed(price),
      previousPriceFils: filsFromAed(excisting_price),
    })),
  }
}
