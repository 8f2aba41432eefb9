import { fieldLabel, fieldMessage, unreadableMessage } from '@homecare/domain/field-message'
import { isEmail, MAX_EMAIL, readableEmail } from '@homecare/domain/email'
import { MAX_TEXT, phoneReason } from '@homecare/domain/patient'
import { readablePhone } from '@homecare/domain/phone-digits'
import { cleanLine, cleanLines, hasUnreadable, joinNames, latinDigits } from '@homecare/domain/text'
import { isIsoDate } from '@homecare/domain/dates'
import { WAYS, type Way } from '@homecare/domain/news'
import { LOCALES, SOURCE_LOCALE } from '@homecare/domain/locales'
import { z } from 'zod'

const REQUIRED = 'This field is required'

/** The sentence where a schema has none of its own, for whoever filled in a form and knows nothing of types. */
function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `Use at most ${issue.maximum} characters` : undefined
    case 'too_small':
      if (issue.origin !== 'string') return undefined
      return issue.minimum === 1 ? REQUIRED : `Use at least ${issue.minimum} characters`
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : undefined
    case 'invalid_union':
      return issue.errors.at(-1)?.[0]?.message
    default:
      return undefined
  }
}
z.config({ customError: plainSentence })

/** The message names the field, as it is the last name of the way to it that is not a place in a list. */
const unreadable = ({ path = [] }: { path?: PropertyKey[] | undefined }): string =>
  unreadableMessage(fieldLabel(path.findLast((part) => typeof part === 'string') ?? 'this field'))

/** What a person typed into a field of one line, as everybody sees it: cleaned before any rule looks at it. */
export const typedLine = z
  .string()
  .overwrite(cleanLine)
  .refine((text) => !hasUnreadable(text), { error: unreadable })

/** What a person typed into a field of several lines. */
export const typedLines = z
  .string()
  .overwrite(cleanLines)
  .refine((text) => !hasUnreadable(text), { error: unreadable })

/** What has digits and perhaps letters but no words: digits of any script are Latin ones. */
export const typedDigits = typedLine.overwrite(latinDigits)

/** A required text of one line and at most 100 characters. */
export const line = typedLine.min(1).max(MAX_TEXT)

/** The whole name of a person; "-" in the place of a name that the person doesn't have is left out. */
export const personName = typedLine
  .overwrite((name) => joinNames(name))
  .min(1)
  .max(MAX_TEXT)

export const email = typedLine
  .overwrite(readableEmail)
  .min(1)
  .max(MAX_EMAIL)
  .refine(isEmail, 'Enter an email address like name@example.com')

/** A phone number of 10 to 15 digits in any usual writing; its digits, after + if it was typed with one. */
export const phone = typedDigits
  .max(60)
  .superRefine((text, context) => {
    const reason = phoneReason(text)
    if (reason) context.addIssue({ code: 'custom', message: fieldMessage('phone', reason) })
  })
  .transform(readablePhone)

/** An email address, or a phone number. */
export const contactOfPatient = z.union([phone, email])

/** A date that exists, `YYYY-MM-DD`. */
export const isoDate = typedDigits.refine(isIsoDate, 'Enter a date as YYYY-MM-DD').meta({ format: 'date' })

/** An amount in AED, as number or as text with at most two decimals. */
export const aed = z.union([
  z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Use at most two decimals'),
  typedDigits.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter an amount like 301.00').transform(Number),
])

/** The language of what is sent to a patient or visitor. */
export const locale = z.enum(LOCALES, 'Choose en for English or ar for Arabic')

/** As browsers send it: without it the language is English. */
export const sentLocale = locale.default(SOURCE_LOCALE)

/** How a patient wants to get news. */
export const way = z.enum(WAYS, 'Choose whatsapp, sms or email')

/** Of a patient who may have none, and then gets news on the phone: see `reachable`. */
export const optionalEmail = z.union([z.literal(''), email])

/** Refuses a patient without email whose news would go there. */
export const reachable = (
  { email: address, contactBy }: { email: string; contactBy: Way },
  context: z.RefinementCtx,
): void => {
  if (address === '' && contactBy === 'email')
    context.addIssue({
      code: 'custom',
      path: ['email'],
      message: 'Enter an email address, or choose WhatsApp or SMS for the news',
    })
}

/** As browsers send it: without it news goes by email. */
export const sentContactBy = way.default('email')
