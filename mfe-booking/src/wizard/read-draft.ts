import { MAX_EMAIL } from '@homecare/domain/email'
import type { Home } from '@homecare/domain/home'
import { WAYS } from '@homecare/domain/news'
import { PATIENT_FIELDS, type Patient } from '@homecare/domain/patient'
import { MAX_PEOPLE } from '@homecare/domain/people'
import type { OtherPerson } from '@homecare/domain/people-cart'
import { DRAFT_VERSION, emptyDraft, type Draft } from './draft'

/** A draft that waits for the catalogue to be checked against, and what reading it left out. */
export interface UncheckedDraft {
  draft: Draft
  notes: readonly ReadNote[]
}

/** The reason why a stored draft can't be used at all. */
export type ReadNote = 'unreadable' | 'older-version'

/** Reads a draft from the tab's storage, whose content can't be trusted. Invalid parts are dropped. */
export function readDraft(text: string, newKey: () => string): UncheckedDraft {
  const stored = parseObject(text)
  if (!stored) return { draft: emptyDraft(newKey), notes: ['unreadable'] }
  if (stored.version !== DRAFT_VERSION) return { draft: emptyDraft(newKey), notes: ['older-version'] }
  const content = {
    testIds: numbersIn(stored.testIds),
    packageIds: numbersIn(stored.packageIds),
    date: textOrNull(stored.date),
    time: textOrNull(stored.time),
    notEatenSince: textOrNull(stored.notEatenSince) ?? undefined,
    patient: fieldsOf(stored.patient),
    home: homeIn(stored.home),
    contactBy: WAYS.find((way) => way === stored.contactBy),
    without: textsIn(stored.without),
    others: othersIn(stored.others),
  }
  // If the content differs from the stored one it is another order.
  const { key } = stored
  const isUnchanged = isKey(key) && JSON.stringify(content) === JSON.stringify(contentIn(stored))
  return { draft: { version: DRAFT_VERSION, key: isUnchanged ? key : newKey(), ...content }, notes: [] }
}

const contentIn = ({
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
}: Partial<Record<string, unknown>>) => ({
  testIds,
  packageIds,
  date,
  time,
  notEatenSince,
  patient: isObject(patient) ? inFieldOrder(patient) : patient,
  home,
  contactBy,
  without,
  others,
})

function parseObject(text: string): Partial<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value)

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const othersIn = (value: unknown): OtherPerson[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .slice(0, MAX_PEOPLE - 1)
    .map(({ name, without }) => ({ name: (textOrNull(name) ?? '').slice(0, MAX_EMAIL), without: textsIn(without) }))

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function homeIn(value: unknown): Home | undefined {
  if (!isObject(value)) return undefined
  const { kind, pin } = value
  return { kind: kind === 'flat' || kind === 'villa' ? kind : null, pin: textOrNull(pin) }
}

const inFieldOrder = (value: Partial<Record<string, unknown>>) =>
  Object.fromEntries(PATIENT_FIELDS.filter((field) => field in value).map((field) => [field, value[field]]))

function fieldsOf(value: unknown): Partial<Patient> {
  const patient: Partial<Patient> = {}
  if (!isObject(value)) return patient
  for (const field of PATIENT_FIELDS) {
    const text = value[field]
    if (typeof text === 'string') patient[field] = text.slice(0, MAX_EMAIL)
  }
  return patient
}
