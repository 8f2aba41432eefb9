import { arabic } from './arabic-formats'
import { LOCALE, type Locale } from './locales'

/** A calendar date of the provider, `YYYY-MM-DD`. It has no time zone: it is a day in Dubai. */
export type IsoDate = string

/** Dubai keeps +04:00 all year, so a fixed offset is exact. */
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns whether the text is a date that exists: `2026-02-30` is not one. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

/** Returns the date in Dubai at this instant. */
export function dubaiDate(now: Date): IsoDate {
  return new Date(now.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the time of day in Dubai at this instant: `"14:05"`. */
export const dubaiHour = (now: Date): string => new Date(now.getTime() + DUBAI_OFFSET_MS).toISOString().slice(11, 16)

/** Returns the instant of a local time in Dubai, `minutes` after midnight of that date. */
export function dubaiInstant(date: IsoDate, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DUBAI_OFFSET_MS + minutes * 60_000)
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of the week in which a date is. */
export const mondayOf = (date: IsoDate): IsoDate =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** `2026-03-03` → `"Tue 3 Mar 2026"`, the form used everywhere but in the picker; in Arabic `"الثلاثاء 3 مارس 2026"`. */
export function formatDate(date: IsoDate, locale: Locale = LOCALE): string {
  if (arabic && locale === 'ar') return arabic.date(date)
  return `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${formatDay(date, 'en')}`
}

/** `1988-03-12` → `"12 Mar 1988"`, for days whose weekday nobody needs. */
export function formatDay(date: IsoDate, locale: Locale = LOCALE): string {
  if (arabic && locale === 'ar') return arabic.day(date)
  const day = new Date(`${date}T00:00:00Z`)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The number of a month, from its name or its first letters in English; undefined for other words. */
export function monthOf(word: string): number | undefined {
  const place = MONTHS.findIndex((month) => word.toLowerCase().startsWith(month.toLowerCase()))
  return place < 0 ? undefined : place + 1
}
