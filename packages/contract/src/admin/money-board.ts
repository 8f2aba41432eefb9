import { z } from 'zod'
import { typedLines } from '../text'

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
        /** What the row is about: of a refund its amount, else what is left of the payment, or is to be paid. */
        amount: z.number().meta({ description: 'AED' }),
        /** What can still be given back of the payment. */
        left: z.number().meta({ description: 'AED' }),
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

/** How the gateway's list of transactions and our payments differ. */
export const findingKind = z.enum([
  /** The gateway has a payment of an order that is not here. */
  'unknown-order',
  /** The gateway has a payment that is not paid here. */
  'not-paid-here',
  /** Paid here, and the gateway has no such payment. */
  'not-paid-there',
  'amount-differs',
  'refund-differs',
  /** An entry of the list that can't be read. */
  'unreadable',
])

export const statementFindings = z
  .object({
    /** The time of the last comparison; null before the first. */
    comparedAt: z.string().nullable(),
    /** All open findings; `items` has the oldest of them. */
    open: z.number().int(),
    items: z.array(
      z.object({
        id: z.string(),
        kind: findingKind,
        foundAt: z.string(),
        /** The gateway's side, as it was written there. */
        gateway: z.object({
          orderNo: z.string().nullable(),
          referenceNo: z.string().nullable(),
          status: z.string().nullable(),
          amount: z.string().nullable(),
          at: z.string().nullable(),
        }),
        /** Our side as it is now; null if there is none. */
        ours: z
          .object({
            bookingId: z.string(),
            attemptId: z.string(),
            fullName: z.string(),
            state: z.string(),
            refund: z.string(),
            amount: z.number().meta({ description: 'AED' }),
            referenceNo: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'StatementFindings' })

export const settleFinding = z.object({
  /** The finding and what was done about it. */
  note: typedLines.min(3, 'Say what was done').max(500),
})

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
  note: typedLines.min(3, 'Say what was done').max(500),
})

export const refundBody = settleAction.extend({
  /** True once the person has confirmed it for a sample that was taken. Without it the call returns SAMPLE_TAKEN. */
  confirmSampleTaken: z.boolean().optional(),
})

/** Gives back an amount of a payment: a part, or all that is left. */
export const refundAmountBody = refundBody.extend({
  amount: z.number().positive().max(1_000_000).multipleOf(0.01).meta({ description: 'AED' }),
  /** Made where the amount is typed: the same request again gives nothing back twice. */
  key: z.uuid(),
})

export type MoneyReason = z.infer<typeof moneyReason>
export type MoneyBoard = z.infer<typeof moneyBoard>
export type GatewayQueryResponse = z.infer<typeof gatewayResponse>
export type SettleAction = z.infer<typeof settleAction>
export type Refund = z.infer<typeof refundBody>
export type RefundAmount = z.infer<typeof refundAmountBody>
export type FindingKind = z.infer<typeof findingKind>
export type StatementFindings = z.infer<typeof statementFindings>
export type SettleFinding = z.infer<typeof settleFinding>
