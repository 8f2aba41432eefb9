import { MAX_PEOPLE } from '@homecare/domain/people'
import { REPORT_STATES } from '@homecare/domain/report'
import { z } from 'zod'
import { isoDate, line, typedDigits, typedLines } from './text'

/** A laboratory report as staff see it. The document itself is another call, for staff who manage reports. */
export const staffReport = z
  .object({
    id: z.string(),
    /** Whose it is: a place in the booking's `people`. */
    person: z.number().int(),
    state: z.enum(REPORT_STATES),
    name: z.string(),
    size: z.number().int().meta({ description: 'bytes' }),
    uploadedBy: z.string(),
    uploadedAt: z.string(),
    releasedBy: z.string().nullable(),
    releasedAt: z.string().nullable(),
    /** Who replaced, withdrew or discarded it, when and why. */
    endedBy: z.string().nullable(),
    endedAt: z.string().nullable(),
    endReason: z.string().nullable(),
    /** False once the document is deleted: it was discarded, or its patient was erased. */
    readable: z.boolean(),
    /** Every opening, oldest first. */
    openings: z.array(z.object({ at: z.string(), by: z.enum(['patient', 'doctor']) })),
    /** When the patient was reminded of it; null if it was opened in time. */
    remindedAt: z.string().nullable(),
  })
  .meta({ id: 'StaffReport' })

/** Whose report: a place in the booking's `people`. Absent, it is the patient's. */
export const reportPerson = z
  .number()
  .int()
  .min(0)
  .max(MAX_PEOPLE - 1)

/** What comes as JSON with an uploaded file: the record's id, and for a report whose it is. */
export const uploadRecord = z.object({ id: z.string().min(1), person: reportPerson.default(0) })

/** Releases a report. Staff type the end of the order number and choose the name that they see on the document. */
export const releaseReportBody = z.object({ orderEnd: typedDigits.max(20), person: reportPerson.optional() })

/** Staff confirm that they asked who is calling, before the digits can be tried again. */
export const resetReportTriesBody = z.object({
  identityChecked: z.literal(true, 'Ask who is calling first'),
})

/** `from` is the state that staff saw: a report that was released meanwhile is not withdrawn by mistake. */
export const endReportBody = z.object({
  from: z.enum(['uploaded', 'released']),
  reason: typedLines.min(3, 'Say why').max(300),
})

/** What the holder of a booking's link may know about its report before the digits were entered. */
export const ownReport = z
  .object({
    /** `withdrawn`: it was open to the patient and is not any more; another one follows. */
    state: z.enum(['ready', 'withdrawn']),
    releasedAt: z.string(),
    /** True if it replaces an earlier one that had been released. */
    corrected: z.boolean(),
    /** Until when the link opens it. */
    openUntil: z.string(),
  })
  .meta({ id: 'OwnReport' })

/** The report of one person of a visit, by the place in `people`. */
export const personReport = z
  .object({ ...ownReport.shape, person: z.number().int(), name: z.string() })
  .meta({ id: 'PersonReport' })

/** A link that opens the report to a doctor. Token and passcode are in no answer but that of its creation. */
export const reportShare = z
  .object({
    id: z.string(),
    person: z.number().int(),
    recipient: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    state: z.enum(['open', 'locked', 'revoked', 'expired']),
    /** The times of its openings, oldest first. */
    openings: z.array(z.string()),
  })
  .meta({ id: 'ReportShare' })

const token = z.string().min(1).max(200)

/** With the link of an email the digits, with one that went to a phone the date of birth: see `reportProof` of the booking. */
export const openReportBody = z
  .object({
    token,
    person: reportPerson.optional(),
    digits: typedDigits.regex(/^\d{4}$/, 'Enter the last four digits of your phone number').optional(),
    birthDate: isoDate.optional(),
  })
  .refine(({ digits, birthDate }) => digits !== undefined || birthDate !== undefined, {
    path: ['digits'],
    message: 'Enter the last four digits of your phone number',
  })

export const reportShares = z.object({ shares: z.array(reportShare) })

/** The report is then open to this browser for some minutes, by a cookie. */
export const openedReport = z
  .object({ ...ownReport.shape, size: z.number().int(), grantedUntil: z.string(), shares: z.array(reportShare) })
  .meta({ id: 'OpenedReport' })

export const shareReportBody = z.object({ token, person: reportPerson.optional(), recipient: line })
export const revokeReportShareBody = z.object({ token, person: reportPerson.optional() })

/** The only answer with the link and the passcode. The token is the fragment of the URL. */
export const sharedReportLink = z.object({
  url: z.string(),
  passcode: z.string(),
  expiresAt: z.string(),
  shares: z.array(reportShare),
})

export const openSharedReportBody = z.object({
  token: z.string().min(20).max(200),
  passcode: typedDigits.max(40),
})

export const lookAtSharedReportBody = openSharedReportBody.pick({ token: true })

/** What a doctor is told before the passcode. `replaced`: the link opens a corrected report now. */
export const sharedReportState = z.object({ state: z.enum(['current', 'withdrawn', 'replaced']) })

/** What a doctor sees beside the document. */
export const sharedReport = z
  .object({
    id: z.string(),
    patientName: z.string(),
    orderId: z.string(),
    date: z.string(),
    releasedAt: z.string(),
    corrected: z.boolean(),
    size: z.number().int(),
    /** The end of the link; the report stays open to this browser until `grantedUntil`. */
    expiresAt: z.string(),
    grantedUntil: z.string(),
  })
  .meta({ id: 'SharedReport' })

export type StaffReport = z.infer<typeof staffReport>
export type OwnReport = z.infer<typeof ownReport>
export type PersonReport = z.infer<typeof personReport>
export type OpenedReport = z.infer<typeof openedReport>
export type ReportShare = z.infer<typeof reportShare>
export type ReportShares = z.infer<typeof reportShares>
export type SharedReportLink = z.infer<typeof sharedReportLink>
export type SharedReportState = z.infer<typeof sharedReportState>
export type SharedReport = z.infer<typeof sharedReport>
