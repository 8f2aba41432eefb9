import { PAYMENT_REASONS } from '@homecare/domain/payment-reason'
import { z } from 'zod'
import { localeQuery } from './catalogue'
import { home } from './home'

export const paymentStatus = z.enum(['Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed'])
export const appointmentStatus = z.enum(['Pending', 'Completed', 'Canceled'])

export const bookedLine = z.object({
  kind: z.enum(['test', 'package']),
  id: z.number().int(),
  name: z.string(),
  price: z.number().meta({ description: 'AED, as charged' }),
  /** For whom: a place in `people`. */
  person: z.number().int(),
})

export const orderQuery = z.object({ token: z.string().min(1).max(200) })
/** With the language of the lines' names. */
export const viewQuery = orderQuery.extend(localeQuery.shape)

/** A booking as its patient sees it: on the pages of its links, in emails and on the receipt. */
export const orderResponse = z
  .object({
    orderId: z.string(),
    status: appointmentStatus,
    paymentStatus,
    /** True if a payment is in but staff have to decide something; they call the visitor. */
    needsAction: z.boolean(),
    /** The key of this order's draft: sent again, it starts another attempt of this order. */
    draftKey: z.string(),
    lines: z.array(
      bookedLine.extend({ contents: z.array(z.string()).meta({ description: 'the tests of a package, as booked' }) }),
    ),
    /** The names of the people of this visit; the first is the patient. */
    people: z.array(z.string()),
    date: z.string(),
    time: z.string(),
    total: z.number().meta({ description: 'AED' }),
    refunded: z.number().meta({ description: 'AED that went back of the payment of this visit' }),
    paidAt: z.string().nullable().meta({ description: 'when the payment was confirmed; it never changes afterwards' }),
    trackingId: z.string().nullable(),
    failureMessage: z.string().nullable(),
    /** The reason why the order is unpaid, for our own texts; null if it is paid or may still be. */
    paymentReason: z.enum(PAYMENT_REASONS).nullable(),
    fastingHours: z.number().int(),
    notEatenSince: z.string().nullable().meta({ description: 'the patient’s own statement about the last meal' }),
    turnaroundHours: z.number().int(),
    emailRefusedAt: z
      .string()
      .nullable()
      .meta({ description: 'when the mail server refused the patient’s address for good' }),
    patient: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string().meta({ description: 'such as 050 ••• ••••: its last digits open the report' }),
      doorNumber: z.string(),
      building: z.string(),
      landmark: z.string(),
      city: z.string(),
    }),
    home,
  })
  .meta({ id: 'Order' })

/** The same for the holder of a pay link, who is told what is paid for, by first names, and nothing else of the patient. */
export const payersOrder = orderResponse
  .extend({ draftKey: z.null(), emailRefusedAt: z.null(), patient: z.null(), home: z.null() })
  .meta({ id: 'PayersOrder' })

/** `GET /api/orders/{orderId}?token=` */
export const orderView = z.union([orderResponse, payersOrder])

export type OrderView = z.infer<typeof orderView>
export type OrderResponse = z.infer<typeof orderResponse>
export type BookedLine = z.infer<typeof bookedLine>
