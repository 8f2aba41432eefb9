import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../../process/app-error'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { readSlotPlan } from '../get-plan'

export interface SlotChange {
  action: string
  detail: Prisma.InputJsonObject
}

/**
 * Changes the plan of one day (empty: of every day) with its history entry, and returns the whole plan. Changes are
 * serialised, so that each entry has the previous value. `change` returns null if there is nothing to change.
 */
export async function changeSlotPlan(
  { ctx, actor, date }: { ctx: Ctx; actor: Actor; date: string },
  change: (tx: Prisma.TransactionClient) => Promise<SlotChange | null>,
): Promise<SlotPlan> {
  if (date !== '' && date < dubaiDate(ctx.now()))
    throw new AppError('INVALID_INPUT', { fields: { date: 'This day has passed' } })
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('slot plan'))`
    const changed = await change(tx)
    if (changed) await appendAuditEntry(tx, { actor, ...changed, subject: { type: 'slots', id: date || 'every-day' } })
    return readSlotPlan(tx, ctx)
  })
}
