import { useSearchParams } from 'react-router-dom'
import { isIsoDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'

export interface SheetChoice {
  date: string
  /** '' is every area. */
  area: string
  /** A nurse's id; 'none' is the visits without a nurse, '' every visit. */
  nurse: string
}

export const sheetQuery = ({ date, area, nurse = '' }: Omit<SheetChoice, 'nurse'> & { nurse?: string }) => ({
  date,
  ...(area && { area }),
  ...(nurse && { nurse }),
})

/** Date, area and nurse from the page's URL; without them today and every visit. */
export function useSheetChoice() {
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const requestedDate = query.get('date') ?? ''
  const choice: SheetChoice = {
    date: isIsoDate(requestedDate) ? requestedDate : today,
    area: (query.get('area') ?? '').trim().slice(0, 100),
    nurse: (query.get('nurse') ?? '').trim().slice(0, 64),
  }
  const choose = (next: Partial<SheetChoice>) => {
    const { date, area, nurse } = { ...choice, ...next }
    const written = new URLSearchParams()
    if (date !== today) written.set('date', date)
    if (area) written.set('area', area)
    if (nurse) written.set('nurse', nurse)
    setQuery(written, { replace: true })
  }
  return { choice, today, choose }
}
