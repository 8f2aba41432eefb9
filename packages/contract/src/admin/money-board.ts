import { z } from 'zod'

/** The reasons why a booking is on the money board, where payments and visits do not match. */
export const moneyReason = z.enum([
  'paid-without-slot',
  'confirmed-without-payment',
  'amount-differs',
  'refund-awaited',
  'unconfirmed-for-long',
  'needs-action',
])

export const moneyBoard = z
  .object({
    items: z.array(
      z.object({
        bookingId: z.string(),
        orderId: z.string(),
        fullName: z.string(),
        reason: moneyReason,
        /** More about the reason, e.g. `paid-twice`, `refund-failed`; null if there is nothing to add. */
        detail: z.string().nullable(),
        total: z.number().meta({ description: 'AED' }),
        date: z.string(),
        time: z.string(),
        attemptId: z.string().nullable(),
        /** The time since when the booking is on the board. */
        since: z.string(),
        version: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'MoneyBoard' })

/** The gateway's response to a status query or a void by staff. */
export const gatewayResponse = z.object({
  attemptId: z.string(),
  state: z.enum(['initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed']),
  /** The gateway's own message. */
  message: z.string().nullable(),
})

export const settleAction = z.object({
  version: z.number().int().min(0),
  /** The finding and what was done about it, for the history. */
  note: z.string().trim().min(3, 'Say what was done').max(500),
})

export const refundBody = settleAction.extend({
  /** True once the person has confirmed it for a sample that was taken. Without it the call returns SAMPLE_TAKEN. */
  confirmSampleTaken: z.boolean().optional(),
})

export type MoneyReason = z.infer<typeof moneyReason>
export type MoneyBoard = z.infer<typeof moneyBoard>
export type GatewayQueryResponse = z.infer<typeof gatewayResponse>
export type SettleAction = z.infer<typeof settleAction>
export type Refund = z.infer<typeof refundBody>
