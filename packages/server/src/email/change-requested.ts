import { facts, quiet, text } from './blocks'
import { visitTime } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'

export interface ChangeRequestedEmail extends PatientEmail {
  change: { kind: 'move' | 'cancel'; date: string | null; time: string | null }
}

/** The email to the patient about a change request that staff have to decide: nothing has changed yet. */
export function changeRequested({ change, ...mail }: ChangeRequestedEmail): EmailContent {
  const { order, profile } = mail
  const { kind, date, time } = change
  const wish = kind === 'cancel' ? 'cancel your visit' : 'move your visit'
  return renderEmail(mail, {
    subject: `We have your request to ${wish}: ${visitTime(order)}`,
    preheader: 'Nothing has changed yet. We will call you.',
    title: 'We have your request',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `You asked us to ${wish}. Nothing has changed yet: your blood test at home is still booked for ${visitTime(order)}. We will call you during our opening hours, and email you when it is decided.`,
      ),
      facts(
        ['Order', order.orderId],
        ['Booked for', visitTime(order)],
        ...(date && time ? [['You asked for', visitTime({ date, time })] satisfies [string, string]] : []),
        ['Opening hours', profile.openingHours],
      ),
      { type: 'button', label: 'See your booking', url: bookingUrl(mail) },
      text(`If the visit is soon, or you did not ask for this, call ${profile.phone} and tell us your order number.`),
      ...(date ? [] : [quiet(`How refunds work: ${mail.publicUrl}/refund-policy`)]),
    ],
  })
}
