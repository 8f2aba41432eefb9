// What a visitor agreed to have stored on this device is mfe-booking's; other remotes only need to know whose it is.

/** Its name in localStorage, which outlives the tab, and which everybody who uses this device and browser can read. */
export const REMEMBERED = 'homecare.booking.remembered'

/** Raised whenever the shape of a draft changes, of which it is a part: one of another version is of no use. */
export const DRAFT_VERSION = 4

/**
 * Half a year: people who have a test repeated do so within it, while addresses change and devices get other owners.
 * Every booking starts it again.
 */
export const KEPT_DAYS = 183
const DAY_MS = 86_400_000

/** When it is erased, in ms; null if it is not dated, or over. */
export function keptUntil(savedAt: unknown, now: Date): number | null {
  const at = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN
  const age = now.getTime() - at
  return age >= -DAY_MS && age < KEPT_DAYS * DAY_MS ? at + KEPT_DAYS * DAY_MS : null
}

/** The first name of the patient whom the stored text remembers; null if it is of no use. The text can't be trusted. */
export function rememberedName(text: string, now: Date): string | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    const { version, savedAt, patient }: { version?: unknown; savedAt?: unknown; patient?: { firstName?: unknown } } =
      stored
    const name = patient?.firstName
    if (version !== DRAFT_VERSION || keptUntil(savedAt, now) === null) return null
    return typeof name === 'string' && name.trim() ? name.trim() : null
  } catch {
    return null
  }
}
