/** Every visible sentence about who makes a visit. */
export const assignmentMessages = {
  title: 'Nurse',
  reload: 'Reload',
  none: 'Nobody yet',
  noneUnpaid: 'A nurse can be assigned once the booking is paid.',
  suggested: (name: string) => `Assign ${name}`,
  nobodyFree: 'No nurse is free there at that time. Choose one below, or move the visit.',
  noNurses: 'No nurse has been entered yet. An admin does that under Nurses.',
  choose: 'All nurses',
  chooseOther: 'Change',
  choices: 'Nurses for this visit',
  assign: 'Assign',
  assignOf: (name: string) => `Assign ${name}, all nurses`,
  present: 'assigned',
  best: 'suggested',
  takeOff: 'Take off',
  takeOffOf: (name: string) => `Take off ${name}`,
  clash: 'Has another visit at this time',
  marks: {
    offDuty: 'off duty',
    clash: 'has another visit then',
    overload: 'full day',
    nearby: 'nearby',
    outside: 'other areas',
    tooFar: 'too far from the visit before or after',
    travel: (minutes: number) => `${minutes} min on the way`,
  },
  visits: (count: number) =>
    count === 0 ? 'no other visit that day' : count === 1 ? '1 other visit that day' : `${count} other visits that day`,
  assigning: 'Assigning…',
  assigned: (name: string) => `${name} is assigned`,
  takenOff: (name: string) => `${name} is taken off the visit`,
  leftMeanwhile: 'This nurse no longer works here on that day. Choose another one.',
  undo: 'Undo',
  undoing: 'Undoing…',
  changedMeanwhile: 'Somebody else changed this booking meanwhile, so it was not undone.',

  toVisit: (time: string, name: string) => `to ${time}, ${name}`,
  choicesOf: (time: string, name: string) => `Who goes to ${name} at ${time}?`,
  nobodyFreeThen: 'Nobody is free there at that time',
  withoutNurse: (count: number) => (count === 1 ? '1 visit without a nurse' : `${count} visits without a nurse`),
  assignAll: (count: number) => (count === 1 ? 'Assign as suggested' : `Assign all ${count} as suggested`),
  nobodyFreeFor: (count: number) =>
    count === 1 ? 'For 1 visit nobody is free there.' : `For ${count} visits nobody is free there.`,
  selected: (count: number) => (count === 1 ? '1 visit selected' : `${count} visits selected`),
  assignSuggested: 'Assign as suggested',
  assignEmpty: (count: number) => `Assign the ${count} without a nurse as suggested`,
  assignOne: 'Choose a nurse',
  clearSelection: 'Clear',
  chooseFor: (count: number) => (count === 1 ? 'Who makes this visit?' : `Who makes these ${count} visits?`),
  bulkDone: (count: number) => (count === 1 ? '1 visit is assigned.' : `${count} visits are assigned.`),
  bulkRefused: (count: number, reason: string) =>
    count === 1 ? `1 visit was not assigned: ${reason}` : `${count} visits were not assigned. The first: ${reason}`,
  undoRefused: (count: number) =>
    count === 1
      ? '1 visit was changed meanwhile and stays assigned.'
      : `${count} visits were changed meanwhile and stay assigned.`,
  done: (names: readonly (string | null)[]) => {
    if (names.length > 1) return `${names.length} visits are assigned.`
    return names[0] ? `${names[0]} is assigned now.` : 'Nobody is assigned now.'
  },
  sheetConflict:
    'Somebody else changed this booking first. The sheet is loaded again; what follows it is not assigned yet.',
} as const
