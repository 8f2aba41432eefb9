import { EMPTY_CART, type Cart } from '@homecare/domain/cart'
import type { IsoDate } from '@homecare/domain/dates'
import type { Home } from '@homecare/domain/home'
import type { Way } from '@homecare/domain/news'
import type { PeopleOfCart } from '@homecare/domain/people-cart'
import { PATIENT_FIELDS, type Patient } from '@homecare/domain/patient'
import { DRAFT_VERSION } from '@homecare/remote-kit/remembered'

/** Raised whenever the shape below changes; a draft of another version is not restored. */
export { DRAFT_VERSION }

/** A booking in progress: ids and the visitor's input, never a price. */
export interface Draft extends Cart, PeopleOfCart {
  version: typeof DRAFT_VERSION
  /** Idempotency key: the same content keeps it, other content gets a new one. */
  key: string
  date: IsoDate | null
  time: string | null
  /** The patient's own statement, where the fast needs one for this slot. */
  notEatenSince?: string | undefined
  patient: Partial<Patient>
  /** What the visitor added to the address; not one of the eight fields. */
  home?: Home | undefined
  /** How the patient wants to get news; by email without it. */
  contactBy?: Way | undefined
}

export type DraftContent = Omit<Draft, 'version' | 'key'>

export function emptyDraft(newKey: () => string): Draft {
  return {
    version: DRAFT_VERSION,
    key: newKey(),
    ...EMPTY_CART,
    date: null,
    time: null,
    patient: {},
    without: [],
    others: [],
  }
}

/** What is booked again: everything but the slot. */
export type RepeatedContent = Omit<DraftContent, 'date' | 'time' | 'notEatenSince'>

/** A new booking of the same tests for the same people; its slot is still to be chosen. */
export const repeatDraft = (
  { testIds, packageIds, patient, home, contactBy, without, others }: RepeatedContent,
  newKey: () => string,
): Draft => ({ ...emptyDraft(newKey), testIds, packageIds, patient, home, contactBy, without, others })

export function isEmptyDraft(draft: Draft): boolean {
  const { testIds, packageIds, date, patient } = draft
  return testIds.length === 0 && packageIds.length === 0 && date === null && Object.keys(patient).length === 0
}

const inOrder = (patient: DraftContent['patient']) => PATIENT_FIELDS.map((field) => patient[field] ?? null)

const contentOf = ({
  testIds,
  packageIds,
  date,
  time,
  notEatenSince,
  patient,
  home,
  contactBy,
  without,
  others,
}: DraftContent) =>
  JSON.stringify([
    testIds,
    packageIds,
    date,
    time,
    notEatenSince,
    inOrder(patient),
    home?.kind,
    home?.pin,
    contactBy,
    without,
    others,
  ])

export const sameContent = (a: DraftContent, b: DraftContent): boolean => contentOf(a) === contentOf(b)

/** The draft with other content and a new key; the same object if nothing differs. */
export function changeDraft(draft: Draft, change: Partial<DraftContent>, newKey: () => string): Draft {
  const next = { ...draft, ...change }
  return sameContent(next, draft) ? draft : { ...next, key: newKey() }
}
