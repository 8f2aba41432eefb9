import { z } from 'zod'
import { isoDate } from './text'

const inArabic = z
  .object({
    ...{ blurb: z.string(), licence: z.string(), openingHours: z.string(), laboratory: z.string().min(1) },
    address: z.object({ street: z.string(), city: z.string(), state: z.string(), country: z.string() }),
    responsiblePhysician: z.object({ name: z.string().min(1), licence: z.string().min(1) }),
    advertising: z.object({ approval: z.string().min(1) }),
  })
  .partial()

/**
 * The provider: one JSON file read when a process starts (`PROVIDER_PROFILE`), never part of a build. The card
 * gateway's billing fields and every contact link use this profile.
 */
export const providerProfile = z.object({
  /** What of the rest is shown in Arabic; what is missing here is shown as it is. */
  ar: inArabic.optional(),
  /** Arabic texts have Arabic-Indic digits, ٠ to ٩. Codes, phone and order numbers, and what others wrote keep theirs. */
  arabicDigits: z.boolean().optional(),
  name: z.string().min(1),
  blurb: z.string(),
  licence: z.string(),
  /** The tax registration number for receipts; a provider without one leaves it out. */
  taxNumber: z
    .string()
    .regex(/^\d{15}$/)
    .optional(),
  phone: z.string().meta({ description: 'as shown, with country code' }),
  chatNumber: z
    .string()
    .regex(/^\d{8,15}$/)
    .meta({ description: 'digits only, for the chat link' }),
  email: z.email(),
  website: z.url().meta({ description: 'where the public finds the site, whatever address serves it' }),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), country: z.string(), zip: z.string() }),
  mapUrl: z.url(),
  openingHours: z.string().meta({ description: 'as shown' }),
  /** The same for search engines, each in schema.org's form: "Mo-Su 08:00-21:00". */
  openingTimes: z
    .array(z.string().regex(/^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/))
    .default([]),
  socials: z.array(z.object({ name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'X']), url: z.url() })),
  copyrightYear: z.number().int(),
  areasServed: z.array(z.string()),
  /** The laboratory that examines the samples, with its accreditation, as shown. */
  laboratory: z.string().min(1).optional(),
  /** The doctor who answers for tests that no doctor has ordered, as shown with the report and on the patient's page. */
  responsiblePhysician: z.object({ name: z.string().min(1), licence: z.string().min(1) }).optional(),
  /**
   * The authority's approval of health advertising, shown in the footer. After its last day offers and reviews are hidden. A
   * provider that has none leaves it out, and answers for what the pages show.
   */
  advertising: z.object({ approval: z.string().min(1), until: isoDate }).optional(),
  /** The kinds of card that the provider's contract with the card gateway takes. */
  cards: z.array(z.enum(['Visa', 'Mastercard', 'American Express'])).optional(),
  /** Days promised for reports; feeds every text that names them. */
  reportDays: z.number().int().positive().default(3),
})

export type ProviderProfile = z.infer<typeof providerProfile>
