import { useMemo } from 'react'
import { fastingStart } from '@homecare/domain/slots'
import type { SlotChoice } from '@homecare/domain/nearest-slots'

/** The part of the question for free times that is about the fast; empty if the visit needs none. */
export type FastQuery = { fastingHours?: number; notEatenSince?: string }

/** With a slot that the booking has, its fast counts from the hour that the patient was told. */
export function useFast(fastingHours: number, present: SlotChoice | undefined): FastQuery {
  const since =
    present && fastingHours > 0 ? fastingStart(present.date, present.time, fastingHours).toISOString() : null
  return useMemo(
    () => ({ ...(fastingHours > 0 && { fastingHours }), ...(since !== null && { notEatenSince: since }) }),
    [fastingHours, since],
  )
}
