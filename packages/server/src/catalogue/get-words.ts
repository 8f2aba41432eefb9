import type { CatalogueWords } from '@homecare/contract/catalogue'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentCatalogueWords } from './present'

/** Returns what a search of the offered tests needs beside their short form. */
export async function getCatalogueWords({ ctx }: { ctx: Ctx }): Promise<CatalogueWords> {
  return presentCatalogueWords(await getCatalogue({ ctx }))
}
