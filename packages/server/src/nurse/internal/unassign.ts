import { endsAssignment } from '@homecare/domain/assignment-rules'
import { dubaiDate } from '@homecare/domain/dates'
import { isOnDuty, worksOn, nurseName } from '@homecare/domain/nurse'
import { findSlot } from '@homecare/domain/slots'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { dutyOf, formerNurse, lockNurse, type NurseWithDuty } from '../queries'

/**
 * Takes the nurse off every pending visit, from today on, for which they are no longer on duty, and records it at each
 * visit. Planned care goes on outside the hours, but not without a licence. Staff see these visits as unassigned. The nurse's links to days without duty end.
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
  await unassignCare(tx, ctx, { actor, nurse })
  await endLinks(tx, ctx, { actor, nurse })
}

/** Takes the nurse off planned care on a day off, after leaving or after the end of the licence; staff see it as open. */
async function unassignCare(
  tx: Prisma.TransactionClient,
  { now }: Pick<Ctx, 'now'>,
  { actor, nurse }: { actor: Actor; nurse: NurseWithDuty },
): Promise<void> {
  const visits = await tx.careVisit.findMany({
    where: { nurseId: nurse.id, state: 'planned', startsAt: { gte: now() } },
    orderBy: { id: 'asc' },
  })
  const facts = { ...dutyOf(nurse), licenceUntil: nurse.licenceUntil }
  for (const { id, startsAt, endsAt } of visits) {
    if (!endsAssignment({ from: startsAt, to: endsAt }, facts)) continue
    await tx.careVisit.update({ where: { id }, data: { nurseId: null, acceptedRules: [] } })
    await tx.nurseOccupation.deleteMany({ where: { visitId: id } })
    const detail = { nurse: nurseName(nurse) }
    await appendAuditEntry(tx, { actor, action: 'nurse unassigned', subject: { type: 'care-visit', id }, detail })
  }
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
