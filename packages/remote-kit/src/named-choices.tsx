import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { names } from './locales/en/choices.json'

const NAMES: Readonly<Record<string, string>> = names

/** The services of a form's list in the page's language. Their values, which the form sends, are English in every language. */
export const namedChoices = (choices: readonly string[]): readonly { value: string; label: string }[] =>
  choices.map((value) => ({ value, label: LOCALE === SOURCE_LOCALE ? value : (NAMES[value] ?? value) }))
