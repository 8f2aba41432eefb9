import { changeReport, isEndOfOrderId } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import { REPORT_LATE } from '@homecare/domain/sample'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma, Report } from '../generated/prisma/client'
import { tellPatient } from '../outbox/tell-patient'
import { assertReportable } from './internal/assert-reportable'
import { assertState } from './internal/assert-state'
import { lockReport } from './queries'
import { hasLateReport } from '../sample/late-report'

interface ReleaseCall {
  ctx: Ctx
  actor: Actor
  /**
   * What staff read on the document before them: `orderEnd` is the end of the order number, `person` whose name it is, as
   * a place in the booking's list of names.
   */
  input: { id: string; orderEnd: string; person?: number | undefined }
}

/**
 * Opens a report to the patient, who gets an email; the one that it corrects is marked as replaced. Returns the
 * booking's id. Throws NOT_FOUND, INVALID_INPUT for another order number or person, CONFLICT if somebody was faster.
 */
export async function releaseReport({ ctx, actor, input }: ReleaseCall): Promise<{ bookingId: string }> {
  const id = recordId(input.id)
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const { report, booking } = await lockReport(tx, id)
    const state = changeReport(report.state, 'release')
    if (!state) return assertState(tx, report, 'uploaded')
    assertReportable(ctx, booking)
    if (!isEndOfOrderId(input.orderEnd, booking.orderId))
      throw new AppError('INVALID_INPUT', {
        detail: 'These are not the last four characters of this order’s number.',
        fields: { orderEnd: 'These are not the last four characters of this order’s number' },
      })
    if ((input.person ?? 0) !== report.person)
      throw new AppError('INVALID_INPUT', {
        detail:
          'This report was uploaded for another person of this visit. Delete it if the name on it is another one.',
        fields: { person: 'This report was uploaded for another person of this visit' },
      })
    const replaced = await replaceFormer(tx, { actor, report, now })
    await tx.report.update({ where: { id }, data: { state, releasedAt: now, releasedBy: actor.name } })
    await settleLateSample(tx, booking.id, now)
    await appendAuditEntry(tx, {
      actor,
      action: replaced ? 'corrected report released' : 'report released',
      subject: { type: 'booking', id: booking.id },
      detail: { reportId: id, ...(replaced && { replaced }) },
    })
    await tellPatient(tx, 'report-ready', { bookingId: booking.id, reportId: id }, { now })
    return { bookingId: booking.id }
  })
}

/** Nobody's report is late any more, however late it came; if one is withdrawn, its sample can be late again. */
async function settleLateSample(tx: Prisma.TransactionClient, bookingId: string, now: Date): Promise<void> {
  const [late] = await tx.$queryRaw<unknown[]>`
    SELECT FROM booking b WHERE b.id = ${bookingId}::uuid AND ${hasLateReport(now)}`
  if (late) return
  await tx.sample.updateMany({ where: { bookingId }, data: { lateAt: null } })
  await tx.booking.updateMany({
    where: { id: bookingId, needsAction: REPORT_LATE },
    data: { needsAction: null, version: { increment: 1 } },
  })
}

/** Marks the report of the same person that was open to the patient until now, and returns its id. */
async function replaceFormer(
  tx: Prisma.TransactionClient,
  { actor, report: { bookingId, person }, now }: { actor: Actor; report: Report; now: Date },
): Promise<string | undefined> {
  const former = await tx.report.findFirst({ where: { bookingId, person, state: 'released' } })
  const state = former && changeReport(former.state, 'replace')
  if (!state) return undefined
  await tx.report.update({ where: { id: former.id }, data: { state, endedAt: now, endedBy: actor.name } })
  return former.id
}
