import { existsSync } from 'node:fs'
import { compile, compileChoice } from './compile.ts'
import { fileOf, readTexts } from './files.ts'
import { withNumbersWhole } from './number-lines.ts'
import { SOURCE_LOCALE, type Locale, type PageLocale } from './locales.ts'

/** What webpack gives a loader. */
interface Loading {
  resourcePath: string
  getOptions(): { locale: Locale; languagesOnPage?: readonly PageLocale[] | undefined }
  addDependency(path: string): void
}

/** Puts the texts of the build's language, or of all that its readers choose among, in the place of the English file that code imports. */
function textsLoader(this: Loading): string {
  const { locale, languagesOnPage } = this.getOptions()
  const read = (language: PageLocale) => {
    const { path } = fileOf(this.resourcePath, language)
    this.addDependency(path)
    if (!existsSync(path)) return undefined
    return language === 'ar' ? withNumbersWhole(readTexts(path)) : readTexts(path)
  }
  if (!languagesOnPage) return compile(read(locale) ?? {}, locale)
  const translations = languagesOnPage.flatMap((language) => {
    const texts = language === SOURCE_LOCALE ? undefined : read(language)
    return texts ? [[language, texts] as const] : []
  })
  return compileChoice(read(SOURCE_LOCALE) ?? {}, translations)
}

export default textsLoader
