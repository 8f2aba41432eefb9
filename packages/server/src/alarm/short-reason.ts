import type { ActionReason } from '@homecare/domain/payment-table'

/** The reasons of domain/payment, and the additional one of the refund job. */
export type PaymentActionReason = ActionReason | 'refund-failed'

const SHORT: Partial<Record<string, string>> = {
  'amount-differs': 'amount differs',
  'paid-twice': 'paid twice',
  'paid-slot-gone': 'paid, slot taken',
  'paid-after-cancel': 'paid after cancellation',
  reversed: 'payment reversed',
  'unknown-status': 'unclear payment',
  'refund-failed': 'refund refused',
} satisfies Record<PaymentActionReason, string>

/** A payment's reason to act in a few words. An unknown one is shown unchanged. */
export const shortReason = (reason: string): string => SHORT[reason] ?? reason
