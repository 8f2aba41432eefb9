import { addDays, dubaiDate, isIsoDate } from '@homecare/domain/dates'
import type { ListFilter } from '../data/record-calls'
import { messages } from '../messages'

export const STATUSES = Object.entries(messages.lists.filter.statuses).map(([value, label]) => ({ value, label }))
export const PAYMENTS = Object.entries(messages.lists.filter.payments).map(([value, label]) => ({ value, label }))

/** What the lists show when nothing is chosen; it never stands in the address. */
export const ANY_STATUS = 'All'
export const ANY_PAYMENT = 'Booked'

const oneOf = (options: readonly { value: string }[], value: string | null, usual: string) =>
  value !== null && value !== usual && options.some((option) => option.value === value) ? value : ''

/**
 * The filter as the page's address has it. What makes no sense there is left out. `date=today` and `date=tomorrow` are
 * the provider's days at `now`, so that an address that was kept stays true.
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

/** The address's query with one part of the filter changed; an empty value takes it out. */
export function withFilter(query: URLSearchParams, name: keyof ListFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
