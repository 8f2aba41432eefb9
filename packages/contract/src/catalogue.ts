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
  })
  .meta({ id: 'LabTest' })

export const healthPackage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: z.number().meta({ description: 'AED' }),
    excisting_price: z.number().meta({ description: 'AED; the price before' }),
    benefits: z.array(z.string()),
    testIds: z.array(z.number().int()),
  })
  .meta({ id: 'HealthPackage' })

/** The shape of the seed file, and of what is offered. */
export const catalogue = z
  .object({ tests: z.array(labTest), packages: z.array(healthPackage) })
  .meta({ id: 'Catalogue' })

/** `GET /api/catalogue`: what is offered, and how much a booking must exceed. */
export const catalogueAnswer = catalogue
  .extend({ minimum: z.number().meta({ description: 'AED; a booking costs more than this' }) })
  .meta({ id: 'CatalogueAnswer' })

export type Catalogue = z.infer<typeof catalogue>
export type CatalogueAnswer = z.infer<typeof catalogueAnswer>
