import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePrograms, programsIn, type Programs } from '@homecare/bundle/bundle-programs'
import { binOf } from './checks'
import { BUILD_ENV } from '@homecare/federation/release/build-env'
import { remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { runTask, TSX } from '@homecare/dev-servers/processes'
import { sourceFiles } from './repository/source-files'

/** The packages with a build step. */
const frontEnds = (): string[] => ['shell', ...remoteNames().map((name) => `mfe-${name}`)]

/** Folders that every front end's build depends on, besides its own. */
const SHARED_FOLDERS = ['federation', 'remote-kit', 'ui', 'contract', 'domain', 'texts', 'server-kit'].map(
  (name) => `packages/${name}`,
)

/** What the back end's programs are made of. */
const BACK_END = [
  ...['bff', 'worker'],
  ...['bundle', 'catalogue-search', 'ccavenue', 'contract', 'domain', 'server', 'server-kit'].map(
    (name) => `packages/${name}`,
  ),
]

const BUILD_PACKAGE = fileURLToPath(new URL('build-package.ts', import.meta.url))
/** Files that front ends are built without. */
const NOT_BUILT = /\.(test|stories)\.tsx?$/
const TESTS = /\.test\.tsx?$/

/** Builds every front end whose sources changed since its last build; resolves with the names of those built. */
export async function buildChanged(log: (line: string) => void, only?: readonly string[]): Promise<string[]> {
  const stale: { name: string; stamp: string }[] = []
  const look = async (name: string): Promise<void> => {
    const stamp = await hashSources([name, ...SHARED_FOLDERS])
    if ((await readFile(stampPath(name), 'utf8').catch(() => '')) !== stamp) stale.push({ name, stamp })
  }
  await Promise.all((only ?? frontEnds()).map(look))
  const build = async (packages: typeof stale): Promise<void> => {
    const [first] = packages
    if (!first) return
    const names = packages.map(({ name }) => name)
    const startedAt = performance.now()
    log(`building ${names.join(', then ')} …`)
    await runTask(first.name, [...TSX, BUILD_PACKAGE, ...names.map((name) => join(ROOT, name))], BUILD_ENV)
    for (const { name, stamp } of packages) await writeFile(stampPath(name), stamp)
    log(`built ${names.join(', ')} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  // Two processes, each of which uses about one core. A warm compiler halves the time of a package's build.
  await Promise.all([0, 1].map((part) => build(stale.filter((_, index) => index % 2 === part))))
  return stale.map(({ name }) => name)
}

/** Bundles the back end into this folder if its sources changed: a bundle starts in a third of the sources' time. */
export async function bundleChanged(dir: string, log: (line: string) => void): Promise<Programs> {
  await ifChanged(join(dir, '.sources'), await hashSources(BACK_END), async () => {
    log('bundling the back end …')
    await rm(dir, { recursive: true, force: true })
    await bundlePrograms(dir)
  })
  return programsIn(dir)
}

/** Builds the component gallery, which e2e/components opens, if a component or story changed. */
export async function buildGallery(log: (line: string) => void): Promise<void> {
  const args = ['build', '--test', '--quiet', '--output-dir', 'dist/gallery']
  await ifChanged(stampPath('packages/ui'), await hashSources(['packages/ui', 'packages/domain'], TESTS), async () => {
    log('building the component gallery …')
    await runTask('packages/ui', [binOf('packages/ui', 'storybook'), ...args], { STORYBOOK_DISABLE_TELEMETRY: '1' })
  })
}

const stampPath = (name: string): string => join(ROOT, name, 'dist/.sources')

async function ifChanged(stampFile: string, stamp: string, make: () => Promise<void>): Promise<void> {
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  await make()
  await writeFile(stampFile, stamp)
}

/** A hash over all source files of these packages and the lockfile. */
async function hashSources(packages: readonly string[], without = NOT_BUILT): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const isSource = (path: string): boolean => !without.test(path)
  const found = packages.flatMap((folder) => sourceFiles(folder)).filter(isSource)
  const files = ['pnpm-lock.yaml', ...found].toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file))))
  for (const [at, text] of texts.entries()) hash.update(files[at] ?? '').update(text)
  return hash.digest('hex')
}
