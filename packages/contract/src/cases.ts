import { CASE_EVENTS, CASE_STATES } from '@homecare/domain/case-table'
import { NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { SEXES } from '@homecare/domain/identity'
import { z } from 'zod'
import { careVisit } from './care-visits'
import { pin } from './home'
import { appointmentStatus } from './orders'
import { historyEntry, recordNote } from './staff'
import { isoDate, line, optionalEmail, personName, phone, typedLine, typedLines } from './text'

const version = z.number().int().min(0)
const state = z.enum(CASE_STATES)
const staffName = z.object({ userName: z.string(), name: z.string() })

/** `open`: all that somebody still has to do something about; `closed`: ended and lost ones. */
export const caseListQuery = z.object({
  show: z.enum(['open', 'closed']).default('open'),
  state: z.union([z.literal(''), state]).optional(),
  /** `me`: those that the person who asks looks after; `none`: nobody's. */
  responsible: z.union([z.literal(''), z.literal('me'), z.literal('none')]).optional(),
  search: typedLine.max(100).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

const caseHead = {
  id: z.string(),
  version,
  /** As people say it: C-10417. */
  number: z.string(),
  state,
  /** Of the last event, where that needs one; with `other` the text. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  service: z.string(),
  patientName: z.string(),
  responsible: staffName.nullable(),
  createdAt: z.string(),
}

export const caseItem = z
  .object({
    ...caseHead,
    /** Of the contact who came first. */
    phoneNumber: z.string(),
    /** What is to be done first, a call to the sender of its request or a follow-up; null if nobody has planned anything. */
    followUp: z.object({ dueAt: z.string(), text: z.string() }).nullable(),
  })
  .meta({ id: 'CaseItem' })

/** Open cases: those without a follow-up first, since nobody would remember them, then by what is due. Closed ones: newest first. */
export const caseList = z
  .object({
    items: z.array(caseItem),
    counts: z.object({
      open: z.number().int(),
      /** Open ones whose follow-up is due. */
      due: z.number().int(),
      /** Open ones without a follow-up. */
      unplanned: z.number().int(),
    }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'CaseList' })

const texts = typedLines.max(2000)

/** What is known of the patient's health, in the words of whoever said it. */
export const caseHealth = z.object({
  allergies: z.string(),
  risks: z.string(),
  diagnosis: z.string(),
  mobility: z.string(),
  equipment: z.string(),
})

const caseContact = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** To the patient: daughter, neighbour, the patient. */
  relation: z.string(),
})

const followUp = z.object({
  id: z.string(),
  dueAt: z.string(),
  text: z.string(),
  by: z.string(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
  /** What came of it. */
  result: z.string(),
})

export const careCase = z
  .object({
    ...caseHead,
    dateOfBirth: z.string().nullable(),
    sex: z.enum(SEXES).nullable(),
    languages: z.array(z.string()),
    address: z.object({ doorNumber: z.string(), building: z.string(), landmark: z.string(), city: z.string() }),
    pin: z.string().nullable(),
    /** How a nurse gets in: gate, reception, where to park. */
    accessNotes: z.string(),
    nurseSex: z.enum(NURSE_SEX_WISHES),
    health: caseHealth,
    contacts: z.array(caseContact),
    /** Open ones first, by when they are due; then the done ones, newest first. */
    followUps: z.array(followUp),
    /** Planned ones first, by when they begin; then the others, newest first. */
    visits: z.array(careVisit),
    requests: z.array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        service: z.string(),
        date: z.string(),
        status: appointmentStatus,
        createdAt: z.string(),
      }),
    ),
    /** Other open cases with a phone number of this one's contacts. */
    related: z.array(z.object({ id: z.string(), number: z.string(), patientName: z.string(), service: z.string() })),
    notes: z.array(recordNote),
    history: z.array(historyEntry),
  })
  .meta({ id: 'Case' })

/** What is said of the patient, the place and the wishes; the whole of it. */
export const changeCaseBody = z.object({
  version,
  service: line,
  patientName: personName,
  dateOfBirth: isoDate.nullable(),
  sex: z.enum(SEXES).nullable(),
  languages: z.array(line.max(40)).max(10),
  doorNumber: typedLine.max(100),
  building: typedLine.max(100),
  landmark: typedLine.max(200),
  city: typedLine.max(100),
  pin: pin.nullable(),
  accessNotes: texts,
  nurseSex: z.enum(NURSE_SEX_WISHES),
})

export const changeHealthBody = z.object({
  version,
  allergies: texts,
  risks: texts,
  diagnosis: texts,
  mobility: texts,
  equipment: texts,
})

/** A login of a colleague who may work on cases, or nobody. */
export const assignCaseBody = z.object({ version, responsible: typedLine.max(100).nullable() })

/** What has happened, with the reason where it needs one. */
export const caseEventBody = z.object({
  version,
  event: z.enum(CASE_EVENTS),
  reasonName: line.optional(),
  text: typedLines.max(500).optional(),
})

export const caseContactBody = z.object({
  version,
  name: personName,
  phoneNumber: phone,
  email: optionalEmail,
  relation: typedLine.max(60),
})
export const removeContactBody = z.object({ version })

export const followUpBody = z.object({ version, dueAt: z.iso.datetime(), text: typedLines.min(1).max(200) })
export const doneFollowUpBody = z.object({ version, result: typedLines.max(500) })

/** Another case's request, which is answered within this case from now on. */
export const joinCaseBody = z.object({ version, caseId: z.string().max(64) })

export const caseNoteBody = z.object({ text: typedLines.min(1, 'This field is required').max(2000) })

export type CaseListQuery = z.infer<typeof caseListQuery>
export type CaseItem = z.infer<typeof caseItem>
export type CaseList = z.infer<typeof caseList>
export type CareCase = z.infer<typeof careCase>
export type ChangeCase = z.infer<typeof changeCaseBody>
export type ChangeHealth = z.infer<typeof changeHealthBody>
export type AssignCase = z.infer<typeof assignCaseBody>
export type ApplyCaseEvent = z.infer<typeof caseEventBody>
export type CaseContact = z.infer<typeof caseContactBody>
export type FollowUpInput = z.infer<typeof followUpBody>
export type DoneFollowUp = z.infer<typeof doneFollowUpBody>
export type JoinCase = z.infer<typeof joinCaseBody>
