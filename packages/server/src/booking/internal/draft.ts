import type { InitiatePaymentInput } from '@homecare/contract/payment'
import type { HomeKind } from '@homecare/domain/home'
import type { Locale } from '@homecare/domain/locales'
import type { Way } from '@homecare/domain/news'
import { contentHash } from '../../process/content-hash'
import type { BookedItem } from './booked-items'

/** A visitor's input, in the form in which it is stored. */
export interface BookingDraft {
  key: string
  hash: string
  date: string
  time: string
  notEatenSince: Date | null
  fullName: string
  otherPeople: string[]
  email: string
  phoneNumber: string
  doorNumber: string
  building: string
  landmark: string
  city: string
  homeKind: HomeKind | null
  pin: string | null
  locale: Locale
  contactBy: Way
}

/** An item of one person as the hash of a draft has it; that of the patient is as before there were several people. */
export const draftItem = ({ kind, id, person }: { kind: string; id: number; person: number }): string =>
  person === 0 ? `${kind} ${id}` : `${kind} ${id} ${person}`

/**
 * A hash that is equal for equal contents. `items` are those of `draftItem`, in the order of the booking's lines. What the
 * patient says about the last meal is no content: it is kept only where the slot needs it. Nor are the language
 * and the way of contact, since a booking that was begun with one may be continued with another.
 */
export function draftHash(
  draft: Omit<BookingDraft, 'key' | 'hash' | 'notEatenSince' | 'locale' | 'contactBy'>,
  items: readonly string[],
): string {
  const { date, time, fullName, otherPeople, email, phoneNumber, doorNumber, building, landmark, city } = draft
  const others = otherPeople.length > 0 ? ['others', ...otherPeople] : []
  const { homeKind, pin } = draft
  // Left out where there is none, so that drafts from before have the hash that they had.
  const home = homeKind === null && pin === null ? [] : ['home', homeKind ?? '', pin ?? '']
  return contentHash(
    date,
    time,
    fullName,
    email,
    phoneNumber,
    doorNumber,
    building,
    landmark,
    city,
    ...items,
    ...others,
    ...home,
  )
}

/** Equal contents are equal drafts, in whatever order their tests are; without a key the contents are the key. */
export function toDraft(
  input: InitiatePaymentInput,
  booked: readonly BookedItem[],
  key: string | undefined,
): BookingDraft {
  const { date, time, email, phoneNumber, doorNumber, building, landmark, city, locale, contactBy } = input
  const [fullName = '', ...otherPeople] = [input.fullName, ...input.people].map((name) => name.replace(/\s+/g, ' '))
  const notEatenSince = input.notEatenSince ? new Date(input.notEatenSince) : null
  const contents = {
    date,
    time,
    notEatenSince,
    fullName,
    otherPeople,
    email,
    phoneNumber,
    doorNumber,
    building,
    landmark,
    city,
    homeKind: input.home?.kind ?? null,
    pin: input.home?.pin ?? null,
    locale,
    contactBy,
  }
  const items = booked.map(({ kind, item, person }) => draftItem({ kind, id: item.id, person }))
  const hash = draftHash(contents, items)
  return { key: key ?? `h-${hash.slice(0, 62)}`, hash, ...contents }
}
