import type { Locale } from '@homecare/domain/locales'
import { withDigits } from '@homecare/domain/digits'
import { readArabicFile } from './arabic-file'
import type { StoredCatalogue } from './load'

/** The words of the catalogue's file that are no names: specimens and what is measured. Read when they are needed first. */
let words: Record<string, string> | undefined

/** A specimen, or what a test measures, in a language; as it is where it has no Arabic, such as TSH or a word of staff. */
export function wordIn(locale: Locale, text: string): string {
  if (locale === 'en') return text
  words ??= readArabicFile().words
  return arabicOr(words[text], text)
}

/**
 * The catalogue with the names and words of a language. What has no Arabic yet is in English. The search finds a test by its English
 * name, too, which is its first synonym then.
 */
export function catalogueIn<C extends Pick<StoredCatalogue, 'tests' | 'packages'>>(locale: Locale, stored: C): C {
  if (locale === 'en') return stored
  return {
    ...stored,
    tests: stored.tests.map((test) => ({
      ...test,
      name: arabicOr(test.nameAr, test.name),
      tells: arabicOr(test.tellsAr, test.tells),
      biomarkers: test.biomarkers.map((word) => wordIn(locale, word)),
      specimen: wordIn(locale, test.specimen),
      synonyms: [test.name, ...test.synonyms],
    })),
    packages: stored.packages.map((pack) => ({
      ...pack,
      name: arabicOr(pack.nameAr, pack.name),
      tells: arabicOr(pack.tellsAr, pack.tells),
      benefits: pack.benefitsAr.length > 0 ? pack.benefitsAr.map(isolateLatin) : pack.benefits.map(isolated),
      synonyms: [pack.name],
    })),
  }
}

/** An Arabic text or, where it is missing, the English one, ready for a sentence from right to left. */
export const arabicOr = (arabic: string | undefined, english: string): string =>
  arabic ? isolateLatin(arabic) : isolated(english)

const isolated = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`)

/** Latin letters with the digits, brackets and signs between them: `25-OH`, `CA 15-3`, `Lp(a)`, `Factor V Leiden`. */
const LATIN = /[A-Za-z0-9]+(?:[ \-–/.+:*&>,]+[A-Za-z0-9]+|\([A-Za-z0-9]+\))*/g

/** Brackets stay outside, so that they open from the right. */
const isolateLatin = (text: string): string =>
  withDigits(text.replaceAll(LATIN, (run) => (/[A-Za-z]/.test(run) ? isolated(run) : run)))
