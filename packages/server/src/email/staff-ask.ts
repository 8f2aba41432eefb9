import { facts, text } from './blocks'
import type { MailContent } from './content'
import { letter } from './layout'
import { price, visitTime } from './order-blocks'
import { patientFacts, staffBookingUrl, type StaffOrderMail } from './staff-booking'

export interface StaffAskMail extends StaffOrderMail {
  ask: { kind: 'move' | 'cancel'; date: string | null; time: string | null }
}

/** To staff: what a patient asks for and may not do alone. The subject names nobody: it shows on locked screens. */
export function staffAsk({ ask, ...mail }: StaffAskMail): MailContent {
  const { order } = mail
  const move = ask.kind === 'move'
  const wish: [string, string][] =
    ask.date && ask.time ? [['Wants instead', visitTime({ date: ask.date, time: ask.time })]] : []
  const content = letter(mail, {
    subject: `Patient asks to ${ask.kind}: ${visitTime(order)}, ${order.orderId}`,
    preheader: 'Nothing has changed yet. Please call the patient.',
    title: move ? 'A patient asks for another time' : 'A patient asks to cancel',
    blocks: [
      text(
        move
          ? 'It is too late to move this visit without us. The visit stands as it is, and the time asked for is not held: please call the patient, then move the visit or close the request.'
          : 'The visit stands as it is until you decide. Please call the patient, then cancel with or without refund, or close the request.',
      ),
      facts(...wish, ...patientFacts(mail), ['Total', price(order.total)], ['Payment', order.paymentStatus]),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail), main: true },
    ],
  })
  return { ...content, replyTo: order.patient.email }
}
