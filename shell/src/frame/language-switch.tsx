import { useLocation } from 'react-router-dom'
import { addressIn, LOCALE, type Locale } from '@homecare/federation/locales'
import { useShell } from '../shell-context'

const NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' }

/** Links to this page in the site's other languages, each written in its own. Once a page has time, its query goes along (after-page.ts). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { locales = [] } = useShell().state
  const { pathname } = useLocation()
  return locales
    .filter((locale) => locale !== LOCALE)
    .map((locale) => (
      <a key={locale} className={className} lang={locale} hrefLang={locale} href={addressIn(locale, pathname)}>
        {NAMES[locale]}
      </a>
    ))
}
