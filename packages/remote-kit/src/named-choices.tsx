import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { serviceName } from '@homecare/domain/service-name'

/** The services of a form's list in the page's language. Their values, which the form sends, are English in every language. */
export const namedChoices = (choices: readonly string[]): readonly { value: string; label: string }[] =>
  choices.map((value) => ({ value, label: LOCALE === SOURCE_LOCALE ? value : serviceName(value) }))
