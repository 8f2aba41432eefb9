import { addDays, dubaiDate, dubaiInstant } from './dates'

/** The ways to reach a patient. */
export const WAYS = ['whatsapp', 'sms', 'email'] as const
export type Way = (typeof WAYS)[number]
export type PhoneWay = Exclude<Way, 'email'>
export const PHONE_WAYS = ['whatsapp', 'sms'] as const satisfies readonly PhoneWay[]

const MINUTE_MS = 60_000

/** For so long after a person's last message WhatsApp takes free text to them. Source: uae.md 5. */
const CONVERSATION_MS = 24 * 60 * MINUTE_MS

export const isConversationOpen = (lastWrittenAt: Date, now: Date): boolean =>
  now.getTime() - lastWrittenAt.getTime() < CONVERSATION_MS

/** How one kind of news is sent. Times in minutes. */
interface NewsRule {
  /** Whether it may come at night: what is of no use in the morning. */
  urgent: boolean
  /** Between which minutes of the day it is sent if it can wait; by default `DAYTIME`. */
  hours?: Readonly<{ from: number; until: number }>
  /** After how long without a receipt the next way is tried. */
  fallBackAfter: number
  /** After how long it is no longer true or of use, and is left out. */
  staleAfter: number
  /** Whether its email has a document, so that it is sent also to those who chose another way. */
  hasDocument?: boolean
}

const DAY = 24 * 60
const soon = { urgent: true, fallBackAfter: 5, staleAfter: 60 } as const
const today = { urgent: false, fallBackAfter: 30, staleAfter: DAY } as const
const lasting = { urgent: false, fallBackAfter: 60, staleAfter: 3 * DAY } as const

/**
 * All news that leaves by message, each with its rule; docs/who-gets-what.md lists it. What a patient waits for comes also at night, since they have just
 * pressed a button or opened the door.
 */
export const NEWS = {
  'request-received': { ...soon, staleAfter: DAY },
  'request-canceled': today,
  'quote-ready': lasting,
  'quote-reminder': today,
  'quote-accepted': { ...soon, staleAfter: DAY },
  // Tomorrow the desk may have called again.
  'call-missed': { ...today, staleAfter: DAY / 2 },
  'booking-confirmed': { ...soon, staleAfter: DAY, hasDocument: true },
  'booking-moved': { ...soon, staleAfter: DAY, hasDocument: true },
  'booking-canceled': { ...soon, staleAfter: DAY, hasDocument: true },
  'change-requested': { ...soon, staleAfter: DAY },
  'pay-link': { ...soon, staleAfter: 30 },
  'form-link': today,
  'payment-failed': { ...soon, staleAfter: 60 },
  'visit-reminder': { urgent: false, fallBackAfter: 60, staleAfter: 12 * 60 },
  'nurse-known': { urgent: false, fallBackAfter: 30, staleAfter: 12 * 60 },
  'nurse-on-the-way': { ...soon, fallBackAfter: 3, staleAfter: 60 },
  'nobody-there': { ...soon, fallBackAfter: 3, staleAfter: 120 },
  'report-ready': lasting,
  'report-withdrawn': { ...lasting, urgent: true, fallBackAfter: 15 },
  'report-reminder': lasting,
  'refund-done': lasting,
  'part-refunded': lasting,
  'sign-in-code': { urgent: true, fallBackAfter: 1, staleAfter: 10 },
  'family-invitation': today,
  'duty-alarm': { ...soon, fallBackAfter: 3 },
  // A nurse plans tomorrow in the evening, and leaves early.
  'nurse-day': { urgent: false, hours: { from: 6 * 60, until: 22 * 60 }, fallBackAfter: 10, staleAfter: DAY },
} as const satisfies Record<string, NewsRule>
export type NewsName = keyof typeof NEWS

/** The reason of a text message with a code that was left out, since too many go abroad: somebody may be paid for them. */
export const LIMIT_ABROAD = 'limit abroad'

/** News of no patient's record: it is for whoever has the phone, who may be on duty at the desk or a nurse. */
export const NEWS_OF_A_PHONE = [
  'sign-in-code',
  'family-invitation',
  'duty-alarm',
  'nurse-day',
] as const satisfies readonly NewsName[]
export type PhoneNewsName = (typeof NEWS_OF_A_PHONE)[number]
export type RecordNewsName = Exclude<NewsName, PhoneNewsName>

export const isOfAPhone = (news: NewsName): news is PhoneNewsName => NEWS_OF_A_PHONE.some((each) => each === news)

export const ruleOf = (news: NewsName): NewsRule => NEWS[news]

/** Minutes of the day between which a patient gets news that can wait. */
const DAYTIME = { from: 8 * 60, until: 21 * 60 } as const

/** When news may be sent: now, or in the morning in Dubai. Source: uae.md 5. */
export function mayBeSentAt(news: NewsName, now: Date): Date {
  const { urgent, hours: { from, until } = DAYTIME } = ruleOf(news)
  const today = dubaiDate(now)
  const morning = dubaiInstant(today, from)
  if (urgent || (now >= morning && now < dubaiInstant(today, until))) return now
  return now < morning ? morning : dubaiInstant(addDays(today, 1), from)
}

/** Whether news has waited so long that it would be wrong or of no use. Waiting for the morning does not count. */
export const isStale = (news: NewsName, decidedAt: Date, now: Date): boolean =>
  now.getTime() - mayBeSentAt(news, decidedAt).getTime() > NEWS[news].staleAfter * MINUTE_MS

/** Whether a way has taken too long, so that the next one is tried. */
export const isSilent = (news: NewsName, sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= NEWS[news].fallBackAfter * MINUTE_MS

/** How a person can be reached. */
export interface Reach {
  chosen: Way
  /** The ways that are set up and that this person has an address for and has not ended. */
  open: readonly Way[]
}

/** The way by which news is sent next, after those that were tried; null if none is left. The chosen one comes first. */
export function nextWay({ chosen, open }: Reach, tried: readonly Way[]): Way | null {
  const order = [chosen, ...WAYS.filter((way) => way !== chosen)]
  return order.find((way) => open.includes(way) && !tried.includes(way)) ?? null
}
