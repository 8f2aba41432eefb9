/** Every visible sentence of the slot plan. */
export const slotPlanMessages = {
  lead: 'When visits can be booked: closed days, and how many visits fit into each slot at most. Once there are nurses, no slot has more seats than nurses on duty.',

  calendar: {
    label: 'Days that can be booked',
    week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    closed: 'Closed',
    own: 'Own seats',
    // A line may break before the larger number.
    taken: (taken: number, capacity: number) => `${taken}/\u200b${capacity}`,
    takenLong: (taken: number, capacity: number) => `${taken} of ${capacity} seats taken`,
    today: 'Today',
    everyDay: 'Every day',
    everyDayHint: 'Used unless a day has its own numbers',
  },

  day: {
    everyDayTitle: 'Seats on every day',
    everyDayLead: (seats: number) =>
      `A slot takes ${seats} visits unless you say otherwise here. A day’s own number goes before this.`,
    dayLead: 'Seats of this day only. What you don’t change follows “Every day”.',
    time: 'Time',
    seats: 'Seats',
    seatsOf: (time: string) => `Seats at ${time}`,
    usual: (seats: number) => `usually ${seats}`,
    own: 'Own number',
    back: 'Back to usual',
    backOf: (time: string) => `Back to usual at ${time}`,
    none: 'Not bookable',
    saved: 'Saved',
    wrong: 'A whole number from 0 to 1000.',
    keys: 'Enter saves, Esc cancels.',
    periods: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
  },

  nurses: {
    nobodyEntered: 'No nurse has been entered yet: times are offered by their seats alone.',
    taken: (visits: number) =>
      visits === 1
        ? 'One place of this day is taken already, and nobody works then.'
        : `${visits} places of this day are taken already, and nobody works then.`,
    uncovered: (areas: readonly string[], more: number) =>
      `Nobody who works on this day makes visits in ${more > 0 ? `${areas.join(', ')} and ${more} more areas` : areas.join(', ')}.`,
  },

  travel: {
    title: 'Minutes between areas',
    lead: 'How long a nurse drives from one area to another. Suggestions leave this time between two visits; an empty field counts as no time.',
    table: 'Minutes between areas',
    area: 'Area',
    minutesOf: (from: string, to: string) => `Minutes between ${from} and ${to}`,
    wrong: (most: number) => `A whole number from 0 to ${most}, or nothing.`,
    saved: (from: string, to: string, minutes: number | null) =>
      minutes === null ? `${from} and ${to}: no time` : `${from} and ${to}: ${minutes} min`,
  },

  halfHours: {
    title: 'Taken slots',
    visits: (count: number) =>
      count === 0
        ? 'No seat is taken on this day.'
        : count === 1
          ? '1 seat is taken on this day.'
          : `${count} seats are taken on this day.`,
    sheet: 'Day sheet',
    taken: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
    closed: (taken: number) =>
      taken === 0 ? 'closed' : taken === 1 ? 'closed, 1 visit stays' : `closed, ${taken} visits stay`,
    close: 'Close',
    open: 'Open',
    closeOf: (time: string) => `Close ${time}`,
    openOf: (time: string) => `Open ${time}`,
    closedNow: (time: string) => `${time} is closed`,
    openNow: (time: string) => `${time} is open`,
    changed: 'Somebody else changed it first. You see the present state.',
  },

  holds: {
    title: 'Held, not paid yet',
    loading: 'Loading…',
    failed: 'The held seats could not be loaded.',
    count: (count: number) =>
      count === 0
        ? 'No seat of this day is held for a payment.'
        : count === 1
          ? '1 seat is held while its patient pays.'
          : `${count} seats are held while their patients pay.`,
    from: (since: string, until: string) => `Since ${since}, until ${until}`,
    group: (letter: string) => `network ${letter}`,
    end: 'End hold',
    endOf: (orderId: string) => `End hold of ${orderId}`,
    confirm: (time: string, name: string) => `End the hold of ${name} at ${time}?`,
    consequence:
      'Others can book this seat from now on. If the patient is paying just now, the booking gets a free seat of this time or, if there is none, needs action.',
    paid: 'This booking was paid meanwhile: its seat stays.',
  },

  closing: {
    open: 'Open for booking',
    close: 'Close this day',
    closed: (reason: string) => `Closed: ${reason}`,
    reopen: 'Open again',
    reopened: (date: string) => `${date} is open again`,
    title: (date: string) => `Close ${date}?`,
    text: 'Nobody can book this day any more. Visits that are booked stay as they are.',
    counting: 'Counting the visits of this day…',
    visits: (count: number) =>
      count === 0
        ? 'No visit is booked on it.'
        : count === 1
          ? '1 visit is booked on it: the patient must be called.'
          : `${count} visits are booked on it: the patients must be called.`,
    toCall: (count: number) =>
      count === 1
        ? '1 visit is booked on this day. Call the patient:'
        : `${count} visits are booked on this day. Call the patients:`,
    sheet: 'day sheet',
    reasonHint: 'For the team and the history. Patients only see that the day is closed.',
    save: 'Close the day',
    done: (date: string) => `${date} is closed`,
  },
} as const
