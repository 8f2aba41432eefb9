import { QUOTE_STATES } from '@homecare/domain/quote-table'
import { BILLINGS } from '@homecare/domain/quote-totals'
import { DAY_CLASSES, RATE_UNITS, VAT_RULES } from '@homecare/domain/rates'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { z } from 'zod'
import { aed, isoDate, locale, personName, sentLocale, typedLine, typedLines, way } from './text'

const version = z.number().int().min(0)
const service = typedLine.refine(
  (text) => SERVICE_CHOICES.some((each) => each === text),
  'Choose a service from the list',
)
const unit = z.enum(RATE_UNITS)
const dayClass = z.enum(DAY_CLASSES)
const vatRule = z.enum(VAT_RULES)

/** One price of care with its VAT, in AED. It never changes: a newer one begins on a day, or it ends. */
const rate = z.object({
  id: z.string(),
  service: z.string(),
  unit,
  dayClass,
  price: z.number(),
  vatRule,
  from: z.string(),
  /** The last day; null while no end is known. */
  until: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
})

/** All prices, those that are over as well: by service, unit and class of the day, then the newest first. */
export const rateCard = z.object({ rates: z.array(rate) }).meta({ id: 'RateCard' })

/** A price from a day on, today or later. The one before it ends on the day before. */
export const addRateBody = z.object({ service, unit, dayClass, price: aed, vatRule, from: isoDate })
/** The last day of a price for which there will be no newer one. */
export const endRateBody = z.object({ until: isoDate })

const minuteOfDay = z.number().int().min(0).max(1439)
const lineInput = z
  .object({
    service,
    unit,
    dayClass,
    /** The weekdays, 1 for Monday to 7 for Sunday; empty where the days are agreed later. */
    days: z
      .array(z.number().int().min(1).max(7))
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Name each day once'),
    /** Minutes after midnight in Dubai. */
    startMinute: minuteOfDay.nullable(),
    /** The length of each visit in minutes. */
    minutes: z.number().int().min(15).max(1440).nullable(),
    /** How many visits, shifts or months the total is for; null to count them from the days. */
    times: z.number().int().min(1, 'Enter 1 or more').max(999).nullable(),
  })
  .refine(({ unit: each, minutes }) => each !== 'hour' || minutes !== null, {
    path: ['minutes'],
    message: 'Say how long a visit is',
  })

const draft = z.object({
  startsOn: isoDate,
  /** The last day of the care; null if no end is known. */
  endsOn: isoDate.nullable(),
  billing: z.enum(BILLINGS),
  /** The last day on which it can be accepted. */
  validUntil: isoDate,
  lines: z.array(lineInput).min(1, 'Add a line').max(20),
  /** Of the total for one period, in AED. */
  discount: aed,
  /** For the team; needed with a discount. */
  discountReason: typedLine.max(200),
  /** For the family, above the prices. */
  note: typedLines.max(1000),
})

export const draftQuoteBody = draft
export const changeQuoteBody = draft.extend({ version })
/** What the family would read, in their language. */
export const previewQuoteBody = draft.extend({ locale })
/** To one of the case's contacts. */
export const sendQuoteBody = z.object({ version, contactId: z.string().max(64), contactBy: way, locale })
export const quoteVersionBody = z.object({ version })
/** Who in the family said yes, to the colleague who writes it down. */
export const acceptForFamilyBody = z.object({ version, name: personName })
export const declineForFamilyBody = z.object({ version, reason: typedLines.max(500) })

/** Amounts in AED for one period, all with VAT; `vat` is what of the total is VAT. */
const totals = z.object({ discount: z.number(), total: z.number(), vat: z.number() })

const quoteLine = z.object({
  service: z.string(),
  unit,
  dayClass,
  days: z.array(z.number().int()),
  startMinute: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
  times: z.number().int(),
  /** True if the times are counted from the days. */
  counted: z.boolean(),
  price: z.number(),
  vatRule,
})

/** A quote as staff see it. */
export const quote = z
  .object({
    id: z.string(),
    version,
    /** As people say it: C-10417-2. */
    number: z.string(),
    state: z.enum(QUOTE_STATES),
    startsOn: z.string(),
    endsOn: z.string().nullable(),
    billing: z.enum(BILLINGS),
    validUntil: z.string(),
    lines: z.array(quoteLine),
    discountReason: z.string(),
    note: z.string(),
    ...totals.shape,
    /** Whom it went to, and how; null for a draft. */
    sentTo: z.object({ name: z.string(), contactBy: way, locale }).nullable(),
    sentAt: z.string().nullable(),
    /** The link that the family has; null unless it is open or accepted. */
    url: z.string().nullable(),
    /** When the family first looked at it. */
    openedAt: z.string().nullable(),
    /** When it was accepted, declined or withdrawn, or ended otherwise. */
    closedAt: z.string().nullable(),
    /** The colleague who did that; null for the family, and where nobody did. */
    closedBy: z.string().nullable(),
    /** Why it was declined. */
    reason: z.string(),
    /** Who said yes. */
    acceptedName: z.string().nullable(),
    createdAt: z.string(),
    createdBy: z.string(),
  })
  .meta({ id: 'Quote' })

/** Of one case, newest first. */
export const quoteList = z.object({ quotes: z.array(quote) }).meta({ id: 'QuoteList' })

/** What opens a quote to the family: its number and the token of the link. */
const link = z.object({ number: typedLine.max(40), token: z.string().max(100) })

/** What a family reads, as sentences in its language. */
export const shownQuote = z
  .object({
    number: z.string(),
    /** `open`: it can be accepted. */
    state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded']),
    patientName: z.string(),
    /** `From Mon 1 Dec 2026 to Tue 30 Dec 2026`. */
    period: z.string(),
    /** The last day on which it can be accepted: `Sat 12 Dec 2026`. */
    validUntil: z.string(),
    lines: z.array(
      z.object({
        service: z.string(),
        /** `12 hours, 07:00 am to 07:00 pm, Monday to Saturday`; '' where all of it is agreed later. */
        when: z.string(),
        /** `26 shifts of 12 hours, AED 600.00 each`. */
        count: z.string(),
        amount: z.number(),
      }),
    ),
    note: z.string(),
    ...totals.shape,
    /** What the total is for: `in all`, `a week`, `a month`, in a sentence's form. */
    totalFor: z.string(),
    billing: z.enum(BILLINGS),
    /** Of what was shown: an acceptance names it. */
    contentHash: z.string(),
    terms: z.object({ version: z.string(), sentences: z.array(z.string()) }),
    /** Who accepted it, and when; null before that. */
    accepted: z.object({ name: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'ShownQuote' })

export const showQuoteBody = link.extend({ locale: sentLocale })
export const acceptQuoteBody = showQuoteBody.extend({
  contentHash: z.string().max(100),
  name: personName,
  agreed: z.literal(true, 'Please confirm that you agree'),
})
export const declineQuoteBody = showQuoteBody.extend({ reason: typedLines.max(500) })
export const askAboutQuoteBody = showQuoteBody.extend({ text: typedLines.min(1, 'This field is required').max(500) })
export const quotePdfQuery = link.extend({ locale: sentLocale })

export type RateCard = z.infer<typeof rateCard>
export type AddRate = z.infer<typeof addRateBody>
export type EndRate = z.infer<typeof endRateBody>
export type DraftQuote = z.infer<typeof draftQuoteBody>
export type ChangeQuote = z.infer<typeof changeQuoteBody>
export type PreviewQuote = z.infer<typeof previewQuoteBody>
export type SendQuote = z.infer<typeof sendQuoteBody>
export type Quote = z.infer<typeof quote>
export type QuoteList = z.infer<typeof quoteList>
export type ShownQuote = z.infer<typeof shownQuote>
