import { isEmail, MAX_EMAIL } from '@homecare/domain/email'
import { fieldMessage, MAX_TEXT, phoneReason } from '@homecare/domain/patient'
import { readablePhone } from '@homecare/domain/phone-digits'
import {
  cleanLine,
  cleanLines,
  fieldLabel,
  hasUnreadable,
  joinNames,
  latinDigits,
  unreadableMessage,
} from '@homecare/domain/text'
import { isIsoDate } from '@homecare/domain/dates'
import { z } from 'zod'

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
export const line = typedLine.min(1, 'This field is required').max(MAX_TEXT, `Use at most ${MAX_TEXT} characters`)

/** The whole name of a person; "-" in the place of a name that the person doesn't have is left out. */
export const personName = typedLine
  .overwrite((name) => joinNames(name))
  .min(1, 'This field is required')
  .max(MAX_TEXT, `Use at most ${MAX_TEXT} characters`)

export const email = typedLine
  .min(1, 'This field is required')
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
