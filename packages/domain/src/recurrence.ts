import { addDays, isIsoDate, type IsoDate } from './dates'
import { weekdayOf } from './nurse'

/** On which days something is done again, as RFC 5545 says it, without its first day and its end. */
export interface Recurrence {
  frequency: 'daily' | 'weekly' | 'monthly'
  /** Every so many days, weeks (from Monday on) or months. */
  interval: number
  /**
   * 1 for Monday to 7 for Sunday. By the month each with its place: `nth` 1 is the first of the month, −1 the last one; null
   * otherwise.
   */
  weekdays: readonly { day: number; nth: number | null }[]
  /** By the month: 1 to 31, −1 for its last day. */
  monthDays: readonly number[]
}

export type RecurrenceRefusal =
  /** Not a rule of RFC 5545. */
  | 'unreadable'
  /** By the year, the hour or a shorter time, or with a part that plans do not have. */
  | 'not-offered'
  /** An interval of 0 or above 99, a count of 0 or above 1,000, or a day that no month or week has. */
  | 'impossible'

export type ParsedRecurrence =
  | { ok: true; rule: Recurrence; until: IsoDate | null; count: number | null }
  | { ok: false; reason: RecurrenceRefusal }

type Frequency = Recurrence['frequency']
type Parts = Recurrence & { until: IsoDate | null; count: number | null }
type ReadPart = (value: string, frequency: Frequency) => Partial<Parts> | RecurrenceRefusal

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const FREQUENCIES = new Map<string, Frequency>([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
])
const OTHER_FREQUENCIES = new Set(['SECONDLY', 'MINUTELY', 'HOURLY', 'YEARLY'])
const OTHER_PARTS = new Set(['BYSECOND', 'BYMINUTE', 'BYHOUR', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'])
const PART = /^([A-Z]+)=([^=]+)$/

const READ_PARTS = new Map<string, ReadPart>([
  ['FREQ', () => ({})],
  ['INTERVAL', (value) => readNumber(value, 99, (interval) => ({ interval }))],
  ['COUNT', (value) => readNumber(value, 1000, (count) => ({ count }))],
  ['UNTIL', readUntil],
  ['BYDAY', readWeekdays],
  ['BYMONTHDAY', readMonthDays],
  ['WKST', readWeekStart],
])

/**
 * Reads the value of an RRULE, with or without its name. `weekdays` and `monthDays` stay empty where the text names no days: the
 * first day then says them, a weekly rule's weekday and a monthly rule's day of the month (`withDaysOf`).
 */
export function parseRecurrence(text: string): ParsedRecurrence {
  const parts = splitParts(text)
  if (!parts) return refused('unreadable')
  const name = parts.get('FREQ') ?? ''
  const frequency = FREQUENCIES.get(name)
  if (!frequency) return refused(OTHER_FREQUENCIES.has(name) ? 'not-offered' : 'unreadable')
  const all: Parts = { frequency, interval: 1, weekdays: [], monthDays: [], until: null, count: null }
  for (const [name, value] of parts) {
    const part = READ_PARTS.get(name)?.(value, frequency) ?? (OTHER_PARTS.has(name) ? 'not-offered' : 'unreadable')
    if (typeof part === 'string') return refused(part)
    Object.assign(all, part)
  }
  const { until, count, ...rule } = all
  if (until !== null && count !== null) return refused('unreadable')
  if (rule.weekdays.length > 0 && rule.monthDays.length > 0) return refused('not-offered')
  return { ok: true, rule, until, count }
}

/** The rule's one text: two rules on the same days of the same kind have the same one. */
export function formatRecurrence({ frequency, interval, weekdays, monthDays }: Recurrence): string {
  const parts = [`FREQ=${frequency.toUpperCase()}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (weekdays.length > 0) parts.push(`BYDAY=${inOrder(weekdays).map(weekdayText).join()}`)
  if (monthDays.length > 0) parts.push(`BYMONTHDAY=${monthDaysInOrder(monthDays).join()}`)
  return parts.join(';')
}

/** The same rule with the days that it leaves to its first day. */
export function withDaysOf(rule: Recurrence, startsOn: IsoDate): Recurrence {
  if (rule.weekdays.length > 0 || rule.monthDays.length > 0 || rule.frequency === 'daily') return rule
  return rule.frequency === 'weekly'
    ? { ...rule, weekdays: [{ day: weekdayOf(startsOn) || 7, nth: null }] }
    : { ...rule, monthDays: [Number(startsOn.slice(8))] }
}

/**
 * The months, as `2027-02`, among the twelve from the first day on in which a monthly rule lacks one of its days: the 29th to 31st,
 * or a fifth weekday.
 */
export function skippedMonths(rule: Recurrence, startsOn: IsoDate): string[] {
  if (rule.frequency !== 'monthly') return []
  const { interval, weekdays, monthDays } = withDaysOf(rule, startsOn)
  const months = Array.from({ length: Math.ceil(12 / interval) }, (_, place) => monthAfter(startsOn, place * interval))
  return months.filter((month) => {
    const last = Number(addDays(`${monthAfter(`${month}-01`, 1)}-01`, -1).slice(8))
    const firstWeekday = weekdayOf(`${month}-01`)
    const countOf = (day: number) => Math.floor((last - 1 - ((day - firstWeekday + 7) % 7)) / 7) + 1
    return monthDays.some((day) => day > last) || weekdays.some(({ day, nth }) => Math.abs(nth ?? 1) > countOf(day))
  })
}

/** `2026-12-31`, 2 → `2027-02`. */
export function monthAfter(date: IsoDate, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
}

const refused = (reason: RecurrenceRefusal): ParsedRecurrence => ({ ok: false, reason })

/** Null if a part is no part, or comes twice. */
function splitParts(text: string): Map<string, string> | null {
  const value = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  const parts = new Map<string, string>()
  for (const part of value.split(';')) {
    const [, name, value] = PART.exec(part) ?? []
    if (name === undefined || value === undefined || parts.has(name)) return null
    parts.set(name, value)
  }
  return parts
}

function readNumber(value: string, max: number, of: (number: number) => Partial<Parts>): ReturnType<ReadPart> {
  if (!/^\d+$/.test(value)) return 'unreadable'
  return Number(value) >= 1 && Number(value) <= max ? of(Number(value)) : 'impossible'
}

/** Of an instant its date in UTC: from 04:00 to midnight in Dubai, when nearly all care begins, this is the day there as well. */
function readUntil(value: string): ReturnType<ReadPart> {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.exec(value) ?? []
  if (day === undefined) return 'unreadable'
  const until = `${year}-${month}-${day}`
  return isIsoDate(until) ? { until } : 'impossible'
}

function readWeekdays(value: string, frequency: Frequency): ReturnType<ReadPart> {
  const weekdays: Recurrence['weekdays'][number][] = []
  for (const text of value.split(',')) {
    const [, number, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? []
    const day = WEEKDAYS.indexOf(name) + 1
    // Only months and years have a place for a weekday.
    if (day === 0 || (number !== undefined && frequency !== 'monthly')) return 'unreadable'
    if (frequency === 'daily' || (number === undefined && frequency === 'monthly')) return 'not-offered'
    const nth = number === undefined ? null : Number(number)
    if (nth !== null && (nth === 0 || Math.abs(nth) > 5)) return 'impossible'
    weekdays.push({ day, nth })
  }
  return { weekdays: inOrder(weekdays) }
}

function readMonthDays(value: string, frequency: Frequency): ReturnType<ReadPart> {
  const texts = value.split(',')
  // By RFC 5545 no part of a weekly rule.
  if (frequency === 'weekly' || !texts.every((text) => /^[+-]?\d{1,2}$/.test(text))) return 'unreadable'
  if (frequency === 'daily') return 'not-offered'
  const monthDays = texts.map(Number)
  if (monthDays.some((day) => day === 0 || Math.abs(day) > 31)) return 'impossible'
  return monthDays.some((day) => day < -1) ? 'not-offered' : { monthDays: monthDaysInOrder(monthDays) }
}

/** Weeks from Monday on; from another day on, every second week would be another one. */
function readWeekStart(value: string): ReturnType<ReadPart> {
  if (value === 'MO') return {}
  return WEEKDAYS.includes(value) ? 'not-offered' : 'unreadable'
}

const weekdayText = ({ day, nth }: Recurrence['weekdays'][number]) => `${nth ?? ''}${WEEKDAYS[day - 1]}`

/** From the first to the last of the month: −1 comes after 5. */
const placeInMonth = (number: number) => (number < 0 ? number + 100 : number)

const monthDaysInOrder = (days: readonly number[]): number[] =>
  [...new Set(days)].sort((a, b) => placeInMonth(a) - placeInMonth(b))

/** Monday first, each once. */
const inOrder = (weekdays: Recurrence['weekdays']): Recurrence['weekdays'] =>
  [...new Map(weekdays.map((each) => [weekdayText(each), each])).values()].sort(
    (a, b) => a.day - b.day || placeInMonth(a.nth ?? 0) - placeInMonth(b.nth ?? 0),
  )
