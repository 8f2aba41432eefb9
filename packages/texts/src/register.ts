import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compile } from './compile.ts'
import { FILE, fileOf, readTexts } from './files.ts'
import { SOURCE_LOCALE } from './locales.ts'

/** Compiles texts for programs that Node runs from their sources: `node --import tsx --import @homecare/texts/register`. */
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !FILE.test(url)) return next(url, context)
    const { path, locale } = fileOf(fileURLToPath(url), SOURCE_LOCALE)
    return { format: 'module', source: compile(readTexts(path), locale), shortCircuit: true }
  },
})
