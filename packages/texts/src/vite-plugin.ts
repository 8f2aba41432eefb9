import { resolve } from 'node:path'
import { compile } from './compile.ts'
import { FILE, fileOf, readTexts } from './files.ts'
import type { Locale } from './locales.ts'

const PREFIX = '\0texts:'

/** The same as the webpack loader for Vitest and Storybook. The name ends with `.mjs`, since Vite reads each `.json` as data. */
export const textsPlugin = (locale: Locale = 'en') => ({
  name: 'texts',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    if (!importer || !source.startsWith('.') || !FILE.test(source)) return null
    return `${PREFIX}${resolve(importer, '..', source)}.mjs`
  },
  load(id: string) {
    if (!id.startsWith(PREFIX)) return null
    const file = fileOf(id.slice(PREFIX.length, -'.mjs'.length), locale)
    return compile(readTexts(file.path), file.locale)
  },
})
