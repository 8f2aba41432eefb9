import { format, isValid, parse } from 'date-fns'
import { latinDigits } from '@homecare/domain/text'
import { DATE_FORMAT } from './calendar-locale'

/** A `YYYY-MM-DD` as local noon: no time zone and no summer time can push it to another day. */
export const toDate = (iso: string): Date => parse(`${iso} 12`, 'yyyy-MM-dd H', new Date(2000, 0, 1))

/** The same for a text that may be empty or no date: null then. */
export const toDateOrNull = (text: string | null | undefined): Date | null => {
  const date = text ? toDate(text) : null
  return date && isValid(date) ? date : null
}

/** The calendar day of a local Date, as `YYYY-MM-DD`. */
export const toIso = (date: Date): string => format(date, 'yyyy-MM-dd')

/** A whole date as it is typed, `MM/DD/YYYY`, in Arabic with the day first, as `YYYY-MM-DD`; null for anything else. */
export const typedDate = (text: string): string | null => {
  const typed = latinDigits(text.trim())
  if (!/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(typed)) return null
  const date = parse(`${typed} 12`, `${DATE_FORMAT} H`, new Date(2000, 0, 1))
  return isValid(date) ? toIso(date) : null
}
