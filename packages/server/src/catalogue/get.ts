import type { CatalogueResponse } from '@homecare/contract/catalogue'
import { approvalState } from '@homecare/domain/advertising'
import { providerDay } from '../appointment/provider-day'
import type { Ctx } from '../process/context'
import { createCatalogueCache, loadCatalogue } from './load'
import { presentCatalogue } from './present'

/** Returns the offered items. The object stays the same while nothing has changed. */
export async function getCatalogue({ ctx }: { ctx: Ctx }): Promise<CatalogueResponse> {
  const catalogue = await loadCatalogue({ ctx })
  const { minimumFils } = ctx.settings
  const cache = ctx.shared(createCatalogueCache)
  const withOffers = approvalState(ctx.profile.advertising, providerDay(ctx)) !== 'over'
  const cached = cache.offered
  if (cached?.catalogue === catalogue && cached.minimumFils === minimumFils && cached.withOffers === withOffers)
    return cached.answer
  const answer = presentCatalogue(catalogue, { minimumFils, withOffers })
  cache.offered = { catalogue, minimumFils, withOffers, answer }
  return answer
}
