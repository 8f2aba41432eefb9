import { formatDate } from '@homecare/domain/dates'
import { addressIn, type Locale } from '@homecare/domain/locales'
import { periodText, QUOTE } from '../quote/words'
import type { EmailContent, Sender } from './content'
import { quoteAccepted, quoteReady, quoteReminder, staffQuoteAnswered } from './quote-emails'

/** An offer in the reader's language. */
export const quoteSample = (locale: Locale, acceptedAt: Date) => ({
  number: 'C-10417-2',
  validUntil: formatDate('2026-03-15', locale),
  period: periodText({ startsOn: '2026-03-05', endsOn: '2026-04-03' }, locale),
  total: 15_600,
  totalFor: QUOTE[locale].totalFor.once,
  accepted: { name: 'Omar Haddad', at: acceptedAt.toISOString() },
})

/** Every email about an offer. */
export function quoteEmails(
  sender: Sender,
  { id, fullName: name, now }: { id: string; fullName: string; now: Date },
): Record<string, EmailContent> {
  const { locale, publicUrl } = sender
  const url = `${publicUrl}${addressIn(locale, '/quote')}?number=C-10417-2&token=sample-token`
  const offer = { ...sender, quote: quoteSample(locale, now), name, url }
  return {
    'quote-ready': quoteReady(offer),
    'quote-reminder': quoteReminder(offer),
    'quote-accepted': quoteAccepted(offer),
    'staff-quote-answered': staffQuoteAnswered({
      ...{ ...sender, locale: 'en', what: 'accepted', number: 'C-10417-2', caseId: id },
    }),
  }
}
