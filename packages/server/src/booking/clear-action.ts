import type { SettleAction } from '@homecare/contract/admin/money-board'
import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { lockBooking } from './queries'
import { closeChangeRequests } from './change-requests'
import { recordId } from '../database/record-id'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { storable } from '../database/storable'
import { waitingReason } from './waiting-reason'

/**
 * Clears a booking's needs-action mark with a note of staff; a reason that waits behind it is next. A booking without a
 * mark stays unchanged. Throws NOT_FOUND, CONFLICT for an older version.
 */
export async function clearAction({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: SettleAction & { id: string }
}): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const { needsAction, version } = await lockBooking(tx, id)
    if (needsAction === null) return
    await assertExpectedVersion(tx, { type: 'booking', id, version }, input.version)
    if (needsAction === VISITOR_REQUEST) await closeChangeRequests(tx, id, { by: actor.name, now: ctx.now() })
    const next = await waitingReason(tx, id, needsAction)
    await tx.booking.updateMany({ where: { id }, data: { needsAction: next, version: { increment: 1 } } })
    const detail = { reason: needsAction, note: storable(input.note) }
    await appendAuditEntry(tx, { actor, action: 'action cleared', subject: { type: 'booking', id }, detail })
  })
}
