import { SOURCE_LOCALE } from './locales.ts'
import { valuesOf, type TextTree, type Use } from './text-tree.ts'

const WRITTEN = '// Written by `pnpm texts` from the file of texts beside it.'

/** The types of a file of texts, as `<name>.d.json.ts` beside it. */
export function declare(texts: Record<string, TextTree>): string {
  const lines = Object.entries(texts).map(([name, tree]) => `export const ${name}: ${typeOf(tree)}`)
  return `${WRITTEN}\n${lines.join('\n')}\n`
}

function typeOf(tree: TextTree): string {
  if (Array.isArray(tree)) return `readonly [${tree.map(typeOf).join(', ')}]`
  if (typeof tree === 'object')
    return `{ ${Object.entries(tree)
      .map(([name, part]) => `readonly ${JSON.stringify(name)}: ${typeOf(part)}`)
      .join('; ')} }`
  const values = [...valuesOf(tree)].map(([name, uses]) => `${name}: ${typeOfValue(uses)}`)
  return values.length > 0 ? `(values: { ${values.join('; ')} }) => string` : 'string'
}

/** The types of a translation. */
export const sameAsEnglish = (name: string): string => `${WRITTEN}\nexport * from '../${SOURCE_LOCALE}/${name}.json'\n`

const typeOfValue = (uses: ReadonlySet<Use>): string =>
  uses.has('counted') ? 'number' : uses.has('chosen') ? 'string' : 'string | number'
