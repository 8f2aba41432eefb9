import { receiptPdf } from '../pdf/receipt-pdf'
import { visitIcs } from '../pdf/visit-ics'
import type { MailMessage } from '../ports/mail'
import type { Dated, OrderMail } from './content'

type Parts = Pick<OrderMail, 'order' | 'profile'> & Dated

/** Patient and staff get the same receipt seconds apart: it is drawn once for both, and forgotten soon after. */
const KEPT_MS = 10_000
const recent = new Map<string, Promise<Buffer>>()

/** The receipt and the calendar file of a paid visit. Rejects with RangeError for an order that is not paid. */
export async function visitAttachments(parts: Parts): Promise<NonNullable<MailMessage['attachments']>> {
  const { order, profile, now, sequence } = parts
  return [
    {
      filename: `Receipt-${order.orderId}.pdf`,
      contentType: 'application/pdf',
      content: await receiptOf(parts),
    },
    {
      filename: 'visit.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(visitIcs({ order, profile, sequence, stamp: now })),
    },
  ]
}

function receiptOf({ order, profile, now }: Parts): Promise<Buffer> {
  // A receipt tells when it was issued to the minute.
  const key = JSON.stringify([order, profile.name, Math.floor(now.getTime() / 60_000)])
  const drawn = recent.get(key)
  if (drawn) return drawn
  const receipt = receiptPdf({ order, profile, issuedAt: now })
  recent.set(key, receipt)
  const forget = () => recent.delete(key)
  receipt.then(() => setTimeout(forget, KEPT_MS).unref(), forget)
  return receipt
}
