import { arabic } from './arabic-formats'
import { dubaiDate, dubaiHour, formatDate } from './dates'
import { LOCALE, type Locale } from './locales'

// Patients read 12 hours with am and pm, and always the day; staff read 24 hours. A slot keeps its text, as "02:00 Pm".

interface PatientTime {
  /** With the year, on what is kept. */
  year?: boolean
  locale?: Locale
}

/** An instant for patients, in Dubai time: `"9:30 pm on Wed 25 Nov"`, in Arabic `"الأربعاء 25 نوفمبر، الساعة 9:30 مساءً"`. */
export function patientTime(at: Date, { year = false, locale = LOCALE }: PatientTime = {}): string {
  if (arabic && locale === 'ar') return `${day(at, year, 'ar')}، الساعة\u00A0${arabic.hour(dubaiHour(at))}`
  return `${twelveHours(at, 'en')} on ${day(at, year, 'en')}`
}

/** Two instants of one visit for patients: `"between 10:30 am and 11:00 am on Tue 3 Mar"`. */
export function patientRange(from: Date, to: Date, locale: Locale = LOCALE): string {
  if (arabic && locale === 'ar') return `يوم ${day(to, false, 'ar')} ${hoursBetween(from, to, 'ar')}`
  return `between ${twelveHours(from, 'en')} and ${patientTime(to, { locale: 'en' })}`
}

/**
 * Two instants where the day stands beside them: `"11:30 am–12:00 pm"`, in Arabic `"بين 10:30 و11:00 صباحًا"`. No line
 * breaks within a time.
 */
export function hoursBetween(from: Date, to: Date, locale: Locale = LOCALE): string {
  if (arabic && locale === 'ar') return arabic.range(dubaiHour(from), dubaiHour(to))
  return [from, to].map((end) => twelveHours(end, 'en').replace(' ', '\u00a0')).join('–')
}

/** An instant for staff, in Dubai time: `"Wed 25 Nov 2026, 21:30"`. */
export const staffTime = (at: Date): string => `${formatDate(dubaiDate(at), 'en')}, ${staffHour(at)}`

/** The hour alone, for staff who see the day beside it: `"21:30"`. */
export const staffHour = dubaiHour

function day(at: Date, year: boolean, locale: Locale): string {
  const date = formatDate(dubaiDate(at), locale)
  return year ? date : date.slice(0, -5)
}

/** The hour alone, where the day stands beside it: `"2:00 pm"`, in Arabic `"2:00 ظهرًا"`. */
export function twelveHours(at: Date, locale: Locale = LOCALE): string {
  if (arabic && locale === 'ar') return arabic.hour(dubaiHour(at))
  const [hours = '', minutes = ''] = dubaiHour(at).split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`
}
