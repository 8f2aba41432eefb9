import { receiptPdf } from '../documents/receipt-pdf'
import { visitIcs } from '../documents/visit-ics'
import type { MailMessage } from '../ports/mail'
import type { Dated, OrderMail } from './content'

/** The receipt and the calendar file of a paid visit. Rejects with RangeError for an order that is not paid. */
export async function visitAttachments({
  order,
  profile,
  now,
  sequence,
}: Pick<OrderMail, 'order' | 'profile'> & Dated): Promise<NonNullable<MailMessage['attachments']>> {
  return [
    {
      filename: `Receipt-${order.orderId}.pdf`,
      contentType: 'application/pdf',
      content: await receiptPdf({ order, profile, issuedAt: now }),
    },
    {
      filename: 'visit.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(visitIcs({ order, profile, sequence, stamp: now })),
    },
  ]
}
