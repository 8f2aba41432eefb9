import { z } from 'zod'

export const itemKind = z.enum(['test', 'package'])

const change = z.object({
  at: z.string(),
  actor: z.string(),
  /** The changed values, e.g. `{price: {from: 45, to: 50}}`. */
  detail: z.record(z.string(), z.unknown()),
})

export const catalogueItems = z
  .object({
    items: z.array(
      z.object({
        kind: itemKind,
        id: z.number().int(),
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

const aed = z.number().min(1).max(20_000).multipleOf(0.01)

/**
 * Applies to new bookings only. `from` is the item as it was on screen: a difference throws CONFLICT. Without
 * `previousPrice` the struck-through price stays as it is; null removes it.
 */
export const changeCatalogueItemBody = z.object({
  from: z.object({ price: z.number(), active: z.boolean(), previousPrice: z.number().nullable().optional() }),
  price: aed,
  active: z.boolean(),
  previousPrice: aed.nullable().optional(),
})

export type CatalogueItems = z.infer<typeof catalogueItems>
export type CatalogueItemHistory = z.infer<typeof catalogueItemHistory>
