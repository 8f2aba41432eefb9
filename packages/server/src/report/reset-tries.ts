import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { forgetWrongDigits, type DigitsLimits } from './open-own'

/**
 * Lets a patient who entered wrong digits too often try again. Staff have asked who it is, and the history says so.
 * Throws NOT_FOUND.
 */
export async function resetReportTries({
  ctx,
  limits,
  actor,
  input,
}: {
  ctx: Ctx
  limits: DigitsLimits
  actor: Actor
  input: { id: string }
}): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const booking = await tx.booking.findUnique({ where: { id }, select: { erasedAt: true } })
    if (!booking || booking.erasedAt) throw new AppError('NOT_FOUND')
    const action = 'identity checked, tries for the report reset'
    await appendAuditEntry(tx, { actor, action, subject: { type: 'booking', id } })
  })
  await forgetWrongDigits(limits, id)
}
