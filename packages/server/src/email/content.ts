import type { OrderAnswer } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { MailMessage } from '../ports/mail'

/** A mail without its addressee: what every file of this folder returns. */
export type MailContent = Pick<MailMessage, 'subject' | 'html' | 'text' | 'attachments' | 'replyTo'>

/** Who writes, and where the site is. */
export interface Sender {
  profile: ProviderProfile
  /** Origin without a slash at the end. */
  publicUrl: string
}

/** A booking as its owner may see it, and the token with which its owner sees, moves, cancels or pays it. */
export interface OrderMail extends Sender {
  order: OrderAnswer
  token: string
}

/** For mails with a calendar file: when it is made, and the booking's version, by which calendars know the newer one. */
export interface Dated {
  now: Date
  sequence: number
}

/** The patient's name as it was typed; a single word has no last name. */
export const patientName = ({ patient }: OrderAnswer): string => `${patient.firstName} ${patient.lastName}`.trim()

/** A stored appointment request or contact message. */
export interface RequestMail extends Sender {
  request: {
    id: string
    orderId: string
    kind: 'appointment' | 'contact'
    fullName: string
    email: string
    phoneNumber: string
    date: string
    pastDate: boolean
    service: string
  }
}

/** The page of a booking: to see, move or cancel the visit, or to pay for it. Opening it changes nothing. */
export function bookingUrl({ publicUrl, order, token }: Pick<OrderMail, 'publicUrl' | 'order' | 'token'>): string {
  return `${publicUrl}/booking?${new URLSearchParams({ orderId: order.orderId, token })}`
}

/**
 * `"Hello Mariam,"`, or `"Hello,"` when what stands in the field is no plain name: anyone can send our mail to
 * anyone, so it must not carry a stranger's links or words.
 */
export function greeting(name: string): string {
  const plain = name.length <= 40 && /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+|\. ?(?=$| [\p{L}]))*$/u.test(name)
  return plain ? `Hello ${name},` : 'Hello,'
}
