import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Arrow } from './import-graph'
import { folderOf, isTooling, roomOf } from './room-of'
import { read, ROOT } from './source-files'

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, unknown>
}

export const manifest = (path: string): Manifest => JSON.parse(read(path)) as Manifest

const packageOf = ({ to }: Arrow): string => {
  if ('npm' in to) return to.npm
  return 'room' in to && to.room !== '' ? `@homecare/${to.room}` : ''
}

/** What a room's package.json keeps back from the room, or lists for nobody. */
export function undeclaredAndUnused(
  room: string,
  arrows: Arrow[],
  declared: Manifest,
  atRoot: Manifest,
  peersOf: (name: string) => string[],
): string[] {
  const written = arrows.filter((each) => roomOf(each.from) === room && !each.specifier.startsWith('.'))
  const own = written.filter((each) => packageOf(each) !== '' && each.kind !== 'elsewhere')
  const prefixes = written
    .filter(({ kind }) => kind === 'computed')
    .map(({ specifier }) => specifier.split('*')[0] ?? '')
  const deployed = new Set(Object.keys(declared.dependencies ?? {}))
  const all = new Set([...deployed, ...Object.keys(declared.devDependencies ?? {})])
  const shared = new Set(Object.keys(atRoot.devDependencies ?? {}))

  const missing = own.flatMap((each) => {
    const name = packageOf(each)
    const tooling = isTooling(each.from)
    if (tooling ? all.has(name) || shared.has(name) : deployed.has(name)) return []
    if (each.kind === 'type' && (all.has(name) || all.has(`@types/${name}`))) return []
    return [
      `${each.from} imports ${name}, ${all.has(name) ? 'which is in devDependencies only' : 'which is not declared'}`,
    ]
  })
  const imported = new Set(own.map(packageOf))
  const served = new Set([...imported].filter((name) => all.has(name)).flatMap(peersOf))
  const unused = [...all].filter((name) => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : name
    return (
      !imported.has(typed) &&
      !served.has(name) &&
      !prefixes.some((prefix) => prefix.length > 1 && name.startsWith(prefix))
    )
  })
  return [...new Set(missing), ...unused.map((name) => `${name} is declared and never imported`)]
}

/** The peers that a package, as installed for this room, asks for. */
export function installedPeers(room: string): (name: string) => string[] {
  const require = createRequire(join(ROOT, folderOf(room), 'package.json'))
  return (name) => {
    if (name.startsWith('@homecare/')) return []
    const folder = require.resolve.paths(name)?.[0] ?? ''
    const { peerDependencies, peerDependenciesMeta } = require(join(folder, name, 'package.json')) as Manifest
    return Object.keys({ ...peerDependencies, ...peerDependenciesMeta })
  }
}

/** Packages that a room's container loads on the command line, as `node --import tsx` does. */
export function loadedByCommand(room: string, dockerfile: string): Arrow[] {
  const names = [...dockerfile.matchAll(/"--import",\s*"([^"]+)"/g)].map(([, name = '']) => name)
  return names.map((name): Arrow => ({
    from: `${folderOf(room)}/Dockerfile`,
    to: { npm: name, path: '' },
    kind: 'value',
    specifier: name,
  }))
}
