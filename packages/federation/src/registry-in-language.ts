import type { RegisteredRelease, Registry, RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { folderOf, LOCALES, SOURCE_LOCALE, TRANSLATIONS, type Locale } from './locales'
import type { RemoteRoute } from './registry'

type Languages = Pick<RemoteManifest, 'languages'>

/** The languages at whose addresses a remote's pages are: all, unless it says that it has some only. */
export const localesOf = ({ languages = [...LOCALES] }: Languages): readonly Locale[] => languages

/** True for a remote whose pages are in this language, and not only at its addresses. */
export const isTranslated = ({ languages = [SOURCE_LOCALE] }: Languages, locale: Locale): boolean =>
  languages.includes(locale)

/** The languages of a site: English, and each that a remote has. */
export const localesOfSite = ({ remotes }: { remotes: readonly Languages[] }): Locale[] =>
  LOCALES.filter((locale) => locale === SOURCE_LOCALE || remotes.some((remote) => isTranslated(remote, locale)))

/** The languages of a site that a remote's pages are translated to; none where there is one only. */
export function localesOfPage(locales: readonly Locale[], remote: Languages): readonly Locale[] {
  const own = locales.filter((locale) => isTranslated(remote, locale))
  return own.length > 1 ? own : []
}

/**
 * A release as the pages of one language load and render it, with its links in that language and without the others' files. What it
 * translates it composes with answers in that language.
 */
export function releaseIn<Release extends RegisteredRelease>(release: Release, locale: Locale): Release {
  const navigation = release.navigation.map(({ labels, ...link }) => ({
    ...link,
    label: (locale !== SOURCE_LOCALE && labels?.[locale]) || link.label,
  }))
  const translation = locale === SOURCE_LOCALE ? undefined : release.translations?.[locale]
  const folder = translation ? folderOf(locale) : ''
  const files = release.files.filter(({ path }) => languageFolder(path) === folder)
  const routes = translation ? release.routes.map((route) => routeIn(route, locale)) : release.routes
  return { ...release, ...translation, navigation, routes, files }
}

/** The address of a call whose answer has words for visitors. */
const callIn = (locale: Locale, call: string): string => `${call}${call.includes('?') ? '&' : '?'}locale=${locale}`

const routeIn = ({ data, pagesFrom, ...route }: RemoteRoute, locale: Locale): RemoteRoute => ({
  ...route,
  data: data.map((call) => callIn(locale, call)),
  ...(pagesFrom !== undefined && { pagesFrom: callIn(locale, pagesFrom) }),
})

const languageFolder = (path: string) => TRANSLATIONS.map(folderOf).find((folder) => path.startsWith(folder)) ?? ''

/** The registry of one language's pages. */
export const registryIn = (registry: Registry, locale: Locale): Registry => ({
  ...registry,
  remotes: registry.remotes
    .filter((remote) => localesOf(remote).includes(locale))
    .map((remote): RegistryEntry => ({
      ...releaseIn(remote, locale),
      previous: remote.previous && releaseIn(remote.previous, locale),
    })),
})
