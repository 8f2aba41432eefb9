import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Roster } from '@homecare/contract/roster'
import { isIsoDate } from '@homecare/domain/dates'
import { foldText } from '@homecare/domain/text'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { usePolledQuery } from '../../api/use-polled-query'

const REFRESH_MS = 10_000

export type RosterVisit = Roster['visits'][number]

export interface RosterChoice {
  date: string
  /** Only visits without a nurse. */
  open: boolean
  search: string
}

/** A visit that somebody has still to be found for. */
export const isOpen = ({ state, nurse }: RosterVisit): boolean => state === 'planned' && nurse === null

/** The visits of the day in the address, refreshed, and those of them that fit its filter. */
export function useRoster() {
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const asked = query.get('date') ?? ''
  const choice: RosterChoice = {
    date: isIsoDate(asked) ? asked : today,
    open: query.get('open') === '1',
    search: query.get('search') ?? '',
  }
  const loaded = usePolledQuery(
    ['roster', choice.date],
    (api, options) => api.get('/api/roster', { ...options, query: { from: choice.date } }),
    REFRESH_MS,
  )
  const choose = (next: Partial<RosterChoice>) => {
    const { date, open, search } = { ...choice, ...next }
    const written = new URLSearchParams()
    if (date !== today) written.set('date', date)
    if (open) written.set('open', '1')
    if (search) written.set('search', search)
    setQuery(written, { replace: true })
  }
  const visits = loaded.data?.visits
  const shown = useMemo(
    () => visits?.filter((visit) => (!choice.open || isOpen(visit)) && isFoundBy(choice.search, visit)) ?? [],
    [visits, choice.open, choice.search],
  )
  return { choice, today, choose, loaded, shown }
}

/** Each word stands somewhere in the row. */
function isFoundBy(search: string, { patientName, caseNumber, area, nurse }: RosterVisit): boolean {
  const text = foldText([patientName, caseNumber, area, nurse?.name].join(' '))
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word))
}
