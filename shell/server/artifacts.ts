import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { integrityOf } from '@homecare/federation/release/artifact-files'
import { makeBody, type Body } from './body'
import { keepFile, kept } from './keep'

/** The files of releases, on disk. Only what a manifest names, with the bytes that it names, is kept or served. */
export interface Artifacts {
  /** Fetches every file of the registry's releases that is not here yet; throws if one can't be had or was altered. */
  hold(registry: Registry): Promise<void>
  /** The file behind `/remotes/<name>/<version>/<path>`; null if no release has it. */
  find(pathname: string): Promise<Body | null>
  dirOf(release: Pick<RemoteManifest, 'name' | 'version'>): string
}

const FETCH_LIMIT_MS = 15_000
const AT_ONCE = 6

export function createArtifacts({ dir, bffUrl }: { dir: string; bffUrl: string }): Artifacts {
  const served = new Map<string, { file: string; type: string; body?: Promise<Body> }>()
  const dirOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>) => join(dir, name, version)

  const holdFile = async (manifest: RemoteManifest, file: RemoteManifest['files'][number]): Promise<void> => {
    const path = join(dirOf(manifest), file.path)
    const here = await readFile(path).catch(() => null)
    if (here && integrityOf(here) === file.integrity) return
    const url = `${bffUrl}/api/remotes/${manifest.name}/${manifest.version}/${file.path}`
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (integrityOf(bytes) !== file.integrity)
      throw new Error(`${manifest.name} ${manifest.version}: ${file.path} is not the file that was released`)
    await keepFile(path, bytes)
  }

  const holdRelease = async (manifest: RemoteManifest): Promise<void> => {
    const base = `/remotes/${manifest.name}/${manifest.version}`
    if (served.has(`${base}/${manifest.entry}`)) return
    const files = [...manifest.files]
    const lane = async () => {
      for (let file = files.pop(); file; file = files.pop()) await holdFile(manifest, file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    await keepFile(join(dirOf(manifest), 'remote.json'), JSON.stringify(manifest))
    for (const file of manifest.files) {
      // The Node build is run here, not handed out.
      if (file.path === manifest.serverEntry) continue
      served.set(`${base}/${file.path}`, { file: join(dirOf(manifest), file.path), type: file.contentType })
    }
  }

  return {
    dirOf,
    async hold(registry) {
      for (const remote of registry.remotes) {
        await holdRelease(remote)
        // What stands in for a broken release must not keep a good one from going out.
        if (remote.previous) await holdRelease(remote.previous).catch(() => {})
      }
    },
    async find(pathname) {
      const entry = served.get(pathname)
      if (!entry) return oldFile(pathname)
      entry.body ??= readFile(entry.file).then((bytes) => makeBody(new Uint8Array(bytes), entry.type))
      entry.body.catch(() => delete entry.body)
      return entry.body
    },
  }

  /** A tab that was opened before a restart may still ask for files of a release that the registry forgot. */
  async function oldFile(pathname: string): Promise<Body | null> {
    const [, , name, version, ...rest] = pathname.split('/')
    const safe = /^[A-Za-z0-9][A-Za-z0-9.+-]*$/
    if (!name || !version || !safe.test(name) || !safe.test(version)) return null
    const manifest = (await kept(join(dir, name, version, 'remote.json'))) as RemoteManifest | null
    const file = manifest?.files.find(({ path }) => path === rest.join('/'))
    if (!manifest || !file || file.path === manifest.serverEntry) return null
    await holdRelease(manifest)
    const bytes = await readFile(join(dirOf(manifest), file.path)).catch(() => null)
    return bytes && makeBody(new Uint8Array(bytes), file.contentType)
  }
}
