import type { SlotsAnswer } from '@homecare/contract/slots'
import type { IsoDate } from '@homecare/domain/dates'
import { call } from '@homecare/federation/call'

export type SlotOffer = SlotsAnswer['slots'][number]

/** `GET /api/slots?date=`: the day's 12 slots in order, or null when no answer came. */
export async function loadSlots(apiBase: string, date: IsoDate, signal: AbortSignal): Promise<SlotsAnswer | null> {
  const result = await call<SlotsAnswer>(`${apiBase}/slots?date=${encodeURIComponent(date)}`, {
    signal,
    timeoutMs: 8_000,
  })
  return result.ok && Array.isArray(result.data.slots) ? result.data : null
}
