import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUILD_ENV } from '@homecare/federation/release/build-env'
import { remoteNames, ROOT } from './paths'
import { runTask, TSX } from './processes'

/** What has a build step. Back-end processes run as they stand. */
const frontEnds = (): string[] => ['shell', ...remoteNames().map((name) => `mfe-${name}`)]

/** The rooms whose change makes every front end anew, besides its own. */
const UNDER_ALL = ['packages/federation', 'packages/ui', 'packages/contract', 'packages/domain']

const BUILD_ROOM = fileURLToPath(new URL('build-room.ts', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'e2e', '.cache', 'test-results'])

/** Builds every front end whose sources changed since its last build; resolves with the names of those built. */
export async function buildChanged(log: (line: string) => void, only?: readonly string[]): Promise<string[]> {
  const stale: { name: string; stamp: string }[] = []
  for (const name of only ?? frontEnds()) {
    const stamp = await sourcesOf([name, ...UNDER_ALL])
    if ((await readFile(stampOf(name), 'utf8').catch(() => '')) !== stamp) stale.push({ name, stamp })
  }
  const build = async (rooms: typeof stale): Promise<void> => {
    const [first] = rooms
    if (!first) return
    const names = rooms.map(({ name }) => name)
    const startedAt = performance.now()
    log(`building ${names.join(', then ')} …`)
    await runTask(first.name, [...TSX, BUILD_ROOM, ...names.map((name) => join(ROOT, name))], BUILD_ENV)
    for (const { name, stamp } of rooms) await writeFile(stampOf(name), stamp)
    log(`built ${names.join(', ')} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  // Two processes, each keeps about one core busy. A room is built in half the time by a compiler that has warmed up.
  await Promise.all([0, 1].map((lane) => build(stale.filter((_, index) => index % 2 === lane))))
  return stale.map(({ name }) => name)
}

const stampOf = (name: string): string => join(ROOT, name, 'dist/.sources')

/** A hash over all source files of these rooms and the lockfile. */
async function sourcesOf(rooms: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const files = [join(ROOT, 'pnpm-lock.yaml')]
  for (const room of rooms) files.push(...(await sourceFiles(join(ROOT, room))))
  for (const file of files.toSorted()) hash.update(relative(ROOT, file)).update(await readFile(file))
  return hash.digest('hex')
}

async function sourceFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map(async (entry) => (entry.isDirectory() ? await sourceFiles(join(dir, entry.name)) : [join(dir, entry.name)])),
  )
  return found.flat()
}
