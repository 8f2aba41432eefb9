import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { loadCatalogue } from './internal/catalogue'
import type { Ctx } from '../context'
import { presentCatalogueItems } from './present-items'

/** Every test and package that there is, offered or not, for the desk. */
export async function listCatalogueItems({ ctx }: { ctx: Ctx }): Promise<CatalogueItems> {
  return presentCatalogueItems(await loadCatalogue(ctx.db))
}
