// Not from locales.ts, which takes the language of a build from here.
import { PAGE_LOCALES, SOURCE_LOCALE, type Locale, type PageLocale } from './languages.ts'

/** The name under which a device keeps the choice. */
export const CHOICE = 'page-language'

/**
 * The language that a page's reader has chosen on this device, English before. Texts are set when their code is run, so another choice
 * shows in the next document.
 */
export const chosenLanguage: PageLocale = choiceOn() ?? SOURCE_LOCALE

/** The choice; undefined where nobody has chosen. A private window may have no storage, Node has none. */
export function choiceOn(): PageLocale | undefined {
  try {
    const kept = localStorage.getItem(CHOICE)
    return PAGE_LOCALES.find((locale) => locale === kept)
  } catch {
    return undefined
  }
}

/** What rules of the domain know of the choice: they write in Arabic or English. */
export const BUILD_LOCALE: Locale = chosenLanguage === 'ar' ? 'ar' : SOURCE_LOCALE
