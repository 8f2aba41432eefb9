import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { PAGE_LOCALES, SOURCE_LOCALE, TAGS, type PageLocale } from './locales.ts'
import { valuesOf, type TextTree } from './text-tree.ts'

const CALLED = new Set(['number', 'plural', 'select', 'isolated', 'withDigits', 'chosenLanguage', ...PAGE_LOCALES])

type Texts = Record<string, TextTree>

/**
 * The JavaScript module of a file of texts: an export for each of its names. A message without values is a string, one with values
 * a function of them. A bundler drops what a page doesn't use and writes the rest where it is used, so that a text costs what a
 * literal would.
 */
export function compile(texts: Texts, locale: PageLocale): string {
  const used = new Set<string>()
  return moduleOf(codeOf(texts, locale, used), used)
}

/** The module of a file whose page shows the language that its reader has chosen, and English where a language lacks the file. */
export function compileChoice(texts: Texts, translations: readonly (readonly [PageLocale, Texts])[]): string {
  const used = new Set<string>()
  const others = translations.map(([locale, each]) => [locale, codeOf(each, locale, used)] as const)
  const choices = [...codeOf(texts, SOURCE_LOCALE, used)].map(([name, english]): [string, string] => {
    const cases = others.map(([locale, code]) => `${locale}: ${code.get(name) ?? english}`)
    return [name, `({ ${cases.join(', ')} })[chosenLanguage] ?? (${english})`]
  })
  return `import { chosenLanguage } from '@homecare/texts/chosen-language'\n${moduleOf(new Map(choices), used)}`
}

function moduleOf(code: ReadonlyMap<string, string>, used: ReadonlySet<string>): string {
  const imports = used.size > 0 ? [`import { ${[...used].join(', ')} } from '@homecare/texts/runtime'`] : []
  return [...imports, ...[...code].map(([name, value]) => `export const ${name} = ${value}`), ''].join('\n')
}

/** The code of each name. What it calls is added to `used`. */
function codeOf(texts: Texts, locale: PageLocale, used: Set<string>): Map<string, string> {
  const format = new MessageFormat(TAGS[locale])
  const write = (tree: TextTree): string => {
    if (typeof tree === 'string') return message(tree)
    if (Array.isArray(tree)) return `[${tree.map(write).join(', ')}]`
    return `{ ${Object.entries(tree)
      .map(([name, part]) => `${JSON.stringify(name)}: ${write(part)}`)
      .join(', ')} }`
  }
  const message = (text: string): string => {
    const values = valuesOf(text)
    const { names, code } = partsOf(compileModule(format, { text }))
    if (values.size === 0) return inDigits(code.replace(/^\(\) => /, ''), /\d/.test(text))
    for (const name of names) used.add(name)
    const shown = [...values].filter(([, uses]) => uses.size === 1 && uses.has('shown')).map(([name]) => name)
    if (locale === SOURCE_LOCALE) return code
    if (shown.length > 0) used.add('isolated')
    const isolates = shown.map((name) => `${name}: isolated(d.${name})`).join(', ')
    // Without object spread: browsers that are too old for the site run one of these texts, which says so.
    const sentence = shown.length > 0 ? `(${code})(Object.assign({}, d, { ${isolates} }))` : `(${code})(d)`
    return `(d) => ${inDigits(sentence, true)}`
  }
  const inDigits = (sentence: string, hasNumbers: boolean): string => {
    if (locale !== 'ar' || !hasNumbers) return sentence
    used.add('withDigits')
    return `withDigits(${sentence})`
  }
  const taken = Object.keys(texts).find((name) => CALLED.has(name))
  if (taken) throw new Error(`${taken}: compiled texts call a function of this name, so no text can have it`)
  return new Map(Object.entries(texts).map(([name, tree]) => [name, write(tree)]))
}

/** The parts of a module that exports one message: `import { … } from …` and `export default {\n  text: <function>\n}`. */
function partsOf(module: string): { names: string[]; code: string } {
  const [, code] = /^export default \{\n {2}text: (.*)\n\}$/ms.exec(module.trim()) ?? []
  if (code === undefined) throw new Error(`A message was compiled to something else:\n${module}`)
  return { names: [...module.matchAll(/^import \{ (.*) \}/gm)].flatMap(([, names = '']) => names.split(', ')), code }
}
