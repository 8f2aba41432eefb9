import { ar } from 'date-fns/locale/ar'
import { enGB } from 'date-fns/locale/en-GB'
import { withDigits } from '@homecare/domain/digits'
import type { Locale } from '@homecare/domain/locales'

declare const BUILD_LOCALE: Locale | undefined

// The words of the other language are no part of a build.

/** A day's name holds its number as it is shown: "Sunday, 22 November 2026", in Arabic "الأحد 22 نوفمبر 2026". */
export const calendarLocale =
  typeof BUILD_LOCALE !== 'undefined' && BUILD_LOCALE === 'ar'
    ? {
        ...ar,
        // date-fns writes only ordinal numbers as its locale says.
        localize: { ...ar.localize, ordinalNumber: (number: number) => withDigits(String(number)) },
        formatLong: { ...ar.formatLong, date: () => 'EEEE do MMMM yo' },
      }
    : enGB

/** How a date is typed. */
export const DATE_FORMAT = typeof BUILD_LOCALE !== 'undefined' && BUILD_LOCALE === 'ar' ? 'dd/MM/yyyy' : 'MM/dd/yyyy'

/** A weekday above its column: "Mo", in Arabic the usual letter. */
export const weekdayInShort =
  typeof BUILD_LOCALE !== 'undefined' && BUILD_LOCALE === 'ar'
    ? (name: string): string => {
        const day = DAYS.find((each) => ar.localize.day(each, { width: 'wide' }) === name)
        return day === undefined ? name : ar.localize.day(day, { width: 'narrow' })
      }
    : (name: string): string => name.slice(0, 2)

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
