import type { CatalogueInShort } from '@homecare/contract/catalogue'
import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentCatalogueInShort } from './present'

/** Returns the offered items without what only a search needs. */
export async function getCatalogueInShort({
  ctx,
  locale,
}: {
  ctx: Ctx
  locale?: Locale | undefined
}): Promise<CatalogueInShort> {
  return presentCatalogueInShort(await getCatalogue({ ctx, locale }))
}
