import { useSearchParams } from 'react-router-dom'
import { isIsoDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'

export interface SheetChoice {
  date: string
  /** '' is every area. */
  area: string
}

export const sheetQuery = ({ date, area }: SheetChoice) => ({ date, ...(area && { area }) })

/** Date and area from the page's URL; without them today and every area. */
export function useSheetChoice() {
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const requestedDate = query.get('date') ?? ''
  const choice: SheetChoice = {
    date: isIsoDate(requestedDate) ? requestedDate : today,
    area: (query.get('area') ?? '').trim().slice(0, 100),
  }
  const choose = (next: Partial<SheetChoice>) => {
    const { date, area } = { ...choice, ...next }
    const written = new URLSearchParams()
    if (date !== today) written.set('date', date)
    if (area) written.set('area', area)
    setQuery(written, { replace: true })
  }
  return { choice, today, choose }
}
