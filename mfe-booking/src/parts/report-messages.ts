/** The sentences that say whose report it is. */
export interface WhoseReport {
  title: string
  ready: (date: string) => string
  withdrawnTitle: string
  withdrawn: string
  open: string
  frame: string
}

const withdrawn =
  'Something in it was wrong. We will email you as soon as the right one is ready. Please do not use the earlier one.'

/** The report of a visit for one person. */
const yours: WhoseReport = {
  title: 'Your report',
  ready: (date) =>
    `Your report has been ready since ${date}. For your privacy it opens with something that only you know.`,
  withdrawnTitle: 'We removed your report',
  withdrawn,
  open: 'Open my report',
  frame: 'Your laboratory report',
}

/** The report of one of several people. */
const ofPerson = (name: string): WhoseReport => ({
  title: `Report of ${name}`,
  ready: (date) => `This report has been ready since ${date}. For privacy it opens with something that only you know.`,
  withdrawnTitle: `We removed the report of ${name}`,
  withdrawn,
  open: `Open the report of ${name}`,
  frame: `Laboratory report of ${name}`,
})

/** Every visible sentence about laboratory reports: on the patient's booking and on the doctor's page. */
export const reportMessages = {
  corrected:
    'This is a corrected report. It replaces the earlier one: please use only this one, also with your doctor.',
  physicianName: 'Responsible physician',
  physician: (name: string, licence: string) => `Responsible physician: ${name}, ${licence}`,
  until: (date: string) => `You can open it here until ${date}. Download it if you want to keep it.`,
  yours,
  ofPerson,
  digits: 'Last four digits of your phone number',
  digitsHint: 'The phone number you booked with',
  digitsMissing: 'Enter the last four digits of your phone number',
  opening: 'Opening…',
  wait: (when: string) =>
    `That was too many wrong attempts. You can try again after ${when}, Dubai time. To read it sooner, call us: we ask a few questions to be sure that it is you, and you can try again right away.`,
  waitPasscode: (when: string) =>
    `That was too many attempts with links that do not work. Try again after ${when}, Dubai time, or ask the patient for a new link.`,
  closed: 'The report has been closed again. Please enter the digits once more.',
  closedLink: 'The report has been closed again. Please enter the passcode once more.',
  failed: 'That did not work. Try again in a moment, or call us.',
  none: 'The report can’t be opened just now. Call us and tell us your order number.',
  openedUntil: (time: string) => `Open on this device until ${time}, then the digits are needed again.`,
  openedUntilPasscode: (time: string) => `Open on this device until ${time}, then the passcode is needed again.`,
  show: 'Open in a new tab',
  download: 'Download',
  print: 'Print',
  close: 'Close the report',
  meaning: 'Only a doctor can say what the values mean.',
  share: {
    title: 'Share it with your doctor',
    lead: 'You get a link and a passcode for your doctor. The link works for 7 days, always opens the newest report, and you get an email each time it is opened.',
    recipient: 'Who is it for?',
    recipientHint: 'Only you see this, to recognise the link later',
    recipientMissing: 'Write who it is for',
    make: 'Make a link',
    making: 'Making the link…',
    madeTitle: (recipient: string) => `Link for ${recipient}`,
    made: 'Send the link, and pass on the passcode in another way, such as by phone. We show the passcode only once.',
    link: 'Link',
    passcode: 'Passcode',
    copy: 'Copy the link',
    copied: 'The link is copied',
    hide: 'I have passed both on',
    list: 'Your links',
    none: 'You have not made a link yet.',
    states: { open: 'Works', locked: 'Locked after ten wrong passcodes', revoked: 'Removed', expired: 'Ended' },
    until: (date: string) => `until ${date}`,
    neverOpened: 'Not opened yet',
    opened: (times: string) => `Opened ${times}`,
    revoke: 'Remove',
    revokeOf: (recipient: string) => `Remove the link for ${recipient}`,
    revoked: (recipient: string) => `The link for ${recipient} is removed.`,
  },
  shared: {
    title: 'Shared laboratory report',
    keywords: 'laboratory report, home blood test, doctor',
    heading: 'A patient shares a laboratory report with you',
    lead: 'Enter the passcode that the patient gave you.',
    leadOpened: 'Please check the name before you read it.',
    none: 'This link is not complete',
    noneHelp: 'Open it again from the message you received, or ask the patient for a new one.',
    ended: 'This link doesn’t open a report any more',
    withdrawnTitle: 'This report was removed',
    withdrawn:
      'Something in it was wrong. If you have opened, saved or printed it, please do not use it. As soon as a corrected report is ready, this link opens it until it ends.',
    replacedTitle: 'This report was replaced by a corrected one',
    replaced:
      'If you have opened, saved or printed the earlier one, please do not use it. The passcode opens the corrected report.',
    passcode: 'Passcode',
    passcodeHint: 'Eight letters and digits',
    passcodeMissing: 'Enter the passcode',
    open: 'Open the report',
    patient: 'Patient',
    visit: 'Visit',
    released: 'Released',
    order: 'Order',
    until: (date: string) => `This link works until ${date}.`,
    corrected: 'This is a corrected report. It replaces an earlier one.',
    told: 'The patient receives an email each time the report is opened.',
    noScript: 'Opening a report needs JavaScript. Please switch it on, or ask the patient for the document.',
    frame: 'The laboratory report',
  },
}
