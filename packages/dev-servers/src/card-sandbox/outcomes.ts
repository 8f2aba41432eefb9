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
  /** The status that the status call reports. */
  status: ApiStatus
  /** `order_status` in the browser's return. */
  orderStatus: 'Success' | 'Failure' | 'Aborted'
  /** How the browser returns. */
  returns: 'now' | 'twice' | 'never' | 'altered' | 'wrong-amount'
  /** True if the status call reports the wrong amount as well. */
  wrongAmountInStatus?: boolean
}

/** Of an account that confirms its orders automatically. */
export const PAID = 'Shipped'

const rule = (
  label: string,
  hint: string,
  returns: OutcomeRule['returns'],
  more: Partial<OutcomeRule> = {},
): OutcomeRule => ({ label, hint, returns, status: PAID, orderStatus: 'Success', ...more })

/** Every way a payment can end here. The name is the value of the form's `outcome` button. */
export const OUTCOMES = {
  pay: rule('Pay', 'The bank approves', 'now'),
  decline: rule('Decline', 'The bank refuses the card', 'now', { status: 'Unsuccessful', orderStatus: 'Failure' }),
  abort: rule('Cancel payment', 'Back to the merchant without paying', 'now', {
    status: 'Aborted',
    orderStatus: 'Aborted',
  }),
  close: rule('Pay, then close the window', 'Paid, and the browser never returns', 'never'),
  'pay-twice': rule('Pay, return twice', 'The same return arrives twice at the same time', 'twice'),
  'bank-slow': rule('Slow bank', 'Awaited until it is approved in the list of orders', 'never', { status: 'Awaited' }),
  alter: rule('Alter the answer', 'One character of the encrypted return is changed', 'altered'),
  'alter-amount': rule('Alter the amount', 'The return says AED 1.00, the status call the true amount', 'wrong-amount'),
  'wrong-amount': rule('Charge a wrong amount', 'Return and status call both say AED 1.00', 'wrong-amount', {
    wrongAmountInStatus: true,
  }),
}

export type SandboxOutcome = keyof typeof OUTCOMES

export const isOutcome = (name: unknown): name is SandboxOutcome =>
  typeof name === 'string' && Object.hasOwn(OUTCOMES, name)

export const ruleOf = (outcome: SandboxOutcome): OutcomeRule => OUTCOMES[outcome]

/** The amount, in fils, that outcomes with a wrong amount report. */
export const WRONG_FILS = 100
