import type { RemoteModule } from '@homecare/federation/contract'
import type { ClientRelease, ClientRemote } from './state'

/** One attempt series for one remote. `module` never rejects: it waits until some release can be run. */
export interface RemoteLoad {
  id: number
  module: Promise<RemoteModule>
  /** True once every release has failed or it takes too long, until one shows its page. */
  trouble: boolean
  /** The release that runs. */
  version?: string
}

export interface RemoteLoader {
  get(name: string): RemoteLoad
  /** A release that threw while rendering: it is tried once more, then left out for a while. */
  discard(name: string): void
  /** The remote shows its page. */
  settled(name: string): void
  /** A visitor has been waiting for too long. */
  slow(name: string): void
  subscribe(listener: () => void): () => void
}

interface LoaderOptions {
  remotes: ClientRemote[]
  load(release: ClientRelease, name: string): Promise<RemoteModule>
  /** What the site serves now; asked for while a remote is in trouble. */
  refresh(): Promise<ClientRemote[]>
  onFailure(error: unknown, name: string, version: string): void
}

const RETRY_MS = 250
/** A release that gives no answer in this time is treated as failed. */
const PATIENCE_MS = 9000
/** A page that shows its composed text may wait longer before help is offered. */
const SLOW_MS = 4000
const POLL_MS = 3000
const CHANCES = 2

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Loads remotes: the current release, once more, the previous one, then again and again until one answers. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  let remotes = options.remotes
  let ids = 0
  const loads = new Map<string, RemoteLoad>()
  const thrown = new Map<string, number>()
  const listeners = new Set<() => void>()

  const replace = (name: string, load: RemoteLoad) => {
    loads.set(name, load)
    for (const listener of listeners) listener()
  }

  const candidates = (name: string): ClientRelease[] => {
    const remote = remotes.find((entry) => entry.name === name)
    const releases = remote ? [remote.current, remote.current, ...(remote.previous ? [remote.previous] : [])] : []
    return releases.filter(({ version }) => (thrown.get(`${name}@${version}`) ?? 0) < CHANCES)
  }

  const attempt = async (release: ClientRelease, name: string): Promise<RemoteModule | null> => {
    try {
      const late = pause(PATIENCE_MS).then(() => Promise.reject(new Error(`${name} ${release.version} gave no answer`)))
      return await Promise.race([options.load(release, name), late])
    } catch (error) {
      options.onFailure(error, name, release.version)
      return null
    }
  }

  const run = async (name: string, id: number): Promise<RemoteModule> => {
    const update = (change: Partial<RemoteLoad>) => {
      const load = loads.get(name)
      if (load?.id === id) replace(name, { ...load, ...change })
    }
    const slow = setTimeout(() => update({ trouble: true }), SLOW_MS)
    // The first attempt starts after `get` has stored this load.
    await Promise.resolve()
    for (;;) {
      for (const [index, release] of candidates(name).entries()) {
        if (index > 0) await pause(RETRY_MS)
        const module = await attempt(release, name)
        if (module) {
          clearTimeout(slow)
          update({ version: release.version })
          return module
        }
      }
      update({ trouble: true })
      await pause(POLL_MS)
      for (const key of thrown.keys()) if (key.startsWith(`${name}@`)) thrown.delete(key)
      remotes = await options.refresh().catch(() => remotes)
    }
  }

  const start = (name: string, trouble: boolean): RemoteLoad => {
    const id = ++ids
    return { id, module: run(name, id), trouble }
  }

  const setTrouble = (name: string, trouble: boolean) => {
    const load = loads.get(name)
    if (load && load.trouble !== trouble) replace(name, { ...load, trouble })
  }

  return {
    get(name) {
      const load = loads.get(name) ?? start(name, false)
      loads.set(name, load)
      return load
    },
    discard(name) {
      const load = loads.get(name)
      const key = `${name}@${load?.version}`
      thrown.set(key, (thrown.get(key) ?? 0) + 1)
      replace(name, start(name, load?.trouble ?? false))
    },
    settled: (name) => setTrouble(name, false),
    slow: (name) => setTrouble(name, true),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
