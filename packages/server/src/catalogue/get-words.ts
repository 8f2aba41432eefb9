import type { CatalogueWords } from '@homecare/contract/catalogue'
import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentCatalogueWords } from './present'

/** Returns what a search of the offered tests needs beside their short form. */
export async function getCatalogueWords({
  ctx,
  locale,
}: {
  ctx: Ctx
  locale?: Locale | undefined
}): Promise<CatalogueWords> {
  return presentCatalogueWords(await getCatalogue({ ctx, locale }))
}
