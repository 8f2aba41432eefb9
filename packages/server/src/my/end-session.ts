import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { LivePhone } from './current'
import { auditPhone } from './internal/audit-phone'
import { sessionsOf } from './queries'

/** Ends a session of the phone. Throws NOT_FOUND. */
export async function endPhoneSession({
  ctx,
  actor,
  live,
  input: { id },
}: {
  ctx: Ctx
  actor: Actor
  live: LivePhone
  input: { id: string }
}): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.phoneSession.updateMany({
      where: { ...sessionsOf(live, ctx.now()), id: recordId(id) },
      data: { endedAt: ctx.now() },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await auditPhone(ctx, tx, { actor, action: 'page of the phone closed', phone: live.phone })
  })
}
