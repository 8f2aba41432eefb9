import type { BloodTestDetail } from '@homecare/contract/staff'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { presentSamples, sampleParts } from '../sample/present'
import { clashParts, hasNurseClash } from '../nurse/clash'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentStep } from '../visit/present'
import { presentBooking, presentBookingDetail, bookingParts } from '../booking/present'
import { conversationOf } from '../appointment/conversation'
import { presentMessage, presentNote } from '../appointment/present'
import { presentFile } from '../file/present'
import { presentHistory } from '../audit/present'
import { recordId } from '../database/record-id'
import { presentStaffReport, staffReportParts } from '../report/present'

/** One booking with its lines, payment attempts, files and history. Throws NOT_FOUND. */
export async function getBooking({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<BloodTestDetail> {
  const id = recordId(input.id)
  const [booking, files, history, notes, changeRequests, steps, reports] = await Promise.all([
    ctx.db.booking.findUnique({ where: { id }, include: { ...bookingParts, ...sampleParts, ...clashParts } }),
    ctx.db.storedFile.findMany({ where: { bookingId: id, removedAt: null }, orderBy: { createdAt: 'asc' } }),
    ctx.db.auditEntry.findMany({ where: { subjectType: 'booking', subjectId: id }, orderBy: { id: 'asc' } }),
    ctx.db.recordNote.findMany({ where: { bookingId: id }, orderBy: { createdAt: 'asc' } }),
    ctx.db.changeRequest.findMany({ where: { bookingId: id, closedAt: null }, orderBy: { createdAt: 'asc' } }),
    ctx.db.visitStep.findMany({ where: { bookingId: id }, orderBy: { at: 'asc' } }),
    ctx.db.report.findMany({
      where: { bookingId: id },
      include: staffReportParts,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  ])
  if (!booking) throw new AppError('NOT_FOUND')
  const attemptIds = booking.attempts.map(({ attemptId }) => attemptId)
  const messages = await ctx.db.gatewayMessage.findMany({
    where: { attemptId: { in: attemptIds } },
    orderBy: { receivedAt: 'asc' },
  })
  const { date, time, nurseId, phoneE164 } = booking
  const conversation = await ctx.db.message.findMany(conversationOf({ bookingId: id }, phoneE164))
  const sameTime = nurseId === null ? [] : await ctx.db.booking.findMany({ where: { date, time, nurseId } })
  const samples = booking.paymentStatus === 'Paid' || booking.sample ? presentSamples(booking, ctx.now()) : []
  const detail = {
    ...presentBooking(booking),
    emailRefusedAt: booking.emailRefusedAt?.toISOString() ?? null,
    unreachedAt: booking.unreachedAt?.toISOString() ?? null,
    locale: booking.locale,
    contactBy: booking.contactBy,
    nurseClash: hasNurseClash(booking, sameTime),
    ...presentBookingDetail(booking, history),
    conversation: conversation.map(presentMessage),
    files: files.map(presentFile),
    history: history.map(presentHistory),
    notes: notes.map(presentNote),
    steps: steps.map(presentStep),
    sample: samples[0] ?? null,
    samples,
    reports: reports.map(presentStaffReport),
    changeRequests: changeRequests.map(({ kind, date, time, createdAt }) => ({
      kind,
      date,
      time,
      at: createdAt.toISOString(),
    })),
    gatewayMessages: messages.map(({ receivedAt, source, attemptId, verdict }) => ({
      at: receivedAt.toISOString(),
      source,
      attemptId,
      verdict,
    })),
  }
  return withStaffNames(detail, await staffNames(ctx.db))
}
