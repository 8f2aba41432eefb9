import type { CatalogueResponse } from '@homecare/contract/catalogue'
import type { Client } from '@homecare/contract/client'
import { filsFromAed } from '@homecare/domain/money'
import type { WizardCatalogue } from '../wizard/context'

/** The wire's AED as fils. Throws RangeError on an invalid price. */
export function wizardCatalogueFrom({ tests, packages, minimum }: CatalogueResponse): WizardCatalogue {
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

/** Throws without a valid answer. */
export async function fetchCatalogue(client: Client, signal: AbortSignal): Promise<WizardCatalogue> {
  const result = await client.get('/api/catalogue', { signal })
  if (!result.ok) throw new Error(`no catalogue: ${result.status}`)
  return wizardCatalogueFrom(result.data)
}
