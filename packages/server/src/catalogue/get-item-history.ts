import type { CatalogueItemHistory } from '@homecare/contract/admin/catalogue-editor'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentCatalogueChange } from './present'
import { lockItem, type ItemKey } from './queries'

/** Returns the changes of an item, newest first. Throws NOT_FOUND. */
export async function getCatalogueItemHistory({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ItemKey
}): Promise<CatalogueItemHistory> {
  if (!(await lockItem(ctx.db, input))) throw new AppError('NOT_FOUND')
  const entries = await ctx.db.auditEntry.findMany({
    where: { subjectType: input.kind, subjectId: String(input.id) },
    orderBy: { id: 'desc' },
  })
  return withStaffNames({ changes: entries.map(presentCatalogueChange) }, await staffNames(ctx.db))
}
