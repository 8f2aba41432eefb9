import { MAX_PEOPLE, peopleProblems } from '@homecare/domain/people'
import { PAYMENT_REASONS } from '@homecare/domain/payment-reason'
import { z } from 'zod'
import { typedHome } from './home'
import { notEatenSince, slotTime } from './slots'
import {
  aed,
  email,
  isoDate,
  line,
  optionalEmail,
  personName,
  phone,
  reachable,
  sentContactBy,
  sentLocale,
  typedDigits,
} from './text'

const orderLine = z.object({
  id: z.number().int().positive().optional(),
  kind: z.enum(['test', 'package']).optional(),
  name: z.string().max(200),
  price: aed,
  /** For whom: 0 is `username`, 1 the first of `people`. */
  person: z
    .number()
    .int()
    .min(0)
    .max(MAX_PEOPLE - 1)
    .default(0),
})

/** Accepted because the specification's payload has them; the server never trusts or stores them. */
const ignored = z.unknown().optional()

/** Six digits; spaces around and between them are accepted. */
export const holdCode = typedDigits
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'))

const booking = {
  amount: aed,
  username: personName,
  /** The names of the others, if several people have tests in this visit. */
  people: z
    .array(personName)
    .max(MAX_PEOPLE - 1, `A visit is for at most ${MAX_PEOPLE} people`)
    .default([]),
  email,
  phoneNumber: phone,
  doorNo: line,
  building: line,
  landmark: line,
  city: line,
  home: typedHome.optional(),
  date: isoDate,
  time: slotTime,
  notEatenSince: notEatenSince.optional(),
  tests: z.array(orderLine).min(1, 'Choose at least one test or package').max(300),
  /** After SAME_PERSON: they are two people whose names look the same. */
  confirmDifferentPeople: z.boolean().optional(),
  /** The code that was mailed after CODE_REQUIRED. */
  code: holdCode.optional(),
  locale: sentLocale,
  contactBy: sentContactBy,
  order_id: ignored,
  currency: ignored,
  redirect_url: ignored,
  cancel_url: ignored,
  language: ignored,
}
const bookingBody = z.object(booking)
type BookingBody = z.infer<typeof bookingBody>

const consistentPeople = ({ username, people, tests }: BookingBody, context: z.RefinementCtx) => {
  for (const { path, message } of peopleProblems({ names: [username, ...people], lines: tests }))
    context.addIssue({ code: 'custom', path, message })
}
const inOurNames = ({ username, doorNo, ...body }: BookingBody) => ({ ...body, fullName: username, doorNumber: doorNo })

/**
 * `POST /api/payment/initiate`: items by id. `amount` is only compared with the server's own total. The body has the
 * specification's field names; the parsed input has ours.
 */
export const initiatePaymentBody = bookingBody.superRefine(consistentPeople).transform(inOurNames)

/** The same by staff, for a caller who may have no email. */
export const bookForCallerBody = z
  .object({ ...booking, email: optionalEmail })
  .superRefine(consistentPeople)
  .superRefine(reachable)
  .transform(inOurNames)

/** `Idempotency-Key`: the draft carries one, so that the same draft initiated twice is one order. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Use 8 to 64 letters, digits, - or _')

export const paymentHandOff = z
  .object({
    success: z.literal(true),
    orderId: z.string(),
    ccaUrl: z.string(),
    merchantId: z.string(),
    accessCode: z.string(),
    encRequest: z.string(),
    token: z.string(),
  })
  .meta({ id: 'PaymentHandOff' })

export const initiateResponse = paymentHandOff
  .extend({
    /** Opens the own booking page. Only the browser that booked gets it, not whoever pays later or by a pay link. */
    ownToken: z.string().optional(),
  })
  .meta({ id: 'BookingHandOff' })

/** The gateway's message, through the browser or directly. `orderNo` is a hint, never proof. */
export const gatewayForm = z.object({ encResp: z.string().min(1).max(20_000), orderNo: z.string().max(100).optional() })

/** The same through the browser: whatever of it is damaged, the visitor who brings it is led on. */
export const gatewayReturnForm = z.object({
  encResp: z.string().max(20_000).catch('').meta({ type: 'string' }),
  orderNo: z.string().max(100).optional().catch(undefined).meta({ type: 'string' }),
})

/** `reason=` of the redirect to /paymentStatus and `paymentReason` of an order; the texts are the front end's own. */
export const paymentReasonCodes = PAYMENT_REASONS
export const paymentReason = z.enum(PAYMENT_REASONS)

export type InitiatePaymentInput = z.infer<typeof initiatePaymentBody>
/** The body that a browser sends: the input type of the schema. */
export type InitiatePaymentBody = z.input<typeof initiatePaymentBody>
export type InitiateResponse = z.infer<typeof initiateResponse>
