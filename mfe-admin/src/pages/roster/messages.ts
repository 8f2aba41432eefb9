import { MAX_WEEK_HOURS } from '@homecare/domain/assignment-rules'

const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)

/** Every visible sentence of the list of all visits of care. */
export const rosterMessages = {
  lead: 'What is planned and what took place, by the day on which it begins. Visits without a nurse come first.',
  week: {
    label: 'Days of the week',
    before: 'The week before',
    after: 'The week after',
    visits: (count: number) => (count === 1 ? 'visit' : 'visits'),
    open: 'open',
  },
  day: { date: 'Day', today: 'Today', before: 'The day before, key [', after: 'The day after, key ]' },
  filter: {
    label: 'Filter',
    search: 'Search',
    placeholder: 'Patient, nurse or area',
    open: 'Only without a nurse',
  },
  open: 'Without a nurse',
  others: 'With a nurse',
  allAssigned: 'All visits have a nurse.',
  empty: 'No visit on this day.',
  emptyFilter: 'No visit of this day fits this filter.',
  nextDay: 'next day',
  of: (name: string, time: string) => `${name}, ${time}`,
  change: 'Change',
  assign: {
    title: 'Who makes the visit',
    save: 'Save',
    done: 'The visit has its nurse.',
    conflict: 'Somebody else changed this case meanwhile. The current state is shown; look at it, then save again.',
    illegal: 'This visit has changed meanwhile. Close this and look at the list.',
  },
  nurses: {
    title: 'Nurses of this week',
    none: 'No nurse has a visit in this week.',
    line: (count: number, hours: string) => `${visits(count)}, ${hours}`,
    tooMany: `more than ${MAX_WEEK_HOURS}`,
    hours: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
    },
  },
}
