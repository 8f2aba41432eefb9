import { PAY_LINK_STATES } from '@homecare/domain/caller'
import { HOME_KINDS } from '@homecare/domain/home'
import { z } from 'zod'
import { appointmentStatus, bookedLine, paymentStatus } from './orders'
import { appointmentRequest } from './requests'
import { slotTime } from './slots'
import { email, isoDate, locale, optionalEmail, reachable, typedLine, way } from './text'

/** A phone call of staff with a patient: the id is made in the browser, so that one call makes one booking. */
export const callParams = z.object({ callId: z.uuid() })

/** The hours of fasting choose the times that are offered if this one is taken. */
export const holdCallSeatBody = z.object({
  date: isoDate,
  time: slotTime,
  fastingHours: z.number().int().min(0).max(72).default(0),
})

export const heldCallSeat = z.object({ date: z.string(), time: z.string(), heldUntil: z.string() })

/** A phone number in any usual writing, or an email address. */
export const findCallerBody = z.object({
  text: typedLine.min(1, 'This field is required').max(254),
})

const address = z.object({
  doorNumber: z.string(),
  building: z.string(),
  landmark: z.string(),
  city: z.string(),
  homeKind: z.enum(HOME_KINDS).nullable(),
})

/** People with this phone number or email, the last one first; one person may have several entries. */
export const foundCallers = z
  .object({
    callers: z.array(
      z.object({
        fullName: z.string(),
        email: z.string(),
        phoneNumber: z.string(),
        /** Of the newest record. */
        locale,
        /** Of the last booking; null without one. */
        address: address.nullable(),
        /** What the caller had in the last booking; empty without one. */
        lastItems: z.array(z.object({ kind: z.enum(['test', 'package']), id: z.number().int(), name: z.string() })),
        bookings: z.number().int(),
        requests: z.number().int(),
        /** The newest record: its kind and id lead to the patient's page. */
        record: z.object({ kind: z.enum(['bloodtests', 'services']), id: z.string(), createdAt: z.string() }),
      }),
    ),
  })
  .meta({ id: 'FoundCallers' })

/** As the form of a service page; the order id makes a second click the same request. */
export const requestForCallerBody = appointmentRequest
  .omit({ website: true })
  .extend({ email: optionalEmail })
  .superRefine(reachable)

export const callerRequest = z.object({ id: z.string(), orderId: z.string() })

/** The link by which a patient pays, for staff to pass on. */
export const staffPayLink = z
  .object({
    bookingId: z.string(),
    version: z.number().int(),
    orderId: z.string(),
    url: z.string(),
    state: z.enum(PAY_LINK_STATES),
    /** Until when the seat is held; null while none is held. */
    heldUntil: z.string().nullable(),
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** How the link went out. */
    contactBy: way,
    date: z.string(),
    time: z.string(),
    total: z.number().meta({ description: 'AED' }),
    /** The text for a chat, in the language of the booking. */
    chatText: z.string(),
  })
  .meta({ id: 'StaffPayLink' })

/** Holds the seat again and sends the link; another email address also makes the earlier link worthless. */
export const sendPayLinkBody = z.object({ version: z.number().int().min(0), email: email.optional() })

/** `GET /api/orders/{orderId}/pay-link?token=`: what a pay link shows. It has no address and no contact of the patient. */
export const payLinkView = z
  .object({
    orderId: z.string(),
    state: z.enum(PAY_LINK_STATES),
    firstName: z.string(),
    lines: z.array(bookedLine),
    /** The first names of the people of this visit. */
    people: z.array(z.string()),
    total: z.number().meta({ description: 'AED' }),
    date: z.string(),
    time: z.string(),
    fastingHours: z.number().int(),
    notEatenSince: z.string().nullable(),
    heldUntil: z.string().nullable(),
  })
  .meta({ id: 'PayLink' })

const money = {
  paid: z.number().meta({ description: 'AED' }),
  refunded: z.number().meta({ description: 'AED' }),
  open: z.number().meta({ description: 'AED; still to be paid' }),
  refundOpen: z.number().meta({ description: 'AED; requested, not refunded yet' }),
}

const patientRecord = {
  id: z.string(),
  orderId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  date: z.string(),
  status: appointmentStatus,
  createdAt: z.string(),
}

/** All records with the email address or the phone number of one record, the newest visit first. */
export const patientRecords = z
  .object({
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    money: z.object(money),
    bookings: z.array(
      z.object({
        ...patientRecord,
        time: z.string(),
        tests: z.array(z.string()),
        total: z.number().meta({ description: 'AED' }),
        paymentStatus,
        needsAction: z.string().nullable(),
        nurse: z.string().nullable(),
        /** `released` and `opened` once each person with tests has a report. */
        report: z.enum(['none', 'uploaded', 'released', 'opened']),
        reports: z.object({ released: z.number().int(), expected: z.number().int() }),
        ...money,
      }),
    ),
    requests: z.array(z.object({ ...patientRecord, service: z.string(), kind: z.enum(['appointment', 'contact']) })),
    /** True if there are more than are shown. */
    more: z.boolean(),
  })
  .meta({ id: 'PatientRecords' })

export type HeldCallSeat = z.infer<typeof heldCallSeat>
export type FoundCallers = z.infer<typeof foundCallers>
export type CallerRequestInput = z.infer<typeof requestForCallerBody>
export type StaffPayLink = z.infer<typeof staffPayLink>
export type SendPayLink = z.infer<typeof sendPayLinkBody>
export type PayLinkView = z.infer<typeof payLinkView>
export type PatientRecordsPage = z.infer<typeof patientRecords>
