import { parseSync } from '@swc/core'

/**
 * `type` leaves no trace in the output. `elsewhere` is resolved from another room's package.json. `computed` is an import
 * whose target only running shows; its specifier is the part that is written, with `*` for the rest.
 */
export interface Import {
  specifier: string
  kind: 'value' | 'type' | 'dynamic' | 'resolve' | 'elsewhere' | 'style' | 'computed'
}

export interface FileFacts {
  imports: Import[]
  readsEnvironment: boolean
}

/** The names that `require` has in a file, and what an import by each of them is. */
type Loaders = Map<string, 'dynamic' | 'elsewhere'>
type Node = { type?: string } & Record<string, unknown>
const node = (value: unknown): Node => (value ?? {}) as Node
const isStatement = (type: unknown): boolean =>
  type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration'

/** Reads the whole syntax tree, so that no import hides in a function, a type or an odd line break. */
export function readScript(text: string, path: string): FileFacts {
  const typescript = /\.[mc]?tsx?$/.test(path)
  const tree = typescript
    ? parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    : parseSync(text, { syntax: 'ecmascript', jsx: true, target: 'es2022' })
  const facts: FileFacts = { imports: [], readsEnvironment: false }
  const loaders: Loaders = new Map([['require', 'dynamic']])
  walk(tree, (at) => {
    if (at.type !== 'VariableDeclarator' || !isCreateRequire(node(at.init))) return
    for (const name of boundNames(node(at.id))) loaders.set(name, kindOfLoader(node(at.init)))
  })
  walk(tree, (at) => note(at, facts, loaders))
  return facts
}

function walk(value: unknown, visit: (at: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit))
  if (typeof value !== 'object' || value === null) return
  visit(value as Node)
  Object.values(value).forEach((child) => walk(child, visit))
}

function note(at: Node, facts: FileFacts, loaders: Loaders): void {
  const add = (target: unknown, kind: Import['kind']): void => {
    const specifier = literal(target)
    facts.imports.push(specifier.includes('*') ? { specifier, kind: 'computed' } : { specifier, kind })
  }
  if (isStatement(at.type) && at.source) add(at.source, at.typeOnly ? 'type' : 'value')
  if (at.type === 'TsImportType') add(at.argument, 'type')
  if (at.type === 'TsExternalModuleReference') add(at.expression, 'value')
  if (at.type === 'CallExpression') {
    const kind = callKind(node(at.callee), loaders)
    if (kind) add(node((at.arguments as unknown[])[0]).expression, kind)
  }
  if (at.type === 'KeyValueProperty' && node(at.key).value === 'loader' && node(at.value).type === 'StringLiteral')
    add(at.value, 'resolve')
  const property = node(at.property)
  if (at.type === 'MemberExpression' && node(at.object).value === 'process' && property.value === 'env')
    facts.readsEnvironment = true
}

/** The names that `const require = …` or `const { resolve: find } = …` makes. */
function boundNames(id: Node): string[] {
  if (id.type !== 'ObjectPattern') return [String(id.value)]
  return (id.properties as Node[]).map(({ key, value }) => String(node(value ?? key).value))
}

const isCreateRequire = (at: Node): boolean => at.type === 'CallExpression' && node(at.callee).value === 'createRequire'

/** `createRequire(import.meta.url)` is the file's own `require`; made for another file it answers for that file's room. */
function kindOfLoader(call: Node): 'dynamic' | 'elsewhere' {
  const from = node(node((call.arguments as unknown[])[0]).expression)
  return from.type === 'MemberExpression' && node(from.object).kind === 'import.meta' ? 'dynamic' : 'elsewhere'
}

function callKind(callee: Node, loaders: Loaders): Import['kind'] | undefined {
  if (callee.type === 'Import') return 'dynamic'
  if (callee.type === 'Identifier') return loaders.get(String(callee.value))
  if (callee.type !== 'MemberExpression' || node(callee.property).value !== 'resolve') return undefined
  const of = node(callee.object)
  const loader = isCreateRequire(of) ? kindOfLoader(of) : loaders.get(String(of.value))
  if (loader === 'elsewhere') return loader
  return loader || of.kind === 'import.meta' ? 'resolve' : undefined
}

/** The text of a string; of an expression only what is written, with `*` for what is not. */
function literal(value: unknown): string {
  const at = node(value)
  if (at.type === 'StringLiteral') return String(at.value)
  if (at.type === 'TemplateLiteral') return (at.quasis as Node[]).map(({ raw }) => String(raw)).join('*')
  return '*'
}

/** `@import` and `composes … from` of a stylesheet. */
export function readStylesheet(text: string): FileFacts {
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '')
  const found = bare.matchAll(/@import\s+(?:url\(\s*)?["']?([^"'\s);]+)|composes\s*:[^;]*\bfrom\s+["']([^"']+)["']/g)
  const imports = [...found].map(([, imported, composed]): Import => ({
    specifier: imported ?? composed ?? '',
    kind: 'style',
  }))
  return { imports, readsEnvironment: false }
}
