import { isOrderId } from '@homecare/domain/order-id'
import { CONTACT_CHOICES, SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { z } from 'zod'
import { email, isoDate, personName, phone, sentContactBy, sentLocale, typedDigits, typedLine } from './text'

/** Hidden from people: a program fills it, or a password manager. Such a request is stored as suspected. */
const honeypot = z.string().optional()

const person = {
  fullName: personName,
  email,
  phoneNumber: phone,
  date: isoDate,
  locale: sentLocale,
  contactBy: sentContactBy,
  website: honeypot,
}

const oneOf = (choices: readonly string[]) =>
  typedLine.refine((text) => choices.includes(text), 'Choose a service from the list')

/** `POST /api/send-email`: an appointment request from a service page. `orderId` is created if it is absent. */
export const appointmentRequest = z.object({
  ...person,
  service: oneOf(SERVICE_CHOICES),
  orderId: typedDigits.refine(isOrderId, 'An order id looks like ORD-1767225600000').optional(),
})

export const appointmentResponse = z.object({ orderId: z.string(), status: z.literal('Pending') })

/**
 * `POST /api/contact`. Past dates are accepted, as the specification says, and flagged to staff. Besides the form's own
 * choices it takes every service, for a call back that was asked for on a service's page.
 */
export const contactRequest = z.object({ ...person, service: oneOf([...CONTACT_CHOICES, ...SERVICE_CHOICES]) })

export const contactResponse = z.object({ orderId: z.string(), status: z.literal('received') })

export type AppointmentRequestInput = z.infer<typeof appointmentRequest>
export type ContactRequestInput = z.infer<typeof contactRequest>
