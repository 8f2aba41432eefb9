/** The gateway's words for an order in its status call. */
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
  /** The button's words. */
  label: string
  /** What the button does, for whoever tries the gateway out. */
  hint: string
  paid: boolean
  /** What the status call says from now on; paid orders follow the account's way of confirming. */
  status: 'paid' | 'Awaited' | 'Unsuccessful' | 'Aborted'
  /** What the browser's return says. */
  says: 'Success' | 'Failure' | 'Aborted'
  /** How the browser returns. */
  returns: 'now' | 'twice' | 'later' | 'never' | 'altered' | 'wrong-amount'
  /** Whether the status call tells the wrong amount as well. */
  wrongAmountInStatus?: boolean
}

const paid = { paid: true, status: 'paid', says: 'Success' } as const

/** Every way a payment can end here. The name is the value of the form's `outcome` button. */
export const OUTCOMES = {
  pay: { ...paid, label: 'Pay', hint: 'The bank approves', returns: 'now' },
  decline: {
    paid: false,
    status: 'Unsuccessful',
    says: 'Failure',
    returns: 'now',
    label: 'Decline',
    hint: 'The bank refuses the card',
  },
  abort: {
    paid: false,
    status: 'Aborted',
    says: 'Aborted',
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
    hint: 'The same answer arrives two times at once',
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
    hint: 'One character of the encrypted answer is changed',
    returns: 'altered',
  },
  'alter-amount': {
    ...paid,
    label: 'Alter the amount',
    hint: 'The answer says AED 1.00, the status call the truth',
    returns: 'wrong-amount',
  },
  'wrong-amount': {
    ...paid,
    label: 'Charge a wrong amount',
    hint: 'Answer and status call both say AED 1.00',
    returns: 'wrong-amount',
    wrongAmountInStatus: true,
  },
} satisfies Record<string, OutcomeRule>

export type Outcome = keyof typeof OUTCOMES

export const isOutcome = (name: unknown): name is Outcome => typeof name === 'string' && Object.hasOwn(OUTCOMES, name)

export const ruleOf = (outcome: Outcome): OutcomeRule => OUTCOMES[outcome]

/** The amount that the lying outcomes name, in fils. */
export const WRONG_FILS = 100
