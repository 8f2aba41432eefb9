import type { ReportedStep, ReportedSteps } from '@homecare/contract/admin/day-sheet'
import type { Locale } from '@homecare/domain/locales'
import { clockOffset, stepTime } from '@homecare/domain/step-time'
import { lockBooking } from '../booking/queries'
import type { Actor, Ctx } from '../process/context'
import type { RateLimit } from '../process/rate-limit'
import { applyStep } from './internal/apply-step'
import { isOfLink, linkRefusal } from './internal/link-rights'
import { findSheetLink, type SheetLink } from './internal/sheet-link'
import { sheetOfLink } from './open-day-sheet'

/** A phone may have had no network until after the shift. */
const GRACE_MS = 24 * 60 * 60_000
const NOT_YOURS = 'This visit is not on your sheet. Call the office.'

/**
 * Stores what a nurse did, in the order in which it happened. Each step is stored or refused alone, and repeating one
 * changes nothing. A link reports on paid visits of its day that are or were its nurse's: what happened at the door has
 * happened, even if the visit has been given to somebody else meanwhile. Throws NOT_FOUND, RATE_LIMITED.
 */
export async function reportVisitSteps({
  ctx,
  limit,
  input: { token, sentAt, steps, from, locale },
}: {
  ctx: Ctx
  limit: Pick<RateLimit, 'take'>
  input: {
    token: string
    sentAt?: string | undefined
    steps: readonly ReportedStep[]
    from: string
    locale?: Locale | undefined
  }
}): Promise<ReportedSteps> {
  const link = await findSheetLink(ctx, limit, { token, from, graceMs: GRACE_MS })
  const actor: Actor = { name: link.nurseName ?? 'nurse', role: 'nurse', from }
  const sent = sentAt === undefined ? undefined : new Date(sentAt)
  const inOrder = [...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const results: ReportedSteps['results'] = []
  for (const step of inOrder) {
    const reason = await storeStep(ctx, { link, step, sentAt: sent, actor })
    results.push({ id: step.id, stored: reason === null, reason })
  }
  if (sent && clockOffset({ phone: sent, server: ctx.now() }) !== 0)
    ctx.log.info({ linkId: link.id, phoneTime: sentAt }, 'the clock of a nurse’s phone is wrong')
  const isOpen = link.expiresAt > ctx.now()
  return { results, sheet: isOpen ? await sheetOfLink(ctx, link, locale) : null }
}

interface StepOfLink {
  link: SheetLink
  step: ReportedStep
  sentAt: Date | undefined
  actor: Actor
}

async function storeStep(ctx: Ctx, { link, step, sentAt, actor }: StepOfLink): Promise<string | null> {
  const now = ctx.now()
  const phoneAt = new Date(step.at)
  const at = stepTime({ at: phoneAt, sentAt, receivedAt: now })
  return ctx.db.$transaction(async (tx) => {
    const { bookingId } = step
    if ((await tx.booking.count({ where: { id: bookingId } })) === 0) return NOT_YOURS
    const booking = await lockBooking(tx, bookingId)
    if (!isOfLink(link, booking, ctx.profile)) return NOT_YOURS
    return applyStep(tx, {
      step,
      at,
      phoneAt,
      actor,
      now,
      refusal: linkRefusal(link, booking, at),
      // A former nurse says what happened; the patient waits for somebody else.
      tellsPatient: link.nurseId === null || link.nurseId === booking.nurseId,
    })
  })
}
