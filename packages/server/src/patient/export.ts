import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { filesOf, ownPhones, patientRecords } from './queries'
import { patientKey } from '../audit/patient-key'
import { exportedCases } from './internal/exported-cases'
import { patientBookingParts, presentPatient, type PatientExport } from './present'

/** All data of a patient, as of this moment; the audit history records the export. Throws NOT_FOUND. */
export async function exportPatient({
  ctx,
  actor,
  input: { contact },
}: {
  ctx: Ctx
  actor: Actor
  input: { contact: string }
}): Promise<PatientExport> {
  return ctx.db.$transaction(
    async (tx) => {
      const records = await patientRecords(tx, contact)
      const { bookingIds, requestIds } = records
      if (bookingIds.length + requestIds.length === 0) throw new AppError('NOT_FOUND')
      const both = { OR: [{ bookingId: { in: bookingIds } }, { requestId: { in: requestIds } }] }
      const subject = { type: 'patient', id: patientKey(ctx.settings.secret, contact) } as const
      const bookings = await tx.booking.findMany({
        where: { id: { in: bookingIds } },
        include: patientBookingParts,
        orderBy: { createdAt: 'asc' },
      })
      const attemptIds = bookings.flatMap(({ attempts }) => attempts.map(({ attemptId }) => attemptId))
      const ofPhones = await ownPhones(tx, contact)
      const stored = {
        bookings,
        requests: await tx.serviceRequest.findMany({
          where: { id: { in: requestIds } },
          orderBy: { createdAt: 'asc' },
        }),
        cases: await exportedCases(tx, requestIds),
        notes: await tx.recordNote.findMany({ where: both, orderBy: { createdAt: 'asc' } }),
        files: await tx.storedFile.findMany({ where: filesOf(records), orderBy: { createdAt: 'asc' } }),
        messages: await tx.gatewayMessage.findMany({
          where: { OR: [{ attemptId: { in: attemptIds } }, { orderNo: { in: attemptIds } }] },
          orderBy: { receivedAt: 'asc' },
        }),
        conversation: await tx.message.findMany({ where: both, orderBy: { decidedAt: 'asc' } }),
        ofPhones,
        written: await tx.message.findMany({
          where: {
            incoming: true,
            OR: [{ phone: { in: ofPhones.phones } }, { way: 'email', contactId: contact.toLowerCase() }],
          },
          orderBy: { decidedAt: 'asc' },
        }),
        history: await tx.auditEntry.findMany({
          where: {
            OR: [
              { subjectType: 'booking', subjectId: { in: bookingIds } },
              { subjectType: 'request', subjectId: { in: requestIds } },
              { subjectType: subject.type, subjectId: subject.id },
            ],
          },
          orderBy: { id: 'asc' },
        }),
      }
      await appendAuditEntry(tx, { actor, action: 'patient data exported', subject })
      return withStaffNames(presentPatient({ contact, at: ctx.now(), ...stored }), await staffNames(tx))
    },
    { timeout: 30_000 },
  )
}
