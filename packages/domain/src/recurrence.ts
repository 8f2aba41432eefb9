import type { IsoDate } from './dates'

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
  /** An interval of 0 or above 99, or a day that no month or week has. */
  | 'impossible'

export type ParsedRecurrence =
  | { ok: true; rule: Recurrence; until: IsoDate | null; count: number | null }
  | { ok: false; reason: RecurrenceRefusal }
