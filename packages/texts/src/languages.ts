/** The languages of the visitor's and the patient's product. English is the one that texts are written in first. */
export const LOCALES = ['en', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** The language of the addresses without a prefix, and of the texts that code imports. */
export const SOURCE_LOCALE = 'en'
export type Translation = Exclude<Locale, typeof SOURCE_LOCALE>
export const TRANSLATIONS = LOCALES.filter((locale): locale is Translation => locale !== SOURCE_LOCALE)

/** With the languages that have no addresses: whoever reads a page chooses among them there (docs/decisions/064-languages-on-a-page.md). */
export const PAGE_LOCALES = [...LOCALES, 'hi', 'ml', 'tl'] as const
export type PageLocale = (typeof PAGE_LOCALES)[number]
