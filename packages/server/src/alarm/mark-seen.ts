import type { Alarms } from '@homecare/contract/admin/alarms'
import type { Role } from '@homecare/domain/roles'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { kindsOf, listAlarms } from './list'

/**
 * Notes who is on an alarm: it counts no more, and stays in the list until its cause has ended. The first person's name
 * stays. Nothing happens if it has ended meanwhile. Throws NOT_FOUND, also for an alarm that the role does not get.
 */
export async function markAlarmSeen({
  ctx,
  actor,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'profile'>
  actor: Actor & { role: Role }
  input: { id: string }
}): Promise<Alarms> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const alarm = await tx.alarm.findUnique({ where: { id } })
    if (!alarm || !kindsOf(actor.role).includes(alarm.kind)) throw new AppError('NOT_FOUND')
    const { count } = await tx.alarm.updateMany({
      where: { id, endedAt: null, seenAt: null },
      data: { seenBy: actor.name, seenAt: ctx.now() },
    })
    if (count === 0) return
    const { kind, bookingId, subject } = alarm
    await appendAuditEntry(tx, {
      actor,
      action: 'alert seen',
      subject: bookingId ? { type: 'booking', id: bookingId } : { type: 'alarm', id },
      detail: bookingId ? { kind } : { kind, about: subject },
    })
  })
  return listAlarms({ ctx, input: { role: actor.role } })
}
