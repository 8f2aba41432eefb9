import { z } from 'zod'
import { slotChoice } from './slots'

/** Every error code of a call. Front ends choose their texts by it. */
export const PROBLEM_STATUS = {
  INVALID_INPUT: 422,
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  /** The password was right, and a second factor is due: one of `ways`, or without any it must be set up first. */
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  /** This step needs the password or a factor of the last minutes. */
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  SLOT_FULL: 409,
  /** Three bookings of this phone number or email are unpaid. */
  TOO_MANY_HOLDS: 409,
  /** A third of this day's seats is held, unpaid, from the visitor's address. */
  DAY_SEATS_LIMIT: 409,
  /** The seat is one of the day's last: the same request with the `code` that was mailed is accepted. */
  CODE_REQUIRED: 409,
  /** The `code` was used, is older than ten minutes, or was tried too often. */
  CODE_EXPIRED: 409,
  CODE_WRONG: 422,
  /** So many codes were mailed that no other one is. */
  TOO_MANY_CODES: 429,
  /** Two people of the visit have names that look the same. The same request with `confirmDifferentPeople` is accepted. */
  SAME_PERSON: 409,
  /** The quote is not open any more: accepted, declined, withdrawn, too old, or a newer one took its place. */
  QUOTE_CLOSED: 409,
  /** The visit to complete is in the future. The same request with `confirmAhead` is accepted. */
  VISIT_AHEAD: 409,
  /** The sample of the payment to give back was taken. The same request with `confirmSampleTaken` is accepted. */
  SAMPLE_TAKEN: 409,
  /** The nurse can't make the visit: the detail says why, such as what is there at that time. */
  NURSE_UNAVAILABLE: 409,
  /** The nurse breaks rules that somebody may accept. The same request with their names in `accepted` is accepted. */
  CONFIRM_RULES: 409,
  /** A change of a plan has another effect by now than the one that was shown. */
  PREVIEW_CHANGED: 409,
  BELOW_MINIMUM: 422,
  ILLEGAL_TRANSITION: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  PAYMENT_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The name of a sentence and its values: `{"code": "tooLong", "max": 100}`. */
const refusal = z.object({ code: z.string() }).catchall(z.union([z.string(), z.number()]))

/** The body of every error response, `application/problem+json` (RFC 9457). */
export const problem = z
  .object({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` loses the names of the keys.
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().optional(),
    /** One message for each invalid field, by its name in the request. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Of those messages that visitors get: what a page in another language makes its own sentence of. */
    reasons: z.record(z.string(), refusal).optional(),
    /** The same of `detail`. */
    reason: refusal.optional(),
    /** With PRICE_CHANGED: the current total in AED. */
    total: z.number().optional(),
    /** With RATE_LIMITED: from when on, by the server's clock. */
    retryAt: z.string().optional(),
    /** With SLOT_FULL, or when a date or time can't be booked: the nearest free slots, at most three. */
    alternatives: z.array(slotChoice).optional(),
    /** With SECOND_FACTOR_REQUIRED and PROOF_REQUIRED: the ways that the account has, beside its password. */
    ways: z.array(z.enum(['passkey', 'totp', 'recovery'])).optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>
