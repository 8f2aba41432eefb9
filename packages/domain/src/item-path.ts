/** Where the pages of tests and packages are. */
const ITEM_PAGES = '/blood-test'

interface Item {
  kind: 'test' | 'package'
  id: number
  name: string
}

/**
 * The address of each item's page, in their order: its name in small letters. Where two names give the same, the later ones, and
 * names without Latin letters, have their kind and number instead.
 */
export function itemPaths(items: readonly Item[]): string[] {
  const taken = new Set<string>()
  return items.map(({ kind, id, name }) => {
    const word = wordOf(name)
    const free = word === '' || taken.has(word) || NUMBERED.test(word) ? `${kind}-${id}` : word
    taken.add(free)
    return `${ITEM_PAGES}/${free}`
  })
}

/** Other addresses that lead to an item's page: of its number, and of the names that it had. */
export const itemAliases = ({ kind, id }: Item, formerNames: readonly string[]): string[] =>
  [`${kind}-${id}`, ...formerNames.map(wordOf)].filter((word) => word !== '').map((word) => `${ITEM_PAGES}/${word}`)

const NUMBERED = /^(test|package)-\d+$/

const wordOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
