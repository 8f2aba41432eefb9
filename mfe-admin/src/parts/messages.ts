/** The visible sentences that several screens share. */
export const partsMessages = {
  waiting: 'Loading…',
  slow: 'This takes longer than usual. It goes on loading.',
  failedTitle: 'This could not be loaded',
  retry: 'Try again',
  toPatient: 'All visits, requests and money',

  approval: {
    ending: (date: string) => `The approval of health advertising ends on ${date}`,
    over: (date: string) => `The approval of health advertising ended on ${date}: offers and reviews are hidden`,
    renew: 'Renew it with the authority, then enter the new number and day in the provider’s profile.',
  },

  noNurse: {
    mark: 'No nurse',
    reasons: {
      off: 'No nurse works on this day, so nothing can be booked. Choose another day, or change a nurse’s hours.',
      left: 'No nurse works here any more, so nothing can be booked.',
    },
    add: 'Add a nurse',
    askAdmin: 'Ask an admin of your team to add a nurse.',
  },

  form: {
    back: 'Back',
    save: 'Save',
    saving: 'Saving…',
  },
  refund: {
    underWay: (part: string) =>
      `${part} of this payment is on its way back. Until the card gateway has answered, usually within minutes, no more can be given back. Wait for the answer, or keep the money now and give the rest back later, under Payment.`,
    title: 'Give money back?',
    lead: (left: string, name: string) =>
      `${left} of this payment can go back to the card of ${name}. This can’t be undone.`,
    amount: 'Amount in AED',
    amountHint: (left: string) => `All of it is ${left}. For a part, write that part.`,
    partHint: (left: string) => `Less than ${left}. To give all of it back, cancel the visit.`,
    wrongAmount: 'Write an amount above 0 with two decimals at most, such as 120 or 59.50.',
    tooMuch: (left: string) => `At most ${left} can go back.`,
    notAll: 'This is all of it. Cancel the visit and choose the refund there.',
    note: 'Why',
    noteHint: 'Kept in the history, for the team only.',
    save: 'Refund',
  },
  ask: {
    back: 'Back',
    saving: 'Saving…',
    reason: 'Reason',
    reasonHint: 'Kept in the history.',
    reasonMissing: 'Say why, in a few words.',
    confirm: (word: string) => `Type ${word} to confirm`,
    confirmWrong: (word: string) => `Type ${word} exactly as it is written here.`,
  },
} as const
