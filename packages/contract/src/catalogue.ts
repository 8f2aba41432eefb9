import { z } from 'zod'

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

/** `GET /api/packages`: the offered packages in short, for pages that lead to the catalogue. */
export const packagesResponse = z
  .object({
    packages: z.array(
      healthPackage
        .omit({ benefits: true, testIds: true })
        .extend({ tests: z.number().int().meta({ description: 'how many' }), fastingHours: z.number().int() })
        .meta({ id: 'PackageInShort' }),
    ),
  })
  .meta({ id: 'PackagesResponse' })

export type PackagesResponse = z.infer<typeof packagesResponse>
export type CatalogueResponse = z.infer<typeof catalogueResponse>
export type CatalogueInShort = z.infer<typeof catalogueInShort>
