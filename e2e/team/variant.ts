import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { remoteDir } from '@homecare/dev-servers/paths'
import type { System } from '@homecare/dev-servers/system'
import { publishRemote } from '@homecare/federation/release'
import { describeFile } from '@homecare/federation/release/artifact-files'

interface Change {
  /** Rewrites one of its scripts; the Node build is `server.cjs`. */
  text?: (text: string, path: string, manifest: RemoteManifest) => string
  manifest?: Partial<RemoteManifest>
}

/** Another release of a built remote: the same code under a new version, with a test's changes. */
async function variantOf(name: string, { text, manifest: changes }: Change = {}) {
  const dir = await mkdtemp(join(tmpdir(), `release-${name}-`))
  const dist = join(dir, 'dist')
  await cp(join(remoteDir(name), 'dist'), dist, { recursive: true })
  const manifest = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteManifest
  const [before = ''] = manifest.version.split('-').slice(-1)
  const hash = randomBytes(4).toString('hex')
  for (const { path } of manifest.files.filter((file) => /\.(js|cjs|css)$/.test(file.path))) {
    const old = await readFile(join(dist, path), 'utf8')
    const fresh = old.replaceAll(before, hash)
    await writeFile(join(dist, path), text ? text(fresh, path, manifest) : fresh)
  }
  const files = await Promise.all(manifest.files.map(({ path }) => describeFile(dist, path)))
  const next = { ...manifest, ...changes, version: manifest.version.replace(before, hash), files }
  await writeFile(join(dist, 'remote.json'), JSON.stringify(next))
  return { dir, version: next.version }
}

/** Releases a variant and waits until pages are made from it; resolves with its version. */
export async function releaseVariant(
  stack: System,
  name: string,
  change: Change & { percent?: number } = {},
): Promise<string> {
  const { dir, version } = await variantOf(name, change)
  const token = stack.secrets.releaseToken[name] ?? ''
  const { revision } = await publishRemote({ dir, apiUrl: stack.info.site, token, percent: change.percent })
  await rm(dir, { recursive: true })
  await stack.untilServed(revision)
  return version
}

/** The version that new page views get. */
export async function currentVersion({ info }: System, name: string): Promise<string> {
  const { remotes } = (await (await fetch(`${info.site}/api/remotes`)).json()) as Registry
  const remote = remotes.find((each) => each.name === name)
  if (!remote) throw new Error(`${name} is not in the registry`)
  return remote.version
}
