import { addressIn, type Locale } from '@homecare/federation/locales'
import { pathOf } from './languages'
import { PLACE } from './scroll-positions'

const CHOICE = 'shell:language'

/** What a device stores, where it can: without storage the offer comes again, and a page opens at its top. */
function fromStorage<T>(ask: () => T): T | null {
  try {
    return ask()
  } catch {
    return null
  }
}

/** The language that a visitor has chosen on this device; null before, and where nothing can be stored. */
export const chosenLanguage = (): string | null => fromStorage(() => localStorage.getItem(CHOICE))

export const rememberLanguage = (language: string): void =>
  void fromStorage(() => localStorage.setItem(CHOICE, language))

/** This page in another language, with its query and the part that is open. */
export const thisPageIn = (locale: Locale): string =>
  addressIn(locale, pathOf(location.pathname)) + location.search + location.hash

/** Whoever changes the language comes to the same page and the same part of it, and is remembered. */
export function followLanguageLinks(): void {
  fromStorage(() => sessionStorage.removeItem(PLACE))
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (!link) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The switch's links alone have this attribute.
    link.href = thisPageIn(link.hreflang as Locale)
    rememberLanguage(link.hreflang)
    fromStorage(() => sessionStorage.setItem(PLACE, String(scrollY / document.documentElement.scrollHeight)))
  })
}
