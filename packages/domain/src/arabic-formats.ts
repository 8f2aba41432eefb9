import { withDigits } from './digits'
import type { IsoDate } from './dates'
import type { Locale } from './locales'

declare const BUILD_LOCALE: Locale | undefined

// Dates, hours and amounts as the Arabic texts of the U.A.E. have them: the digits of the provider, names of months of the Gulf, five
// parts of the day. Not from Intl, which has ص and م for the parts of the day, and other digits on some devices.

/** Undefined in a page that is built in English, which then goes without their bytes. */
export const arabic =
  typeof BUILD_LOCALE === 'undefined' || BUILD_LOCALE === 'ar'
    ? {
        date: arabicDate,
        day: arabicDay,
        hour: arabicHour,
        range: arabicRange,
        amount: arabicAmount,
        door: arabicDoor,
        isolated,
        /** Of a number that stands in no text, such as a day of the calendar. */
        digits: withDigits,
      }
    : undefined

const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']
const MONTHS = [
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
  ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
]

const NO_BREAK = '\u00A0'

/** `2026-03-03` → `"الثلاثاء 3 مارس 2026"`. */
function arabicDate(date: IsoDate): string {
  return `${WEEKDAYS[dayOf(date).getUTCDay()]} ${arabicDay(date)}`
}

/** `1988-03-12` → `"12 مارس 1988"`, whose day and month stay in one line. */
function arabicDay(date: IsoDate): string {
  const day = dayOf(date)
  return withDigits(`${day.getUTCDate()}${NO_BREAK}${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`)
}

/** `"13:00"` → `"1:00 ظهرًا"`. */
function arabicHour(time: string): string {
  return `${clockOf(time)}${NO_BREAK}${partOf(time)}`
}

/** `"10:30"` and `"11:00"` → `"بين 10:30 و11:00 صباحًا"`; with both parts of the day where they differ. */
function arabicRange(from: string, to: string): string {
  const first = partOf(from) === partOf(to) ? clockOf(from) : arabicHour(from)
  return `بين ${first} و${arabicHour(to)}`
}

/** `"1,234.50"` → `"1,234.50 د.إ"`. */
function arabicAmount(amount: string): string {
  return withDigits(`${amount}${NO_BREAK}د.إ`)
}

const NAMES_HOME = /شق[ةه]|فيلا|فله|بيت|منزل/

/** `"1204"` → `"شقة 1204"`. */
function arabicDoor(number: string, kind: 'flat' | 'villa'): string {
  return NAMES_HOME.test(number) ? number : `${kind === 'flat' ? 'شقة' : 'فيلا'} ${number}`
}

/** A part of a line keeps its own order: `"1204، Marina Gate 2"`. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

const dayOf = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`)

function clockOf(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return withDigits(`${Number(hours) % 12 || 12}:${minutes}`)
}

function partOf(time: string): string {
  const hour = Number(time.split(':')[0])
  if (hour < 5) return 'فجرًا'
  if (hour < 12) return 'صباحًا'
  if (hour < 15) return 'ظهرًا'
  return hour < 18 ? 'عصرًا' : 'مساءً'
}
