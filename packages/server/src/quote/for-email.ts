import type { ShownQuote } from '@homecare/contract/quotes'
import { dubaiDate } from '@homecare/domain/dates'
import type { Locale } from '@homecare/domain/locales'
import type { QuoteState } from '@homecare/domain/quote-table'
import type { Ctx } from '../process/context'
import { quoteParts } from './parts'
import { numberOf, quoteUrl } from './present'
import { shownRow } from './shown'

export interface QuoteForEmail {
  state: QuoteState
  locale: Locale
  name: string
  email: string
  url: string
  quote: ShownQuote
}

/** A quote with the contact who gets it; null once one of them is gone. */
export async function findQuoteForEmail(
  ctx: Pick<Ctx, 'db' | 'settings' | 'now'>,
  { quoteId, contactId }: { quoteId: string; contactId: string },
): Promise<QuoteForEmail | null> {
  const [row, contact] = await Promise.all([
    ctx.db.quote.findUnique({ where: { id: quoteId }, include: quoteParts }),
    ctx.db.caseContact.findUnique({ where: { id: contactId } }),
  ])
  if (!row || !contact || row.contactId !== contactId) return null
  const { locale, state } = row
  const { name, email } = contact
  const quote = shownRow(row, { locale, today: dubaiDate(ctx.now()) })
  return { state, locale, name, email, url: quoteUrl(ctx, row), quote }
}

/** Which quote of which case; null for one that is gone. */
export async function findQuoteForStaff(
  { db }: Pick<Ctx, 'db'>,
  quoteId: string,
): Promise<{ number: string; caseId: string } | null> {
  const row = await db.quote.findUnique({ where: { id: quoteId }, include: quoteParts })
  return row && { number: numberOf(row), caseId: row.caseId }
}
