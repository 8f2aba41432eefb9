import { useRef, useState } from 'react'
import type { HomeKind } from '@homecare/domain/home'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { EMPTY_CART, type Cart } from '@homecare/domain/cart'
import { LOCALES, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { WAYS, type Way } from '@homecare/domain/news'
import type { PeopleOfCart } from '@homecare/domain/people-cart'
import { useDraft } from '../../parts/session/drafts'

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
  'locale',
  'contactBy',
] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export type CallerDetails = Partial<Record<DetailField, string>>

/** The language that staff have chosen for the caller. */
export const languageOf = ({ locale }: CallerDetails): Locale =>
  LOCALES.find((each) => each === locale) ?? SOURCE_LOCALE

/** How the caller wants to get news. */
export const contactByOf = ({ contactBy }: CallerDetails): Way => WAYS.find((way) => way === contactBy) ?? 'email'

/** What staff have entered during a phone call so far. */
export interface CallerDraft extends PeopleOfCart {
  /** Idempotency key, so that a double click makes one booking. */
  callId: string
  kind: 'booking' | 'request'
  cart: Cart
  slot: SlotChoice | null
  /** What the patient says about the last meal, where the fast needs it. */
  notEatenSince?: string | undefined
  /** The server’s time until which the slot is held. */
  heldUntil: string | null
  details: CallerDetails
  homeKind: HomeKind | null
  /** The result of the call. */
  done: { kind: 'booking'; id: string } | { kind: 'request'; id: string; orderId: string } | null
}

const newCall = (): CallerDraft => ({
  callId: crypto.randomUUID(),
  kind: 'booking',
  cart: EMPTY_CART,
  without: [],
  others: [],
  slot: null,
  heldUntil: null,
  details: { locale: SOURCE_LOCALE },
  homeKind: null,
  done: null,
})

function parse(text: string): CallerDraft | null {
  if (text === '') return null
  const draft: CallerDraft = JSON.parse(text)
  return draft
}

/** The call is kept in memory, so that it survives the end of the session and a look at another screen. */
export function useCallerDraft() {
  const [text, write] = useDraft('call')
  const [first] = useState(newCall)
  const draft = parse(text) ?? first
  // Answers arrive while somebody types, so a change begins with the latest draft, not with the rendered one.
  const latest = useRef(draft)
  const save = (next: CallerDraft) => {
    latest.current = next
    write(JSON.stringify(next))
  }
  return {
    draft,
    update: (change: Partial<CallerDraft>) => save({ ...latest.current, ...change }),
    begin: () => save(newCall()),
  }
}
