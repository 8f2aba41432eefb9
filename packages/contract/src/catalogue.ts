import { LOCALES } from '@homecare/domain/locales'
import { z } from 'zod'

/** The language of the names and words in an answer. */
export const localeQuery = z.object({ locale: z.enum(LOCALES).optional() })

export const labTest = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: z.number().meta({ description: 'AED' }),
    biomarkers: z.array(z.string()),
    specimen: z.string(),
    fastingHours: z.number().int(),
    turnaroundHours: z.number().int(),
    synonyms: z.array(z.string()),
    tells: z.string().meta({ description: 'what it tells the patient, in one plain sentence' }),
    commonness: z.number().int().min(0).max(3).meta({ description: 'how often people mean it; 3 is most often' }),
  })
  .meta({ id: 'LabTest' })

export const healthPackage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: z.number().meta({ description: 'AED' }),
    /** The specification's spelling; everywhere else it is the previous price. */
    excisting_price: z.number().meta({ description: 'AED; the price before' }),
    benefits: z.array(z.string()),
    tells: z.string().meta({ description: 'what it tells the patient, in one plain sentence' }),
    testIds: z.array(z.number().int()),
    synonyms: z.array(z.string()).optional().meta({ description: 'its English name, in other languages' }),
  })
  .meta({ id: 'HealthPackage' })

/** `GET /api/catalogue`: what is offered, and how much a booking must exceed. */
export const catalogueResponse = z
  .object({
    tests: z.array(labTest),
    packages: z.array(healthPackage),
    minimum: z.number().meta({ description: 'AED; a booking costs more than this' }),
  })
  .meta({ id: 'CatalogueResponse' })

/** `GET /api/catalogue-in-short`: the same without what no page shows at first: the tests' sentences and specimens, and what the search looks in. */
export const catalogueInShort = catalogueResponse
  .extend({
    tests: z.array(
      labTest
        .omit({ biomarkers: true, specimen: true, synonyms: true, tells: true, commonness: true })
        .meta({ id: 'LabTestInShort' }),
    ),
  })
  .meta({ id: 'CatalogueInShort' })

/** `GET /api/catalogue-words`: what the search looks in and the tests' sentences, for a page that has the catalogue in short. */
export const catalogueWords = z
  .object({
    tests: z.array(
      labTest
        .pick({ id: true, biomarkers: true, synonyms: true, tells: true, commonness: true })
        .meta({ id: 'LabTestWords' }),
    ),
  })
  .meta({ id: 'CatalogueWords' })

/** `GET /api/packages`: the offered packages in short, for pages that lead to the catalogue. */
export const packagesResponse = z
  .object({
    packages: z.array(
      healthPackage
        .omit({ benefits: true, testIds: true, synonyms: true })
        .extend({
          path: z.string().meta({ description: 'the address of its page' }),
          tests: z.number().int().meta({ description: 'how many' }),
          fastingHours: z.number().int(),
        })
        .meta({ id: 'PackageInShort' }),
    ),
  })
  .meta({ id: 'PackagesResponse' })

const itemLink = z.object({ path: z.string(), name: z.string() }).meta({ id: 'ItemLink' })

/** `GET /api/item-pages`: what the page of each test and package says, for the document server, which makes them. */
export const itemPages = z
  .object({
    minimum: z.number().meta({ description: 'AED; a booking costs more than this' }),
    pages: z.array(
      z
        .object({
          ...labTest.pick({ id: true, name: true, price: true, tells: true, fastingHours: true, turnaroundHours: true })
            .shape,
          excisting_price: healthPackage.shape.excisting_price,
          kind: z.enum(['test', 'package']),
          path: itemLink.shape.path.meta({ description: 'the address of its page' }),
          aliases: z
            .array(z.string())
            .meta({ description: 'addresses that redirect to it, such as those of former names' }),
          changedOn: z.iso.date().nullable().meta({ description: 'the day of its last change; null for none' }),
          specimens: z.array(z.string()),
          measured: z.array(z.string()).meta({ description: 'what is measured; of a package its benefits' }),
          otherNames: z.array(z.string()),
          tests: z.array(itemLink).meta({ description: 'of a package: what is in it' }),
          packages: z.array(itemLink).meta({ description: 'of a test: what it is in' }),
          neighbours: z.array(itemLink).meta({ description: 'the next ones by name, so that a way leads to each' }),
        })
        .meta({ id: 'ItemPage' }),
    ),
  })
  .meta({ id: 'ItemPages' })

export type ItemPages = z.infer<typeof itemPages>
export type ItemPage = ItemPages['pages'][number]
export type PackagesResponse = z.infer<typeof packagesResponse>
export type CatalogueResponse = z.infer<typeof catalogueResponse>
export type CatalogueWords = z.infer<typeof catalogueWords>
export type CatalogueInShort = z.infer<typeof catalogueInShort>
