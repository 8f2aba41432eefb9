import { useState } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { needsNurse } from './nurse-plan'

/**
 * The visits that have had no nurse at some time while this sheet was open. An assigned one stays among them, so that its
 * row does not move away from under the pointer.
 */
export function useVisitsToAssign({ date, area, visits }: DaySheet, isOn: boolean): SheetVisit[] {
  const sheet = `${date} ${area}`
  const [known, setKnown] = useState({ sheet, ids: new Set<string>() })
  const before = known.sheet === sheet ? known.ids : new Set<string>()
  const missing = isOn ? visits.filter(needsNurse).map(({ bookingId }) => bookingId) : []
  if (known.sheet !== sheet || missing.some((id) => !before.has(id)))
    setKnown({ sheet, ids: new Set([...before, ...missing]) })
  return visits.filter(({ bookingId }) => before.has(bookingId))
}
