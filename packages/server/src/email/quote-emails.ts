import type { ShownQuote } from '@homecare/contract/quotes'
import { patientTime } from '@homecare/domain/clock'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type Sender } from './content'
import { price } from './booking-blocks'
import { renderEmail } from './layout'
import { QUOTE_EMAILS } from './texts'

/** The data of emails to a family about an offer. The services are on its page only, since they are health data. */
export interface QuoteEmail extends Sender {
  quote: Pick<ShownQuote, 'number' | 'validUntil' | 'period' | 'total' | 'totalFor' | 'accepted'>
  name: string
  url: string
}

export const quoteReady = (mail: QuoteEmail): EmailContent => {
  const { ready } = QUOTE_EMAILS[mail.locale]
  return quoteEmail(mail, { ...ready, preheader: ready.preheader({ day: mail.quote.validUntil }) })
}

export const quoteReminder = (mail: QuoteEmail): EmailContent => {
  const { reminder } = QUOTE_EMAILS[mail.locale]
  const day = mail.quote.validUntil
  return quoteEmail(mail, { ...reminder, preheader: reminder.preheader({ day }), text: reminder.text({ day }) })
}

export const quoteAccepted = (mail: QuoteEmail): EmailContent => {
  const { accepted } = QUOTE_EMAILS[mail.locale]
  const at = patientTime(new Date(mail.quote.accepted?.at ?? 0), { year: true, locale: mail.locale })
  return quoteEmail(mail, { ...accepted, text: accepted.text({ at }) })
}

interface Words {
  subject: (values: { number: string }) => string
  preheader: string
  title: string
  text: string
}

function quoteEmail({ quote, name, url, ...sender }: QuoteEmail, words: Words): EmailContent {
  const { profile, locale } = sender
  const texts = QUOTE_EMAILS[locale]
  const { number, period, total, totalFor } = quote
  return renderEmail(sender, {
    subject: words.subject({ number }),
    preheader: words.preheader,
    title: words.title,
    blocks: [
      text(greeting(name, locale)),
      text(words.text),
      facts(
        [texts.facts.number, number],
        [texts.facts.period, period],
        [texts.facts.total, texts.total({ amount: price(total, locale), for: totalFor })],
        [texts.facts.validUntil, quote.validUntil],
      ),
      { type: 'button', main: true, label: texts.button, url },
      text(texts.questions({ phone: profile.phone, hours: profile.openingHours })),
      quiet(texts.yours),
    ],
  })
}

const ANSWERED = {
  accepted: {
    title: 'A quote was accepted',
    next: 'Care has begun on the case. Call the family to plan the first visit.',
  },
  declined: {
    title: 'A quote was declined',
    next: 'The case is with the calls again. Ask what would suit the family.',
  },
  asked: { title: 'A question about a quote', next: 'The question is on the case as what is to be done next.' },
} as const

/** The email to staff about what a family did with its quote. The subject has no name, because it shows on locked screens. */
export function staffQuoteAnswered({
  what,
  number,
  caseId,
  ...sender
}: Sender & { what: keyof typeof ANSWERED; number: string; caseId: string }): EmailContent {
  const { title, next } = ANSWERED[what]
  return renderEmail(sender, {
    subject: `${title}: ${number}`,
    preheader: next,
    title,
    blocks: [
      text(next),
      facts(['Quote', number]),
      { type: 'button', label: 'Open the case', url: `${sender.publicUrl}/admin/cases/${encodeURIComponent(caseId)}` },
    ],
  })
}
