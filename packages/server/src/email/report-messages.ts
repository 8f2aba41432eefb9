/** Every sentence that says whose report it is. Each is whole: other languages order its words differently. */
export interface ReportMessages {
  isReady: string
  correctedIsReady: string
  sent: string
  corrected: string
  open: string
  /** Where the booking has several reports: which one to look for. */
  find: string | null
  wasWithdrawn: string
  withdrawn: string
  /** Above those who have opened a report that is withdrawn, or that was corrected. */
  tellWithdrawn: string
  tellCorrected: string
  waits: string
  notOpened: string
  openedSubject: string
  openedTitle: string
  somebodyOpened: string
  seeWhoOpened: string
  linkLocked: string
  stayedClosed: string
  wrongPasscodes: string
}

/** To the patient who booked for nobody else. */
export const OWN_REPORT: ReportMessages = {
  isReady: 'Your report is ready',
  correctedIsReady: 'A corrected report is ready',
  sent: 'The laboratory has sent the report of your blood test, and we have checked that it is yours.',
  corrected:
    'The laboratory has corrected the report of your blood test. The new one replaces the earlier one: please use only the new one, also with your doctor.',
  open: 'Open your report',
  find: null,
  wasWithdrawn: 'Your report was removed: please do not use it',
  withdrawn:
    'Something in the report of your blood test was wrong, so we have removed it, and nobody can open it any more. We are sorry. We will send you an email as soon as the corrected one is ready.',
  tellWithdrawn: 'These people have opened your report with a link from you. Please tell them that it was removed:',
  tellCorrected:
    'These people have opened the earlier report with a link from you. Please tell them that it was corrected:',
  waits: 'Your report is waiting for you',
  notOpened:
    'The report of your blood test has been ready for three days, and nobody has opened it yet. Some values should be seen soon, so please have a look. This is our only reminder.',
  openedSubject: 'Your report was opened with your link',
  openedTitle: 'Your report was opened',
  somebodyOpened: 'Somebody has opened your report with the link and passcode you made.',
  seeWhoOpened: 'See who opened your report',
  linkLocked: 'A link to your report is locked',
  stayedClosed: 'A wrong passcode was entered ten times. Your report stayed closed.',
  wrongPasscodes:
    'Somebody entered a wrong passcode ten times at a link that you made. We have locked this link. Your report was not opened.',
}

/** About the report of one of several people, or of the only one who had tests where somebody else booked. */
export const reportOfPerson = ({ name, isOnly }: { name: string; isOnly: boolean }): ReportMessages => ({
  isReady: `${name}’s report is ready`,
  correctedIsReady: `${name}’s report was corrected and is ready`,
  sent: `The laboratory has sent ${name}’s report, and we have checked whose it is.`,
  corrected: `The laboratory has corrected ${name}’s report. The new one replaces the earlier one: please use only the new one, also with your doctor.`,
  open: `Open ${name}’s report`,
  find: isOnly ? null : `Find ${name}’s report there. Each report opens separately.`,
  wasWithdrawn: `${name}’s report was removed: please do not use it`,
  withdrawn: `Something in ${name}’s report was wrong, so we have removed it, and nobody can open it any more. We are sorry. We will send you an email as soon as the corrected one is ready.`,
  tellWithdrawn: `These people have opened ${name}’s report with a link from you. Please tell them that it was removed:`,
  tellCorrected: `These people have opened ${name}’s earlier report with a link from you. Please tell them that it was corrected:`,
  waits: `${name}’s report is waiting for you`,
  notOpened: `${name}’s report has been ready for three days, and nobody has opened it yet. Some values should be seen soon, so please have a look. This is our only reminder.`,
  openedSubject: `${name}’s report was opened with your link`,
  openedTitle: `${name}’s report was opened`,
  somebodyOpened: `Somebody has opened ${name}’s report with the link and passcode you made.`,
  seeWhoOpened: `See who opened ${name}’s report`,
  linkLocked: `A link to ${name}’s report is locked`,
  stayedClosed: `A wrong passcode was entered ten times. ${name}’s report stayed closed.`,
  wrongPasscodes: `Somebody entered a wrong passcode ten times at a link that you made. We have locked this link. ${name}’s report was not opened.`,
})
