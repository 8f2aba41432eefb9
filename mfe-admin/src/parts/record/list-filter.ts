import { addDays, dubaiDate, isIsoDate } from '@homecare/domain/dates'
import { serverNow } from '@homecare/remote-kit/server-clock'
import type { ListFilter, RecordKind } from '../../api/record-calls'
import { messages } from '../../messages'

export const STATUSES = Object.entries(messages.lists.filter.statuses).map(([value, label]) => ({ value, label }))
export const PAYMENTS = Object.entries(messages.lists.filter.payments).map(([value, label]) => ({ value, label }))

export const ANY_STATUS = 'All'
/** The default of the payment filter, which is left out of the URL. */
export const ANY_PAYMENT = 'Booked'

const FILTERS = ['search', 'date', 'status', 'payment', 'nurse', 'suspected', 'mail', 'assignee'] as const

const oneOf = (options: readonly { value: string }[], value: string | null) =>
  value !== null && options.some((option) => option.value === value) ? value : undefined

/**
 * The status that a list has while none was chosen. Lists begin with what is still to be done; a search and a payment
 * filter look at everything.
 */
export function usualStatus({ search, payment }: { search?: string; payment?: string }): string {
  return !search && !payment ? 'Pending' : ANY_STATUS
}

/** The order that a list has while none was chosen, by its name in the URL. */
export const USUAL_SORT = 'visit'

/**
 * Reads the filter from the page's URL and ignores invalid values. `date=today` and `date=tomorrow` are
 * the provider's days at `now`, so that a bookmarked URL stays correct.
 */
export function filterFromUrl(query: URLSearchParams, kind: RecordKind, now = serverNow()): ListFilter {
  const date = dayNamed(query.get('date') ?? '', now)
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  const onlyOfTests = (value: string | undefined) => (kind === 'bloodtests' && value) || ''
  const payment = onlyOfTests(oneOf(PAYMENTS, query.get('payment'))).replace(ANY_PAYMENT, '')
  const status = oneOf(STATUSES, query.get('status')) ?? usualStatus({ search, payment })
  const found = {
    search,
    date: isIsoDate(date) ? date : '',
    status: status === ANY_STATUS ? '' : status,
    payment,
    nurse: onlyOfTests(query.get('nurse') === 'none' ? 'none' : ''),
    suspected: kind === 'services' && query.get('suspected') === 'only' ? 'only' : '',
    mail: kind === 'services' && query.get('mail') === 'none' ? 'none' : '',
    assignee: kind === 'services' && query.get('assignee') === 'me' ? 'me' : '',
    sort: sortOf(query.get('sort'), { status, payment }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '')) as ListFilter
}

/** Pending visits are in the order in which they are due. */
function sortOf(wanted: string | null, { status, payment }: { status: string; payment: string }) {
  const sort = wanted === 'created' || wanted === 'visit' ? wanted : USUAL_SORT
  if (sort === 'created') return ''
  return status === 'Pending' && !payment ? 'due' : 'visit'
}

/** The parts of the filter that were chosen, by their names in the URL. */
export const chosenFilters = (query: URLSearchParams) => FILTERS.filter((name) => query.get(name))

export const todayInDubai = (): string => dubaiDate(serverNow())

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
