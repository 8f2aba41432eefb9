import { addDays, type IsoDate } from '@homecare/domain/dates'
import { type DateRule, occurrencesOf } from './occurrences'

/** A rule with the time of its visits, in minutes after midnight, which may end on the next day. */
interface TimedRule extends DateRule {
  startMinute: number
  minutes: number
}

const DAY_MINUTES = 1440
/** More than a year, so that a rule of months is seen in each of them. */
const LOOKED_AT_DAYS = 400

/**
 * The first two rules of a plan of which a visit begins before one of the other has ended, with the first day on which one does, within
 * 400 days of the later first day. Null where each visit has its own time.
 */
export function overlappingRules<Rule extends TimedRule>(
  rules: readonly Rule[],
): { rules: [Rule, Rule]; day: IsoDate } | null {
  for (const [place, one] of rules.entries())
    for (const other of rules.slice(place + 1)) {
      const day = timesMeet(one, other) ? firstOverlap(one, other) : null
      if (day !== null) return { rules: [one, other], day }
    }
  return null
}

/** Whether the times of day overlap on the same day or on one after the other. Most pairs, as day and night, end here. */
const timesMeet = (one: TimedRule, other: TimedRule): boolean =>
  [-DAY_MINUTES, 0, DAY_MINUTES].some(
    (shift) =>
      one.startMinute < other.startMinute + shift + other.minutes &&
      other.startMinute + shift < one.startMinute + one.minutes,
  )

function firstOverlap(one: TimedRule, other: TimedRule): IsoDate | null {
  const from = one.startsOn > other.startsOn ? one.startsOn : other.startsOn
  // The night before, of the rule that began earlier, ends on the first day.
  const window = { from: addDays(from, -1), through: addDays(from, LOOKED_AT_DAYS) }
  const [ours, theirs] = [timesOf(one, window), timesOf(other, window)]
  for (let our = ours.shift(), their = theirs.shift(); our && their;) {
    if (our.from < their.to && their.from < our.to) return our.from > their.from ? our.day : their.day
    if (our.to < their.to) our = ours.shift()
    else their = theirs.shift()
  }
  return null
}

function timesOf(rule: TimedRule, window: { from: IsoDate; through: IsoDate }) {
  return occurrencesOf(rule, window).map((day) => {
    const from = Date.parse(day) / 60_000 + rule.startMinute
    return { day, from, to: from + rule.minutes }
  })
}
