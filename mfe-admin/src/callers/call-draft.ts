import { useRef, useState } from 'react'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { EMPTY_CART, type Cart } from '@homecare/domain/cart'
import type { PeopleOfCart } from '@homecare/domain/people-cart'
import { useDraft } from '../session/drafts'

/** The fields of the patient, of a booking and of a request. */
export const DETAIL_FIELDS = [
  'fullName',
  'phone',
  'email',
  'doorNumber',
  'building',
  'landmark',
  'city',
  'service',
  'day',
] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export type CallDetails = Partial<Record<DetailField, string>>

/** A phone call as far as it has come. */
export interface CallDraft extends PeopleOfCart {
  /** Makes a double click one booking. */
  callId: string
  kind: 'booking' | 'request'
  cart: Cart
  slot: SlotChoice | null
  /** Until when the slot is held, as the server said. */
  heldUntil: string | null
  details: CallDetails
  /** What the call led to. */
  done: { kind: 'booking'; id: string } | { kind: 'request'; id: string; orderId: string } | null
}

const newCall = (): CallDraft => ({
  callId: crypto.randomUUID(),
  kind: 'booking',
  cart: EMPTY_CART,
  without: [],
  others: [],
  slot: null,
  heldUntil: null,
  details: {},
  done: null,
})

function parse(text: string): CallDraft | null {
  if (text === '') return null
  const draft: CallDraft = JSON.parse(text)
  return draft
}

/** The call is kept in memory, so that it survives the end of the session and a look at another screen. */
export function useCallDraft() {
  const [text, write] = useDraft('call')
  const [first] = useState(newCall)
  const draft = parse(text) ?? first
  // Answers arrive while somebody types, so a change begins with the latest draft, not with the rendered one.
  const latest = useRef(draft)
  const save = (next: CallDraft) => {
    latest.current = next
    write(JSON.stringify(next))
  }
  return {
    draft,
    update: (change: Partial<CallDraft>) => save({ ...latest.current, ...change }),
    begin: () => save(newCall()),
  }
}
