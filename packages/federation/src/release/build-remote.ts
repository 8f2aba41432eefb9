import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { remoteDeclaration, remoteManifest, type RemoteManifest } from '@homecare/contract/releases'
import type { Configuration, StatsChunkGroup } from 'webpack'
import { CONTRACT, type RemoteConfig } from '../contract'
import { RELEASE_PLACEHOLDER } from '../webpack/global-name'
import { ENTRY, EXPOSED, releaseVersion, SERVER_ENTRY } from '../webpack/remote'
import { describeFile, listFiles, replaceFolder } from './artifact-files'
import { MANIFEST } from './read-manifest'
import { runWebpack } from './run-webpack'

/**
 * Builds a remote for browsers and for Node into `<dir>/dist` and describes the result in `dist/remote.json`.
 * Reads `<dir>/webpack.config.ts` and `<dir>/remote.config.ts`, so it runs under a TypeScript loader (tsx).
 */
export async function buildRemote({ dir }: { dir: string }): Promise<RemoteManifest> {
  const dist = join(dir, 'dist')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The package's own type check holds the file to this type.
  const { default: configs } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default: Configuration[]
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The package's own type check holds the file to this type.
  const { default: config } = (await import(pathToFileURL(join(dir, 'remote.config.ts')).href)) as {
    default: RemoteConfig
  }
  const { minApi, ...rest } = config
  const declaration = remoteDeclaration.parse(rest)

  const draft = join(dir, '.cache', `build-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  const stats = await runWebpack(configs.map((each) => ({ ...each, output: { ...each.output, path: draft } })))
  const groups = stats.stats[0]?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {}
  const exposed = assetsOf(groups, EXPOSED, 'is src/remote.tsx there?')
  const chunks = Object.fromEntries(
    declaration.routes.flatMap(({ chunk }) => {
      if (chunk === undefined) return []
      const files = assetsOf(groups, chunk, 'no import() loads a file of src/pages that is named so')
      return [[chunk, files.filter((path) => !exposed.includes(path))]]
    }),
  )
  const hash = await stampRelease(draft, declaration)
  const paths = (await listFiles(draft)).filter((path) => !path.endsWith('.LICENSE.txt') && !path.endsWith('.map'))
  const manifest = remoteManifest.parse({
    ...declaration,
    version: releaseVersion(dir, hash),
    contract: CONTRACT,
    minApi,
    commit: commitOf(dir),
    entry: ENTRY,
    serverEntry: SERVER_ENTRY,
    // With those of the chunks: a shell that does not know chunks gives every page all of them.
    styles: [...new Set([...exposed, ...Object.values(chunks).flat()])].filter((path) => path.endsWith('.css')),
    preload: exposed.filter((path) => path.endsWith('.js')),
    chunks,
    files: await Promise.all(paths.map((path) => describeFile(draft, path))),
  })
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2))
  await replaceFolder(draft, dist)
  return manifest
}

/**
 * Hashes a build (file names, contents and the declaration, so that the same content is the same version) and
 * writes the hash over the placeholder in its texts. Returns the hash, 8 hex digits.
 */
async function stampRelease(dir: string, declaration: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(declaration))
  const files = await listFiles(dir)
  for (const path of files) hash.update(`\0${path}\0`).update(await readFile(join(dir, path)))
  const release = hash.digest('hex').slice(0, RELEASE_PLACEHOLDER.length)
  for (const path of files.filter((file) => /\.(js|cjs|css|map)$/.test(file))) {
    const text = await readFile(join(dir, path), 'utf8')
    if (text.includes(RELEASE_PLACEHOLDER))
      await writeFile(join(dir, path), text.replaceAll(RELEASE_PLACEHOLDER, release))
  }
  return release
}

function assetsOf(groups: Record<string, StatsChunkGroup>, name: string, hint: string): string[] {
  const assets = groups[name]?.assets
  if (!assets) throw new Error(`The build has no ${name}: ${hint}`)
  return assets.map((asset) => asset.name)
}

function commitOf(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
