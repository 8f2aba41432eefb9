import { addDays, isIsoDate, type IsoDate } from '@homecare/domain/dates'
import { BOARD_PERIODS, daysIn, MAX_BOARD_DAYS, type BoardPeriodName } from '@homecare/domain/board-period'
import { boardMessages } from './messages'

/** What the board shows, as the page's address has it. */
export interface BoardChoice {
  period: BoardPeriodName
  /** The days of an own period; empty for the others. */
  from: IsoDate
  to: IsoDate
  by: 'day' | 'week'
}

/** Reads the choice from the address. An own period begins as the last 30 days. */
export function boardChoiceFromUrl(query: URLSearchParams, today: IsoDate): BoardChoice {
  const period = BOARD_PERIODS.find((name) => name === query.get('period')) ?? 'month'
  const day = (name: string, otherwise: IsoDate) => {
    const text = query.get(name) ?? ''
    return isIsoDate(text) ? text : otherwise
  }
  const days =
    period === 'own' ? { from: day('from', addDays(today, -29)), to: day('to', today) } : { from: '', to: '' }
  return { period, ...days, by: query.get('by') === 'week' ? 'week' : 'day' }
}

export function boardChoiceToUrl(choice: BoardChoice): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) if (value) query.set(name, value)
  return query
}

/** Why an own period can't be shown, or null. */
export function choiceProblem({ period, from, to }: BoardChoice): string | null {
  if (period !== 'own') return null
  if (to < from) return boardMessages.wrongOrder
  return daysIn({ from, to }) > MAX_BOARD_DAYS ? boardMessages.tooLong(MAX_BOARD_DAYS) : null
}
