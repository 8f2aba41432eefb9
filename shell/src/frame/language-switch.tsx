import { useLocation } from 'react-router-dom'
import { addressIn, LOCALE, type Locale } from '@homecare/federation/locales'
import { rememberLanguage } from '../language-choice'
import { useShell } from '../shell-context'

const NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' }

/** Links to this page in the site's other languages, each written in its own. */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { locales = [] } = useShell().state
  const { pathname } = useLocation()
  // Many pages are composed as one, at a pattern: without script it leads to the home page, else a click says which page.
  const composed = pathname.includes(':') ? '/' : pathname
  return locales
    .filter((locale) => locale !== LOCALE)
    .map((locale) => (
      <a
        key={locale}
        className={className}
        lang={locale}
        hrefLang={locale}
        href={addressIn(locale, composed)}
        suppressHydrationWarning
        onClick={({ currentTarget }) => {
          // The composed page knows no query. It goes along, as does the place on the page.
          currentTarget.href = addressIn(locale, pathname) + location.search + location.hash
          rememberLanguage(locale)
        }}
      >
        {NAMES[locale]}
      </a>
    ))
}
