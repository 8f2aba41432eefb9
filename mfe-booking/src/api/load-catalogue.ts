import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { filsFromAed } from '@homecare/domain/money'
import { call } from '@homecare/federation/call'
import type { Offer } from '../wizard/context'

/** The wire's AED as fils. Throws RangeError on a price that is none. */
export function catalogueFrom({ tests, packages, minimum }: CatalogueAnswer): Offer {
  return {
    minimumFils: filsFromAed(minimum),
    tests: tests.map(({ price, ...test }) => ({ ...test, priceFils: filsFromAed(price) })),
    packages: packages.map(({ price, excisting_price, ...pack }) => ({
      ...pack,
      priceFils: filsFromAed(price),
      wasFils: filsFromAed(excisting_price),
    })),
  }
}

/** `GET /api/catalogue`. Throws when no usable answer came. */
export async function loadCatalogue(apiBase: string, signal: AbortSignal): Promise<Offer> {
  const result = await call<CatalogueAnswer>(`${apiBase}/catalogue`, { signal })
  if (!result.ok) throw new Error(`no catalogue: ${result.status}`)
  return catalogueFrom(result.data)
}
