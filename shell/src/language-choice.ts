import type { Locale } from '@homecare/federation/locales'

const CHOICE = 'shell:language'
const PLACE = 'shell:place'

/** The language that a visitor has chosen on this device; null before, and where nothing can be stored. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOICE)
  } catch {
    return null
  }
}

/** Remembers the choice, and the place on the page for the same page in that language. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(CHOICE, locale)
    sessionStorage.setItem(PLACE, String(scrollY / document.documentElement.scrollHeight))
  } catch {
    // Without storage the page opens at its top, and the offer may come again.
  }
}

/** Scrolls to where the visitor was on the same page in another language. Its texts have other lengths, so it is the same part of the page. */
export function takePlace(): void {
  try {
    const place = sessionStorage.getItem(PLACE)
    sessionStorage.removeItem(PLACE)
    if (place) scrollTo(0, Number(place) * document.documentElement.scrollHeight)
  } catch {
    // Nothing was remembered.
  }
}
