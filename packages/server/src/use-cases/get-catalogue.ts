import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { loadCatalogue } from '../catalogue'
import type { Ctx } from '../context'
import { presentCatalogue } from '../presenters/present-catalogue'

export async function getCatalogue({ ctx }: { ctx: Ctx }): Promise<CatalogueAnswer> {
  return presentCatalogue(await loadCatalogue(ctx.db), ctx.settings.minimumFils)
}
