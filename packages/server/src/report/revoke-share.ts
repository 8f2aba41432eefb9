import type { ReportShares } from '@homecare/contract/reports'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import { findOwnBooking } from '../booking/find-own'
import type { Actor, Ctx } from '../process/context'
import { findGranted, type GrantClaim, type OwnReportRef } from './get-own'
import { presentShares } from './present'
import { sharesOf } from './queries'

interface RevokeCall {
  ctx: Ctx
  actor: Actor
  input: GrantClaim & OwnReportRef & { token: string; id: string }
}

/** Ends a doctor's link, also for a browser that has opened it; idempotent. Throws NOT_FOUND, FORBIDDEN. */
export async function revokeReportShare({ ctx, actor, input }: RevokeCall): Promise<ReportShares> {
  const id = recordId(input.id)
  await findOwnBooking(ctx, input)
  const { booking, owner } = await findGranted(ctx, input)
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.reportShare.updateMany({
      where: { id, ...owner, revokedAt: null },
      data: { revokedAt: ctx.now() },
    })
    if (count > 0) {
      const subject = { type: 'booking', id: booking.id } as const
      const detail = { shareId: id, person: owner.person }
      await appendAuditEntry(tx, { actor, action: 'link to the report removed', subject, detail })
    } else if ((await tx.reportShare.count({ where: { id, ...owner } })) === 0) throw new AppError('NOT_FOUND')
    return { shares: presentShares(await sharesOf(tx, owner), ctx.now()) }
  })
}
