import { useMemo, useSyncExternalStore } from 'react'
import { formatDate, dubaiDate } from '@homecare/domain/dates'
import { PATIENT_FIELDS, patientReasons, type Patient } from '@homecare/domain/patient'
import { KEPT } from '@homecare/remote-kit/kept-names'
import { keptUntil, REMEMBERED } from '@homecare/remote-kit/remembered'
import { knownServerNow, serverNow } from '@homecare/remote-kit/server-clock'
import { useToday } from '@homecare/remote-kit/use-today'
import { DRAFT_VERSION, type RepeatedContent } from '../../wizard/draft'
import { readDraft } from '../../wizard/read-draft'

/** What a visitor agreed to have stored on this device: the eight fields, the names of the others, and ids of tests. */
export interface RememberedContent extends RepeatedContent {
  patient: Patient
}

export interface RememberedBooking extends RememberedContent {
  /** The day on which it is erased. */
  until: string
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const changed = () => listeners.forEach((listener) => listener())

function readText(): string | null {
  try {
    return localStorage.getItem(REMEMBERED)
  } catch {
    return null
  }
}

/** Returns false if this browser can't store it: storage is disabled or full. */
export function rememberBooking(
  { patient, home, contactBy, testIds, packageIds, without, others }: RememberedContent,
  now = serverNow(),
): boolean {
  try {
    const content = { testIds, packageIds, patient, home, contactBy, without, others }
    const entry = { version: DRAFT_VERSION, savedAt: now.toISOString(), ...content }
    localStorage.setItem(REMEMBERED, JSON.stringify(entry))
  } catch {
    return false
  }
  changed()
  return true
}

export function eraseRemembered(): void {
  try {
    localStorage.removeItem(REMEMBERED)
  } catch {
    // Where nothing can be stored there is nothing to erase.
  }
  changed()
}

/** At a visitor's wish: also the own bookings that were kept for the page "You are offline". */
export function eraseFromDevice(): void {
  eraseRemembered()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith(KEPT)) storage.removeItem(name)
  } catch {
    // Where nothing can be stored there is nothing to erase.
  }
}

/** The stored booking, whose text can't be trusted; null if there is none, it is damaged, too old, or of another version. */
export function parseRemembered(text: string | null, now: Date): RememberedBooking | null {
  if (text === null) return null
  const { draft, notes } = readDraft(text, () => 'not-a-key')
  if (notes.length > 0) return null
  const { savedAt }: { savedAt?: unknown } = JSON.parse(text)
  const erasedAt = keptUntil(savedAt, now)
  if (erasedAt === null) return null
  const { testIds, packageIds, home, contactBy, without, others } = draft
  const patient = wholePatient(draft.patient)
  const until = formatDate(dubaiDate(new Date(erasedAt)))
  return patient && { patient, home, contactBy, testIds, packageIds, without, others, until }
}

export function wholePatient(patient: Partial<Patient>): Patient | null {
  if (Object.keys(patientReasons(patient)).length > 0) return null
  const { firstName = '', lastName = '', email = '', phone = '', doorNumber = '' } = patient
  const { building = '', landmark = '', city = '' } = patient
  return { firstName, lastName, email, phone, doorNumber, building, landmark, city }
}

/** Reads it; what is damaged or too old is erased. Nothing is read or erased before the server's time is known. */
export function readRemembered(now = knownServerNow()): RememberedBooking | null {
  if (!now) return null
  const text = readText()
  const remembered = parseRemembered(text, now)
  if (text !== null && remembered === null) eraseRemembered()
  return remembered
}

function parseNow(text: string | null): RememberedBooking | null {
  const now = knownServerNow()
  return now ? parseRemembered(text, now) : null
}

/** What this device remembers; null in prerendered pages and until the server's time is known. */
export function useRemembered(): RememberedBooking | null {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  const today = useToday()
  return useMemo(() => (today ? parseNow(text) : null), [text, today])
}

/** Whether the device remembers this very patient. It changes nothing, so a screen may ask while it renders. */
export function isRemembered(patient: Partial<Patient>): boolean {
  const remembered = parseNow(readText())
  return remembered !== null && isSamePatient(remembered.patient, patient)
}

export const isSamePatient = (a: Partial<Patient>, b: Partial<Patient>): boolean =>
  PATIENT_FIELDS.every((field) => (a[field] ?? '').trim() === (b[field] ?? '').trim())

/** A further booking of the remembered patient: its tests are the ones to book again, and the half year begins again. */
export function refreshRemembered(content: RepeatedContent): void {
  const remembered = readRemembered()
  if (remembered && isSamePatient(remembered.patient, content.patient))
    rememberBooking({ ...content, patient: remembered.patient })
}
