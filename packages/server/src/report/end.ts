import { changeReport } from '@homecare/domain/report'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { enqueue } from '../outbox/enqueue'
import { tellPatient } from '../outbox/tell-patient'
import { storable } from '../database/storable'
import { assertState } from './internal/assert-state'
import { lockReport } from './queries'

interface EndReportCall {
  ctx: Ctx
  actor: Actor
  /** `from` is the state that staff saw. */
  input: { id: string; from: 'uploaded' | 'released'; reason: string }
}

/**
 * Discards a report that was not released, with its document, or withdraws one that was: then nobody but staff can open
 * it, and the patient is told who had opened it. Returns the booking's id. Throws NOT_FOUND, CONFLICT if its state has changed.
 */
export async function endReport({ ctx, actor, input }: EndReportCall): Promise<{ bookingId: string }> {
  const id = recordId(input.id)
  const now = ctx.now()
  const isDiscard = input.from === 'uploaded'
  return ctx.db.$transaction(async (tx) => {
    const { report, booking } = await lockReport(tx, id)
    const state = changeReport(report.state, isDiscard ? 'discard' : 'withdraw')
    if (!state) return assertState(tx, report, input.from)
    const ended = { state, endedAt: now, endedBy: actor.name, endReason: storable(input.reason) }
    await tx.report.update({ where: { id }, data: { ...ended, ...(isDiscard && { removedAt: now }) } })
    // It may be another patient's, so nothing of it is kept.
    if (isDiscard) await enqueue(tx, { name: 'delete-report', payload: { reportId: id } }, `delete-report:${id}`)
    else await tellPatient(tx, 'report-withdrawn', { bookingId: booking.id, reportId: id }, { now })
    const subject = { type: 'booking', id: booking.id } as const
    await appendAuditEntry(tx, { actor, action: `report ${state}`, subject, detail: { reportId: id } })
    return { bookingId: booking.id }
  })
}
