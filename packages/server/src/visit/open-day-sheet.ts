import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { RateLimit } from '../process/rate-limit'
import { allotNumbers } from '../sample/allot'
import { getDaySheet } from './get-day-sheet'
import { findSheetLink, type SheetLink } from './internal/sheet-link'

/**
 * Returns the sheet for the holder of its link; each opening is in the history with its address. A link that is
 * unknown, expired or revoked throws the same NOT_FOUND. The nurse's next message has the language of this page. Throws
 * RATE_LIMITED.
 */
export async function openDaySheet({
  ctx,
  limit,
  input,
}: {
  ctx: Ctx
  limit: Pick<RateLimit, 'take'>
  input: { token: string; from: string; locale?: Locale | undefined }
}): Promise<DaySheet> {
  const link = await findSheetLink(ctx, limit, input)
  const actor: Actor = { name: link.nurseName ?? 'nurse', role: 'nurse', from: input.from }
  const { date, nurseId } = link
  const { locale = SOURCE_LOCALE } = input
  if (nurseId) await ctx.db.nurse.updateMany({ where: { id: nurseId, locale: { not: locale } }, data: { locale } })
  await ctx.db.$transaction(async (tx) => {
    const visits = await tx.booking.findMany({ where: { date, ...(nurseId && { nurseId }) }, select: { id: true } })
    await allotNumbers(
      tx,
      actor,
      visits.map(({ id }) => id),
    )
    await appendAuditEntry(tx, {
      actor,
      action: 'day sheet opened',
      subject: { type: 'day-sheet', id: link.id },
      detail: { date },
    })
  })
  return sheetOfLink(ctx, link, input.locale)
}

/** The sheet as its link shows it, with tests and specimens in a language. */
export async function sheetOfLink(ctx: Ctx, link: SheetLink, locale?: Locale): Promise<DaySheet> {
  const { date, area, nurseId, nurseName, expiresAt } = link
  const sheet = await getDaySheet({ ctx, input: { date, area, nurse: nurseId, locale } })
  return { ...sheet, nurse: nurseName, expiresAt: expiresAt.toISOString() }
}
