/** Every visible sentence of the day sheet, the staff's and the nurse's. */
export const daySheetMessages = {
  titleOf: (date: string) => `Day sheet, ${date}`,

  choice: {
    label: 'Which sheet',
    date: 'Date',
    area: 'Area',
    allAreas: 'All areas',
    today: 'Today',
    before: 'The day before',
    after: 'The day after',
  },

  print: 'Print',
  pdf: 'PDF',
  pdfLong: '(download)',
  share: 'Share',

  summary: (visits: number, areas: number) =>
    `${visits === 1 ? '1 visit' : `${visits} visits`}${areas > 1 ? ` in ${areas} areas` : ''}`,
  areaOf: (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`),
  empty: 'No visits on this day.',
  emptyArea: (area: string) => `No visits in ${area} on this day.`,

  visit: {
    label: (time: string, name: string) => `${time}, ${name}`,
    call: 'Call',
    map: 'Map',
    newTab: '(opens in a new tab)',
    tests: 'Tests',
    tubes: 'Tubes',
    fasting: (hours: number) => `Fasting ${hours} h`,
    noFasting: 'No fasting',
    paid: 'Paid',
    payments: {
      Unpaid: 'Not paid',
      Pending: 'Payment running',
      Failed: 'Payment failed',
      Expired: 'Not paid',
      Reversed: 'Money given back',
    } as Record<string, string>,
    open: 'Open the booking',
  },

  nurseVisit: {
    next: 'Next visit',
    later: 'After that',
    finished: 'Done',
    allDone: 'All visits of your sheet are done. Thank you.',
    notes: 'Notes of the team',
    take: 'Take along',
    fasting: 'Fasting',
    fastingHours: (hours: number) => `Ask: ${hours} hours without food?`,
    noFasting: 'Not needed',
    done: 'Reported so far',
  },

  steps: {
    label: (name: string) => `Report for ${name}`,
    do: { onTheWay: 'On my way', arrived: 'Arrived', sampleTaken: 'Sample taken', nobodyThere: 'Nobody there' },
    done: { onTheWay: 'On the way', arrived: 'Arrived', sampleTaken: 'Sample taken', nobodyThere: 'Nobody there' },
    sample: {
      tubes: 'Tubes filled',
      tubesOf: (count: number) => (count === 1 ? '1 tube' : `${count} tubes`),
      asked: (hours: number) => `${hours} hours without food?`,
      fasted: 'Yes, fasted',
      notFasted: 'No, has eaten',
      choose: 'Ask the patient',
      missing: 'Ask the patient, then choose',
      save: 'Sample taken',
      back: 'Back',
    },
  },

  sharing: {
    title: 'Share with a nurse',
    lead: (date: string) =>
      `The link shows the sheet of ${date} to whoever has it, without a login: names, addresses and phone numbers. Send it to the nurse who goes, to nobody else.`,
    area: 'Area',
    hours: 'Works for',
    hoursOf: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    past: 'This day has passed: no new link can be created for it.',
    create: 'Create a link',
    creating: 'Creating…',
    ready: (until: string) => `Works until ${until}. It is shown only now: copy it before you close.`,
    link: 'Link',
    copy: 'Copy',
    copied: 'Link copied',
    notCopied: 'The browser did not allow copying. Mark the link and copy it by hand.',
    links: 'Links of this day',
    none: 'None so far.',
    wholeDay: 'All areas',
    by: (who: string) => `by ${who}`,
    until: (time: string) => `until ${time}`,
    expired: (time: string) => `expired ${time}`,
    revoked: (time: string) => `withdrawn ${time}`,
    opened: (times: number) => (times === 0 ? 'not opened yet' : times === 1 ? 'opened once' : `opened ${times} times`),
    revoke: 'Withdraw',
    revokeLabel: (area: string, who: string) => `Withdraw the link for ${area} by ${who}`,
    revokeTitle: 'Withdraw this link?',
    revokeText: 'Whoever has it can’t open the sheet any more, from now on. You can create another one.',
    revokedNow: 'The link is withdrawn',
  },

  shared: {
    title: 'Your visits',
    loading: 'Opening your sheet…',
    refresh: 'Refresh',
    at: (time: string) => `As of ${time}`,
    closedTitle: 'This link does not work any more',
    closed: 'Day sheet links work for some hours only, and can be withdrawn. Ask the coordinator for a new one.',
    noneTitle: 'The link is not complete',
    none: 'Open it again from the message in which you got it; the part after the # belongs to it.',
    failedTitle: 'The sheet could not be opened',
    offline:
      'There is no connection, so what you see may be out of date. Go on working: what you report is sent when the network is back.',
    titleOf: (date: string, nurse: string | null) => (nurse ? `${date}, ${nurse}` : date),
    you: 'you',
    unsent: (count: number) =>
      count === 1
        ? '1 step waits for the network; it is sent by itself.'
        : `${count} steps wait for the network; they are sent by themselves.`,
    refusedTitle: 'Something was not accepted',
    retry: 'Try again',
    callUs: (phone: string) => `Call the office: ${phone}`,
    foot: 'These are patients’ data. Don’t pass the link on.',
  },
} as const
