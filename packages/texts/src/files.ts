import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesOf, type TextTree } from './text-tree.ts'
import { PAGE_LOCALES, SOURCE_LOCALE, type PageLocale } from './locales.ts'

/** `<folder>/<locale>/<name>.json`. */
export const FILE = /[\\/]locales[\\/]([a-z]{2})[\\/]([a-z0-9-]+)\.json$/

/**
 * The file that an import means, and its language. An English file is that of the same name in the build's language; a translation,
 * which code imports that serves every language, is what it is.
 */
export function fileOf(path: string, build: PageLocale): { path: string; locale: PageLocale } {
  const [, written, name] = FILE.exec(path) ?? []
  const locale = PAGE_LOCALES.find((each) => each === written && each !== SOURCE_LOCALE) ?? build
  return { path: path.replace(FILE, join('/locales', locale, `${name}.json`)), locale }
}

/** Beside the files of a translated language: of which English text each of its texts is the translation, by a hash. */
export const TRANSLATED_FROM = 'translated-from.json'

export type Texts = Record<string, TextTree>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The check of texts says what else stands in a file.
export const readTexts = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts

/** The names of the files of texts of one language in a `locales` folder. */
export const namesIn = (folder: string, locale: PageLocale): string[] =>
  readdirSync(join(folder, locale))
    .filter((file) => file.endsWith('.json') && file !== TRANSLATED_FROM)
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** What `translated-from.json` says when every translation is one of today's English texts. */
export const sourcesOf = (texts: Texts): Record<string, string> =>
  Object.fromEntries([...messagesOf(texts)].map(([path, text]) => [path, hashOf(text)]))
