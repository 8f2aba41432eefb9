import { dubaiDate } from '@homecare/domain/dates'
import { isOnDuty } from '@homecare/domain/nurse'
import { findSlot } from '@homecare/domain/slots'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../context'
import type { Prisma } from '../../generated/prisma/client'
import { dutyOf, lockNurse, nurseName } from '../queries'

/**
 * Takes the nurse off every pending visit, from today on, for which they are no longer on duty, and records it at each
 * visit. Staff see these visits as unassigned.
 */
export async function unassignWhereOffDuty(
  tx: Prisma.TransactionClient,
  ctx: Pick<Ctx, 'now'>,
  { actor, nurseId }: { actor: Actor; nurseId: string },
): Promise<void> {
  const nurse = await lockNurse(tx, nurseId)
  const duty = dutyOf(nurse)
  const visits = await tx.booking.findMany({
    where: { nurseId, status: 'Pending', date: { gte: dubaiDate(ctx.now()) } },
    select: { id: true, date: true, time: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, date, time } of visits) {
    const slot = findSlot(time)
    if (slot && isOnDuty(duty, date, slot)) continue
    const { count } = await tx.booking.updateMany({
      where: { id, nurseId, status: 'Pending' },
      data: { nurseId: null, version: { increment: 1 } },
    })
    if (count > 0)
      await appendAuditEntry(tx, {
        actor,
        action: 'nurse unassigned',
        subject: { type: 'booking', id },
        detail: { nurse: nurseName(nurse) },
      })
  }
}
