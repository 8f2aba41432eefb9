import type { DaySheet, ReportedStep } from '@homecare/contract/admin/day-sheet'

/** A step that the server does not have yet. `final`: the page was left after it, so it can't be taken back any more. */
export type UnsentStep = ReportedStep & { final?: true }

/** What a nurse's phone keeps of one link, so that the page works without a network. */
export interface KeptSheet {
  /** Patients' data: removed when the link ends or is withdrawn. */
  sheet: DaySheet | null
  /** When the server sent the sheet. */
  loadedAt: string | null
  /** What has to be added to the phone's time, in milliseconds, since its clock may be wrong. */
  clockOffset: number
  /** What the server does not have yet: ids, times, and of a taken sample the dates of birth that were asked, without a name. */
  unsent: readonly UnsentStep[]
}

const PREFIX = 'nurse-sheet:'
const DAY_MS = 24 * 60 * 60_000
const EMPTY: KeptSheet = { sheet: null, loadedAt: null, clockOffset: 0, unsent: [] }

/** What is kept of a link; nothing of a sheet whose time is over. */
export function readKept(token: string, now: Date): KeptSheet {
  const kept = parseKept(localStorage.getItem(PREFIX + token))
  return isOver(kept, now) ? { ...kept, sheet: null, loadedAt: null } : kept
}

export function writeKept(token: string, kept: KeptSheet): void {
  try {
    if (kept.sheet === null && kept.unsent.length === 0) localStorage.removeItem(PREFIX + token)
    else localStorage.setItem(PREFIX + token, JSON.stringify(kept))
  } catch {
    // Without storage, as in some private windows, the page works as long as it is open.
  }
}

/** Removes patients' data of every link that has ended, and after another day what could not be sent. */
export function removeEnded(now: Date): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue
    const kept = parseKept(localStorage.getItem(key))
    const unsent = kept.unsent.filter(({ at }) => now.getTime() - Date.parse(at) < 2 * DAY_MS)
    if (isOver(kept, now) || unsent.length < kept.unsent.length)
      writeKept(key.slice(PREFIX.length), {
        ...kept,
        sheet: isOver(kept, now) ? null : kept.sheet,
        unsent,
      })
  }
}

/** The token of the sheet that was loaded last and has not ended: an installed page is opened without a link. */
export function lastToken(now: Date): string {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .map((token) => ({ token, ...readKept(token, now) }))
    .filter(({ sheet }) => sheet !== null)
  return kept.sort((a, b) => (b.loadedAt ?? '').localeCompare(a.loadedAt ?? ''))[0]?.token ?? ''
}

/** The time of the server when it is `now` on the phone. */
export const serverTime = ({ clockOffset }: Pick<KeptSheet, 'clockOffset'>, now: Date): Date =>
  new Date(now.getTime() + clockOffset)

export const isOver = ({ sheet, clockOffset }: KeptSheet, now: Date): boolean =>
  sheet !== null &&
  sheet.expiresAt !== null &&
  Date.parse(sheet.expiresAt) <= serverTime({ clockOffset }, now).getTime()

function parseKept(text: string | null): KeptSheet {
  if (text === null) return EMPTY
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isKept(parsed)) return EMPTY
    // An older page kept no offset.
    const value = { ...EMPTY, ...parsed }
    // A sheet that an older page kept has no people, home or care: it is loaded again, while what was not sent stays.
    const { sheet } = value
    const isWhole = sheet && 'care' in sheet && sheet.visits.every((visit) => 'people' in visit && 'home' in visit)
    return isWhole ? value : { ...value, sheet: null }
  } catch {
    return EMPTY
  }
}

/** This page alone writes the entry, so its outline is enough. */
const isKept = (value: unknown): value is KeptSheet =>
  value !== null && typeof value === 'object' && 'sheet' in value && 'unsent' in value && Array.isArray(value.unsent)
