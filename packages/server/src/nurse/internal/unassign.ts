import { dubaiDate } from '@homecare/domain/dates'
import { isOnDuty, worksOn, nurseName } from '@homecare/domain/nurse'
import { findSlot } from '@homecare/domain/slots'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { dutyOf, formerNurse, lockNurse, type NurseWithDuty } from '../queries'

/**
 * Takes the nurse off every pending visit, from today on, for which they are no longer on duty, and records it at each
 * visit. Staff see these visits as unassigned. The nurse's links to days without duty end.
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
      data: { nurseId: null, ...formerNurse(nurseId), version: { increment: 1 } },
    })
    if (count > 0)
      await appendAuditEntry(tx, {
        actor,
        action: 'nurse unassigned',
        subject: { type: 'booking', id },
        detail: { nurse: nurseName(nurse) },
      })
  }
  await endLinks(tx, ctx, { actor, nurse })
}

/** A link that has ended still takes the steps from before: they may be on a phone without a network. */
async function endLinks(
  tx: Prisma.TransactionClient,
  { now }: Pick<Ctx, 'now'>,
  { actor, nurse }: { actor: Actor; nurse: NurseWithDuty },
): Promise<void> {
  const end = now()
  const links = await tx.daySheetLink.findMany({
    where: { nurseId: nurse.id, revokedAt: null, expiresAt: { gt: end } },
    orderBy: { id: 'asc' },
  })
  for (const { id, date } of links.filter((link) => !worksOn(dutyOf(nurse), link.date))) {
    await tx.daySheetLink.update({ where: { id }, data: { expiresAt: end } })
    const subject = { type: 'day-sheet', id } as const
    await appendAuditEntry(tx, { actor, action: 'day sheet ended', subject, detail: { date, nurse: nurseName(nurse) } })
  }
}
