/** What the screens of quotes, visits and plans have in common. */
export const careMessages = {
  between: (from: string, to: string) => `${from}–${to}`,

  days: 'Days',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],

  pause: (from: string, until: string) => `From ${from} until ${until}`,
  openPause: (from: string) => `From ${from}, no end yet`,

  rule: {
    of: (service: string, when: string) => `${service}: ${when}`,
    by: (rule: string, nurse: string) => `${rule}; ${nurse}`,
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    wholeDay: (from: string) => `24 hours from ${from}`,
    notOnHolidays: 'not on public holidays',
  },

  repeat: {
    daily: (interval: number) =>
      interval === 1 ? 'every day' : interval === 2 ? 'every second day' : `every ${interval} days`,
    weekly: (interval: number, days: string) =>
      interval === 1 ? `every ${days}` : `every ${interval === 2 ? 'second week' : `${interval} weeks`} on ${days}`,
    monthly: (interval: number, days: string) =>
      `every ${interval === 1 ? 'month' : interval === 2 ? 'second month' : `${interval} months`} on ${days}`,
    run: (from: string, to: string) => `${from} to ${to}`,
    list: (all: string, last: string) => `${all} and ${last}`,
    /** A day of the month: `the 1st`, `the last day`. */
    monthDay: (day: number) => (day === -1 ? 'the last day' : `the ${day}${ordinalEnd(day)}`),
    /** `the first Monday` of a month, from its end with negative numbers. */
    nth: (nth: number, day: string) => `the ${placeOf(nth)} ${day}`,
  },
  /** The places of a weekday in a month, by what a rule says. */
  places: { '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth', '-1': 'last' },
} as const

function ordinalEnd(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

function placeOf(nth: number): string {
  if (nth === -1) return careMessages.places['-1']
  const place = Object.entries(careMessages.places).find(([each]) => each === String(Math.abs(nth)))?.[1] ?? String(nth)
  return nth < 0 ? `${place} to last` : place
}
