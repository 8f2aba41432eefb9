import type { AppointmentStatus } from './appointment'
import type { PaymentStatus } from './payment'
import { phoneDigits } from './phone-digits'
import { foldText } from './text'

/** The states of a laboratory report. Only a released one is open to the patient. */
export const REPORT_STATES = ['uploaded', 'released', 'replaced', 'withdrawn', 'discarded'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** `replace` is the release of a corrected report; `discard` is for a report that nobody but staff has seen. */
export const REPORT_EVENTS = ['release', 'replace', 'withdraw', 'discard'] as const
export type ReportEvent = (typeof REPORT_EVENTS)[number]

const TABLE: Record<ReportState, Partial<Record<ReportEvent, ReportState>>> = {
  uploaded: { release: 'released', discard: 'discarded' },
  released: { replace: 'replaced', withdraw: 'withdrawn' },
  replaced: {},
  withdrawn: {},
  discarded: {},
}

/** Returns the next state of a report, or null if the event is not possible. */
export const changeReport = (state: ReportState, event: ReportEvent): ReportState | null => TABLE[state][event] ?? null

/** Returns whether the patient may open a report in this state. */
export const isOpenToPatient = (state: ReportState): boolean => state === 'released'

export type ReportRefusal = 'canceled' | 'not-paid' | 'visit-upcoming'

interface ReportFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  visitAt: Date
  now: Date
}

/**
 * Returns why a booking can't have a report, or null. A report of an upcoming visit belongs to another booking,
 * unless staff have completed the visit.
 */
export function reportRefusal({ status, paymentStatus, visitAt, now }: ReportFacts): ReportRefusal | null {
  if (status === 'Canceled') return 'canceled'
  if (paymentStatus !== 'Paid') return 'not-paid'
  if (status !== 'Completed' && now < visitAt) return 'visit-upcoming'
  return null
}

interface ReleasedReport {
  person: number
  releasedAt: Date | string
}

/** Each person with tests gets a report. */
export interface ReportProgress {
  expected: number
  here: number
  /** When the last one was released; null while one is missing. */
  completeAt: Date | null
}

/** How many of the people with lines have a report that is open to the patient. */
export function reportProgress(
  lines: readonly { person: number }[],
  released: readonly ReleasedReport[],
): ReportProgress {
  const people = [...new Set(lines.map(({ person }) => person))]
  const times = people.flatMap((person) => {
    const report = released.find((each) => each.person === person)
    return report ? [new Date(report.releasedAt).getTime()] : []
  })
  const isComplete = people.length > 0 && times.length === people.length
  return { expected: people.length, here: times.length, completeAt: isComplete ? new Date(Math.max(...times)) : null }
}

/** How many characters of the order number staff type to release a report. */
export const RELEASE_CHARACTERS = 4

/** Returns whether staff have typed the end of this order number, in any letter case. */
export const isEndOfOrderId = (typed: string, orderId: string): boolean =>
  foldText(typed).toUpperCase() === orderId.slice(-RELEASE_CHARACTERS).toUpperCase()

/** The digits of the phone number with which its owner opens a report. */
export const lastDigits = (phoneNumber: string): string => phoneDigits(phoneNumber).replace(/\D/g, '').slice(-4)

/** The days after its release for which the signed link opens a report. */
export const REPORT_LINK_DAYS = 60
/** The days after which a report that was not opened is mentioned again. */
export const REPORT_REMINDER_DAYS = 3
/** The minutes for which a report stays open after the right digits or the right passcode. */
export const REPORT_GRANT_MINUTES = 15
/** The days for which a doctor's link works. */
export const SHARE_DAYS = 7
/** The links to a doctor that may be open at a time. */
export const MAX_OPEN_SHARES = 5
/** The wrong passcodes after which a doctor's link is locked. */
export const MAX_PASSCODE_FAILURES = 10

/** Letters and digits that nobody confuses when they are read aloud or written down. */
const PASSCODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const PASSCODE_LENGTH = 8

/** Makes a passcode of random bytes, of which the alphabet's 32 characters take five bits each: `K7QM-4TXP`. */
export function passcodeOf(randomBytes: Uint8Array): string {
  const code = Array.from(randomBytes.subarray(0, PASSCODE_LENGTH), (byte) => PASSCODE_CHARACTERS[byte % 32]).join('')
  return `${code.slice(0, PASSCODE_LENGTH / 2)}-${code.slice(PASSCODE_LENGTH / 2)}`
}

/** A passcode as it was typed, without spaces and dashes, in capital letters. */
export const normalisePasscode = (typed: string): string =>
  foldText(typed)
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase()

interface ShareFacts {
  expiresAt: Date
  revokedAt: Date | null
  lockedAt: Date | null
}

export type ShareState = 'open' | 'locked' | 'revoked' | 'expired'

export function shareState({ expiresAt, revokedAt, lockedAt }: ShareFacts, now: Date): ShareState {
  if (revokedAt) return 'revoked'
  if (lockedAt) return 'locked'
  return expiresAt <= now ? 'expired' : 'open'
}
