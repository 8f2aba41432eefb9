import type { SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import type { Actor, Ctx } from '../process/context'
import { lockNurse } from '../nurse/queries'
import { assertNotPast, makeSheetLink } from './internal/make-sheet-link'
import { sheetUrl } from './internal/sheet-link'

/**
 * Creates a link that opens one day's sheet without an account until that day ends in Dubai. Throws INVALID_INPUT for a
 * day that has passed and for a nurse who has left or a day off then, NOT_FOUND for an unknown nurse.
 */
export async function shareDaySheet({
  ctx,
  actor,
  input: { date, area, nurseId },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; area?: string | undefined; nurseId?: string | undefined }
}): Promise<SharedDaySheet> {
  assertNotPast(ctx, date)
  const { id, token, expiresAt } = await ctx.db.$transaction(async (tx) => {
    const nurse = nurseId === undefined ? null : await lockNurse(tx, nurseId)
    return makeSheetLink(ctx, tx, { actor, date, area, nurse, action: 'day sheet shared' })
  })
  return { id, url: sheetUrl(ctx.settings.publicUrl, token), expiresAt: expiresAt.toISOString() }
}
