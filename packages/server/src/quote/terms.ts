import type { Locale } from '@homecare/domain/locales'
import { QUOTE } from './words'

/** Changes with each change of the sentences' meaning: a quote keeps the version that was shown with it. */
export const TERMS_VERSION = '2026-11'

/** The terms of care as sentences. */
export const termsIn = (locale: Locale): string[] => {
  const { price, free, end, nurse, change } = QUOTE[locale].terms
  return [price, free, end, nurse, change]
}
