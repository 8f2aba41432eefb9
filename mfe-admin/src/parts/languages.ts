import type { Locale } from '@homecare/domain/locales'

/** The languages of patients, by their English names. */
export const LANGUAGES: Record<Locale, string> = { en: 'English', ar: 'Arabic' }

/** Each language once, in the order in which they are written. */
export const languagesOf = (written = ''): string[] => [
  ...new Set(
    written
      .split(/[,،;]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
]
