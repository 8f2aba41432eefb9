import { addDays, dubaiDate, isIsoDate } from '@homecare/domain/dates'
import type { ListFilter } from '../data/record-calls'
import { messages } from '../messages'

export const STATUSES = Object.entries(messages.lists.filter.statuses).map(([value, label]) => ({ value, label }))
export const PAYMENTS = Object.entries(messages.lists.filter.payments).map(([value, label]) => ({ value, label }))

/** The default filter, which is left out of the URL. */
export const ANY_STATUS = 'All'
export const ANY_PAYMENT = 'Booked'

const oneOf = (options: readonly { value: string }[], value: string | null, usual: string) =>
  value !== null && value !== usual && options.some((option) => option.value === value) ? value : ''

/**
 * Reads the filter from the page's URL and ignores invalid values. `date=today` and `date=tomorrow` are
 * the provider's days at `now`, so that a bookmarked URL stays correct.
 */
export function filterFromUrl(query: URLSearchParams, withPayment: boolean, now = new Date()): ListFilter {
  const date = dayNamed(query.get('date') ?? '', now)
  const found = {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    date: isIsoDate(date) ? date : '',
    status: oneOf(STATUSES, query.get('status'), ANY_STATUS),
    payment: withPayment ? oneOf(PAYMENTS, query.get('payment'), ANY_PAYMENT) : '',
    sort: query.get('sort') === 'visit' ? 'visit' : '',
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '')) as ListFilter
}

export const todayInDubai = (): string => dubaiDate(new Date())

function dayNamed(date: string, now: Date): string {
  if (date === 'today') return dubaiDate(now)
  return date === 'tomorrow' ? addDays(dubaiDate(now), 1) : date
}

/** The URL's query with one part of the filter changed; an empty value removes it. */
export function withFilter(query: URLSearchParams, name: keyof ListFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
