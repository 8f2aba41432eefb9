import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { arabicOr, wordIn } from './in-arabic'
import { loadCatalogue } from './load'

/** What a booked line says, in the language of whoever reads it. */
export interface CatalogueNames {
  /** The name of a test or package; the one that was booked where the catalogue has none in the language. */
  ofLine(line: { kind: 'test' | 'package'; id: number; name: string }): string
  /** The name of a test in a package, by the name that was booked. */
  ofTest(name: string): string
  ofSpecimen(specimen: string): string
}

/** Returns the names of what can be booked, and could be once, for pages, emails and documents in a language. */
export async function namesIn(ctx: Pick<Ctx, 'db' | 'shared'>, locale: Locale): Promise<CatalogueNames> {
  if (locale === 'en') return { ofLine: ({ name }) => name, ofTest: (name) => name, ofSpecimen: (specimen) => specimen }
  const { tests, packages } = await loadCatalogue({ ctx })
  const items = new Map([
    ...tests.map(({ id, nameAr }) => [`test ${id}`, nameAr] as const),
    ...packages.map(({ id, nameAr }) => [`package ${id}`, nameAr] as const),
  ])
  const byName = new Map(tests.map(({ name, nameAr }) => [name, nameAr]))
  return {
    ofLine: ({ kind, id, name }) => arabicOr(items.get(`${kind} ${id}`), name),
    ofTest: (name) => arabicOr(byName.get(name), name),
    ofSpecimen: (specimen) => wordIn(locale, specimen),
  }
}
