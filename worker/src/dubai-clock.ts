const DAY_MS = 24 * 60 * 60 * 1000
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: '2-digit', hourCycle: 'h23' })

/** The day after today in Dubai, `YYYY-MM-DD`. */
export const dubaiTomorrow = (now: Date): string => day.format(now.getTime() + DAY_MS)

/** The hour that Dubai's clock shows, 0 to 23. */
export const dubaiHour = (now: Date): number => Number(hour.format(now))
