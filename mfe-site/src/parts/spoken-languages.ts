import { LOCALE, SOURCE_LOCALE, TAGS } from '@homecare/domain/locales'
import { names } from '../locales/en/languages.json'

const NAMES: Readonly<Record<string, string>> = names

/** The languages that somebody speaks, as staff wrote them in English, in the page's language. One that isn't among the texts stays. */
export const spokenLanguages = (languages: readonly string[]): string =>
  LOCALE === SOURCE_LOCALE
    ? languages.join(', ')
    : new Intl.ListFormat(TAGS[LOCALE]).format(languages.map((language) => NAMES[language.trim()] ?? language))
