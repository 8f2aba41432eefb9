import type { CatalogueResponse, ItemPage, ItemPages } from '@homecare/contract/catalogue'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { itemAliases, itemPaths } from '@homecare/domain/item-path'
import { arabicOr } from './in-arabic'

type Link = Pick<ItemPage, 'path' | 'name'>
type Test = CatalogueResponse['tests'][number]

/** How many of the next items each page leads to. */
const NEIGHBOURS = 6

/** What staff have changed of an item: the day of the last change, and the names before the present one. */
export interface ItemChanges {
  lastOn: string
  formerNames: readonly string[]
}

/** A page has one address in every language, from its English name. */
interface Language {
  locale: Locale
  english: Pick<CatalogueResponse, 'tests' | 'packages'>
}

/** Presents the pages of all items: packages first, each kind by number. `changes` has them by kind and number. */
export function presentItemPages(
  { tests, packages, minimum }: CatalogueResponse,
  changes: ReadonlyMap<string, ItemChanges>,
  { locale, english }: Language,
): ItemPages {
  const items = itemsOf({ tests, packages })
  const englishItems = itemsOf(english)
  const paths = itemPaths(englishItems)
  const englishNames = new Map(englishItems.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  const links = new Map(items.map(({ kind, id, name }, at) => [`${kind} ${id}`, { path: paths[at] ?? '', name }]))
  const linkTo = (kind: ItemPage['kind'], id: number): Link[] => {
    const link = links.get(`${kind} ${id}`)
    return link ? [link] : []
  }
  /** In Arabic the English name alone, which is on doctors' forms. */
  const otherNames = (kind: ItemPage['kind'], id: number, synonyms: string[]): string[] =>
    locale === SOURCE_LOCALE ? synonyms : [arabicOr('', englishNames.get(`${kind} ${id}`) ?? '')]
  const common = (
    kind: ItemPage['kind'],
    { id, name, price, tells }: Pick<Test, 'id' | 'name' | 'price' | 'tells'>,
  ) => ({
    ...{ kind, id, name, price, tells },
    path: linkTo(kind, id)[0]?.path ?? '',
    aliases: itemAliases({ kind, id, name }, changes.get(`${kind} ${id}`)?.formerNames ?? []),
    changedOn: changes.get(`${kind} ${id}`)?.lastOn ?? null,
  })
  const pagesOfPackages = packages.map((pack): ItemPage => {
    const inside = tests.filter(({ id }) => pack.testIds.includes(id))
    return {
      ...common('package', pack),
      excisting_price: pack.excisting_price,
      fastingHours: Math.max(0, ...inside.map(({ fastingHours }) => fastingHours)),
      turnaroundHours: Math.max(0, ...inside.map(({ turnaroundHours }) => turnaroundHours)),
      specimens: [...new Set(inside.map(({ specimen }) => specimen))],
      measured: pack.benefits,
      otherNames: otherNames('package', pack.id, []),
      tests: inside.flatMap(({ id }) => linkTo('test', id)),
      packages: [],
      neighbours: packages.filter(({ id }) => id !== pack.id).flatMap(({ id }) => linkTo('package', id)),
    }
  })
  const byName = tests.toSorted((one, other) => one.name.localeCompare(other.name, locale))
  const pagesOfTests = tests.map((test): ItemPage => ({
    ...common('test', test),
    excisting_price: test.price,
    fastingHours: test.fastingHours,
    turnaroundHours: test.turnaroundHours,
    specimens: [test.specimen],
    measured: test.biomarkers,
    otherNames: otherNames('test', test.id, test.synonyms),
    tests: [],
    packages: packages.filter(({ testIds }) => testIds.includes(test.id)).flatMap(({ id }) => linkTo('package', id)),
    neighbours: after(byName, test).flatMap(({ id }) => linkTo('test', id)),
  }))
  return { minimum, pages: [...pagesOfPackages, ...pagesOfTests] }
}

const itemsOf = ({ tests, packages }: Language['english']) => [
  ...packages.map(({ id, name }) => ({ kind: 'package' as const, id, name })),
  ...tests.map(({ id, name }) => ({ kind: 'test' as const, id, name })),
]

/** The next ones in a ring. */
function after(ring: readonly Test[], test: Test): Test[] {
  const at = ring.indexOf(test)
  return [...ring.slice(at + 1), ...ring.slice(0, at)].slice(0, NEIGHBOURS)
}
