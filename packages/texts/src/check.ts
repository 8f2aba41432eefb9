import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { miscountedIn, miscountedInMessage } from './arabic-numbers.ts'
import { hashOf, namesIn, readTexts, TRANSLATED_FROM } from './files.ts'
import { LOCALES, PAGE_LOCALES, SOURCE_LOCALE, TAGS, type PageLocale } from './locales.ts'
import { formsOf, messagesOf, tagsOf, valuesOf, wordsOf } from './text-tree.ts'

/** What is wrong in a `locales` folder, one sentence for each text, which it names. */
export function problemsIn(folder: string): string[] {
  const names = namesIn(folder, SOURCE_LOCALE)
  return PAGE_LOCALES.flatMap((locale) => {
    const needed = neededIn(folder, locale)
    if (needed.length > 0 && !existsSync(join(folder, locale)))
      return [`${locale}: there is no folder of this language`]
    const extra = existsSync(join(folder, locale))
      ? namesIn(folder, locale).filter((name) => !names.includes(name))
      : []
    const sources = locale === SOURCE_LOCALE ? undefined : readSources(join(folder, locale, TRANSLATED_FROM))
    return [
      ...extra.map((name) => `${locale}/${name}: no English file has this name`),
      ...needed.flatMap((name) => {
        const path = join(folder, locale, `${name}.json`)
        if (!existsSync(path)) return [`${locale}/${name}: the file is missing`]
        const english = messagesOf(readTexts(join(folder, SOURCE_LOCALE, `${name}.json`)))
        return problemsOf(english, messagesOf(readTexts(path)), locale, sources && (sources[name] ?? {})).map(
          (problem) => `${locale}/${name}: ${problem}`,
        )
      }),
    ]
  })
}

/**
 * The files that a language has to have. A language without addresses has those of the pages that are shown in it: all of a remote
 * that has such languages, and of what several remotes share each file that another of these languages has.
 */
function neededIn(folder: string, locale: PageLocale): string[] {
  const names = namesIn(folder, SOURCE_LOCALE)
  if (LOCALES.some((each) => each === locale)) return names
  const others = PAGE_LOCALES.filter((each) => !LOCALES.some((address) => address === each))
  const translated = new Set(others.flatMap((each) => (existsSync(join(folder, each)) ? namesIn(folder, each) : [])))
  return names.filter((name) => translated.has(name) || (translated.size > 0 && isOfRemote(folder)))
}

const isOfRemote = (folder: string): boolean => /[\\/]mfe-[^\\/]+[\\/]src[\\/]locales$/.test(folder)

type Messages = ReadonlyMap<string, string>

const readSources = (path: string): Record<string, Record<string, string>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `pnpm texts accept` writes it.
  existsSync(path) ? (readTexts(path) as Record<string, Record<string, string>>) : {}

function problemsOf(
  english: Messages,
  texts: Messages,
  locale: PageLocale,
  sources?: Record<string, string>,
): string[] {
  const missing = [...english.keys()].filter((path) => !texts.has(path)).map((path) => `${path} is missing`)
  return [
    ...missing,
    ...[...texts].flatMap(([path, text]) => {
      const original = english.get(path)
      if (original === undefined) return [`${path} has no English text`]
      try {
        const stale = sources !== undefined && sources[path] !== hashOf(original)
        return [
          ...(stale ? ['its English text has changed since it was translated'] : []),
          ...differences(original, text),
          ...wrongForms(text, locale),
          ...(locale === 'ar' ? wrongArabic(text) : []),
          ...(locale === SOURCE_LOCALE ? [] : notTranslated(text, original, locale)),
        ].map((problem) => `${path}: ${problem}`)
      } catch (error) {
        return [`${path} can't be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`]
      }
    }),
  ]
}

function differences(original: string, text: string): string[] {
  const [expected, found] = [valuesOf(original), valuesOf(text)].map((values) => [...values.keys()].sort().join(', '))
  const [tags, ownTags] = [tagsOf(original), tagsOf(text)].map((each) => each.join(' '))
  return [
    ...(expected === found ? [] : [`its values are {${found}}, in English {${expected}}`]),
    ...(tags === ownTags ? [] : [`its tags are “${ownTags}”, in English “${tags}”`]),
    ...(/<(?!\/?[A-Za-z]+>)|&[a-z#]/.test(text) ? ['markup other than a tag such as <link>'] : []),
  ]
}

function wrongForms(text: string, locale: PageLocale): string[] {
  const needed = new Intl.PluralRules(TAGS[locale]).resolvedOptions().pluralCategories
  return formsOf(text).flatMap((forms) => {
    const missing = needed.filter((form) => !forms.includes(form))
    return missing.length > 0 ? [`a plural without ${missing.join(', ')}`] : []
  })
}

/** The script of a language, where it is another one than English has. */
const SCRIPTS: Partial<Record<PageLocale, { name: string; letter: RegExp }>> = {
  ar: { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  hi: { name: 'Devanagari', letter: /\p{Script=Devanagari}/u },
  ml: { name: 'Malayalam', letter: /\p{Script=Malayalam}/u },
}
/** English marks beside Arabic words, vowel signs that no text needs, and marks of direction that are put in by hand. */
const MARKS: readonly [RegExp, string][] = [
  [/\p{Script=Arabic}\s?[,;?]|[,;?]\s?\p{Script=Arabic}/u, 'an English comma, semicolon or question mark'],
  [/"/, 'English quotation marks: « » are the Arabic ones'],
  [/اً/, 'tanween on the alef: it stands on the letter before'],
  [/[\u064c\u0650\u0652]/, 'a vowel sign that the fonts of Arabic pages have no glyph of'],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'a mark of direction: values are isolated when texts are compiled'],
  [/[A-Za-z][:،,] ?\d|(?<!\w)_+[A-Za-z]/, 'a Latin name beside a sign or a number: it is a value, which is isolated'],
  [/[٠-٩]/, 'Arabic digits: ours are Western'],
]

/** Wording that reads as a translation, with what our texts say instead (`docs/arabic-terms.md`). */
const WORDING: readonly [RegExp, string][] = [
  [/(?<!\p{L})يُتصل(?![\p{L}\p{M}])/u, 'nobody who calls: «يجب الاتصال»'],
  [/(?<!\p{L})(سوف|الرجاء|رجاءً|فضلًا|عذرًا|جاري|مجددًا)(?![\p{L}\p{M}])/u, 'a word that our texts never use'],
  [/(?<!\p{L})تم (?!الدفع)|(?<!\p{L})(قم|قوموا) ب/u, '«تم» or «قم» before what happens: a verb or the passive'],
  [/(حجز|محجوزة?) مؤقت/, 'a provisional booking: «نحتفظ لك بالوقت»'],
]

function wrongArabic(text: string): string[] {
  const words = wordsOf(text).join(' ')
  return [
    ...[...MARKS, ...WORDING].flatMap(([pattern, what]) => (pattern.test(words) ? [what] : [])),
    ...[...miscountedInMessage(text), ...wordsOf(text).flatMap(miscountedIn)].map(
      (found) => `a noun in the wrong form after its number: ${found}`,
    ),
  ]
}

function notTranslated(text: string, original: string, locale: PageLocale): string[] {
  const words = wordsOf(text).join(' ')
  const isName = text === original && wordsOf(original).join('').trim().split(/\s+/).length <= 2
  if (isName || !/\p{L}/u.test(words)) return []
  const script = SCRIPTS[locale]
  if (script) return script.letter.test(words) ? [] : [`no ${script.name} word`]
  return text === original ? ['the English text'] : []
}
