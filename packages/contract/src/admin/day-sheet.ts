import { z } from 'zod'
import { CARE_VISIT_KINDS, CARE_VISIT_STATES } from '@homecare/domain/care-visit-table'
import { VISIT_STEPS } from '@homecare/domain/visit-step'
import { givenIdentities, identity } from '../identity'
import { home } from '../home'
import { visitStep } from '../staff'
import { messageState } from '../phone-message'
import { isoDate, locale, typedLine, way } from '../text'
import { tube } from './laboratory'

/** `nurse` is a nurse's id, or `none` for the visits that nobody is assigned to. */
export const daySheetQuery = z.object({
  date: isoDate,
  area: typedLine.max(100).optional(),
  nurse: z.string().max(64).optional(),
})

/** A visit of care that begins on the day of the sheet. */
const careOnSheet = z.object({
  visitId: z.string(),
  caseId: z.string(),
  /** Of the case: C-10417. */
  number: z.string(),
  kind: z.enum(CARE_VISIT_KINDS),
  service: z.string(),
  state: z.enum(CARE_VISIT_STATES),
  startsAt: z.string(),
  endsAt: z.string(),
  area: z.string(),
  fullName: z.string(),
  /** Whom to call: the patient or somebody around. */
  contact: z.object({ name: z.string(), relation: z.string(), phoneNumber: z.string() }).nullable(),
  address: z.object({ doorNumber: z.string(), building: z.string(), landmark: z.string(), city: z.string() }),
  pin: z.string().nullable(),
  mapLink: z.string(),
  /** How a nurse gets in. */
  accessNotes: z.string(),
  /** What a nurse must know of the patient. */
  health: z.object({ allergies: z.string(), risks: z.string() }),
  nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
})

export const daySheet = z
  .object({
    date: z.string(),
    area: z.string().nullable(),
    /** The nurse whose visits these are; null for everybody's. */
    nurse: z.string().nullable(),
    /** When the link that opened it ends; null for staff. */
    expiresAt: z.string().nullable(),
    /** The server's time, by which a phone notices that its own clock is wrong. */
    serverTime: z.string(),
    /** Every area that has a visit on this day. */
    areas: z.array(z.string()),
    /** The care that begins on this day, by its beginning; without what is canceled or missed. */
    care: z.array(careOnSheet),
    /** In route order: by area, then by time, then by building. */
    visits: z.array(
      z.object({
        bookingId: z.string(),
        version: z.number().int(),
        orderId: z.string(),
        /** The area by which it is sorted; one of `areas`. */
        area: z.string(),
        time: z.string(),
        fullName: z.string(),
        phoneNumber: z.string(),
        /** The language that the patient reads. */
        locale,
        address: z.object({ doorNumber: z.string(), building: z.string(), landmark: z.string(), city: z.string() }),
        home,
        /** Leads to the pin if the patient gave one, else searches for the address. */
        mapLink: z.string(),
        /** What the patient says about getting in; null without it. */
        gateCode: z.string().nullable(),
        tests: z.array(z.string()),
        specimens: z.array(z.string()),
        /** The accession number of the first person's labels; null until somebody needs it. */
        accession: z.string().nullable(),
        tubes: z.array(tube),
        fastingHours: z.number().int(),
        /** The patient's own statement about the last meal; null without one. */
        notEatenSince: z.string().nullable(),
        /** Who has tests, each with an own accession number and own tubes, which must not be mixed up. */
        people: z.array(
          z.object({
            person: z.number().int(),
            fullName: z.string(),
            /** Null until the patient or the nurse has said it. */
            identity: identity.nullable(),
            tests: z.array(z.string()),
            accession: z.string().nullable(),
            tubes: z.array(tube),
            fastingHours: z.number().int(),
          }),
        ),
        paymentStatus: z.string(),
        status: z.string(),
        /** Who makes the visit; null until somebody is assigned. */
        nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** The nurse has another visit at the same time. */
        nurseClash: z.boolean(),
        /** What the nurse reported, oldest first. */
        steps: z.array(visitStep),
        /** What the team wrote about the visit, such as a gate's code; oldest first. */
        notes: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'DaySheet' })

export const shareDaySheetBody = z.object({
  date: isoDate,
  area: typedLine.max(100).optional(),
  /** Shows only this nurse's visits, and names the nurse at each reported step. */
  nurseId: z.string().max(64).optional(),
})

export const sharedDaySheet = z.object({ id: z.string(), url: z.string(), expiresAt: z.string() })

const sentSheet = z.object({
  linkId: z.string(),
  createdBy: z.string(),
  at: z.string(),
  /** Of the way that was tried last. */
  way,
  state: messageState,
  /** When it got into this state. */
  stateAt: z.string(),
  /** A message that waits for the morning is sent then; null if it does not wait. */
  sendAt: z.string().nullable(),
  reason: z.string().nullable(),
})

export const daySheetLinks = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      area: z.string().nullable(),
      /** The nurse's name. */
      nurse: z.string().nullable(),
      createdBy: z.string(),
      expiresAt: z.string(),
      revokedAt: z.string().nullable(),
      opened: z.number().int(),
    }),
  ),
  /** Whether a way to phones is set up. */
  canSend: z.boolean(),
  /** Those who have visits to make on this day, by name. */
  nurses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False where the nurse's number can't be read, so that nothing can be sent. */
      hasNumber: z.boolean(),
      /** The last message with a link to this day; null before the first. */
      sent: sentSheet.nullable(),
    }),
  ),
})

/** `after` is the link of the last message that the sender saw; null for none. Another one meanwhile is a CONFLICT. */
export const sendDaySheetBody = z.object({
  date: isoDate,
  nurseId: z.string().max(64),
  after: z.string().max(64).nullable(),
})

const token = z.string().min(20).max(200)

export const openDaySheetBody = z.object({ token })

/** A phone that has lost its time may begin again in 1970. */
const phoneTime = z.iso.datetime().refine((time) => Date.parse(time) >= 0, 'Give a time since 1970')

const step = {
  id: z.uuid(),
  kind: z.enum(VISIT_STEPS),
  /** By the phone's clock. */
  at: phoneTime,
  tubes: z.number().int().min(1).max(60).optional(),
  fasted: z.boolean().optional(),
  /** With a taken sample: what the nurse asked of people about whom it was not known. */
  people: givenIdentities.optional(),
}

const hasTubes = ({ kind, tubes }: { kind: string; tubes?: number | undefined }) =>
  (kind === 'sampleTaken') === (tubes !== undefined)
const TUBES_MISSING = { path: ['tubes'], message: 'Give the number of tubes of a taken sample' }

/** What a nurse did. The id is made on the phone, so that a step that is sent twice counts once. */
export const reportedStep = z.object({ ...step, bookingId: z.uuid() }).refine(hasTubes, TUBES_MISSING)

/** What a nurse told the office; the id is made on the screen. */
export const staffStep = z.object(step).refine(hasTubes, TUBES_MISSING)

/** `sentAt` is the phone's time at sending, by which the server notices that its clock is wrong. */
export const reportStepsBody = z.object({
  token,
  sentAt: phoneTime.optional(),
  steps: z.array(reportedStep).min(1).max(50),
})

export const reportedSteps = z
  .object({
    /** Each step of the request: stored, now or before, or why not. */
    results: z.array(z.object({ id: z.string(), stored: z.boolean(), reason: z.string().nullable() })),
    /** The sheet after them; null if the link no longer opens it. */
    sheet: daySheet.nullable(),
  })
  .meta({ id: 'ReportedSteps' })

export type StaffStep = z.infer<typeof staffStep>
export type ReportedStep = z.infer<typeof reportedStep>
export type ReportedSteps = z.infer<typeof reportedSteps>
export type DaySheet = z.infer<typeof daySheet>
export type SharedDaySheet = z.infer<typeof sharedDaySheet>
export type SendDaySheet = z.infer<typeof sendDaySheetBody>
export type DaySheetLinks = z.infer<typeof daySheetLinks>
