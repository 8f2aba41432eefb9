import type { Nurse } from './nurse'
import { nurseMessages } from './messages'

type Hours = Nurse['hours'][number]

/** The numbers of the weekdays as `Date` has them, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

const MINUTES = 60

/** Minutes after midnight as `09:00`; the end of the day is `24:00`. */
export const clockText = (minute: number): string =>
  [Math.floor(minute / MINUTES), minute % MINUTES].map((part) => String(part).padStart(2, '0')).join(':')

/** Working hours in a short form, weekdays with the same hours together: `Mon–Fri 09:00–18:00`, `Sat 10:00–14:00`. */
export function hoursLines(hours: readonly Hours[]): string[] {
  const groups: { days: number[]; times: string }[] = []
  for (const [at, weekday] of WEEKDAYS.entries()) {
    const times = timesOf(hours, weekday)
    if (times === '') continue
    const group = groups.find((each) => each.times === times)
    if (group) group.days.push(at)
    else groups.push({ days: [at], times })
  }
  return groups.map(({ days, times }) => `${daysText(days)} ${times}`)
}

const timesOf = (hours: readonly Hours[], weekday: number): string =>
  hours
    .filter((each) => each.weekday === weekday)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
    .join(', ')

/** Places in the week as `Mon–Fri, Sun`: three or more in a row are joined. */
function daysText(places: readonly number[]): string {
  const runs: number[][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && last.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  const nameAt = (place: number | undefined) => nurseMessages.weekdays[place ?? 0]?.short ?? ''
  return runs
    .map((run) => (run.length > 2 ? `${nameAt(run[0])}–${nameAt(run.at(-1))}` : run.map(nameAt).join(', ')))
    .join(', ')
}
