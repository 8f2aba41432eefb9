import { chosenLanguage } from '@homecare/texts/chosen-language'
import { TAGS } from '@homecare/texts/locales'
import { patientTime, staffHour, staffTime, twelveHours } from '@homecare/domain/clock'
import { dubaiDate, dubaiInstant, formatDate, formatDay, type IsoDate } from '@homecare/domain/dates'
import { slotHour } from '@homecare/domain/slot-text'
import { slotStart } from '@homecare/domain/slots'

const isArabic = chosenLanguage === 'ar'
const NOON = 12 * 60

/** Intl writes what our rules, which know English and Arabic, can't. */
const inOther = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined =>
  chosenLanguage === 'en' || isArabic
    ? undefined
    : new Intl.DateTimeFormat(TAGS[chosenLanguage], { timeZone: 'Asia/Dubai', ...options })
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const [day, weekday, hour] = [
  inOther(date),
  inOther({ ...date, weekday: 'short' }),
  inOther({ hour: 'numeric', minute: '2-digit' }),
]

/** Days and hours of Dubai in the language that the nurse has chosen. */
export const times = {
  date: (of: IsoDate): string => weekday?.format(dubaiInstant(of, NOON)) ?? formatDate(of),
  birthDate: (of: IsoDate): string => day?.format(dubaiInstant(of, NOON)) ?? formatDay(of),
  hour: (at: Date): string => hour?.format(at) ?? (isArabic ? twelveHours(at) : staffHour(at)),
  instant: (at: Date): string =>
    weekday && hour
      ? `${weekday.format(at)}, ${hour.format(at)}`
      : isArabic
        ? patientTime(at, { year: true })
        : staffTime(at),
  /** The hour of a visit, in English as the slot has it. */
  slot: (time: string): string => hour?.format(slotStart(dubaiDate(new Date(0)), time)) ?? slotHour(time),
}
