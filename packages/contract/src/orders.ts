import { PAYMENT_REASONS } from '@homecare/domain/payment-reason'
import { z } from 'zod'

export const paymentStatus = z.enum(['Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed'])
export const appointmentStatus = z.enum(['Pending', 'Completed', 'Canceled'])

export const lineAnswer = z.object({
  kind: z.enum(['test', 'package']),
  id: z.number().int(),
  name: z.string(),
  price: z.number().meta({ description: 'AED, as charged' }),
})

export const orderQuery = z.object({ token: z.string().min(1).max(200) })

/** `GET /api/orders/{orderId}?token=`: a booking as its owner may see it. */
export const orderAnswer = z
  .object({
    orderId: z.string(),
    status: appointmentStatus,
    paymentStatus,
    /** Money is in but staff have to sort something out; the visitor will be called. */
    needsAction: z.boolean(),
    /** The key of the draft this order came from: sent again, it is another attempt of this order. */
    draftKey: z.string(),
    lines: z.array(lineAnswer),
    date: z.string(),
    time: z.string(),
    total: z.number().meta({ description: 'AED' }),
    trackingId: z.string().nullable(),
    failureMessage: z.string().nullable(),
    /** Why no money came in, for texts of our own; null where it did or may still come. */
    paymentReason: z.enum(PAYMENT_REASONS).nullable(),
    fastingHours: z.number().int(),
    turnaroundHours: z.number().int(),
    patient: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      doorNumber: z.string(),
      building: z.string(),
      landmark: z.string(),
      city: z.string(),
    }),
  })
  .meta({ id: 'Order' })

export type OrderAnswer = z.infer<typeof orderAnswer>
