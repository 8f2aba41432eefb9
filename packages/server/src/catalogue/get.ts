import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { loadCatalogue, type StoredCatalogue } from './internal/catalogue'
import type { Ctx } from '../context'
import { presentCatalogue } from './present'

interface Presented {
  minimumFils: number
  answer: CatalogueAnswer
}

const presented = new WeakMap<StoredCatalogue, Presented>()

/** What is offered; while nothing has changed it is the same object. */
export async function getCatalogue({ ctx }: { ctx: Ctx }): Promise<CatalogueAnswer> {
  const catalogue = await loadCatalogue(ctx.db)
  const { minimumFils } = ctx.settings
  const known = presented.get(catalogue)
  if (known?.minimumFils === minimumFils) return known.answer
  const answer = presentCatalogue(catalogue, minimumFils)
  presented.set(catalogue, { minimumFils, answer })
  return answer
}
