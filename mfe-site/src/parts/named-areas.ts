import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { names } from '../locales/en/areas.json'

const NAMES: Readonly<Record<string, string>> = names

/** Areas of the provider's profile in the page's language. One that isn't among the texts stays as the provider wrote it. */
export const namedAreas = (areas: readonly string[]): readonly string[] =>
  LOCALE === SOURCE_LOCALE ? areas : areas.map((area) => NAMES[area] ?? area)
