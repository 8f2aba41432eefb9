import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { AppError } from '../app-error'
import { record } from '../audit/append'
import type { Ctx } from '../context'
import { getDaySheet } from './get-day-sheet'
import type { RateLimit } from '../rate-limit'
import { hashSheetToken } from './share-day-sheet'

/**
 * Returns the sheet for the holder of its link; each opening is in the history with its address. A link that is
 * unknown, expired or revoked throws the same NOT_FOUND. Throws RATE_LIMITED.
 */
export async function openDaySheet({
  ctx,
  limit,
  input: { token, from },
}: {
  ctx: Ctx
  limit: Pick<RateLimit, 'take'>
  input: { token: string; from: string }
}): Promise<DaySheet> {
  const link = await ctx.db.daySheetLink.findUnique({ where: { tokenHash: hashSheetToken(token) } })
  if (!link || link.revokedAt || link.expiresAt <= ctx.now()) {
    // Only invalid links are counted, so that nobody with a valid link is limited by others' attempts.
    await limit.take(from)
    throw new AppError('NOT_FOUND')
  }
  await ctx.db.$transaction((tx) =>
    record(tx, {
      actor: { name: 'visitor', role: 'visitor', from },
      action: 'day sheet opened',
      subject: { type: 'day-sheet', id: link.id },
      detail: { date: link.date },
    }),
  )
  return getDaySheet({ ctx, input: link })
}
