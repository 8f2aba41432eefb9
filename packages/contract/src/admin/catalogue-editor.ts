import { MAX_TELLS, MAX_TEST_AED, MIN_TEST_AED } from '@homecare/domain/catalogue'
import { MAX_TEXT } from '@homecare/domain/patient'
import { z } from 'zod'
import { line, typedLine } from '../text'

export const itemKind = z.enum(['test', 'package'])

const aed = z.number().min(1).max(20_000).multipleOf(0.01)
const hours = (min: number, max: number) => z.number().int().min(min).max(max).meta({ description: 'hours' })

/** Lines that differ from each other, ignoring case. */
const lines = <L extends z.ZodType<string>>(each: L, min: number, max: number) =>
  z
    .array(each)
    .min(min, 'This field is required')
    .max(max, `Use at most ${max} lines`)
    .refine((all) => new Set(all.map((text) => text.toLowerCase())).size === all.length, 'The same line is there twice')

const tells = typedLine.min(1, 'This field is required').max(MAX_TELLS, `Use at most ${MAX_TELLS} characters`)

/** In Arabic; empty where nobody has written it yet. */
const arabicFacts = {
  nameAr: typedLine.max(MAX_TEXT, `Use at most ${MAX_TEXT} characters`),
  tellsAr: typedLine.max(MAX_TELLS, `Use at most ${MAX_TELLS} characters`),
}

const testFacts = {
  specimen: line,
  fastingHours: hours(0, 24),
  turnaroundHours: hours(1, 720),
  /** Other words that find the test, in lower case. */
  synonyms: lines(line.toLowerCase(), 0, 30),
  biomarkers: lines(line, 1, 60),
}
const packageFacts = {
  testIds: z
    .array(z.number().int())
    .min(1, 'A package has at least one test')
    .max(100, 'Use at most 100 tests')
    .refine((ids) => new Set(ids).size === ids.length, 'The same test is there twice'),
  benefits: lines(line, 1, 10),
  benefitsAr: lines(line, 0, 10),
}

/** What an item is besides its price. A package has no specimen, and a test has no contents. */
const itemFacts = z.object({ name: line, tells, ...arabicFacts, ...testFacts, ...packageFacts }).partial()

/** The facts as they were on screen; the name is among them only if it is to be changed. */
const seenFacts = z
  .object({
    name: z.string(),
    tells: z.string(),
    nameAr: z.string(),
    tellsAr: z.string(),
    specimen: z.string(),
    fastingHours: z.number(),
    turnaroundHours: z.number(),
    synonyms: z.array(z.string()),
    biomarkers: z.array(z.string()),
    testIds: z.array(z.number()),
    benefits: z.array(z.string()),
    benefitsAr: z.array(z.string()),
  })
  .partial()

const change = z.object({
  at: z.string(),
  actor: z.string(),
  /** The changed values, e.g. `{price: {from: 45, to: 50}}`. In an added item `from` is null. */
  detail: z.record(z.string(), z.unknown()),
})

export const catalogueItems = z
  .object({
    items: z.array(
      z.object({
        kind: itemKind,
        id: z.number().int(),
        ...seenFacts.shape,
        name: z.string(),
        price: z.number().meta({ description: 'AED' }),
        /** The struck-through previous price; null if none is shown, and for every test. */
        previousPrice: z.number().nullable(),
        active: z.boolean(),
        /** For a package: its inactive tests. While there is one the package is not offered either. */
        missing: z.array(z.string()).optional(),
      }),
    ),
  })
  .meta({ id: 'CatalogueItems' })

export const catalogueItemHistory = z.object({ changes: z.array(change) })

/**
 * Applies to new bookings only. `from` is the item as it was on screen: a difference throws CONFLICT. Whatever is left
 * out stays as it is. Null removes `previousPrice`; the facts to change, and no others, are in `from` too.
 */
export const changeCatalogueItemBody = itemFacts
  .extend({
    from: seenFacts.extend({
      price: z.number(),
      active: z.boolean(),
      previousPrice: z.number().nullable().optional(),
    }),
    price: aed,
    active: z.boolean(),
    previousPrice: aed.nullable().optional(),
  })
  .superRefine(({ from, ...to }, context) => {
    for (const fact of itemFacts.keyof().options)
      if (to[fact] !== undefined && from[fact] === undefined)
        context.addIssue({ code: 'custom', path: ['from', fact], message: 'Send what was on screen as well' })
  })

/** A test that is offered from now on. Its number is the next free one. */
export const addLabTestBody = z.object({
  name: line,
  /** Left out by a form of the release before. */
  tells: tells.optional(),
  ...z.object(arabicFacts).partial().shape,
  price: aed.min(MIN_TEST_AED).max(MAX_TEST_AED),
  active: z.boolean(),
  ...testFacts,
})

/** A package that is offered from now on. Its number is the next free one. */
export const addHealthPackageBody = z.object({
  name: line,
  tells,
  ...z.object(arabicFacts).partial().shape,
  price: aed,
  previousPrice: aed.nullable(),
  active: z.boolean(),
  ...packageFacts,
  /** Left out by a form of the release before, as the other Arabic texts. */
  benefitsAr: packageFacts.benefitsAr.optional(),
})

export type CatalogueItems = z.infer<typeof catalogueItems>
export type CatalogueItemHistory = z.infer<typeof catalogueItemHistory>
export type CatalogueItemChange = z.infer<typeof changeCatalogueItemBody>
export type NewHealthPackage = z.infer<typeof addHealthPackageBody>
export type NewLabTest = z.infer<typeof addLabTestBody>
export type ItemFacts = z.infer<typeof itemFacts>
