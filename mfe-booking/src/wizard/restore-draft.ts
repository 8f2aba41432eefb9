import type { Catalogue } from '@homecare/domain/catalogue'
import { dubaiDate, isIsoDate } from '@homecare/domain/dates'
import { MAX_EMAIL, PATIENT_FIELDS, type Patient } from '@homecare/domain/patient'
import { findSlot, slotStart } from '@homecare/domain/slots'
import { DRAFT_VERSION, emptyDraft, sameContent, type Draft, type DraftContent } from './draft'

/** What a visitor is told about a draft that could not be taken up as it was. */
export type RestoreNote = 'unreadable' | 'older-version' | 'unknown-items' | 'past-date'

interface Surroundings {
  catalogue: Catalogue
  now: Date
  newKey: () => string
}

/** The saved draft as far as it still holds, and what had to go. Anything at all may stand in the storage. */
export function restoreDraft(
  saved: string | null,
  { catalogue, now, newKey }: Surroundings,
): {
  draft: Draft
  notes: RestoreNote[]
} {
  const fresh = emptyDraft(newKey)
  if (saved === null) return { draft: fresh, notes: [] }
  const found = parseObject(saved)
  if (!found) return { draft: fresh, notes: ['unreadable'] }
  if (found.version !== DRAFT_VERSION) return { draft: fresh, notes: ['older-version'] }

  const packages = knownIds(found.packageIds, catalogue.packages)
  const contained = new Set(
    catalogue.packages.filter(({ id }) => packages.ids.includes(id)).flatMap((pack) => pack.testIds),
  )
  const tests = knownIds(found.testIds, catalogue.tests)
  const when = futureSlot(found.date, found.time, now)
  const content: DraftContent = {
    testIds: tests.ids.filter((id) => !contained.has(id)),
    packageIds: packages.ids,
    date: when.date,
    time: when.time,
    patient: knownFields(found.patient),
  }
  const notes: RestoreNote[] = []
  if (packages.lost || tests.lost) notes.push('unknown-items')
  if (when.lost) notes.push('past-date')

  const whole = sameContent(found as unknown as DraftContent, content) && isKey(found.key)
  return { draft: { ...fresh, ...content, ...(whole && { key: found.key as string }) }, notes }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const usable = typeof value === 'object' && value !== null && !Array.isArray(value)
    return usable ? withParts(value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** A missing part counts as empty, so that comparing contents never meets undefined. */
const withParts = (value: Record<string, unknown>) => ({
  ...value,
  patient: typeof value.patient === 'object' && value.patient !== null ? value.patient : {},
})

const isKey = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value)

function knownIds(value: unknown, items: readonly { id: number }[]): { ids: number[]; lost: boolean } {
  const asked = Array.isArray(value) ? [...new Set(value as unknown[])] : []
  const ids = items.map(({ id }) => id).filter((id) => asked.includes(id))
  // In the order in which they were chosen.
  ids.sort((a, b) => asked.indexOf(a) - asked.indexOf(b))
  return { ids, lost: ids.length < asked.length }
}

function futureSlot(
  date: unknown,
  time: unknown,
  now: Date,
): { date: string | null; time: string | null; lost: boolean } {
  const none = { date: null, time: null, lost: typeof date === 'string' }
  if (typeof date !== 'string' || !isIsoDate(date) || date < dubaiDate(now)) return none
  if (typeof time !== 'string' || !findSlot(time) || slotStart(date, time) <= now) return none
  return { date, time, lost: false }
}

function knownFields(value: unknown): Partial<Patient> {
  const given = value as Partial<Record<string, unknown>>
  const patient: Partial<Patient> = {}
  for (const field of PATIENT_FIELDS) {
    const text = given[field]
    if (typeof text === 'string') patient[field] = text.slice(0, MAX_EMAIL)
  }
  return patient
}
