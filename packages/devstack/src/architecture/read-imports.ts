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
  visit(tree, facts)
  return facts
}

function visit(value: unknown, facts: FileFacts): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, facts))
  if (typeof value !== 'object' || value === null) return
  note(value as Node, facts)
  Object.values(value).forEach((child) => visit(child, facts))
}

function note(at: Node, facts: FileFacts): void {
  const add = (target: unknown, kind: Import['kind']): void => {
    const specifier = literal(target)
    facts.imports.push(specifier === null ? { specifier: '(computed)', kind: 'computed' } : { specifier, kind })
  }
  if (isStatement(at.type) && at.source) add(at.source, at.typeOnly ? 'type' : 'value')
  if (at.type === 'TsImportType') add(at.argument, 'type')
  if (at.type === 'TsExternalModuleReference') add(at.expression, 'value')
  if (at.type === 'CallExpression') {
    const kind = callKind(node(at.callee))
    if (kind) add(node((at.arguments as unknown[])[0]).expression, kind)
  }
  if (at.type === 'KeyValueProperty' && node(at.key).value === 'loader' && literal(at.value)) add(at.value, 'resolve')
  const property = node(at.property)
  if (at.type === 'MemberExpression' && node(at.object).value === 'process' && property.value === 'env') facts.readsEnvironment = true
}

function callKind(callee: Node): Import['kind'] | null {
  if (callee.type === 'Import') return 'dynamic'
  if (callee.type === 'Identifier' && callee.value === 'require') return 'dynamic'
  if (callee.type === 'MemberExpression' && node(callee.property).value === 'resolve') {
    const of = node(callee.object)
    if (of.kind === 'import.meta' || of.value === 'require') return 'resolve'
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
