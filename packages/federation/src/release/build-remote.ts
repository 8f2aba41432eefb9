import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf, SOURCE_LOCALE, type Locale } from '@homecare/contract/locales'
import { remoteDeclaration, remoteManifest, type RemoteBuild, type RemoteManifest } from '@homecare/contract/releases'
import type { Configuration, StatsChunkGroup } from 'webpack'
import { CONTRACT, type RemoteConfig } from '../contract'
import { RELEASE_PLACEHOLDER } from '../webpack/global-name'
import { buildNames, ENTRY, EXPOSED, releaseVersion, remoteConfigs, SERVER_ENTRY } from '../webpack/remote'
import { describeFile, listFiles, replaceFolder } from './artifact-files'
import { MANIFEST } from './read-manifest'
import { runWebpack } from './run-webpack'

/**
 * Builds a remote for browsers and for Node into `<dir>/dist` and describes the result in `dist/remote.json`.
 * Reads `<dir>/remote.config.ts`, so it runs under a TypeScript loader (tsx).
 */
export async function buildRemote({ dir }: { dir: string }): Promise<RemoteManifest> {
  const dist = join(dir, 'dist')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The package's own type check holds the file to this type.
  const { default: config } = (await import(pathToFileURL(join(dir, 'remote.config.ts')).href)) as {
    default: RemoteConfig
  }
  const { minApi, languagesOnPage: _, ...rest } = config
  const declaration = remoteDeclaration.parse(rest)

  const draft = join(dir, '.cache', `build-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  const pathOf = ({ output }: Configuration) => join(draft, relative(dist, output?.path ?? dist))
  const configs = remoteConfigs({ dir, config })
  const stats = await runWebpack(configs.map((each) => ({ ...each, output: { ...each.output, path: pathOf(each) } })))
  const buildIn = (locale: Locale): RemoteBuild => {
    const browser = stats.stats.find(({ compilation }) => compilation.name === buildNames(locale).browser)
    const groups = browser?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {}
    return describeBuild(groups, declaration.routes, folderOf(locale))
  }
  const languages = declaration.languages ?? [SOURCE_LOCALE]
  const translations = languages.flatMap((locale) => (locale === SOURCE_LOCALE ? [] : [[locale, buildIn(locale)]]))
  const hash = await stampRelease(draft, declaration)
  const paths = (await listFiles(draft)).filter((path) => !path.endsWith('.LICENSE.txt') && !path.endsWith('.map'))
  const manifest = remoteManifest.parse({
    ...declaration,
    version: releaseVersion(dir, hash),
    contract: CONTRACT,
    minApi,
    commit: commitOf(dir),
    ...buildIn(SOURCE_LOCALE),
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
    files: await Promise.all(paths.map((path) => describeFile(draft, path))),
  })
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2))
  await replaceFolder(draft, dist)
  return manifest
}

/** What a build is loaded from. `folder` is where its files are within the release. */
function describeBuild(
  groups: Record<string, StatsChunkGroup>,
  routes: RemoteManifest['routes'],
  folder: string,
): RemoteBuild {
  const exposed = assetsOf(groups, EXPOSED, 'is src/remote.tsx there?')
  const chunks = Object.fromEntries(
    routes.flatMap(({ chunk }) => {
      if (chunk === undefined) return []
      const files = assetsOf(groups, chunk, 'no import() loads a file of src/pages that is named so')
      return [[chunk, files.filter((path) => !exposed.includes(path)).map((path) => folder + path)]]
    }),
  )
  const own = exposed.map((path) => folder + path)
  return {
    entry: folder + ENTRY,
    serverEntry: folder + SERVER_ENTRY,
    // With those of the chunks: a shell that does not know chunks gives every page all of them.
    styles: [...new Set([...own, ...Object.values(chunks).flat()])].filter((path) => path.endsWith('.css')),
    preload: own.filter((path) => path.endsWith('.js')),
    chunks,
  }
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
