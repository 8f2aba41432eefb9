import { LOCALE, SOURCE_LOCALE } from './locales'
import { names as ownNames } from './locales/en/services.json'

/** A service of a request in the language of `names`. What is not among the texts stays as it was written. */
export const serviceName = (service: string, names: Readonly<Record<string, string>> | undefined = OWN): string =>
  names?.[service] ?? service

/** English names are those that are stored. */
const OWN: Readonly<Record<string, string>> | undefined = LOCALE === SOURCE_LOCALE ? undefined : ownNames
