import type { Problem } from '@homecare/contract/problem'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { refusalText } from '@homecare/domain/refusals'
import { REFUSALS } from '@homecare/domain/texts-of-languages'
import * as ar from '../locales/ar/problem-page.json'
import * as en from '../locales/en/problem-page.json'

/** The words of the page that answers a form which a browser posted without a script. */
export const PROBLEM_PAGE: Record<Locale, typeof en> = { en, ar }

/** What is wrong with each field, in another language than English where a rule's sentence is known in it. */
export function fieldProblems({ fields = {}, reasons = {} }: Problem, locale: Locale): [string, string][] {
  const { fields: names, check } = PROBLEM_PAGE[locale]
  const words: Readonly<Record<string, string>> = names
  return Object.entries(fields).map(([name, message]) => {
    const reason = reasons[name]
    const translated = () => (reason && refusalText(reason, REFUSALS[locale]())) ?? check
    return [words[name] ?? name, locale === SOURCE_LOCALE ? message : translated()]
  })
}
