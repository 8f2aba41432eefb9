import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { serverEntriesOf } from '@homecare/federation/registry'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { parseRelease } from '@homecare/federation/parse'
import { integrityOf } from '@homecare/federation/release/artifact-files'
import { manifestOf } from '@homecare/federation/with-release'
import { BffRefused, type AskBff } from './ask-bff'
import type { ShellEnv } from './env'
import { createRecent } from './recent'
import { readStateFile, removeUnused, writeServedFile, writeStateFile } from './state-files'

export type Artifacts = ReturnType<typeof createArtifacts>

const FETCH_TIMEOUT_MS = 15_000
const FETCHES = 6
/** A release is tried once, and its team waits for it: it must not fail because a BFF is being replaced. */
const PAUSES_MS = [250, 1_000, 2_000]
const MANIFEST = 'remote.json'
/** The number of releases outside the registry whose manifests are remembered. */
const OLD_REMEMBERED = 1000

const keyOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>): string => `${name}/${version}`

interface Options {
  env: ShellEnv
  askBff: AskBff
  log: { warn(facts: { reason: string }, text: string): void }
  /** How long to wait before each further try for a file. */
  pausesMs?: readonly number[] | undefined
}

/**
 * The files of releases, on disk. Only a release's manifest and the files that it names, with the bytes that it names, are stored or
 * served.
 */
export function createArtifacts(options: Options) {
  const { env, askBff, log, pausesMs = PAUSES_MS } = options
  const dir = join(env.STATE_DIR, 'remotes')
  /** What browsers may have of each release that is stored whole. */
  const held = new Map<string, ReadonlySet<string>>()
  const old = createRecent<RemoteManifest>(OLD_REMEMBERED)
  const dirOf = (release: RemoteManifest) => join(dir, keyOf(release))

  const holdFile = async (manifest: RemoteManifest, file: RemoteManifest['files'][number]): Promise<void> => {
    const path = join(dirOf(manifest), file.path)
    const cached = await readFile(path).catch(() => null)
    const isServed = !serverEntriesOf(manifest).includes(file.path)
    if (cached && integrityOf(cached) === file.integrity) return
    const bytes = await fetchFile(
      `/api/remotes/${manifest.name}/${manifest.version}/${file.path}`,
      // The BFF gives server builds to nobody else.
      isServed ? {} : { authorization: `Bearer ${env.SHELL_TOKEN[0]}` },
    )
    assertReleased(manifest, file.path, bytes)
    await (isServed ? writeServedFile(path, bytes, file.contentType, env.COMPRESSION) : writeStateFile(path, bytes))
  }

  const fetchFile = async (path: string, headers: Record<string, string>): Promise<Uint8Array> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return new Uint8Array(await (await askBff(path, { headers, withinMs: FETCH_TIMEOUT_MS })).arrayBuffer())
      } catch (error) {
        const pauseMs = error instanceof BffRefused ? undefined : pausesMs[tries]
        if (pauseMs === undefined) throw error
        log.warn({ reason: String(error) }, 'a file of a release could not be fetched: it is tried again')
        await wait(pauseMs)
      }
    }
  }

  const holdRelease = async (release: RemoteManifest): Promise<void> => {
    if (held.has(keyOf(release))) return
    // A registry entry has more fields than the release's own manifest.
    const manifest = manifestOf(release)
    await pLimit(FETCHES).map(manifest.files, (file) => holdFile(manifest, file))
    const text = new TextEncoder().encode(JSON.stringify(manifest))
    await writeServedFile(join(dirOf(manifest), MANIFEST), text, 'application/json', env.COMPRESSION)
    held.set(keyOf(manifest), publicFilesOf(manifest))
  }

  /** Returns one file of a stored release. Throws if its bytes are not the released ones. */
  const read = async (release: RemoteManifest, path: string): Promise<Uint8Array> => {
    const bytes = new Uint8Array(await readFile(join(dirOf(release), path)))
    assertReleased(release, path, bytes)
    return bytes
  }

  return {
    /** Fetches every missing file of a release. Throws if one is unavailable or was altered. */
    fetchRelease: holdRelease,
    /** Fetches those that a registry names: one that is unavailable does not prevent the others. */
    async fetchAll(registry: Registry): Promise<void> {
      for (const release of releasesOf(registry)) await holdRelease(release).catch(() => {})
    },
    read,
    /** Removes releases that no registry of a server has named for a day; this is the one of this server. */
    async removeUnused(registry: Registry, now: number): Promise<void> {
      const keys = new Set(releasesOf(registry).map(keyOf))
      for (const name of await readdir(dir)) {
        const versions = await readdir(join(dir, name))
        const stored = versions.map((version) => keyOf({ name, version }))
        for (const key of await removeUnused(dir, stored, (each) => keys.has(each), now)) held.delete(key)
      }
    },
    /**
     * Returns whether `/remotes/<name>/<version>/<path>` may be served. If so, its compressed file is at that path of
     * `dir`.
     */
    async has(pathname: string): Promise<boolean> {
      const [, , name = '', version = '', ...rest] = pathname.split('/')
      const path = rest.join('/')
      return held.get(`${name}/${version}`)?.has(path) ?? hasOld(name, version, path)
    },
  }

  /** A tab that was opened before a restart may still request files of a release that is no longer in the registry. */
  async function hasOld(name: string, version: string, path: string): Promise<boolean> {
    if (![name, version].every((part) => /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(part))) return false
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Both were parsed: the stored one before it was written.
    const manifest = ((await readStateFile(join(dir, name, version, MANIFEST))) ??
      (await fetchManifest(name, version))) as RemoteManifest | null
    if (!manifest || !publicFilesOf(manifest).has(path)) return false
    // One unavailable file must not prevent the others.
    await holdRelease(manifest).catch(() => {})
    if (path === MANIFEST) return true
    return read(manifest, path).then(
      () => true,
      () => false,
    )
  }

  /** A server with an empty disk fetches an old release from the BFF, like a new one. */
  async function fetchManifest(name: string, version: string): Promise<RemoteManifest | null> {
    const path = `/api/remotes/${name}/${version}/${MANIFEST}`
    return old(path, async () => {
      // A release that is unknown now may be published in a moment: an error is not remembered.
      const response = await askBff(path, { withinMs: FETCH_TIMEOUT_MS })
      return parseRelease(await response.json())
    }).catch(() => null)
  }
}

function assertReleased({ name, version, files }: RemoteManifest, path: string, bytes: Uint8Array): void {
  if (integrityOf(bytes) !== files.find((file) => file.path === path)?.integrity)
    throw new Error(`${name} ${version}: ${path} is not the file that was released`)
}

/** The releases of a registry: those of everybody, those before them, and the canary releases. */
const releasesOf = ({ remotes }: Registry): RemoteManifest[] =>
  remotes.flatMap((entry) => [entry, entry.previous ?? [], entry.canary?.manifest ?? []].flat())

/** The Node builds are run here and not served. */
function publicFilesOf(manifest: RemoteManifest): ReadonlySet<string> {
  const own = serverEntriesOf(manifest)
  return new Set([MANIFEST, ...manifest.files.map(({ path }) => path).filter((path) => !own.includes(path))])
}
