import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import type { Ctx } from '../process/context'
import { loadCatalogue } from './load'
import { presentCatalogueItems } from './present'

/** Returns every test and package, active or not, for staff. */
export async function listCatalogueItems({ ctx }: { ctx: Ctx }): Promise<CatalogueItems> {
  return presentCatalogueItems(await loadCatalogue({ ctx }))
}
