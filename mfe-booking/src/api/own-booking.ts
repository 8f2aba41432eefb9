import type { OwnBooking } from '@homecare/contract/self-service'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { call, type CallResult } from '@homecare/federation/call'
import type { OrderRef } from '../wizard/context'

/** What became of asking about, or changing, one's own booking. */
export type OwnOutcome =
  | { kind: 'known'; own: OwnBooking }
  /** No such booking, or the link is not its own, or too old. */
  | { kind: 'refused' }
  /** The page shows an older state: nothing was changed. */
  | { kind: 'changed' }
  | { kind: 'slot-lost'; full: boolean; alternatives: readonly SlotChoice[] }
  | { kind: 'failed' }

const url = (apiBase: string, { orderId }: OrderRef, what: string) =>
  `${apiBase}/orders/${encodeURIComponent(orderId)}/${what}`

/** `GET /api/orders/{orderId}/booking?token=`. */
export async function loadOwnBooking(apiBase: string, link: OrderRef, signal: AbortSignal): Promise<OwnOutcome> {
  const address = `${url(apiBase, link, 'booking')}?token=${encodeURIComponent(link.token)}`
  return outcomeOf(await call<OwnBooking>(address, { signal, timeoutMs: 8_000 }))
}

export async function moveVisit(
  apiBase: string,
  { token, ...link }: OrderRef,
  change: SlotChoice & { version: number },
): Promise<OwnOutcome> {
  const { date, time, version } = change
  const body = { token, version, date, time }
  return outcomeOf(await call<OwnBooking>(url(apiBase, { token, ...link }, 'move'), { method: 'POST', body }))
}

export async function cancelVisit(
  apiBase: string,
  { token, ...link }: OrderRef,
  { version }: { version: number },
): Promise<OwnOutcome> {
  const body = { token, version }
  return outcomeOf(await call<OwnBooking>(url(apiBase, { token, ...link }, 'cancel'), { method: 'POST', body }))
}

function outcomeOf(result: CallResult<OwnBooking>): OwnOutcome {
  if (result.ok) return { kind: 'known', own: result.data }
  const { code, fields = {}, alternatives = [] } = result.problem ?? {}
  if (result.status === 404) return { kind: 'refused' }
  if (code === 'SLOT_FULL') return { kind: 'slot-lost', full: true, alternatives }
  if (code === 'CONFLICT' || code === 'ILLEGAL_TRANSITION') return { kind: 'changed' }
  if (code === 'INVALID_INPUT' && ('date' in fields || 'time' in fields))
    return { kind: 'slot-lost', full: false, alternatives }
  // A token of no possible form is refused before anything is looked up.
  return code === 'INVALID_INPUT' ? { kind: 'refused' } : { kind: 'failed' }
}
