import { addDays, type IsoDate } from './dates'

const MIN_DAYS = 42

/** The last day for which visits of plans are made today: six weeks ahead, and to the end of the next month at least. */
export function planWindowEnd(today: IsoDate): IsoDate {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const endOfNextMonth = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
  const least = addDays(today, MIN_DAYS)
  return endOfNextMonth > least ? endOfNextMonth : least
}
