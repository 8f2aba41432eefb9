import { posix } from 'node:path'
import { readScript, readStylesheet, type FileFacts, type Import } from './read-imports'
import { roomOf } from './room-of'
import { read, sourceFiles } from './source-files'

/** One import: from a file to a room, an npm package or a part of Node. */
export interface Arrow {
  from: string
  to: { room: string; path: string } | { npm: string; path: string } | { node: string } | { computed: true }
  kind: Import['kind']
  /** How the target was written. */
  specifier: string
}

export interface Graph {
  arrows: Arrow[]
  readersOfEnvironment: string[]
}

/** The import graph of these files; of everything written in the repository, unless told. */
export function importGraph(paths: string[] = sourceFiles()): Graph {
  const files = paths.filter((path) => /\.([mc]?[jt]sx?|css)$/.test(path) && !path.endsWith('.d.ts'))
  const facts = files.map((path): [string, FileFacts] => [
    path,
    path.endsWith('.css') ? readStylesheet(read(path)) : readScript(read(path), path),
  ])
  return {
    arrows: facts.flatMap(([from, { imports }]) => imports.map((each) => arrow(from, each))),
    readersOfEnvironment: facts.filter(([, { readsEnvironment }]) => readsEnvironment).map(([path]) => path),
  }
}

/** What an import written in `from` points at. */
export function arrow(from: string, { specifier, kind }: Import): Arrow {
  const open = kind === 'computed' && !NAMES_ITS_PACKAGE.test(specifier)
  return { from, to: open ? { computed: true } : target(from, specifier), kind, specifier }
}

/** `package/*` and `@scope/package/*` leave open which file, not which package. */
const NAMES_ITS_PACKAGE = /^(@[^/*]+\/)?[^@./*][^/*]*\//

function target(from: string, specifier: string): Arrow['to'] {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier)
    return { room: roomOf(path), path }
  }
  if (specifier.startsWith('node:')) return { node: specifier }
  const parts = specifier.split('/')
  const own = parts[0] === '@homecare'
  if (own) return { room: parts[1] ?? '', path: parts.slice(2).join('/') }
  const length = specifier.startsWith('@') ? 2 : 1
  return { npm: parts.slice(0, length).join('/'), path: parts.slice(length).join('/') }
}
