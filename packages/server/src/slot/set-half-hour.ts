import { staffTime } from '@homecare/domain/clock'
import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { AuditEntry, Prisma } from '../generated/prisma/client'
import { staffNames, type NameOf } from '../audit/staff-names'
import { changeSlotPlan } from './internal/change-slot-plan'

const ACTION = { true: 'half hour closed', false: 'half hour opened' } as const

/**
 * Closes one half hour of one day for bookings, or opens it again with the capacity that it had before. Booked visits
 * stay. Repeating one's own change changes nothing. Throws CONFLICT with author and time if somebody else has made it,
 * and INVALID_INPUT for a day that has passed.
 */
export function setHalfHour({
  ctx,
  actor,
  input: { date, time, closed },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; time: string; closed: boolean }
}): Promise<SlotPlan> {
  const key = { date_time: { date, time } }
  return changeSlotPlan({ ctx, actor, date }, async (tx) => {
    const before = (await tx.slotCapacity.findUnique({ where: key }))?.capacity ?? null
    const last = await lastChange(tx, { date, time })
    if ((before === 0) === closed) {
      if (last?.actor === actor.name || (!closed && !last)) return null
      throw meanwhile(last, closed, await staffNames(tx))
    }
    const to = closed ? 0 : capacityBefore(last)
    if (to === null) await tx.slotCapacity.delete({ where: key })
    else await tx.slotCapacity.upsert({ where: key, create: { date, time, capacity: to }, update: { capacity: to } })
    return { action: ACTION[`${closed}`], detail: { date, time, from: before, to } }
  })
}

function lastChange(
  tx: Prisma.TransactionClient,
  { date, time }: { date: string; time: string },
): Promise<AuditEntry | null> {
  return tx.auditEntry.findFirst({
    where: {
      subjectType: 'slots',
      subjectId: date,
      action: { in: ['capacity set', ...Object.values(ACTION)] },
      detail: { path: ['time'], equals: time },
    },
    orderBy: { id: 'desc' },
  })
}

/** What the capacity was before it became 0; null is the default. */
function capacityBefore(last: AuditEntry | null): number | null {
  const detail = last?.detail
  if (!detail || typeof detail !== 'object' || Array.isArray(detail)) return null
  const { from } = detail
  return typeof from === 'number' && from > 0 ? from : null
}

function meanwhile(last: AuditEntry | null, closed: boolean, nameOf: NameOf): AppError {
  const state = closed ? 'closed' : 'open'
  const who = last ? ` by ${nameOf(last.actor)} on ${staffTime(last.at)}` : ''
  return new AppError('CONFLICT', { detail: `This slot is ${state} already${who && `, changed${who}`}.` })
}
