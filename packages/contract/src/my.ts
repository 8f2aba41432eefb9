import { z } from 'zod'
import { localeQuery } from './catalogue'
import { appointmentStatus, paymentStatus } from './orders'
import { personName, phone, sentLocale, typedDigits, way } from './text'

/** `POST /api/my/code`: a code of six digits goes to the phone, in this language. The answer is the same for every number. */
export const requestCodeBody = z.object({ phoneNumber: phone, locale: sentLocale })
export const codeRequested = z.object({
  /** Until when the code is good. */
  until: z.string(),
  /** From when another one may be requested. */
  againAt: z.string(),
})

/** `POST /api/my/session`: opens the page for this browser, by a cookie. */
export const openSessionBody = z.object({
  phoneNumber: phone,
  code: typedDigits.regex(/^\d{6}$/, 'Enter the six digits of the message'),
  /** For 30 days on this device; false for a device that others use too: it then ends with the browser, after an hour at most. */
  stay: z.boolean().default(true),
})

const visit = z.object({
  orderId: z.string(),
  /** Opens the visit's own page, with its changes; for its reports the date of birth is needed in addition. */
  token: z.string(),
  /** Opens receipt and calendar file. */
  orderToken: z.string(),
  status: appointmentStatus,
  paymentStatus,
  /** True if staff have to decide something; they call. */
  needsAction: z.boolean(),
  date: z.string(),
  time: z.string(),
  total: z.number().meta({ description: 'AED' }),
  /** The names of the people of this visit; the first is the patient. */
  people: z.array(z.string()),
  /** What was booked, in the language of the reader. */
  items: z.array(z.object({ kind: z.enum(['test', 'package']), id: z.number().int(), name: z.string() })),
  /** True if it can be moved or canceled, by the patient or by a request to staff. */
  move: z.boolean(),
  cancel: z.boolean(),
  /** True if it can be paid now. */
  pay: z.boolean(),
  /** The people whose report is ready. */
  reports: z.array(z.object({ person: z.number().int(), name: z.string(), releasedAt: z.string() })),
  /** The family member whose phone it was booked with: a place in `family`; null for the reader's own phone. */
  familyId: z.string().nullable(),
})

const request = z.object({
  orderId: z.string(),
  service: z.string(),
  fullName: z.string(),
  date: z.string(),
  status: appointmentStatus,
  createdAt: z.string(),
  familyId: z.string().nullable(),
})

/** Somebody who was visited, as the form of the next booking takes it; the newest first, each once. */
const person = z.object({
  fullName: z.string(),
  email: z.string(),
  /** With the address of the last visit. */
  doorNumber: z.string(),
  building: z.string(),
  landmark: z.string(),
  city: z.string(),
  homeKind: z.enum(['flat', 'villa']).nullable(),
  /** What the person had last. */
  lastItems: z.array(z.object({ kind: z.enum(['test', 'package']), id: z.number().int(), name: z.string() })),
  familyId: z.string().nullable(),
})

/** Two phones of a family, seen from the one that reads. */
const familyLink = z.object({
  id: z.string(),
  /** What the reader's phone may do: `manages` the other's visits, or `isManagedBy` the other. */
  role: z.enum(['manages', 'isManagedBy']),
  /** `invited` until the one who is managed has confirmed it. */
  state: z.enum(['invited', 'confirmed']),
  /** What the one who manages calls the other. */
  name: z.string(),
  phoneNumber: z.string(),
})

/** `GET /api/my`: everything about the phone of this browser's session. */
export const my = z
  .object({
    phoneNumber: z.string(),
    /** How news of open visits and requests reach this phone's owner, and the ways that are set up. */
    contactBy: way,
    ways: z.array(way),
    /** Newest visit first. */
    visits: z.array(visit),
    requests: z.array(request),
    people: z.array(person),
    family: z.array(familyLink),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Browser and system in words. */
        device: z.string(),
        lastSeenAt: z.string(),
        isThis: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'My' })

export const myQuery = localeQuery
export const contactByBody = z.object({ contactBy: way })
/** The person at the other phone gets a message, and confirms it on the own page. */
export const inviteFamilyBody = z.object({ phoneNumber: phone, name: personName, locale: sentLocale })

export type RequestCode = z.input<typeof requestCodeBody>
export type CodeRequested = z.infer<typeof codeRequested>
export type OpenSession = z.input<typeof openSessionBody>
export type My = z.infer<typeof my>
export type MyVisit = z.infer<typeof visit>
export type MyPerson = z.infer<typeof person>
export type InviteFamily = z.input<typeof inviteFamilyBody>
