import { parseSync } from '@swc/core'

/** `type` leaves no trace in the output; `computed` is an import whose target only running shows. */
export interface Import {
  specifier: string
  kind: 'value' | 'type' | 'dynamic' | 'resolve' | 'style' | 'computed'
}

export interface FileFacts {
  imports: Import[]
  readsEnvironment: boolean
}

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
  const loaders = new Set(['require'])
  walk(tree, (at) => {
    const made = at.type === 'VariableDeclarator' ? node(node(at.init).callee).value : ''
    if (made === 'createRequire') loaders.add(String(node(at.id).value))
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

function note(at: Node, facts: FileFacts, loaders: ReadonlySet<string>): void {
  const add = (target: unknown, kind: Import['kind']): void => {
    const specifier = literal(target)
    facts.imports.push(specifier === null ? { specifier: '(computed)', kind: 'computed' } : { specifier, kind })
  }
  if (isStatement(at.type) && at.source) add(at.source, at.typeOnly ? 'type' : 'value')
  if (at.type === 'TsImportType') add(at.argument, 'type')
  if (at.type === 'TsExternalModuleReference') add(at.expression, 'value')
  if (at.type === 'CallExpression') {
    const kind = callKind(node(at.callee), loaders)
    if (kind) add(node((at.arguments as unknown[])[0]).expression, kind)
  }
  if (at.type === 'KeyValueProperty' && node(at.key).value === 'loader' && literal(at.value)) add(at.value, 'resolve')
  const property = node(at.property)
  if (at.type === 'MemberExpression' && node(at.object).value === 'process' && property.value === 'env') facts.readsEnvironment = true
}

/** `loaders` are the names that `require` has in the file: its own, and those that `createRequire` made. */
function callKind(callee: Node, loaders: ReadonlySet<string>): Import['kind'] | null {
  if (callee.type === 'Import') return 'dynamic'
  if (callee.type === 'Identifier' && loaders.has(String(callee.value))) return 'dynamic'
  if (callee.type === 'MemberExpression' && node(callee.property).value === 'resolve') {
    const of = node(callee.object)
    if (of.kind === 'import.meta' || loaders.has(String(of.value))) return 'resolve'
    if (of.type === 'CallExpression' && node(of.callee).value === 'createRequire') return 'resolve'
  }
  return null
}

function literal(value: unknown): string | null {
  const at = node(value)
  if (at.type === 'StringLiteral') return String(at.value)
  const quasis = at.quasis as Node[] | undefined
  if (at.type === 'TemplateLiteral' && quasis?.length === 1) return String(node(quasis[0]).raw)
  return null
}

/** `@import` and `composes … from` of a stylesheet. */
export function readStylesheet(text: string): FileFacts {
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '')
  const found = bare.matchAll(/@import\s+(?:url\(\s*)?["']?([^"'\s);]+)|composes\s*:[^;]*\bfrom\s+["']([^"']+)["']/g)
  const imports = [...found].map(([, imported, composed]): Import => ({ specifier: imported ?? composed ?? '', kind: 'style' }))
  return { imports, readsEnvironment: false }
}
