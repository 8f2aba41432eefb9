/** The status of an order in the gateway's status call. */
export type ApiStatus =
  | 'Initiated'
  | 'Awaited'
  | 'Successful'
  | 'Shipped'
  | 'Unsuccessful'
  | 'Aborted'
  | 'Cancelled'
  | 'Refunded'
  | 'Chargeback'

export type OutcomeRule = {
  /** The button's label. */
  label: string
  /** Describes the button's effect. */
  hint: string
  paid: boolean
  /** The status that the status call reports. */
  status: 'paid' | 'Awaited' | 'Unsuccessful' | 'Aborted'
  /** `order_status` in the browser's return. */
  orderStatus: 'Success' | 'Failure' | 'Aborted'
  /** How the browser returns. */
  returns: 'now' | 'twice' | 'later' | 'never' | 'altered' | 'wrong-amount'
  /** True if the status call reports the wrong amount as well. */
  wrongAmountInStatus?: boolean
}

const paid = { paid: true, status: 'paid', orderStatus: 'Success' } as const

/** Every way a payment can end here. The name is the value of the form's `outcome` button. */
export const OUTCOMES = {
  pay: { ...paid, label: 'Pay', hint: 'The bank approves', returns: 'now' },
  decline: {
    paid: false,
    status: 'Unsuccessful',
    orderStatus: 'Failure',
    returns: 'now',
    label: 'Decline',
    hint: 'The bank refuses the card',
  },
  abort: {
    paid: false,
    status: 'Aborted',
    orderStatus: 'Aborted',
    returns: 'now',
    label: 'Cancel payment',
    hint: 'Back to the merchant without paying',
  },
  close: {
    ...paid,
    label: 'Pay, then close the window',
    hint: 'Paid, and the browser never returns',
    returns: 'never',
  },
  'pay-twice': {
    ...paid,
    label: 'Pay, return twice',
    hint: 'The same return arrives twice at the same time',
    returns: 'twice',
  },
  'pay-later': {
    ...paid,
    label: 'Pay, return late',
    hint: 'Paid now, the browser returns in ten minutes',
    returns: 'later',
  },
  'bank-slow': {
    ...paid,
    status: 'Awaited',
    label: 'Slow bank',
    hint: 'Awaited for ten minutes, then approved',
    returns: 'later',
  },
  alter: {
    ...paid,
    label: 'Alter the answer',
    hint: 'One character of the encrypted return is changed',
    returns: 'altered',
  },
  'alter-amount': {
    ...paid,
    label: 'Alter the amount',
    hint: 'The return says AED 1.00, the status call the true amount',
    returns: 'wrong-amount',
  },
  'wrong-amount': {
    ...paid,
    label: 'Charge a wrong amount',
    hint: 'Return and status call both say AED 1.00',
    returns: 'wrong-amount',
    wrongAmountInStatus: true,
  },
} satisfies Record<string, OutcomeRule>

export type SandboxOutcome = keyof typeof OUTCOMES

export const isOutcome = (name: unknown): name is SandboxOutcome =>
  typeof name === 'string' && Object.hasOwn(OUTCOMES, name)

export const ruleOf = (outcome: SandboxOutcome): OutcomeRule => OUTCOMES[outcome]

/** The amount, in fils, that outcomes with a wrong amount report. */
export const WRONG_FILS = 100
