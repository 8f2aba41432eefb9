/** Every visible sentence of the staff's day sheet alone. */
export const daySheetMessages = {
  titleOf: (date: string) => `Day sheet, ${date}`,

  choice: {
    label: 'Which sheet',
    date: 'Date',
    area: 'Area',
    allAreas: 'All areas',
    nurse: 'Nurse',
    allNurses: 'All nurses',
    noNurse: 'No nurse',
    today: 'Today',
    before: 'The day before',
    after: 'The day after',
  },

  print: 'Print',
  download: '(PDF)',
  share: 'Share',

  areaToAssign: (area: string) => `${area}, to assign`,
  areaOf: (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`),
  emptyArea: (area: string) => `No visits in ${area} on this day.`,
  emptyNurse: (name: string) => `${name} has no visits on this day.`,
  emptyNurseArea: (name: string, area: string) => `${name} has no visits in ${area} on this day.`,

  sharing: {
    title: 'Share with a nurse',
    lead: (date: string) =>
      `The link shows the sheet of ${date} to whoever has it, without a login: names, addresses and phone numbers. It works until that day ends. Send it to the nurse who goes, to nobody else.`,
    nurse: 'Nurse',
    anyNurse: 'Everybody’s visits',
    area: 'Area',
    past: 'This day has passed: no new link can be created for it.',
    sending: 'Sending…',
    toNurses: 'To the nurses’ phones',
    sendAll: (missing: number, all: number) =>
      missing === all
        ? 'Send to all nurses'
        : missing === 1
          ? 'Send to the other nurse'
          : `Send to the ${missing} others`,
    send: 'Send',
    sendAgain: 'Send again',
    sendTo: (button: string, name: string) => `${button} to ${name}`,
    sent: (nurses: readonly string[]) =>
      nurses.length === 1
        ? `The link is on its way to ${nurses[0]}`
        : `Links are on their way to ${nurses.length} nurses`,
    notSent: 'not sent yet',
    sentBy: (state: string, who: string, at: string) => `${state}; sent by ${who}, ${at}`,
    sentLater: (way: string, at: string) => `${way}, waits until ${at}`,
    noNumber: 'has no phone number that can be read.',
    toNumber: 'Change the number',
    cannotSend: 'Messages to phones are not set up: copy the links.',
    sentMeanwhile: 'This nurse has got a message meanwhile. Look at the row first.',
    notThere: 'This nurse does not work on that day any more, or has no number that can be read.',
    /** Where the reason has to do with the nurse, and not with a patient. */
    reasons: { stopped: 'the nurse wrote STOP', 'not true any more': 'the link was removed' } as Record<string, string>,
    createAll: (nurses: readonly string[]) =>
      nurses.length === 1
        ? `Create and copy a link for ${nurses[0]}`
        : `Create and copy a link for each of ${nurses.length} nurses`,
    copyAll: 'Copy all again',
    allLinks: 'Links',
    allCopied: (links: number) => (links === 1 ? 'Link copied' : `${links} links copied`),
    ofNurse: (name: string, url: string) => `${name}: ${url}`,
    copyOf: (name: string) => `Copy ${name}`,
    oneLink: 'Another link',
    create: 'Create a link',
    createAnother: 'Create another link',
    creating: 'Creating…',
    ready: (until: string) => `Works until ${until}. Shown here until you close or reload the page.`,
    link: 'Link',
    copy: 'Copy',
    copied: 'Link copied',
    copyFailed: 'The browser did not allow copying. Mark the link and copy it by hand.',
    links: 'Links of this day',
    none: 'None so far.',
    wholeDay: 'All areas',
    by: (who: string) => `by ${who}`,
    until: (time: string) => `until ${time}`,
    expired: (time: string) => `expired ${time}`,
    revoked: (time: string) => `removed ${time}`,
    opened: (times: number) => (times === 0 ? 'not opened yet' : times === 1 ? 'opened once' : `opened ${times} times`),
    revoke: 'Remove',
    revokeLabel: (area: string, who: string) => `Remove the link for ${area} by ${who}`,
    revokeTitle: 'Remove this link?',
    revokeText: 'Whoever has it can’t open the sheet any more, from now on. You can create another one.',
    revokedNow: 'The link is removed',
  },

  care: {
    title: 'Care',
    kinds: { assessment: 'Assessment', visit: 'Visit' },
    of: (kind: string, service: string) => `${kind}, ${service}`,
    between: (from: string, to: string) => `${from}–${to}`,
    noNurse: 'No nurse',
    ended: 'Took place',
  },
} as const
