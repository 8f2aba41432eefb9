import { receiptPdf } from '../documents/receipt-pdf'
import { visitIcs } from '../documents/visit-ics'
import type { MailMessage } from '../ports/mail'
import type { Dated, OrderMail } from './content'

type Parts = Pick<OrderMail, 'order' | 'profile'> & Dated

/** Receipts that are being drawn: patient and staff get the same one at the same time, and it is drawn once for both. */
const underWay = new Map<string, Promise<Buffer>>()

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

async function receiptOf({ order, profile, now }: Parts): Promise<Buffer> {
  // A receipt tells when it was issued to the minute.
  const key = JSON.stringify([order, profile.name, Math.floor(now.getTime() / 60_000)])
  const receipt = underWay.get(key) ?? receiptPdf({ order, profile, issuedAt: now })
  underWay.set(key, receipt)
  return receipt.finally(() => underWay.delete(key))
}
