import type { CarePlan } from '@homecare/contract/plans'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { parseRecurrence, withDaysOf, type Recurrence } from '@homecare/domain/recurrence'
import { clock } from './lengths'
import { careMessages } from './messages'

const { rule: text, repeat } = careMessages

export type PlanRule = CarePlan['rules'][number]
export type Pause = CarePlan['pauses'][number]

/** What a rule says, without who makes the visits. */
export type RuleTimes = Pick<
  PlanRule,
  'service' | 'rrule' | 'startsOn' | 'endsOn' | 'startMinute' | 'minutes' | 'onHolidays'
>

/** A rule as people say it: "Home Nursing: every Monday to Saturday, 07:00–19:00, from …, until …; Mariam Saleh". */
export function ruleInWords(rule: RuleTimes & { nurse: { name: string } | null }): string {
  const times = text.of(rule.service, timesInWords(rule))
  return rule.nurse ? text.by(times, rule.nurse.name) : times
}

/** When the visits of a rule are. */
export function timesInWords({
  rrule,
  startsOn,
  endsOn,
  startMinute,
  minutes,
  onHolidays,
}: Omit<RuleTimes, 'service'>) {
  return [
    repeatInWords(rrule, startsOn),
    hoursInWords(startMinute, minutes),
    text.from(formatDate(startsOn)),
    ...(endsOn ? [text.until(formatDate(endsOn))] : []),
    ...(onHolidays === 'skip' ? [text.notOnHolidays] : []),
  ].join(', ')
}

/** From when until when a pause is. */
export const pauseInWords = ({ from, until }: Pick<Pause, 'from' | 'until'>): string =>
  until ? careMessages.pause(formatDate(from), formatDate(until)) : careMessages.openPause(formatDate(from))

/** From when to when in a day; what goes over midnight ends on the next one. */
export function hoursInWords(startMinute: number, minutes: number): string {
  if (minutes === 1440) return text.wholeDay(clock(startMinute))
  return careMessages.between(clock(startMinute), clock((startMinute + minutes) % 1440))
}

/** On which days a rule is, as people say it; a rule that can't be read as it is written. */
export function repeatInWords(rrule: string, startsOn: IsoDate): string {
  const parsed = parseRecurrence(rrule)
  return parsed.ok ? recurrenceInWords(parsed.rule, startsOn) : rrule
}

function recurrenceInWords(rule: Recurrence, startsOn: IsoDate): string {
  const { frequency, interval, weekdays, monthDays } = withDaysOf(rule, startsOn)
  if (frequency === 'monthly') {
    const days = [
      ...monthDays.map(repeat.monthDay),
      ...weekdays.map(({ day, nth }) => repeat.nth(nth ?? 1, dayName(day))),
    ]
    return repeat.monthly(interval, listOf(days))
  }
  const isEachDay = frequency === 'daily' || (interval === 1 && weekdays.length === 7)
  return isEachDay ? repeat.daily(interval) : repeat.weekly(interval, daysInWords(weekdays.map(({ day }) => day)))
}

const dayName = (day: number): string => careMessages.dayNames[day - 1] ?? String(day)

/** Three days in a row and more are said from the first to the last. */
function daysInWords(days: readonly number[]): string {
  const [first = 1, last = 1] = [days[0], days.at(-1)]
  if (days.length > 2 && last - first === days.length - 1) return repeat.run(dayName(first), dayName(last))
  return listOf(days.map(dayName))
}

const listOf = (words: readonly string[]): string => {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : repeat.list(others.toReversed().join(', '), last)
}
