import { patientTime } from '@homecare/domain/clock'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import type { Locale } from '@homecare/domain/locales'
import { calledName, testedPeople } from '@homecare/domain/people'
import { REPORT_LINK_DAYS } from '@homecare/domain/report'
import { reportDueAt } from '@homecare/domain/sample'
import { facts, isolateIn, list, quiet, steps, text, type Block } from './blocks'
import { privateLink } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { ownReport, reportOfPerson, type ReportMessages } from './report-messages'
import { EMAIL, REPORT_EMAILS } from './texts'
import { timelineBlocks } from './timeline'

// An email is read on other people's screens: none of these names a test or a result, and none has the document.

interface AboutReport extends PatientEmail {
  /** Whose report it is: a place in the order's list of names. */
  person: number
}

function messagesOf({ order: { people, lines }, person, locale }: AboutReport): ReportMessages {
  const tested = testedPeople(people, lines)
  if (tested.kind === 'patient') return ownReport(locale)
  return reportOfPerson(locale, { name: calledName(people, person), isOnly: tested.kind === 'other' })
}

interface ReportEmail extends AboutReport {
  releasedAt: Date
  /** True if the report replaces an earlier one. */
  corrected: boolean
  /** For whom the links were that have opened the earlier one. */
  readers: readonly string[]
}

function howToOpen(mail: ReportEmail) {
  const { locale, releasedAt } = mail
  const texts = REPORT_EMAILS[locale]
  const { find } = messagesOf(mail)
  const date = formatDate(addDays(dubaiDate(releasedAt), REPORT_LINK_DAYS), locale)
  return steps(texts.how, [texts.howOpen, ...(find ? [find] : []), texts.howDigits, texts.howRead({ date })])
}

/** An apology where the report came after the time that was promised. */
function lateReport({ timeline, order, releasedAt, locale }: ReportEmail) {
  const takenAt = timeline.find(({ name }) => name === 'sampleTaken')?.at ?? null
  const due = reportDueAt({ takenAt, turnaroundHours: order.turnaroundHours })
  return due && releasedAt > due ? [text(REPORT_EMAILS[locale].tookLonger)] : []
}

/** We have no address of a doctor, so the patient passes it on. */
const tellReaders = ({ locale, readers }: { locale: Locale; readers: readonly string[] }, title: string): Block[] =>
  readers.length > 0
    ? [
        list(
          title,
          readers.map((reader) => isolateIn(locale, reader)),
        ),
      ]
    : []

function booking({ order, person, locale, profile: { responsiblePhysician: physician } }: AboutReport) {
  const labels = REPORT_EMAILS[locale].facts
  const whose: [string, string][] = order.people.length > 1 ? [[labels.reportOf, order.people[person] ?? '']] : []
  const doctor = physician && [physician.name, physician.licence].join(EMAIL[locale].listMark)
  return facts(
    ...whose,
    [labels.visit, formatDate(order.date, locale)],
    [EMAIL[locale].facts.order, order.orderId],
    ...(doctor ? [[labels.physician, doctor] satisfies [string, string]] : []),
  )
}

/** Where to call, and when. */
const contactOf = ({ profile }: AboutReport) => ({
  phone: profile.phone,
  hours: profile.openingHours,
})

/** The email to the patient when a report is released. */
export function reportReady(mail: ReportEmail): EmailContent {
  const { order, corrected, locale } = mail
  const texts = REPORT_EMAILS[locale]
  const messages = messagesOf(mail)
  const title = corrected ? messages.correctedIsReady : messages.isReady
  return renderEmail(mail, {
    subject: title,
    preheader: texts.readyPreheader,
    title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(corrected ? messages.corrected : messages.sent),
      ...(corrected ? tellReaders(mail, messages.tellCorrected) : lateReport(mail)),
      { type: 'button', label: messages.open, url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      ...(corrected ? [] : timelineBlocks(mail)),
      text(texts.values(contactOf(mail))),
      quiet(texts.notAttached),
    ],
  })
}

/** The email to the patient when a report is withdrawn: what to do now, and whom to tell. */
export function reportWithdrawn(mail: AboutReport & { readers: readonly string[] }): EmailContent {
  const { order, locale } = mail
  const texts = REPORT_EMAILS[locale]
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.wasWithdrawn,
    preheader: texts.withdrawnPreheader,
    title: messages.wasWithdrawn,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(messages.withdrawn),
      ...tellReaders(mail, messages.tellWithdrawn),
      booking(mail),
      text(texts.printed(contactOf(mail))),
      { type: 'button', label: EMAIL[locale].openBooking, url: bookingUrl(mail) },
      privateLink(mail),
    ],
  })
}

/** The email to a patient who has not opened a report for some days. */
export function reportReminder(mail: ReportEmail): EmailContent {
  const { order, locale } = mail
  const texts = REPORT_EMAILS[locale]
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.waits,
    preheader: texts.reminderPreheader,
    title: messages.waits,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(messages.notOpened),
      { type: 'button', label: messages.open, url: bookingUrl(mail), main: true },
      howToOpen(mail),
      booking(mail),
      text(texts.cannotOpen(contactOf(mail))),
      quiet(texts.notAttached),
    ],
  })
}

interface ShareEmail extends AboutReport {
  recipient: string
}

/** The email to the patient about each opening through a doctor's link. */
export function reportOpened(mail: ShareEmail & { openedAt: Date }): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = REPORT_EMAILS[locale]
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.openedSubject,
    preheader: texts.openedPreheader,
    title: messages.openedTitle,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(messages.somebodyOpened),
      facts(
        [texts.facts.linkFor, mail.recipient],
        [texts.facts.opened, common.dubaiTime({ time: patientTime(mail.openedAt, { year: true, locale }) })],
        [common.facts.order, order.orderId],
      ),
      text(texts.yourDoctor({ phone: profile.phone })),
      { type: 'button', label: messages.seeWhoOpened, url: bookingUrl(mail) },
      privateLink(mail),
    ],
  })
}

/** The email to the patient about a link that was locked because somebody guessed. */
export function reportLocked(mail: ShareEmail): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = REPORT_EMAILS[locale]
  const messages = messagesOf(mail)
  return renderEmail(mail, {
    subject: messages.linkLocked,
    preheader: messages.stayedClosed,
    title: messages.linkLocked,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(messages.wrongPasscodes),
      facts([texts.facts.linkFor, mail.recipient], [common.facts.order, order.orderId]),
      text(texts.newLink({ phone: profile.phone })),
      { type: 'button', label: common.openBooking, url: bookingUrl(mail) },
      privateLink(mail),
    ],
  })
}
