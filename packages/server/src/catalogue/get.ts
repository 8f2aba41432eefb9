import type { CatalogueResponse } from '@homecare/contract/catalogue'
import { approvalState } from '@homecare/domain/advertising'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { providerDay } from '../appointment/provider-day'
import type { Ctx } from '../process/context'
import { catalogueIn } from './in-arabic'
import { createCatalogueCache, loadCatalogue } from './load'
import { presentCatalogue } from './present'

/** Returns the offered items in a language. The object stays the same while nothing has changed. */
export async function getCatalogue({
  ctx,
  locale = SOURCE_LOCALE,
}: {
  ctx: Ctx
  locale?: Locale | undefined
}): Promise<CatalogueResponse> {
  const catalogue = await loadCatalogue({ ctx })
  const { minimumFils } = ctx.settings
  const cache = ctx.shared(createCatalogueCache)
  const withOffers = approvalState(ctx.profile.advertising, providerDay(ctx)) !== 'over'
  const cached = cache.offered[locale]
  if (cached?.catalogue === catalogue && cached.minimumFils === minimumFils && cached.withOffers === withOffers)
    return cached.answer
  const answer = presentCatalogue(catalogueIn(locale, catalogue), { minimumFils, withOffers })
  cache.offered[locale] = { catalogue, minimumFils, withOffers, answer }
  return answer
}
