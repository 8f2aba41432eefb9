import { LOCALE, SOURCE_LOCALE } from './locales'
import { names as ownNames } from './locales/en/places.json'

/**
 * An area of the provider, or what is stored of one as the city ("Deira, Dubai"), in the language of `names`. What is not among the
 * texts stays as it was written.
 */
export const placeName = (place: string, names: Readonly<Record<string, string>> | undefined = OWN): string =>
  names
    ? place
        .split(/, */)
        .map((part) => names[part] ?? part)
        .join('، ')
    : place

/** English names are those that are stored. */
const OWN = LOCALE === SOURCE_LOCALE ? undefined : ownNames
