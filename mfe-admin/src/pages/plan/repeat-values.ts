import type { IsoDate } from '@homecare/domain/dates'
import { weekdayOf } from '@homecare/domain/nurse'
import { formatRecurrence, parseRecurrence, withDaysOf, type Recurrence } from '@homecare/domain/recurrence'

/** The places of a weekday in a month that each month has: the first to the fourth, and the last. */
export const PLACES = ['1', '2', '3', '4', '-1'] as const

/** How a rule is repeated, as it is typed. `kept`: as the text in `rrule`, for which the form has no fields. */
export interface RepeatValues {
  repeat: 'daily' | 'weekly' | 'monthDay' | 'monthWeekday' | 'lastDay' | 'kept'
  every: string
  days: readonly number[]
  monthDay: string
  /** One of `PLACES`. */
  nth: string
  weekday: string
  rrule: string
}

/** The fields of a rule from its text. What the chosen way of repeating does not need is that of its first day. */
export function repeatOf(rrule: string, startsOn: IsoDate): RepeatValues {
  const parsed = parseRecurrence(rrule)
  const day = weekdayOf(startsOn) || 7
  const values: RepeatValues = {
    ...{ repeat: 'kept', every: '1', days: [day], nth: '1', weekday: String(day), rrule },
    monthDay: String(Number(startsOn.slice(8))),
  }
  return parsed.ok ? { ...values, ...fieldsOf(withDaysOf(parsed.rule, startsOn)) } : values
}

/** Nothing for a rule that the form has no fields for, as two days of a month. */
function fieldsOf({ frequency, interval, weekdays, monthDays }: Recurrence): Partial<RepeatValues> {
  const every = String(interval)
  if (frequency === 'daily') return { repeat: 'daily', every }
  if (frequency === 'weekly') return { repeat: 'weekly', every, days: weekdays.map(({ day }) => day) }
  const [day, weekday] = [monthDays[0], weekdays[0]]
  if (monthDays.length + weekdays.length > 1) return {}
  if (day !== undefined)
    return day === -1 ? { repeat: 'lastDay', every } : { repeat: 'monthDay', every, monthDay: String(day) }
  const nth = String(weekday?.nth ?? '')
  if (!weekday || !PLACES.some((place) => place === nth)) return {}
  return { repeat: 'monthWeekday', every, nth, weekday: String(weekday.day) }
}

/** The text of a rule from its fields. */
export function rruleOf({ repeat, rrule, ...values }: RepeatValues): string {
  return repeat === 'kept' ? rrule : formatRecurrence(recurrenceOf(repeat, values))
}

function recurrenceOf(
  repeat: Exclude<RepeatValues['repeat'], 'kept'>,
  { every, days, monthDay, nth, weekday }: Omit<RepeatValues, 'repeat' | 'rrule'>,
): Recurrence {
  const none: Recurrence = { frequency: 'monthly', interval: Number(every), weekdays: [], monthDays: [] }
  switch (repeat) {
    case 'daily':
      return { ...none, frequency: 'daily' }
    case 'weekly':
      return { ...none, frequency: 'weekly', weekdays: days.map((day) => ({ day, nth: null })) }
    case 'monthWeekday':
      return { ...none, weekdays: [{ day: Number(weekday), nth: Number(nth) }] }
    case 'lastDay':
      return { ...none, monthDays: [-1] }
    case 'monthDay':
      return { ...none, monthDays: [Number(monthDay)] }
  }
}

/** The unit in which a way of repeating counts. */
export const unitOf = (repeat: RepeatValues['repeat']): Recurrence['frequency'] =>
  repeat === 'daily' || repeat === 'weekly' ? repeat : 'monthly'
