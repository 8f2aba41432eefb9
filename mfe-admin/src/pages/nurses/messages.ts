const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)

/** Every visible sentence about the nurses' data and duty. */
export const nurseMessages = {
  lead: 'Who makes the visits, and when. The seats of each slot follow from the nurses on duty.',
  caption: 'Nurses',
  add: 'Add a nurse',
  emptyTitle: 'No nurse yet',
  empty:
    'Add the nurses who make the visits, with their hours. From the first one on, a slot can only be booked while somebody is on duty; until then only the number of seats decides.',
  slots: 'Slots',

  columns: {
    name: 'Nurse',
    where: 'Profession, languages, areas',
    hours: 'Hours, days off',
    visits: 'Visits ahead',
    actions: 'Actions',
  },
  licence: 'Licence',
  licenceNotice: {
    unknown: 'End of the licence not known',
    ended: 'The licence has ended',
    ends: (date: string, days: number) =>
      days === 0
        ? 'The licence ends today'
        : `The licence ends on ${date}, in ${days === 1 ? '1 day' : `${days} days`}`,
  },
  off: (date: string) => `Off ${date}`,
  everyArea: 'All areas',
  noHours: 'None',
  left: (date: string) => `stopped working on ${date}`,
  leaves: (date: string) => `stops working on ${date}`,
  moreDaysOff: (count: number) => `and ${count} more`,

  weekdays: [
    { key: 'mon', short: 'Mon', long: 'Monday' },
    { key: 'tue', short: 'Tue', long: 'Tuesday' },
    { key: 'wed', short: 'Wed', long: 'Wednesday' },
    { key: 'thu', short: 'Thu', long: 'Thursday' },
    { key: 'fri', short: 'Fri', long: 'Friday' },
    { key: 'sat', short: 'Sat', long: 'Saturday' },
    { key: 'sun', short: 'Sun', long: 'Sunday' },
  ],

  form: {
    add: 'Add a nurse',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    firstName: 'First name',
    lastName: 'Last name',
    licence: 'Licence number',
    licenceHint: 'Patients see it with the first name the day before the visit.',
    profession: 'Licensed as',
    licenceUntil: 'Licence valid until',
    licenceUntilHint: 'The last day. Without it there is no care for this nurse.',
    sex: 'Sex',
    sexHint: 'Some families wish a woman or a man.',
    notSaid: 'Not said',
    sexes: { female: 'Female', male: 'Male' },
    skills: 'Skills',
    skillsHint: 'Care that needs one of them goes only to those who have it.',
    phone: 'Phone',
    languages: 'Languages',
    languagesHint: 'Separated by commas, such as: Arabic, English',
    tooManyLanguages: 'Use at most 10 languages',
    areas: 'Areas',
    areasHint: 'The nurse is suggested there first. Choose none for all areas.',
    hours: 'Working hours',
    hoursHint: 'In Dubai time. 00:00 as the end is midnight.',
    noHours: 'Without a working day this nurse is never on duty.',
    from: (day: string) => `${day}, from`,
    to: (day: string) => `${day}, to`,
    until: 'to',
    off: 'off',
    same: 'Same for every day',
    sameHint: 'Gives every working day the hours of the first one.',
    timeMissing: 'Enter both times',
    timeOrder: 'The end comes after the beginning',
    required: 'This field is required',
    tooLong: 'Use at most 100 characters',
    licenceTooLong: 'Use at most 40 characters',
    visitsStay: (count: number) =>
      `Planned: ${visits(count)}. Those outside the new hours will have no nurse and are marked in the list.`,
    added: (name: string) => `${name} is added`,
    saved: (name: string) => `${name} is saved`,
    savedUnassigned: (name: string, count: number) =>
      count === 1
        ? `${name} is saved; 1 visit has no nurse now`
        : `${name} is saved; ${count} visits have no nurse now`,
    conflict: 'Somebody else changed this nurse while you had the form open.',
    showCurrent: 'Show the current entries',
  },

  daysOff: {
    action: 'Days off',
    label: (name: string) => `Days off of ${name}`,
    title: (name: string) => `Days off of ${name}`,
    none: 'No upcoming days off.',
    list: 'Upcoming days off',
    date: 'Day',
    dateMissing: 'Choose a day',
    reason: 'Reason',
    reasonHint: 'For the team. It may be an illness, so it is not kept in the history.',
    before: (count: number, date: string) =>
      count === 0
        ? `No visit of ${date} is assigned to this nurse.`
        : count === 1
          ? `1 visit of ${date} will have no nurse.`
          : `${count} visits of ${date} will have no nurse.`,
    add: 'Add the day off',
    adding: 'Adding…',
    after: (count: number, date: string) =>
      count === 0
        ? `${date} is a day off.`
        : count === 1
          ? `${date} is a day off. 1 visit has no nurse now:`
          : `${date} is a day off. ${count} visits have no nurse now:`,
    sheet: 'assign them on the day sheet',
    undo: 'Undo',
    undone: (date: string) => `${date} is no day off any more`,
    undoneUnassigned: (date: string) => `${date} is no day off any more. The visits have to be assigned again.`,
    remove: 'Remove',
    removeOf: (date: string) => `Remove the day off on ${date}`,
  },

  leave: {
    action: 'End of work…',
    label: (name: string) => `End of work of ${name}`,
    title: (name: string) => `When does ${name} stop working here?`,
    text: 'From that day on the nurse has no seats and no visits. The nurse’s past visits stay as they are.',
    date: 'First day without this nurse',
    before: (count: number) =>
      count === 0
        ? 'No visit from that day on is assigned to this nurse.'
        : count === 1
          ? '1 visit will have no nurse.'
          : `${count} visits will have no nurse.`,
    save: 'Save the day',
    done: (name: string, date: string) => `${name} stops working on ${date}`,
    doneUnassigned: (name: string, date: string, count: number) =>
      `${name} stops working on ${date}; ${visits(count)} without a nurse`,
    returns: 'Returns',
    stays: 'Stays',
    returnsLabel: (name: string) => `${name} returns`,
    staysLabel: (name: string) => `${name} stays`,
    returned: (name: string) => `${name} works here again`,
  },
} as const
