import { patientTime } from '@homecare/domain/clock'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { calledName, testedPeople } from '@homecare/domain/people'
import { REPORT_LINK_DAYS } from '@homecare/domain/report'
import { reportDueAt } from '@homecare/domain/sample'
import { facts, list, quiet, steps, text, type Block } from './blocks'
import { privateLink } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { OWN_REPORT, reportOfPerson, type ReportMessages } from './report-messages'
import { timelineBlocks } from './timeline'

// An email is read on other people's screens: none of these names a test or a result, and none has the document.

interface AboutReport extends PatientEmail {
  /** Whose report it is: a place in the order's list of names. */
  person: number
}

function messagesOf({ order: { people, lines }, person }: AboutReport): ReportMessages {
  const tested = testedPeople(people, lines)
  if (tested.kind === 'patient') return OWN_REPORT
  return reportOfPerson({ name: calledName(people, person), isOnly: tested.kind === 'other' })
}

interface ReportEmail extends AboutReport {
  releasedAt: Date
  /** True if the report replaces an earlier one. */
  corrected: boolean
  /** For whom the links were that have opened the earlier one. */
  readers: readonly string[]
}

const openUntil = (releasedAt: Date) => formatDate(addDays(dubaiDate(releasedAt), REPORT_LINK_DAYS))

function howToOpen(mail: ReportEmail) {
  const { find } = messagesOf(mail)
  return steps('How to open it', [
    'Open your booking with the button above.',
    ...(find ? [find] : []),
    'Enter the last four digits of the phone number that you booked with.',
    `Read it, download it or print it. You can open it until ${openUntil(mail.releasedAt)}.`,
  ])
}

/** An apology where the report came after the time that was promised. */
function lateReport({ timeline, order, releasedAt }: ReportEmail) {
  const takenAt = timeline.find(({ name }) => name === 'sampleTaken')?.at ?? null
  const due = reportDueAt({ takenAt, turnaroundHours: order.turnaroundHours })
  return due && releasedAt > due ? [text('It took longer than we said. We are sorry that you had to wait.')] : []
}

/** We have no address of a doctor, so the patient passes it on. */
const tellReaders = (title: string, readers: readonly string[]): Block[] =>
  readers.length > 0 ? [list(title, [...readers])] : []

const keepToYourself = quiet(
  'For your privacy the report is not attached to this email. The link opens your booking without a password, so please keep this email to yourself.',
)

const booking = ({ order, person, profile: { responsiblePhysician: physician } }: AboutReport) =>
  facts(
    ...(order.people.length > 1 ? [['Report of', order.people[person] ?? ''] satisfies [string, string]] : []),
    ['Visit', formatDate(order.date)],
    ['Order', order.orderId],
    ...(physician ? [['Physician', `${physician.name}, ${physician.licence}`] satisfies [string, string]] : []),
  )

/** The email to the patient when a report is released. */
export function reportReady(mail: ReportEmail): EmailContent {
  const { order, profile, corrected } = mail
  const messages = messagesOf(mail)
  const title = corrected ? messages.correctedIsReady : messages.isReady
  return renderEmail(mail, {
    subject: title,
    preheader: 'Open it with the last four digits of your phone number.',
    title,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(corrected ? messages.corrected : messages.sent),
      ...(corrected ? [] : lateReport(mail)),
      ...(corrected ? tellReaders(messages.tellCorrected, mail.readers) : []),
      { type: 'button', label: messages.open, url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      ...(corrected ? [] : timelineBlocks(mail)),
      text(
        `Only a doctor can say what the values mean. You can share the report with one from the same page. Questions? Call ${profile.phone}. Our hours: ${profile.openingHours}`,
      ),
      keepToYourself,
    ],
  })
}

/** The email to the patient when a report is withdrawn: what to do now, and whom to tell. */
export function reportWithdrawn(mail: AboutReport & { readers: readonly string[] }): EmailContent {
  const { order, profile } = mail
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.wasWithdrawn,
    preheader: 'Please do not use it any more. We send an email when the corrected one is ready.',
    title: messages.wasWithdrawn,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(messages.withdrawn),
      ...tellReaders(messages.tellWithdrawn, mail.readers),
      booking(mail),
      text(
        `If you have printed or saved it, please do not use it. If you or your doctor have acted on it already, call ${profile.phone} and your doctor. Our hours: ${profile.openingHours}`,
      ),
      { type: 'button', label: 'Open your booking', url: bookingUrl(mail) },
      privateLink,
    ],
  })
}

/** The email to a patient who has not opened a report for some days. */
export function reportReminder(mail: ReportEmail): EmailContent {
  const { order, profile } = mail
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.waits,
    preheader: 'It has been ready for three days and has not been opened yet.',
    title: messages.waits,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(messages.notOpened),
      { type: 'button', label: messages.open, url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      text(`If you can’t open it, call ${profile.phone}. Our hours: ${profile.openingHours}`),
      keepToYourself,
    ],
  })
}

interface ShareEmail extends AboutReport {
  recipient: string
}

/** The email to the patient about each opening through a doctor's link. */
export function reportOpened(mail: ShareEmail & { openedAt: Date }): EmailContent {
  const { order, profile } = mail
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.openedSubject,
    preheader: 'With the link and the passcode that you passed on.',
    title: messages.openedTitle,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(messages.somebodyOpened),
      facts(
        ['Link for', mail.recipient],
        ['Opened', `${patientTime(mail.openedAt, { year: true })}, Dubai time`],
        ['Order', order.orderId],
      ),
      text(
        `If this was your doctor, there is nothing to do. If you did not expect this, remove the link on your booking’s page and call ${profile.phone}.`,
      ),
      { type: 'button', label: messages.seeWhoOpened, url: bookingUrl(mail) },
      privateLink,
    ],
  })
}

/** The email to the patient about a link that was locked because somebody guessed. */
export function reportLocked(mail: ShareEmail): EmailContent {
  const { order, profile } = mail
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.linkLocked,
    preheader: messages.stayedClosed,
    title: messages.linkLocked,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(messages.wrongPasscodes),
      facts(['Link for', mail.recipient], ['Order', order.orderId]),
      text(
        `Does your doctor still need the report? Make a new link on your booking’s page, and pass on the passcode separately from the link, such as by phone. Questions? Call ${profile.phone}.`,
      ),
      { type: 'button', label: 'Open your booking', url: bookingUrl(mail) },
      privateLink,
    ],
  })
}
