import { useEffect, useState } from 'react'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'

const LOOK_MS = 30_000

/** The day that it is in Dubai; a screen that stays open over midnight moves on with it. */
export function useToday(): IsoDate {
  const [today, setToday] = useState(() => dubaiDate(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dubaiDate(new Date())), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
