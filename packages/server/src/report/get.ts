import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { ReportCipher } from '../ports/report-cipher'
import { readDocument, type ReportDocument } from './internal/read-document'

/** A report for staff, in any state while it is stored; the history records who looked at it. Throws NOT_FOUND. */
export async function getReport({
  ctx,
  cipher,
  actor,
  input,
}: {
  ctx: Ctx
  cipher: ReportCipher
  actor: Actor
  input: { id: string }
}): Promise<ReportDocument> {
  const id = recordId(input.id)
  const report = await ctx.db.report.findUnique({ where: { id }, include: { booking: { select: { orderId: true } } } })
  if (!report) throw new AppError('NOT_FOUND')
  const document = await readDocument(ctx, cipher, report, report.booking.orderId)
  const subject = { type: 'booking', id: report.bookingId } as const
  await ctx.db.$transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'report viewed', subject, detail: { reportId: id } }),
  )
  return document
}
