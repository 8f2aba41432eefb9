import { SOURCE_LOCALE, TRANSLATIONS, type Locale, type PageLocale, type Translation } from './languages.ts'

export * from './languages.ts'

declare const BUILD_LOCALE: Locale | undefined
/**
 * The language of this build. Pages and what renders them are built once for each language; what serves people of every language, such
 * as the BFF, has English here.
 */
export const LOCALE: Locale = typeof BUILD_LOCALE === 'undefined' ? SOURCE_LOCALE : BUILD_LOCALE

/** The writing direction of a language. */
export const directionOf = (locale: PageLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/** The tag of a language for Intl, with Western digits, as usual in the Emirates. */
export const TAGS: Record<PageLocale, string> = {
  ...{ en: 'en-AE', ar: 'ar-AE-u-nu-latn' },
  ...{ hi: 'hi-IN-u-nu-latn', ml: 'ml-IN-u-nu-latn', tl: 'tl-PH' },
}

/** Between the parts of an address or the names of a list that is no sentence. */
export const COMMA = LOCALE === 'ar' ? '، ' : ', '

/** Between names that have commas themselves, as "Calcium, Total". */
export const SEMICOLON = LOCALE === 'ar' ? '؛ ' : '; '

/** What the addresses of a language begin with: nothing, or `/ar`. */
export const prefixOf = (locale: Locale): '' | `/${Translation}` => (locale === SOURCE_LOCALE ? '' : `/${locale}`)

/** Where the files of a language's builds are: among the others, or in `ar/`. */
export const folderOf = (locale: Locale): '' | `${Translation}/` => (locale === SOURCE_LOCALE ? '' : `${locale}/`)

/** The language of an address and its path without the prefix: `/ar/contact` is `/contact` in Arabic, `/ar` the home page. */
export function readAddress(pathname: string): { locale: Locale; path: string } {
  const locale = TRANSLATIONS.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`))
  if (locale === undefined) return { locale: SOURCE_LOCALE, path: pathname }
  return { locale, path: pathname.slice(locale.length + 1) || '/' }
}

/** The address of a path in a language. The home page has no slash at its end: `/ar`. */
export const addressIn = (locale: Locale, path: string): string =>
  path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path
