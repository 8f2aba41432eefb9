import { addDays, type IsoDate } from './dates'

/** The periods that the owner's board offers; `own` is from one chosen day to another. */
export const BOARD_PERIODS = ['week', 'month', 'quarter', 'own'] as const
export type BoardPeriodName = (typeof BOARD_PERIODS)[number]

/** Days in Dubai, both included. */
export interface DaySpan {
  from: IsoDate
  to: IsoDate
}

export interface BoardPeriod extends DaySpan {
  /** What the period is compared with. */
  before: DaySpan
}

/** The most days of an own period. */
export const MAX_BOARD_DAYS = 366

const monthStart = (date: IsoDate, months = 0): IsoDate => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The number of days of a span. */
export const daysIn = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** All days of a span in order. */
export const daysOf = (span: DaySpan): IsoDate[] =>
  Array.from({ length: Math.max(0, daysIn(span)) }, (_, index) => addDays(span.from, index))

/** The Monday of the date's week. */
export const weekStart = (date: IsoDate): IsoDate =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/**
 * The current week (from Monday), month or quarter up to today, and as many days from the start of the one before, so
 * that a period that has only begun is compared with the same part of another.
 */
export function currentPeriod(name: Exclude<BoardPeriodName, 'own'>, today: IsoDate): BoardPeriod {
  const intoQuarter = (Number(today.slice(5, 7)) - 1) % 3
  const { from, start } = {
    week: { from: weekStart(today), start: addDays(weekStart(today), -7) },
    month: { from: monthStart(today), start: monthStart(today, -1) },
    quarter: { from: monthStart(today, -intoQuarter), start: monthStart(today, -intoQuarter - 3) },
  }[name]
  const span = { from, to: today }
  const end = addDays(start, daysIn(span) - 1)
  // February has fewer days than the part of March that has passed.
  return { ...span, before: { from: start, to: end < from ? end : addDays(from, -1) } }
}

/** An own period, compared with as many days right before it. */
export const ownPeriod = (span: DaySpan): BoardPeriod => ({
  ...span,
  before: { from: addDays(span.from, -daysIn(span)), to: addDays(span.from, -1) },
})
