/** A time of day as it is written: `07:00`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Whole and half hours as a number, others with their minutes. */
export const hours = (minutes: number): string =>
  minutes % 30 === 0 ? String(minutes / 60) : clock(minutes).replace(/^0/, '')

/** The typed time of day in minutes; null if there is none. */
export function minuteOf(time: string): number | null {
  const [hour, minute] = time.split(':').map(Number)
  return hour === undefined || minute === undefined || time === '' ? null : hour * 60 + minute
}

/** The typed hours in minutes: `12`, `1.5` or `0:45`; undefined for anything else. */
export function lengthOf(typed: string): number | undefined {
  const text = typed.trim()
  if (!/^(\d{1,2}(\.\d{1,2})?|\d{1,2}:[0-5]\d)$/.test(text)) return undefined
  const minutes = text.includes(':') ? minuteOf(text) : Math.round(Number(text) * 60)
  return minutes !== null && minutes >= 15 && minutes <= 1440 ? minutes : undefined
}
