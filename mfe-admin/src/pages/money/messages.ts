import type { FindingKind, MoneyReason } from '@homecare/contract/admin/money-board'

/** Every visible sentence of the money board. */
export const moneyMessages = {
  lead: 'Bookings where money and visit don’t agree. Work from the top; what is settled is no longer shown.',
  emptyTitle: 'Money and visits agree',
  empty: 'Nothing to do here. New cases appear here automatically.',
  open: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  readOnly: 'You can read this board. Settling is for coordinators and admins.',

  reasons: {
    'paid-without-slot': {
      title: 'Paid, but no slot',
      todo: 'The money is in and the time was taken by others. Call the patient and agree on another time, or refund.',
    },
    'amount-differs': {
      title: 'The amount differs',
      todo: 'The gateway reports another amount than was booked. Ask it again; if it stays so, compare with its own screen before the visit.',
    },
    'confirmed-without-payment': {
      title: 'Visit confirmed, no payment',
      todo: 'Nothing was paid for this visit. Ask the gateway again; if there is no payment, call the patient or cancel the visit.',
    },
    'refund-awaited': {
      title: 'Waiting for a refund',
      todo: 'Money that is on its way back, or is still here after a cancellation. Decide what is undecided; ask the gateway about what takes long.',
    },
    'unconfirmed-for-long': {
      title: 'Unconfirmed for long',
      todo: 'The gateway cancels automatically what nobody has confirmed after 12 days. Ask it again; confirm on its own screen what is to be kept, void what is not.',
    },
    'needs-action': {
      title: 'Needs action',
      todo: 'Read why, settle it, then mark it as done, with a note on what you did.',
    },
  } satisfies Record<MoneyReason, { title: string; todo: string }>,

  details: {
    'refund-failed': 'The refund failed at the gateway. Try it again, or give the money back by hand and note it.',
    requested: 'The refund is on its way.',
    undecided: 'Canceled, and nobody has said whether the money goes back.',
    unpaid: 'No payment was started.',
    pending: 'A payment is running.',
    failed: 'The payment failed.',
    expired: 'The payment was not finished in time.',
    successful: 'The money is reserved on the card and not yet confirmed.',
    initiated: 'The patient began to pay; the gateway has not reported the result.',
    awaited: 'The gateway still waits for the bank.',
    unknown: 'The gateway has not answered yet.',
  } as Record<string, string>,

  columns: {
    patient: 'Patient',
    visit: 'Visit',
    since: 'Here since',
    why: 'Why',
    amount: 'Amount',
    actions: 'Actions',
  },
  noAttempt: 'No payment was started.',
  settled: 'Settled: no longer on the board.',

  actions: {
    label: (name: string) => `What to do about ${name}`,
    open: 'Open the booking',
    query: 'Ask the gateway',
    querying: 'Asking…',
    void: 'Void',
    refund: 'Refund',
    clear: 'Mark as done, with a note',
  },

  states: {
    initiated: 'The gateway has not decided yet.',
    paid: 'The gateway says: paid.',
    failed: 'The gateway says: not paid.',
    expired: 'The payment was not finished in time.',
    reversed: 'The gateway says: the money went back.',
    surplus: 'The gateway says: paid, on top of another payment of this booking. Give one of them back.',
  },
  gatewaySays: (message: string) => `In its words: ${message}`,
  refunded: 'The refund is recorded and goes to the gateway.',
  cleared: 'Marked as done. Your note is in the history.',
  moved: 'Someone else changed this booking meanwhile. You now see it as it is; check it, then decide again.',
  sampleTaken: (why: string) => `${why} Press the button again to give the money back nevertheless.`,
  unavailable: 'The gateway could not be reached. Nothing was changed; try again in a moment.',

  dialogs: {
    void: {
      title: 'Void this payment?',
      text: (name: string, amount: string) =>
        `The payment of ${name} over ${amount} is canceled at the gateway before it is confirmed: no money moves, and what was reserved on the card is released.`,
      save: 'Void the payment',
    },
    clear: {
      title: 'Mark it as done?',
      text: (name: string) => `Say what you found and did about ${name}. No money moves by this.`,
      save: 'Mark as done',
      note: 'What was done',
    },
    hint: 'Kept in the history of the booking.',
  },

  statement: {
    title: 'Compared with the card gateway',
    lead: 'Once a day every transaction of the gateway is compared with our payments and refunds, both ways.',
    comparedAt: (time: string) => `Last compared on ${time}.`,
    never: 'Not compared yet.',
    empty: 'Both sides agree.',
    more: (shown: number, open: number) => `The oldest ${shown} of ${open}. Settle them to see the others.`,
    compare: 'Compare now',
    comparing: 'Comparing…',
    requested: 'The comparison has begun. What differs appears here within some minutes.',
    columns: { what: 'What', gateway: 'At the gateway', ours: 'Here', since: 'Found', actions: 'Actions' },
    kinds: {
      'unknown-order': 'The gateway has a payment of an order that is not here. Refund it in its dashboard.',
      'not-paid-here': 'The gateway has a payment that is not paid here. Ask it about the booking, then decide.',
      'not-paid-there': 'Paid here, and the gateway has no such payment. Look it up before the visit.',
      'amount-differs': 'Amount or currency differ.',
      'refund-differs': 'One side has given money back, the other has not.',
      unreadable: 'The gateway’s entry can’t be read. Look the day up in its dashboard.',
    } satisfies Record<FindingKind, string>,
    order: (orderNo: string) => `Order ${orderNo}`,
    reference: (referenceNo: string) => `Reference ${referenceNo}`,
    nothing: 'Nothing',
    refund: {
      requested: 'refund requested',
      done: 'refunded',
      failed: 'refund refused',
      declined: 'no refund',
    } as Record<string, string>,
    settle: 'Settle with note',
    settleLabel: (what: string) => `Settle with note: ${what}`,
    dialog: {
      title: 'Settle this difference?',
      text: 'Say what you found and did. No money moves by this.',
      save: 'Settle',
      note: 'What was done',
      hint: 'Kept in the audit history.',
    },
  },
} as const
