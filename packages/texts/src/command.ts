import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problemsIn } from './check.ts'
import { declare, sameAsEnglish } from './declare.ts'
import { namesIn, readTexts, sourcesOf, TRANSLATED_FROM } from './files.ts'
import { PAGE_LOCALES, SOURCE_LOCALE, TRANSLATIONS } from './locales.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Every `locales` folder of the repository, relative to its root. */
export const localesFolders = (): string[] => globSync('{shell,mfe-*,packages/*}/src/locales', { cwd: ROOT }).sort()

/** Their code serves people of every language, so it imports translations as well. */
const OF_EVERY_LANGUAGE = ['packages/domain/src/locales', 'packages/server/src/locales']

/** Writes the types of every file of texts. Returns the paths of those that have changed. */
export function writeTypes(isDry = false): string[] {
  return localesFolders().flatMap((folder) =>
    namesIn(join(ROOT, folder), SOURCE_LOCALE).flatMap((name) => {
      const types = declare(readTexts(join(ROOT, folder, SOURCE_LOCALE, `${name}.json`)))
      const files = [{ path: join(folder, SOURCE_LOCALE, `${name}.d.json.ts`), types }]
      if (OF_EVERY_LANGUAGE.includes(folder))
        for (const locale of TRANSLATIONS)
          files.push({ path: join(folder, locale, `${name}.d.json.ts`), types: sameAsEnglish(name) })
      return files.flatMap(({ path, types: wanted }) => {
        if (existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === wanted) return []
        if (!isDry) writeFileSync(join(ROOT, path), wanted)
        return [path]
      })
    }),
  )
}

/** Notes of every translation that it is one of today's English text. For whoever has just read both. */
export function acceptTranslations(): void {
  for (const folder of localesFolders())
    for (const locale of PAGE_LOCALES.filter(
      (each) => each !== SOURCE_LOCALE && existsSync(join(ROOT, folder, each)),
    )) {
      const names = namesIn(join(ROOT, folder), locale)
      const sources = names.map((name) => [
        name,
        sourcesOf(readTexts(join(ROOT, folder, SOURCE_LOCALE, `${name}.json`))),
      ])
      const text = JSON.stringify(Object.fromEntries(sources), null, 2)
      writeFileSync(join(ROOT, folder, locale, TRANSLATED_FROM), `${text}\n`)
    }
}

/** `pnpm --filter @homecare/texts texts [accept]`. */
export function main([word]: string[]): number {
  if (word === 'accept') acceptTranslations()
  for (const path of writeTypes()) console.log(`wrote ${path}`)
  const problems = localesFolders().flatMap((folder) =>
    problemsIn(join(ROOT, folder)).map((problem) => `${folder}/${problem}`),
  )
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Every text has its translation.' : `${problems.length} texts need you.`)
  return problems.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
