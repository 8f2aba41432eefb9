import type { ReportedStep, ReportedSteps } from '@homecare/contract/admin/day-sheet'
import type { Actor, Ctx } from '../context'
import type { RateLimit } from '../rate-limit'
import { applyStep } from './internal/apply-step'
import { findSheetLink, type SheetLink } from './internal/sheet-link'
import { sheetOfLink } from './open-day-sheet'

/** A phone may have had no network until after the shift. */
const GRACE_MS = 24 * 60 * 60_000

/**
 * Stores what a nurse did, in the order in which it happened. Each step is stored or refused alone, and repeating one
 * changes nothing. Steps of the link's day count even if the visit has been given to another nurse meanwhile: what
 * happened at the door has happened. Throws NOT_FOUND, RATE_LIMITED.
 */
export async function reportVisitSteps({
  ctx,
  limit,
  input: { token, steps, from },
}: {
  ctx: Ctx
  limit: Pick<RateLimit, 'take'>
  input: { token: string; steps: readonly ReportedStep[]; from: string }
}): Promise<ReportedSteps> {
  const link = await findSheetLink(ctx, limit, { token, from, graceMs: GRACE_MS })
  const actor: Actor = { name: link.nurseName ?? 'nurse', role: 'nurse', from }
  const inOrder = [...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const results: ReportedSteps['results'] = []
  for (const step of inOrder) {
    const reason = await storeStep(ctx, { link, step, actor })
    results.push({ id: step.id, stored: reason === null, reason })
  }
  const isOpen = link.expiresAt > ctx.now()
  return { results, sheet: isOpen ? await sheetOfLink(ctx, link) : null }
}

async function storeStep(
  ctx: Ctx,
  { link, step, actor }: { link: SheetLink; step: ReportedStep; actor: Actor },
): Promise<string | null> {
  if (new Date(step.at) > link.expiresAt) return 'Your link had ended by then. Call the office.'
  return ctx.db.$transaction(async (tx) => {
    const onThisDay = await tx.booking.count({ where: { id: step.bookingId, date: link.date } })
    if (onThisDay === 0) return 'This visit is not on this day any more. Call the office.'
    return applyStep(tx, { step, actor, now: ctx.now() })
  })
}
