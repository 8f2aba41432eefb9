import { aedFromFils } from '@homecare/domain/money'
import { refundMoney } from '@homecare/domain/refund'
import type {
  AuditEntry,
  FamilyLink,
  GatewayMessage,
  Message,
  PhoneSession,
  Prisma,
  RecordNote,
  ServiceRequest,
  StoredFile,
} from '../generated/prisma/client'
import { bookingParts, presentBooking, presentBookingDetail } from '../booking/present'
import { presentMessage, presentNote } from '../appointment/present'
import { presentFile } from '../file/present'
import { presentHistory } from '../audit/present'
import { presentShares, presentStaffReport, staffReportParts } from '../report/present'
import { shareParts } from '../report/queries'
import { presentSamples } from '../sample/present'
import { presentStep } from '../visit/present'
import { presentRequest } from '../request/present'
import type { exportedCases } from './internal/exported-cases'

/** The relations of a booking that a patient's document has: `include: patientBookingParts` in the query. */
export const patientBookingParts = {
  ...bookingParts,
  changeRequests: true,
  reports: { include: staffReportParts, orderBy: { createdAt: 'asc' } },
  reportShares: { include: shareParts, orderBy: { createdAt: 'asc' } },
  sample: true,
  otherSamples: true,
  identities: true,
  visitSteps: { orderBy: { at: 'asc' } },
} as const satisfies Prisma.BookingInclude

type Booking = Prisma.BookingGetPayload<{ include: typeof patientBookingParts }>

interface PatientRows {
  contact: string
  at: Date
  bookings: Booking[]
  requests: ServiceRequest[]
  cases: Awaited<ReturnType<typeof exportedCases>>
  notes: RecordNote[]
  files: StoredFile[]
  messages: GatewayMessage[]
  conversation: Message[]
  ofPhones: { sessions: PhoneSession[]; links: FamilyLink[] }
  /** What the patient wrote, from their own phone or address. */
  written: Message[]
  history: AuditEntry[]
}

export type PatientExport = ReturnType<typeof presentPatient>

/** A patient's data as one document for people and programs; each part is inside the record that it belongs to. */
export function presentPatient({
  contact,
  at,
  bookings,
  requests,
  cases,
  notes,
  files,
  messages,
  conversation,
  ofPhones,
  written,
  history,
}: PatientRows) {
  const attachedTo = (id: string) => ({
    notes: notes.filter((note) => note.bookingId === id || note.requestId === id).map(presentNote),
    conversation: conversation.filter((each) => each.bookingId === id || each.requestId === id).map(presentMessage),
    files: files
      .filter((file) => file.bookingId === id || file.requestId === id)
      .map((file) => ({
        ...presentFile(file),
        removedAt: file.removedAt?.toISOString() ?? null,
        removedBy: file.removedBy,
        removeReason: file.removeReason,
      })),
    history: history.filter((entry) => entry.subjectId === id).map(presentHistory),
  })
  return {
    contact,
    exportedAt: at.toISOString(),
    bookings: bookings.map((booking) => {
      const attemptIds = new Set(booking.attempts.map(({ attemptId }) => attemptId))
      return {
        ...presentBooking(booking),
        ...presentBookingDetail(booking, history),
        phoneE164: booking.phoneE164,
        locale: booking.locale,
        contactBy: booking.contactBy,
        identities: booking.identities.map(({ person, birthDate, sex }) => ({ person, birthDate, sex })),
        attempts: booking.attempts.map((attempt) => ({
          attemptId: attempt.attemptId,
          state: attempt.state,
          amount: aedFromFils(attempt.amountFils),
          currency: attempt.currency,
          trackingId: attempt.trackingId,
          paymentMode: attempt.paymentMode,
          message: attempt.failureMessage,
          startedAt: attempt.startedAt.toISOString(),
          finishedAt: attempt.finishedAt?.toISOString() ?? null,
          refunded: aedFromFils(refundMoney(attempt).backFils),
        })),
        samples: booking.sample ? presentSamples(booking, at) : [],
        steps: booking.visitSteps.map(presentStep),
        changeRequests: booking.changeRequests.map((change) => ({
          kind: change.kind,
          date: change.date,
          time: change.time,
          at: change.createdAt.toISOString(),
          closedAt: change.closedAt?.toISOString() ?? null,
        })),
        reports: booking.reports.map(presentStaffReport),
        reportShares: presentShares(booking.reportShares, at),
        gatewayMessages: messages
          .filter(({ attemptId, orderNo }) => attemptIds.has(attemptId ?? '') || attemptIds.has(orderNo ?? ''))
          .map(({ receivedAt, source, attemptId, verdict, raw }) => ({
            at: receivedAt.toISOString(),
            source,
            attemptId,
            verdict,
            raw,
          })),
        ...attachedTo(booking.id),
      }
    }),
    requests: requests.map((request) => ({
      ...presentRequest(request),
      phoneE164: request.phoneE164,
      locale: request.locale,
      contactBy: request.contactBy,
      ...attachedTo(request.id),
    })),
    cases,
    /** The browsers in which the page of the patient's phone was opened. */
    sessions: ofPhones.sessions.map(({ phone, device, createdAt, lastSeenAt, expiresAt, endedAt }) => ({
      phone,
      device,
      openedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endsAt: (endedAt ?? expiresAt).toISOString(),
    })),
    written: written.map(presentMessage),
    /** Who of a family sees whose visits. */
    family: ofPhones.links.map(({ managerPhone, memberPhone, name, invitedAt, confirmedAt, endedAt }) => ({
      managerPhone,
      memberPhone,
      name,
      invitedAt: invitedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    /** Earlier exports and erasures. */
    history: history.filter(({ subjectType }) => subjectType === 'patient').map(presentHistory),
  }
}
