import type { RemoteManifest } from '@homecare/contract/releases'
import { LOCALE, LOCALES, prefixOf, SOURCE_LOCALE, type Locale } from '@homecare/federation/locales'

type Languages = Pick<RemoteManifest, 'languages'>

/** The languages at whose addresses a remote's pages are: all, unless it says that it has some only. */
export const localesOf = ({ languages = [...LOCALES] }: Languages): readonly Locale[] => languages

/** True for a remote whose pages are in this language, and not only at its addresses. */
export const isTranslated = ({ languages = [SOURCE_LOCALE] }: Languages, locale: Locale): boolean =>
  languages.includes(locale)

/** What every address of this build's language begins with. */
export const PREFIX = prefixOf(LOCALE)

/** The path of an address of this language, without the prefix. */
export const pathOf = (pathname: string): string => pathname.slice(PREFIX.length) || '/'
