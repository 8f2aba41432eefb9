import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { run } from './run'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+|@homecare\/[^']+)'/g
const TEST = /\.test\.tsx?$/
/** Further away it is every test of the BFF, whatever has changed. */
const MAX_IMPORTS = 2

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '')

/** The files that an import can mean, without their endings. */
function placesOf(from: string, wanted: string): string[] {
  const [, name, path = 'index'] = /^@homecare\/([^/]+)(?:\/(.+))?$/.exec(wanted) ?? []
  if (name === undefined) return [withoutEnding(normalize(join(dirname(from), wanted)))]
  return [`packages/${name}/src`, `${name}/src`, name].map((folder) => withoutEnding(`${folder}/${path}`))
}

/**
 * Of all these files the tests that changed or that stand beside a changed file under its name, then those that reach one
 * over one import, then over two: the nearest first.
 */
export function nearTests(sources: ReadonlyMap<string, string>, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const [, wanted = ''] of text.matchAll(IMPORT))
      for (const place of placesOf(path, wanted)) importers.set(place, [...(importers.get(place) ?? []), path])
  const places = new Set(changed.map(withoutEnding))
  const beside = [...sources.keys()].filter((path) => places.has(path.replace(TEST, '')))
  const near = new Set([...changed, ...beside])
  let last: readonly string[] = changed
  for (let step = 0; step < MAX_IMPORTS; step++) {
    last = last.flatMap((path) => importers.get(withoutEnding(path)) ?? []).filter((path) => !near.has(path))
    for (const path of last) near.add(path)
  }
  return [...near].filter((path) => TEST.test(path) && sources.has(path))
}

/** The text of every script of the repository, by its path from the root. */
export async function readSources(): Promise<Map<string, string>> {
  const list = await run('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'])
  const paths = list.split('\n').filter(Boolean)
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8').catch(() => '')))
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']))
}
