import type { InitiatePaymentInput } from '@homecare/contract/payment'
import { contentHash } from '../../content-hash'
import type { BookedItem } from './booked-items'

/** A visitor's input, in the form in which it is stored. */
export interface BookingDraft {
  key: string
  hash: string
  date: string
  time: string
  fullName: string
  email: string
  phoneNumber: string
  doorNumber: string
  building: string
  landmark: string
  city: string
}

/** A hash that is equal for equal contents. `items` are `kind id`, packages first, each by its number. */
export function draftHash(draft: Omit<BookingDraft, 'key' | 'hash'>, items: readonly string[]): string {
  const { date, time, fullName, email, phoneNumber, doorNumber, building, landmark, city } = draft
  return contentHash(date, time, fullName, email, phoneNumber, doorNumber, building, landmark, city, ...items)
}

/** Equal contents are equal drafts, in whatever order their tests are; without a key the contents are the key. */
export function toDraft(
  input: InitiatePaymentInput,
  booked: readonly BookedItem[],
  key: string | undefined,
): BookingDraft {
  const { date, time, email, phoneNumber, doorNumber, building, landmark, city } = input
  const fullName = input.fullName.replace(/\s+/g, ' ')
  const contents = { date, time, fullName, email, phoneNumber, doorNumber, building, landmark, city }
  const items = booked.map(({ kind, item }) => `${kind} ${item.id}`)
  const hash = draftHash(contents, items)
  return { key: key ?? `h-${hash.slice(0, 62)}`, hash, ...contents }
}
