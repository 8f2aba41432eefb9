import { addDays, type IsoDate } from '@homecare/domain/dates'
import { monthAfter, parseRecurrence, type Recurrence, withDaysOf } from '@homecare/domain/recurrence'
// oxlint-disable-next-line import/default -- Node loads its CommonJS, whose names it does not find, as the default alone.
import rrule from 'rrule'

/** Days that repeat: `rrule` by RFC 5545, from the first day to the last one, which is null without an end. */
export interface DateRule {
  rrule: string
  startsOn: IsoDate
  endsOn: IsoDate | null
}

const FREQUENCIES = {
  daily: rrule.RRule.DAILY,
  weekly: rrule.RRule.WEEKLY,
  monthly: rrule.RRule.MONTHLY,
}
const DAYS_OF_TWO_YEARS = 731

/** The days of a rule within the window, in order. The rule's text has no say in its end. */
export function occurrencesOf(rule: DateRule, window: { from: IsoDate; through: IsoDate }): IsoDate[] {
  const from = window.from > rule.startsOn ? window.from : rule.startsOn
  const through = rule.endsOn !== null && rule.endsOn < window.through ? rule.endsOn : window.through
  if (from > through) return []
  const { recurrence } = read(rule.rrule)
  const anchor = anchorOf(recurrence, rule.startsOn, from)
  return walk(withDaysOf(recurrence, rule.startsOn), anchor).between(midnight(from), midnight(through), true).map(dayOf)
}

/**
 * The last day that a rule's text says, by UNTIL or as the last one of COUNT. Null if it says none, and where the count is of days
 * that never come (`hasDates`).
 */
export function lastDayOf(text: string, startsOn: IsoDate): IsoDate | null {
  const { recurrence, until, count } = read(text)
  if (count === null) return until
  const last = walk(withDaysOf(recurrence, startsOn), startsOn, count).all().at(-1)
  return last ? dayOf(last) : null
}

/** Whether a rule has a day within two years. */
export const hasDates = (rule: DateRule): boolean =>
  occurrencesOf(rule, { from: rule.startsOn, through: addDays(rule.startsOn, DAYS_OF_TWO_YEARS) }).length > 0

function read(text: string) {
  const parsed = parseRecurrence(text)
  if (!parsed.ok) throw new Error(`"${text}" is no rule that plans have: ${parsed.reason}`)
  return { recurrence: parsed.rule, until: parsed.until, count: parsed.count }
}

/**
 * A first day with the same days from `from` on, whole intervals of the rule after its own one: rrule walks from there, which from the
 * own one takes ten times as long for care that began a year ago.
 */
function anchorOf({ frequency, interval }: Recurrence, startsOn: IsoDate, from: IsoDate): IsoDate {
  if (frequency === 'monthly') {
    const months = wholeIntervals(monthNumber(from) - monthNumber(startsOn), interval)
    return `${monthAfter(startsOn, months)}-01`
  }
  const days = frequency === 'weekly' ? 7 * interval : interval
  return addDays(startsOn, wholeIntervals(daysBetween(startsOn, from), days))
}

const wholeIntervals = (length: number, interval: number) => Math.floor(length / interval) * interval
const monthNumber = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A rule of days, so at midnights in UTC, whatever the machine's time zone. Without a cache, as each is asked once. */
function walk({ frequency, interval, weekdays, monthDays }: Recurrence, startsOn: IsoDate, count?: number) {
  return new rrule.RRule(
    {
      freq: FREQUENCIES[frequency],
      interval,
      dtstart: midnight(startsOn),
      wkst: 0,
      ...(count !== undefined && { count }),
      ...(weekdays.length > 0 && {
        byweekday: weekdays.map(({ day, nth }) => new rrule.Weekday(day - 1, nth ?? undefined)),
      }),
      ...(monthDays.length > 0 && { bymonthday: [...monthDays] }),
    },
    true,
  )
}

const midnight = (day: IsoDate) => new Date(`${day}T00:00:00Z`)
const dayOf = (at: Date): IsoDate => at.toISOString().slice(0, 10)
