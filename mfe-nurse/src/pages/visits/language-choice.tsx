import { CHOICE, chosenLanguage } from '@homecare/texts/chosen-language'
import { PAGE_LOCALES, type PageLocale } from '@homecare/texts/locales'
import { language } from '../../locales/en/sheet.json'
import styles from './language-choice.module.css'

/** The languages of the page, each written in its own. */
export const LanguageChoice = () => (
  <div role="group" aria-label={language} className={styles.languages}>
    {PAGE_LOCALES.map((locale) => (
      <button
        key={locale}
        type="button"
        lang={locale}
        aria-pressed={locale === chosenLanguage}
        className={styles.language}
        onClick={() => choose(locale)}
      >
        {new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}
      </button>
    ))}
  </div>
)

/** Texts are set when the page starts, so it starts again; what was not sent stays on the phone. */
function choose(locale: PageLocale): void {
  localStorage.setItem(CHOICE, locale)
  location.reload()
}
