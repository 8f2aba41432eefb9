/** Every visible sentence of the nurse's page, besides those of remote-kit's `visits/`. */
export const nurseMessages = {
  sheet: {
    title: 'Your visits',
    clockTitle: 'The clock of your phone is wrong',
    clock: (by: string) => `It differs by ${by}. The times here are right all the same. Please set the clock.`,
    loading: 'Loading…',
    slow: 'This takes longer than usual. It goes on loading.',
    refresh: 'Refresh',
    at: (time: string) => `As of ${time}`,
    closedTitle: 'This link does not work any more',
    closed: 'Day sheet links work until their day ends, and can be removed before. Ask the coordinator for a new one.',
    noneTitle: 'The link is not complete',
    none: 'Open it again from the message in which you got it; the part after the # belongs to it.',
    failedTitle: 'The sheet could not be opened',
    noNetwork: 'The server could not be reached. Check the connection, then try again.',
    noAnswer: 'The server could not answer just now. Try again in a moment.',
    tooMany: (seconds: number) =>
      `Too many requests. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    offlineTitle: 'No connection',
    offline: 'What you see may be out of date. Go on working: what you report is sent when the network is back.',
    you: 'you',
    unsent: (count: number) =>
      count === 1
        ? '1 step waits for the network and is sent when it is back.'
        : `${count} steps wait for the network and are sent when it is back.`,
    refusedTitle: 'Something was not accepted',
    retry: 'Try again',
    callUs: (phone: string) => `Call the office: ${phone}`,
    foot: 'These are patients’ data. Don’t pass the link on.',
  },

  visit: {
    next: 'Next visit',
    later: 'After that',
    finished: 'Done',
    allDone: 'All visits of your sheet are done. Thank you.',
    notes: 'Notes of the team',
    born: 'Date of birth and sex',
    compareBorn: (born: string) => `${born}: compare with the ID`,
    askBorn: 'Nobody has said it yet: ask, and look at the ID',
    number: 'Number for the labels',
    noNumber: 'Ask the office: there is none yet',
    tubes: (count: number) => (count === 1 ? '1 tube to label' : `${count} tubes to label`),
    family: (people: number, tubes: number) =>
      `${people} people, ${tubes} tubes. Finish one person’s tubes, with their labels on, before you begin the next.`,
    fasting: 'Fasting',
    notEatenSince: 'Not eaten since, says the patient',
    fastingHours: (hours: number) => `Ask: ${hours} hours without food?`,
    noFasting: 'Not needed',
    done: 'Reported so far',
  },

  steps: {
    label: (name: string) => `Report for ${name}`,
    otherDay: (date: string) => `You report this visit on its day, ${date}.`,
    early: (time: string, until: string) => `The visit is at ${time}, in ${until}.`,
    ask: {
      onTheWay: 'Are you on your way now?',
      arrived: 'Are you there already?',
      sampleTaken: 'Was the sample taken already?',
      nobodyThere: 'Called? Waited ten minutes?',
    },
    yes: {
      onTheWay: 'Yes, on my way',
      arrived: 'I am there',
      sampleTaken: 'Sample taken',
      nobodyThere: 'Yes, nobody is there',
    },
    held: {
      label: 'Sent in some seconds',
      sentIn: (seconds: number) => `Sent in ${seconds} s, or when you leave this page`,
      undo: 'Undo',
    },
    sample: {
      label: (accession: string) => `Label every tube: ${accession}`,
      identityOf: (name: string) => `Ask ${name} or the guardian, and look at the ID`,
      callTitle: 'Call the office before you take the sample',
      callText: 'Some of these tests need fasting. The office decides with you and the patient:',
      choose: 'Ask the patient',
      missing: 'Ask the patient, then choose',
      save: 'Sample taken',
    },
  },

  units: {
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => `${count} days`,
    years: (count: number) => `${count} years`,
  },
} as const
