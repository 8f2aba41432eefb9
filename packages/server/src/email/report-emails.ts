import { addDays, dubaiDate, formatDate, formatDubaiTime } from '@homecare/domain/dates'
import { REPORT_LINK_DAYS } from '@homecare/domain/report'
import { facts, quiet, steps, text } from './blocks'
import { privateLink } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { letter } from './layout'
import { timelineBlocks } from './timeline'

// An email is read on other people's screens: none of these names a test or a result, and none has the document.

interface ReportEmail extends PatientEmail {
  releasedAt: Date
  /** True if the report replaces an earlier one. */
  corrected: boolean
}

const openUntil = (releasedAt: Date) => formatDate(addDays(dubaiDate(releasedAt), REPORT_LINK_DAYS))

const howToOpen = ({ releasedAt }: ReportEmail) =>
  steps('How to open it', [
    'Open your booking with the button above.',
    'Enter the last four digits of the phone number that you booked with.',
    `Read it, download it or print it. You can open it until ${openUntil(releasedAt)}.`,
  ])

const keepToYourself = quiet(
  'For your privacy the report is not attached to this email. The link opens your booking without a password: keep this email to yourself.',
)

const booking = ({ order }: PatientEmail) => facts(['Visit', formatDate(order.date)], ['Order', order.orderId])

/** The email to the patient when a report is released. */
export function reportReady(mail: ReportEmail): EmailContent {
  const { order, profile, corrected } = mail
  return letter(mail, {
    subject: corrected ? 'A corrected report is ready' : 'Your report is ready',
    preheader: 'Open it with the last four digits of your phone number.',
    title: corrected ? 'A corrected report is ready' : 'Your report is ready',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        corrected
          ? 'The laboratory has sent a corrected report of your blood test. It replaces the earlier one: please use only the new one, also with your doctor.'
          : 'The laboratory has sent the report of your blood test, and we have checked that it is yours.',
      ),
      { type: 'button', label: 'Open your report', url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      ...(corrected ? [] : timelineBlocks(mail)),
      text(
        `Only a doctor can say what the values mean for you. You can share the report with yours from the same page. Questions? Call ${profile.phone}. ${profile.openingHours}`,
      ),
      keepToYourself,
    ],
  })
}

/** The email to a patient who has not opened a report for some days. */
export function reportReminder(mail: ReportEmail): EmailContent {
  const { order, profile } = mail
  return letter(mail, {
    subject: 'Your report is waiting for you',
    preheader: 'It has been ready for three days and was not opened yet.',
    title: 'Your report is waiting for you',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        'The report of your blood test has been ready for three days, and nobody has opened it yet. Some values should be seen soon, so please have a look. We do not write about it again.',
      ),
      { type: 'button', label: 'Open your report', url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      text(`Is something in the way? Call ${profile.phone}. ${profile.openingHours}`),
      keepToYourself,
    ],
  })
}

interface ShareEmail extends PatientEmail {
  recipient: string
}

/** The email to the patient about each opening through a doctor's link. */
export function reportOpened(mail: ShareEmail & { openedAt: Date }): EmailContent {
  const { order, profile } = mail
  return letter(mail, {
    subject: 'Your report was opened with your link',
    preheader: 'With the link and the passcode that you passed on.',
    title: 'Your report was opened',
    blocks: [
      text(greeting(order.patient.firstName)),
      text('Somebody has opened your report with a link and a passcode that you made.'),
      facts(
        ['Link for', mail.recipient],
        ['Opened', `${formatDubaiTime(mail.openedAt)}, Dubai time`],
        ['Order', order.orderId],
      ),
      text(
        `If this was your doctor, there is nothing to do. If it surprises you, withdraw the link on your booking’s page, and call ${profile.phone}.`,
      ),
      { type: 'button', label: 'See who opened your report', url: bookingUrl(mail) },
      privateLink,
    ],
  })
}

/** The email to the patient about a link that was locked because somebody guessed. */
export function reportLocked(mail: ShareEmail): EmailContent {
  const { order, profile } = mail
  return letter(mail, {
    subject: 'A link to your report is locked',
    preheader: 'A wrong passcode was entered ten times. Your report stayed closed.',
    title: 'A link to your report is locked',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        'Somebody entered a wrong passcode ten times at a link that you made. We have locked this link. Your report was not opened.',
      ),
      facts(['Link for', mail.recipient], ['Order', order.orderId]),
      text(
        `Does your doctor still need the report? Make a new link on your booking’s page, and pass the passcode on by another way than the link, such as by phone. Questions? Call ${profile.phone}.`,
      ),
      { type: 'button', label: 'Open your booking', url: bookingUrl(mail) },
      privateLink,
    ],
  })
}
