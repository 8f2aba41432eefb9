import { dubaiDate, dubaiHour, formatDate } from './dates'

// Patients read 12 hours with am and pm, and always the day; staff read 24 hours. A slot keeps its text, as "02:00 Pm".

/** An instant for patients, in Dubai time: `"9:30 pm on Wed 25 Nov"`; with the year on what is kept. */
export function patientTime(at: Date, { year = false }: { year?: boolean } = {}): string {
  return `${twelveHours(at)} on ${day(at, year)}`
}

/** Two instants of one visit for patients: `"between 10:30 am and 11:00 am on Tue 3 Mar"`. */
export function patientRange(from: Date, to: Date): string {
  return `between ${twelveHours(from)} and ${patientTime(to)}`
}

/** An instant for staff, in Dubai time: `"Wed 25 Nov 2026, 21:30"`. */
export const staffTime = (at: Date): string => `${formatDate(dubaiDate(at))}, ${staffHour(at)}`

/** The hour alone, for staff who see the day beside it: `"21:30"`. */
export const staffHour = dubaiHour

function day(at: Date, year: boolean): string {
  const date = formatDate(dubaiDate(at))
  return year ? date : date.slice(0, -5)
}

/** The hour alone, where the day stands beside it: `"2:00 pm"`. */
export function twelveHours(at: Date): string {
  const [hours = '', minutes = ''] = staffHour(at).split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`
}
