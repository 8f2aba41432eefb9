import { compile } from './compile.ts'
import { fileOf, readTexts } from './files.ts'
import type { Locale } from './locales.ts'

/** What webpack gives a loader. */
interface Loading {
  resourcePath: string
  getOptions(): { locale: Locale }
  addDependency(path: string): void
}

/** Puts the texts of the build's language in the place of the English file that code imports. */
function textsLoader(this: Loading): string {
  const { path, locale } = fileOf(this.resourcePath, this.getOptions().locale)
  this.addDependency(path)
  return compile(readTexts(path), locale)
}

export default textsLoader
