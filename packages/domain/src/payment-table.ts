import type { AttemptState } from './payment'

/** The meaning of a report for the stored attempt. */
export type ReportVerdict =
  | 'time-over'
  | 'still-waiting'
  /** Another order, amount or currency than requested. */
  | 'differs'
  | 'paid-bookable'
  | 'paid-again'
  | 'paid-after-cancel'
  | 'paid-without-seat'
  | 'refused'
  /** Canceled by the gateway or by us: an open attempt was not paid, and a paid one was reversed. */
  | 'voided'
  | 'returned'
  | 'unclear'

export type ActionReason =
  | 'amount-differs'
  | 'paid-twice'
  | 'paid-slot-gone'
  | 'paid-after-cancel'
  | 'reversed'
  | 'unknown-status'

/** The effects of a transition. The use case writes a row for each of them. */
export type PaymentEffect =
  | { type: 'book-seat' }
  /** Releases only a held seat; a booked one stays until a person decides. */
  | { type: 'release-seat' }
  | { type: 'email-confirmation' }
  | { type: 'email-failure' }
  | { type: 'flag'; reason: ActionReason }

export type TransitionRefusal = 'no-change' | 'still-pending' | 'final'
/** The next state and the effects, or the reason why nothing changes. */
export type Transition = { next: AttemptState; effects: readonly PaymentEffect[] } | TransitionRefusal

const SAME = 'no-change'
const FINAL = 'final'
const flag = (next: AttemptState, reason: ActionReason): Transition => ({ next, effects: [{ type: 'flag', reason }] })
const BOOKED: Transition = { next: 'paid', effects: [{ type: 'book-seat' }, { type: 'email-confirmation' }] }
const over = (next: 'failed' | 'expired'): Transition => ({
  next,
  effects: [{ type: 'release-seat' }, { type: 'email-failure' }],
})

/** A success, in time or late: the seat is booked, or staff have to decide about the payment. */
const MONEY = {
  'paid-bookable': BOOKED,
  'paid-again': flag('surplus', 'paid-twice'),
  'paid-after-cancel': flag('paid', 'paid-after-cancel'),
  'paid-without-seat': flag('paid', 'paid-slot-gone'),
} satisfies Partial<Record<ReportVerdict, Transition>>

/** A repeated report of a payment changes nothing. */
const REPEATED_MONEY = {
  'paid-bookable': SAME,
  'paid-again': SAME,
  'paid-after-cancel': SAME,
  'paid-without-seat': SAME,
} satisfies Partial<Record<ReportVerdict, Transition>>

const MONEY_GONE = {
  'paid-bookable': FINAL,
  'paid-again': FINAL,
  'paid-after-cancel': FINAL,
  'paid-without-seat': FINAL,
} satisfies Partial<Record<ReportVerdict, Transition>>

/**
 * The transition table of a payment attempt, state × report. A final state never regresses, except that a payment may
 * be reversed. Source: decisions.md "Payment", ccavenue.md "Meaning".
 */
export const PAYMENT_TABLE: Readonly<Record<AttemptState, Readonly<Record<ReportVerdict, Transition>>>> = {
  initiated: {
    'time-over': over('expired'),
    'still-waiting': 'still-pending',
    differs: flag('initiated', 'amount-differs'),
    ...MONEY,
    refused: over('failed'),
    voided: over('failed'),
    returned: { next: 'reversed', effects: [{ type: 'release-seat' }, { type: 'flag', reason: 'reversed' }] },
    unclear: flag('initiated', 'unknown-status'),
  },
  failed: {
    'time-over': FINAL,
    'still-waiting': FINAL,
    differs: flag('failed', 'amount-differs'),
    ...MONEY,
    refused: SAME,
    voided: SAME,
    returned: flag('reversed', 'reversed'),
    unclear: flag('failed', 'unknown-status'),
  },
  expired: {
    'time-over': FINAL,
    'still-waiting': FINAL,
    differs: flag('expired', 'amount-differs'),
    ...MONEY,
    refused: FINAL,
    voided: FINAL,
    returned: flag('reversed', 'reversed'),
    unclear: flag('expired', 'unknown-status'),
  },
  paid: {
    'time-over': FINAL,
    'still-waiting': FINAL,
    differs: flag('paid', 'amount-differs'),
    ...REPEATED_MONEY,
    // A confirmed payment is not dropped because of an outdated or wrong report.
    refused: FINAL,
    voided: flag('reversed', 'reversed'),
    returned: flag('reversed', 'reversed'),
    unclear: flag('paid', 'unknown-status'),
  },
  surplus: {
    'time-over': FINAL,
    'still-waiting': FINAL,
    differs: flag('surplus', 'amount-differs'),
    ...REPEATED_MONEY,
    refused: FINAL,
    voided: flag('reversed', 'reversed'),
    returned: flag('reversed', 'reversed'),
    unclear: flag('surplus', 'unknown-status'),
  },
  reversed: {
    'time-over': FINAL,
    'still-waiting': FINAL,
    differs: FINAL,
    ...MONEY_GONE,
    refused: FINAL,
    voided: SAME,
    returned: SAME,
    unclear: flag('reversed', 'unknown-status'),
  },
}
