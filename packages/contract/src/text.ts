import { isEmail, MAX_EMAIL } from '@homecare/domain/email'
import { MAX_TEXT, phoneReason, fieldMessage } from '@homecare/domain/patient'
import { phoneDigits } from '@homecare/domain/phone-digits'
import { isIsoDate } from '@homecare/domain/dates'
import { z } from 'zod'

// Control characters have no place in a single-line field; line breaks would reach email headers.
const CONTROL = /[\p{Cc}\u2028\u2029]/u
// They make a text look like another one, because the text after them is shown in the other direction.
const TURNS_TEXT = /\p{Bidi_Control}/u

/** A required single-line text of at most 100 characters, trimmed. */
export const line = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(MAX_TEXT, `Use at most ${MAX_TEXT} characters`)
  .refine((text) => !CONTROL.test(text), 'Remove line breaks and control characters')
  .refine((text) => !TURNS_TEXT.test(text), 'Remove invisible characters that change the direction of the text')

export const email = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(MAX_EMAIL)
  .refine(isEmail, 'Enter an email address like name@example.com')

/** A phone number of 10 to 15 digits after removing spaces, dashes and a leading +. */
export const phone = z
  .string()
  .max(40)
  .superRefine((text, context) => {
    const reason = phoneReason(text)
    if (reason) context.addIssue({ code: 'custom', message: fieldMessage('phone', reason) })
  })
  .transform(phoneDigits)

/** A date that exists, `YYYY-MM-DD`. */
export const isoDate = z.string().refine(isIsoDate, 'Enter a date as YYYY-MM-DD').meta({ format: 'date' })

/** An amount in AED, as number or as text with at most two decimals. */
export const aed = z.union([
  z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Use at most two decimals'),
  z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter an amount like 301.00')
    .transform(Number),
])
