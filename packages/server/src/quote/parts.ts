import type { Prisma } from '../generated/prisma/client'

/** The relations that a quote is shown with. */
export const quoteParts = {
  lines: { orderBy: { position: 'asc' } },
  case: { select: { number: true, patientName: true } },
  contact: { select: { id: true, name: true } },
} as const satisfies Prisma.QuoteInclude

export type QuoteWithParts = Prisma.QuoteGetPayload<{ include: typeof quoteParts }>

/** What of a quote its prices and sentences are made of. A preview has no row yet. */
export type QuoteContent = Pick<
  QuoteWithParts,
  'startsOn' | 'endsOn' | 'billing' | 'validUntil' | 'discountFils' | 'note' | 'lines'
>
