import { useEffect, useState } from 'react'
import { dubaiDate } from '@homecare/domain/dates'

/** The day that it is in Dubai; undefined while prerendering, for a page may be read days after it was made. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dubaiDate(new Date())), [])
  return today
}
