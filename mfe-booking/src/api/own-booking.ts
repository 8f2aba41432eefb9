import type { CallResult, Client } from '@homecare/contract/client'
import type { GivenIdentities } from '@homecare/contract/identity'
import type { OwnBooking } from '@homecare/contract/self-service'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import type { OrderRef } from '../wizard/context'

/** The language of the lines' names; English calls have none. */
const IN_LOCALE = LOCALE === SOURCE_LOCALE ? {} : { locale: LOCALE }

/** The result of loading or changing the visitor's own booking. */
export type OwnOutcome =
  | { kind: 'known'; own: OwnBooking }
  /** No such booking, or the link is invalid or has expired. */
  | { kind: 'refused' }
  /** The page shows an older state: nothing was changed. */
  | { kind: 'changed' }
  | { kind: 'slot-lost'; full: boolean; alternatives: readonly SlotChoice[] }
  /** Changed too often today: nothing was changed. */
  | { kind: 'limited' }
  | { kind: 'failed' }

export async function loadOwnBooking(
  client: Client,
  { orderId, token }: OrderRef,
  signal: AbortSignal,
): Promise<OwnOutcome> {
  const input = { params: { orderId }, query: { token, ...IN_LOCALE }, signal, timeoutMs: 8_000 }
  return outcomeOf(await client.get('/api/orders/{orderId}/booking', input))
}

export async function moveVisit(
  client: Client,
  { orderId, token }: OrderRef,
  { date, time, notEatenSince, version }: SlotChoice & { notEatenSince?: string | undefined; version: number },
): Promise<OwnOutcome> {
  const body = { token, version, date, time, notEatenSince }
  return outcomeOf(await client.post('/api/orders/{orderId}/move', { params: { orderId }, query: IN_LOCALE, body }))
}

export async function cancelVisit(client: Client, { orderId, token }: OrderRef, version: number): Promise<OwnOutcome> {
  const body = { token, version }
  return outcomeOf(await client.post('/api/orders/{orderId}/cancel', { params: { orderId }, query: IN_LOCALE, body }))
}

export const identifyPeople = (
  client: Client,
  { orderId, token }: OrderRef,
  people: GivenIdentities,
): Promise<CallResult<OwnBooking>> =>
  client.post('/api/orders/{orderId}/identities', { params: { orderId }, query: IN_LOCALE, body: { token, people } })

/** Sends nurse and desk what they need to get in. */
export const giveGateCode = (
  client: Client,
  { orderId, token }: OrderRef,
  gateCode: string,
): Promise<CallResult<OwnBooking>> =>
  client.post('/api/orders/{orderId}/gate-code', { params: { orderId }, query: IN_LOCALE, body: { token, gateCode } })

function outcomeOf(result: CallResult<OwnBooking>): OwnOutcome {
  if (result.ok) return { kind: 'known', own: result.data }
  const { code, fields = {}, alternatives = [] } = result.problem ?? {}
  if (result.status === 404) return { kind: 'refused' }
  if (result.status === 429) return { kind: 'limited' }
  if (code === 'SLOT_FULL') return { kind: 'slot-lost', full: true, alternatives }
  if (code === 'CONFLICT' || code === 'ILLEGAL_TRANSITION') return { kind: 'changed' }
  if (code === 'INVALID_INPUT' && ('date' in fields || 'time' in fields || 'notEatenSince' in fields))
    return { kind: 'slot-lost', full: false, alternatives }
  // A malformed token is refused before any lookup.
  return code === 'INVALID_INPUT' ? { kind: 'refused' } : { kind: 'failed' }
}
