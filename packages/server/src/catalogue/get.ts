import type { CatalogueResponse } from '@homecare/contract/catalogue'
import type { Ctx } from '../process/context'
import { createCatalogueCache, loadCatalogue } from './load'
import { presentCatalogue } from './present'

/** Returns the offered items. The object stays the same while nothing has changed. */
export async function getCatalogue({ ctx }: { ctx: Ctx }): Promise<CatalogueResponse> {
  const catalogue = await loadCatalogue({ ctx })
  const { minimumFils } = ctx.settings
  const cache = ctx.shared(createCatalogueCache)
  const cached = cache.offered
  if (cached?.catalogue === catalogue && cached.minimumFils === minimumFils) return cached.answer
  const answer = presentCatalogue(catalogue, minimumFils)
  cache.offered = { catalogue, minimumFils, answer }
  return answer
}
