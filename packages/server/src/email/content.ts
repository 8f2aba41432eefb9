import type { AppointmentRequestInput } from '@homecare/contract/requests'
import type { OrderResponse } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import { addressIn, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import type { Milestone } from '@homecare/domain/visit-timeline'
import type { MailMessage } from '../ports/mail'
import { isolate } from './blocks'
import { EMAIL } from './texts'

/** An email without its recipient: what every template returns. */
export type EmailContent = Pick<MailMessage, 'subject' | 'html' | 'text' | 'pictures' | 'attachments' | 'replyTo'>

/** The sender of an email, and the site's URL. */
export interface Sender {
  profile: ProviderProfile
  /** The site's origin without a trailing slash. */
  publicUrl: string
  /** The language of the email. */
  locale: Locale
}

/** The data of every email about a booking: the booking as its owner may see it, and the data of its calendar file. */
export interface BookingEmail extends Sender {
  order: OrderResponse
  /** The booking's version, by which calendars recognise the newer file. */
  sequence: number
  now: Date
}

/** The data of emails to the patient. `token` opens the booking, so that its owner can see, move, cancel or pay it. */
export interface PatientEmail extends BookingEmail {
  token: string
  /** The visit from booking to report; empty for a booking that is not paid. */
  timeline: readonly Milestone[]
}

export interface StaffEmail extends BookingEmail {
  bookingId: string
  /** Whole, as no email to the patient has it. */
  phoneNumber: string
}

/** The patient's name as entered; a single word has no last name. */
export const patientName = ({ patient }: OrderResponse): string => `${patient.firstName} ${patient.lastName}`.trim()

/** A stored appointment request or contact message. */
export interface RequestEmail extends Sender {
  request: Omit<AppointmentRequestInput, 'website' | 'contactBy'> & {
    id: string
    orderId: string
    kind: 'appointment' | 'contact'
    pastDate: boolean
  }
}

/** Returns the URL of a booking's page, to see, move or cancel the visit or to pay. Opening it changes nothing. */
export function bookingUrl({ publicUrl, order, token, locale }: PatientEmail): string {
  return `${publicUrl}${addressIn(locale, '/booking')}?${new URLSearchParams({ orderId: order.orderId, token }).toString()}`
}

/**
 * `"Hello Mariam,"`, or `"Hello,"` when the field holds no plain name: anyone can make us send an email to anyone, so it
 * must not carry a stranger's links or words.
 */
export function greeting(name: string, locale: Locale = SOURCE_LOCALE): string {
  const plain = name.length <= 40 && /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+|\. ?(?=$| [\p{L}]))*$/u.test(name)
  const { hello, helloNobody } = EMAIL[locale]
  // In Arabic each value is isolated.
  return plain ? hello({ name: locale === SOURCE_LOCALE ? isolate(name) : name }) : helloNobody
}
