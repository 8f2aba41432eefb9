import { addDays, dubaiDate, dubaiInstant, type IsoDate } from './dates'

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const HOUR_MS = 3_600_000

/** Opening times in schema.org's form, each as `Mo-Fr,Su 08:00-21:00`. */
type OpeningTimes = readonly string[]

interface Opening {
  from: Date
  until: Date
}

/**
 * The time in which somebody who writes now is called back: today if the provider is open for another hour, else the next
 * time that it is open. Null if the times are not known.
 */
export function nextOpening(times: OpeningTimes, now: Date): Opening | null {
  const today = dubaiDate(now)
  // Yesterday first, which may have an opening that lasts past midnight.
  for (let days = -1; days <= 7; days++) {
    const date = addDays(today, days)
    const openings = times.flatMap((text) => openingOn(text, date) ?? []).sort((a, b) => +a.from - +b.from)
    const next = openings.find(({ until }) => until.getTime() - now.getTime() >= HOUR_MS)
    if (next) return next
  }
  return null
}

/**
 * The instant since which an hour has passed in which the provider was open: what was due before it has waited longer. Every hour
 * counts where the times are not known.
 */
export function openHourBefore(times: OpeningTimes, now: Date): Date {
  let [missing, before] = [HOUR_MS, now.getTime()]
  for (let days = 0; days <= 8 && times.length > 0; days++) {
    const date = addDays(dubaiDate(now), -days)
    const openings = times.flatMap((text) => openingOn(text, date) ?? []).sort((a, b) => +b.until - +a.until)
    for (const { from, until } of openings) {
      const end = Math.min(until.getTime(), before)
      const open = end - from.getTime()
      if (open <= 0) continue
      if (open >= missing) return new Date(end - missing)
      missing -= open
      before = from.getTime()
    }
  }
  return new Date(before - missing)
}

function openingOn(text: string, date: IsoDate): Opening | null {
  const [days = '', hours = ''] = text.split(' ')
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (!days.split(',').some((range) => includes(range, weekday))) return null
  const [from = Number.NaN, until = Number.NaN] = hours.split('-').map(minutesOf)
  // Closing after midnight belongs to the day of the opening.
  return { from: dubaiInstant(date, from), until: dubaiInstant(date, until > from ? until : until + 24 * 60) }
}

/** A range may go past the end of the week: `Fr-Mo`. */
function includes(range: string, weekday: number): boolean {
  const [first = -1, last = first] = range.split('-').map((name) => WEEKDAYS.indexOf(name))
  return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}
