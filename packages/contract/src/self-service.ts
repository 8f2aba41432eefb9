import { VISIT_STEPS } from '@homecare/domain/visit-step'
import { z } from 'zod'
import { givenIdentities } from './identity'
import { orderResponse } from './orders'
import { ownReport, personReport } from './reports'
import { holdCode } from './payment'
import { notEatenSince, slotTime } from './slots'
import { isoDate, line } from './text'

const way = z.enum(['now', 'request', 'no'])
const token = z.string().min(1).max(200)
/** The version that the visitor saw. Changing another version is refused, so that no unseen change is overwritten. */
const version = z.number().int().min(0)

/**
 * `GET /api/orders/{orderId}/booking?token=`: a booking with its permitted actions, for the holder of its signed link.
 */
export const ownBooking = z
  .object({
    version,
    order: orderResponse,
    /** Opens receipt, calendar file and status page; the link's token opens this call and its changes. */
    orderToken: z.string(),
    /** The visit of a paid booking, as far as its patient may know it; null without a payment. */
    visit: z
      .object({
        bookedAt: z.string(),
        visitAt: z.string(),
        completedAt: z.string().nullable(),
        /** When the laboratory got the sample. */
        handedOverAt: z.string().nullable(),
        /** From the day before the visit on, if somebody is assigned. */
        nurse: z.object({ firstName: z.string(), licenceNumber: z.string() }).nullable(),
        /** What the nurse reported, oldest first. */
        steps: z.array(z.object({ kind: z.enum(VISIT_STEPS), at: z.string() })),
        /** About when the nurse leaves for it, on its day; null while nobody can know it. */
        leavesAt: z.string().nullable(),
        /** Whether the patient has told nurse and desk a gate code. The code itself is not shown to who has the link. */
        gateCodeGiven: z.boolean(),
      })
      .nullable(),
    /** `request`: the change becomes a change request, and staff call. */
    move: way,
    cancel: way,
    /** True if the order can be paid now, at the agreed prices. */
    pay: z.boolean(),
    /** Of the patient, who is person 0; null while there is none. */
    report: ownReport.nullable(),
    /** What opens a report beside the link: who has the phone that a link went to knows its digits. */
    reportProof: z.enum(['digits', 'birth date']),
    /** Of each person who has one. */
    reports: z.array(personReport),
    /**
     * The people with tests, and of whom date of birth and sex are known, which no link shows; empty when they can't be
     * given any more.
     */
    tested: z.array(z.object({ person: z.number().int(), name: z.string(), identified: z.boolean() })),
    /** Open change requests. */
    changeRequests: z.array(
      z.object({ kind: z.enum(['move', 'cancel']), date: z.string().nullable(), time: z.string().nullable() }),
    ),
  })
  .meta({ id: 'OwnBooking' })

const slot = { date: isoDate, time: slotTime, notEatenSince: notEatenSince.optional() }

export const moveVisitBody = z.object({ token, version, ...slot })
export const cancelVisitBody = z.object({ token, version })

export const identifyPeopleBody = z.object({ token, people: givenIdentities })

/** What nurse and desk need to get in; it replaces an earlier one. */
export const gateCodeBody = z.object({ token, gateCode: line })

/** Without date and time the booking's own slot is held for another attempt. */
export const payAgainBody = z
  .object({
    token,
    date: isoDate.optional(),
    time: slotTime.optional(),
    notEatenSince: notEatenSince.optional(),
    code: holdCode.optional(),
  })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    message: 'Choose Appointment Date and Time',
  })

/**
 * Moves a visit by staff, as requested or as agreed on the phone. `nurseId` is who makes it then, null for nobody yet;
 * without it the nurse stays if free.
 */
export const staffMoveVisitBody = z.object({ version, ...slot, nurseId: z.string().max(64).nullable().optional() })

export type OwnBooking = z.infer<typeof ownBooking>
export type MoveVisit = z.infer<typeof moveVisitBody>
export type CancelVisit = z.infer<typeof cancelVisitBody>
export type IdentifyPeople = z.infer<typeof identifyPeopleBody>
export type GiveGateCode = z.infer<typeof gateCodeBody>
export type PayAgain = z.infer<typeof payAgainBody>
export type StaffMoveVisit = z.infer<typeof staffMoveVisitBody>
