import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import type { SelectOption } from '@homecare/ui/select-input'
import { names } from './locales/en/choices.json'

const NAMES: Readonly<Record<string, string>> = names

/** The services of a form's list in the page's language. Their values, which the form sends, are English in every language. */
export const namedChoices = (choices: readonly string[]): readonly SelectOption[] =>
  LOCALE === SOURCE_LOCALE ? choices : choices.map((value) => ({ value, label: NAMES[value] ?? value }))
