/** Every visible sentence of a new booking for a caller. */
export const callerMessages = {
  lead: 'For a patient on the phone. What you type here stays while your login lasts, and is on no other machine.',
  noCard:
    'Never ask for a card number, and never write one down. The patient pays by the link, on the card page of the bank.',
  kinds: { label: 'What the caller wants', booking: 'Blood test', request: 'Another service' },
  discard: 'Empty this form',
  discardTitle: 'Empty this form?',
  discardText: 'The held time is given back.',
  next: 'Next caller',

  find: {
    title: 'Has the caller been here before?',
    field: 'Phone number or email',
    hint: 'In any writing, such as 050\u00a0123\u00a04567 or +971\u00a050\u00a0123\u00a04567',
    action: 'Find',
    running: 'Searching…',
    none: 'Nobody with this number or email. Fill in the details below.',
    use: 'Use these details',
    again: 'Same as last time',
    againLabel: (name: string) => `Same as last time for ${name}`,
    last: (items: readonly string[]) => `Last time: ${items.join(', ')}`,
    takeLabel: (name: string) => `Use these details of ${name}`,
    page: 'Visits and money',
    pageLabel: (name: string) => `Visits and money of ${name}`,
    records: (bookings: number, requests: number) =>
      [
        bookings === 1 ? '1 booking' : `${bookings} bookings`,
        requests === 1 ? '1 request' : `${requests} requests`,
      ].join(', '),
  },

  tests: {
    title: 'Tests and packages',
    search: 'Search tests and packages',
    placeholder: 'Name or other word, such as sugar',
    none: 'Nothing has this name.',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    contained: (name: string) => `In ${name}`,
    package: 'Package',
    failed: 'The tests could not be loaded.',
    more: (count: number) => `${count} more: type another letter`,
    fasting: (hours: number) => (hours > 0 ? `${hours} h fasting` : 'no fasting'),
  },

  time: {
    title: 'Day and time',
    day: 'Day',
    times: (day: string) => `Times on ${day}`,
    reasons: { past: 'over', 'lead-time': 'soon', full: 'full', closed: 'closed' },
    loading: 'Loading the times…',
    ifFasting: 'if fasting',
    held: (slot: string, until: string) => `${slot} is held for this call until ${until}.`,
    holdOver: (slot: string) =>
      `The hold on ${slot} has ended. Hold it again, or create the booking if it is still free.`,
    holdAgain: 'Hold it again',
    taken: (slot: string) => `${slot} was taken meanwhile. The nearest free times:`,
    takenNone: (slot: string) => `${slot} was taken meanwhile, and no later time is free.`,
    take: (slot: string) => `Take ${slot}`,
    closed: (reason: string) => `Closed on this day: ${reason}. Choose another day, or open it under Slots.`,
  },

  details: {
    title: 'Patient',
    fullName: 'Full name',
    phone: 'Phone number',
    email: 'Email',
    emailHint: 'Read it back letter by letter: the pay link goes there',
    language: 'Language',
    languageHint: 'Of the emails and of the page behind the link',
    service: 'Service',
    choose: 'Choose',
    day: 'Wanted day',
  },

  people: 'Others in this visit',
  samePeople: {
    title: 'Are these two different people?',
    lead: 'Two names of this visit look the same. Each person gets their own sample tube and report: ask the caller, then confirm or change a name.',
    yes: 'Yes, two different people',
    refusal: 'Two names of this visit look the same. Change one, or confirm that they are two people.',
  },

  summary: {
    title: 'This booking',
    patient: 'Patient',
    person: (number: number) => `Person ${number}`,
    empty: 'No test is chosen yet.',
    total: 'Total',
    missing: (aed: number) => `AED\u00A0${aed} more: a booking has to cost more than the minimum.`,
    when: 'When',
    noTime: 'No time is chosen yet.',
    create: 'Create and send the pay link',
    creating: 'Creating…',
    holding: 'Holding the time…',
    createRequest: 'Create the request',
    slotFull: 'The time was taken meanwhile. Choose one of the nearest, or another day.',
    chooseTests: 'Choose at least one test or package.',
    testsLoading: 'The tests are still loading. Press again as soon as they are here.',
    chooseTime: 'Choose a day and time.',
    priceChanged: 'A price has changed, and the total above is the new one. Tell the caller, then create the booking.',
    alreadyBooked: (detail: string | undefined) =>
      `${detail ?? 'This call has its booking already.'} Change it there, or start with the next caller.`,
  },

  openBooking: 'Open the booking',
  request: {
    created: (order: string) => `Request ${order} is created`,
    done: 'The patient has a confirmation by email.',
    open: 'Open the request',
  },
}
