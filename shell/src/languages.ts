import { LOCALE, prefixOf } from '@homecare/federation/locales'

/** What every address of this build's language begins with. */
export const PREFIX = prefixOf(LOCALE)

/** The path of an address of this language, without the prefix. */
export const pathOf = (pathname: string): string => pathname.slice(PREFIX.length) || '/'
