import type { OrderResponse } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { createPdfFonts } from '../pdf/pdf-fonts'
import { receiptPdf } from '../pdf/receipt-pdf'
import { visitIcs } from '../pdf/visit-ics'
import type { MailMessage } from '../ports/mail'
import type { BookingEmail } from './content'

type Attachment = NonNullable<MailMessage['attachments']>[number]

/** The receipt lists the tests, so without a relay in the UAE there is none: it stays behind the link. */
export const receiptFiles = ({ order, receipt }: { order: OrderResponse; receipt: Buffer | null }): Attachment[] =>
  receipt ? [{ filename: `Receipt-${order.orderId}.pdf`, contentType: 'application/pdf', content: receipt }] : []

/** The visit for the patient's calendar. `canceled` removes it from there. */
export const calendarFile = (
  { order, profile, now, sequence, locale }: BookingEmail,
  { canceled = false }: { canceled?: boolean } = {},
): Attachment => ({
  filename: canceled ? 'visit-cancelled.ics' : 'visit.ics',
  contentType: `text/calendar; charset=utf-8; method=${canceled ? 'CANCEL' : 'PUBLISH'}`,
  content: Buffer.from(visitIcs({ order, profile, sequence, stamp: now, now, canceled, locale })),
})

interface Receipt {
  order: OrderResponse
  profile: ProviderProfile
  locale: Locale
}

const CACHED_MS = 10_000

/** Makes receipts. Patient and staff often get the same one seconds apart, so each receipt is cached for a short time. */
export function createReceiptCache({ shared }: Pick<Ctx, 'shared'>): (receipt: Receipt) => Promise<Buffer> {
  const fonts = shared(createPdfFonts)
  const cache = new Map<string, Promise<Buffer>>()
  return ({ order, profile, locale }) => {
    const key = JSON.stringify([order, profile.name, locale])
    const cached = cache.get(key)
    if (cached) return cached
    const receipt = receiptPdf({ order, profile, fonts, locale })
    cache.set(key, receipt)
    const remove = () => cache.delete(key)
    receipt.then(() => setTimeout(remove, CACHED_MS).unref(), remove)
    return receipt
  }
}
