import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'

/** Each sends emails to patient and staff, so a link makes at most so many in a day. */
const MAX_CHANGES_PER_DAY = 10
const DAY_MS = 24 * 60 * 60_000

/** Throws RATE_LIMITED if the link of this locked booking has changed it too often today. */
export async function assertFewChanges(ctx: Ctx, tx: Prisma.TransactionClient, bookingId: string): Promise<void> {
  const now = ctx.now()
  const changes = await tx.auditEntry.findMany({
    where: {
      ...{ subjectType: 'booking', subjectId: bookingId, actor: 'visitor' },
      ...{ action: { in: ['moved', 'move requested', 'cancel requested', 'identity given'] } },
      at: { gt: new Date(now.getTime() - DAY_MS) },
    },
    orderBy: { id: 'asc' },
    select: { at: true },
  })
  const oldest = changes.at(-MAX_CHANGES_PER_DAY)
  if (!oldest) return
  const freeAt = new Date(oldest.at.getTime() + DAY_MS)
  throw new AppError('RATE_LIMITED', {
    detail: `This visit was changed ${MAX_CHANGES_PER_DAY} times within a day. Call us on ${ctx.profile.phone} to change it again.`,
    retryAfter: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)),
    retryAt: freeAt.toISOString(),
  })
}
