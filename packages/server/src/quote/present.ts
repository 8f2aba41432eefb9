import type { Quote } from '@homecare/contract/quotes'
import { addressIn } from '@homecare/domain/locales'
import { aedFromFils } from '@homecare/domain/money'
import { quoteNumber } from '@homecare/domain/quote-table'
import { quoteTotals } from '@homecare/domain/quote-totals'
import type { NameOf } from '../audit/staff-names'
import type { Ctx } from '../process/context'
import type { QuoteContent, QuoteWithParts } from './parts'
import { quoteToken } from './tokens'

/** The number of a quote, as people say it. */
export const numberOf = ({ case: { number }, position }: Pick<QuoteWithParts, 'case' | 'position'>): string =>
  quoteNumber(number, position)

/** The page `/quote`, which changes nothing but that it was looked at. */
export function quoteUrl({ settings }: Pick<Ctx, 'settings'>, quote: QuoteWithParts): string {
  const query = new URLSearchParams({ number: numberOf(quote), token: quoteToken(settings.secret, quote) })
  return `${settings.publicUrl}${addressIn(quote.locale, '/quote')}?${query.toString()}`
}

/** The amounts for one period, in AED. */
export function amountsOf({ lines, discountFils, startsOn }: QuoteContent) {
  const { total, vat, discount, lines: each } = quoteTotals(lines, discountFils, startsOn)
  return {
    totals: { total: aedFromFils(total), vat: aedFromFils(vat), discount: aedFromFils(discount) },
    lines: each.map(aedFromFils),
  }
}

/** A quote as the patient gets it with their data: all that staff see but the link. */
export function exportedQuote(row: QuoteWithParts) {
  const { lines, discountFils: _, accessKey: __, contact: ___, case: ____, ...quote } = row
  return {
    ...quote,
    number: numberOf(row),
    ...amountsOf(row).totals,
    lines: lines.map(({ quoteId: _____, ...line }) => line),
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A quote as staff see it. */
export function presentQuote(ctx: Pick<Ctx, 'settings'>, row: QuoteWithParts, nameOf: NameOf): Quote {
  const { id, version, state, startsOn, endsOn, billing, validUntil, discountReason, note } = row
  const isReachable = state === 'sent' || state === 'accepted'
  return {
    ...{ id, version, state, startsOn, endsOn, billing, validUntil, discountReason, note },
    number: numberOf(row),
    lines: row.lines.map(
      ({ service, unit, dayClass, days, startMinute, minutes, times, counted, unitFils, vatRule }) => ({
        ...{ service, unit, dayClass, days, startMinute, minutes, times, counted, vatRule },
        price: aedFromFils(unitFils),
      }),
    ),
    ...amountsOf(row).totals,
    sentTo: row.sentBy === null ? null : { name: row.sentToName, contactBy: row.sentBy, locale: row.locale },
    sentAt: iso(row.sentAt),
    url: isReachable ? quoteUrl(ctx, row) : null,
    openedAt: iso(row.openedAt),
    closedAt: iso(row.closedAt),
    closedBy: row.closedBy === null ? null : nameOf(row.closedBy),
    reason: row.closeReason,
    acceptedName: row.acceptedName,
    createdAt: row.createdAt.toISOString(),
    createdBy: nameOf(row.createdBy),
  }
}
