import type { RemoteModule } from '@homecare/federation/contract'
import type { ClientRelease, ClientRemote } from '../state'

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
  /** The load as it was when the page was opened, before anything could go wrong. */
  first(name: string): RemoteLoad
  /** A visitor looks at the remote's area. Ends with the function that is returned. */
  watch(name: string): () => void
  /** A release that threw while rendering: it is tried once more, then left out for a while. */
  discard(name: string, error: unknown): void
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
  /** Silence for so many ms is too long: help is offered, and the next release is tried beside. */
  patienceMs?: number
}

const PATIENCE_MS = 1200
const RETRY_MS = 250
/** While there is trouble, what is served is asked for, and everything is tried again, so often. */
const POLL_MS = 1500
const CHANCES = 2

type Found = { module: RemoteModule; release: ClientRelease }

const TICK_MS = 100

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time in which the page had nothing to do: a page that is at work on a slow device is not one that waits for ever. */
const idle = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= TICK_MS) await pause(Math.min(left, TICK_MS))
}

/** Loads remotes: the current release, once more, the previous one, then again and again until one answers. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { patienceMs = PATIENCE_MS } = options
  let remotes = options.remotes
  let ids = 0
  const loads = new Map<string, RemoteLoad>()
  const thrown = new Map<string, number>()
  const watched = new Map<string, number>()
  const shown = new Set<number>()
  const looking = new Set<string>()
  /** Since when a remote's page is missing, over all releases that were tried for it. */
  const missingSince = new Map<string, number>()
  const firsts = new Map<string, RemoteLoad>()
  const listeners = new Set<() => void>()

  const replace = (name: string, load: RemoteLoad) => {
    loads.set(name, load)
    for (const listener of listeners) listener()
    if (load.trouble) void keepLooking(name)
  }
  const update = (name: string, id: number, change: Partial<RemoteLoad>) => {
    const load = loads.get(name)
    if (load?.id === id) replace(name, { ...load, ...change })
  }
  const forget = (name: string) => {
    for (const key of thrown.keys()) if (key.startsWith(`${name}@`)) thrown.delete(key)
  }
  const currentOf = (name: string) => remotes.find((entry) => entry.name === name)

  const candidates = (name: string): ClientRelease[] => {
    const remote = currentOf(name)
    const releases = remote ? [remote.current, remote.current, ...(remote.previous ? [remote.previous] : [])] : []
    return releases.filter(({ version }) => (thrown.get(`${name}@${version}`) ?? 0) < CHANCES)
  }

  /** While there is trouble another release may have become current: then that one is tried at once. */
  const keepLooking = async (name: string): Promise<void> => {
    if (looking.has(name)) return
    looking.add(name)
    while (loads.get(name)?.trouble) {
      await pause(POLL_MS)
      const before = currentOf(name)?.current.version
      remotes = await options.refresh().catch(() => remotes)
      if (!loads.get(name)?.trouble || currentOf(name)?.current.version === before) continue
      forget(name)
      replace(name, start(name, true))
    }
    looking.delete(name)
  }

  const run = async (name: string, id: number): Promise<RemoteModule> => {
    let arrive: (found: Found) => void = () => {}
    const arrived = new Promise<Found>((resolve) => (arrive = resolve))
    const attempt = async (release: ClientRelease): Promise<'failed'> => {
      try {
        arrive({ module: await options.load(release, name), release })
        return await new Promise<never>(() => {})
      } catch (error) {
        options.onFailure(error, name, release.version)
        return 'failed'
      }
    }
    /** Every release once; a silent one is not given up, but the next is tried beside it: the first to answer runs. */
    const seek = async (): Promise<Found> => {
      for (;;) {
        const silent = new Set<string>()
        for (const release of candidates(name)) {
          if (silent.has(release.version)) continue
          const outcome = await Promise.race([arrived, attempt(release), pause(patienceMs)])
          if (typeof outcome === 'object') return outcome
          if (outcome === 'failed') await pause(RETRY_MS)
          else silent.add(release.version)
        }
        update(name, id, { trouble: true })
        const late = await Promise.race([arrived, pause(POLL_MS)])
        if (late) return late
        forget(name)
      }
    }
    // The first attempt starts after `get` has stored this load.
    await Promise.resolve()
    const since = missingSince.get(name) ?? Date.now()
    missingSince.set(name, since)
    const slow = setTimeout(() => update(name, id, { trouble: true }), since + patienceMs - Date.now())
    const { module, release } = await seek()
    clearTimeout(slow)
    update(name, id, { version: release.version })
    void demandPage(name, id)
    return module
  }

  /** A release that is there but shows nothing is as good as one that is not there. */
  const demandPage = async (name: string, id: number): Promise<void> => {
    const left = (missingSince.get(name) ?? 0) + patienceMs - Date.now()
    await pause(Math.max(patienceMs / 2, left))
    if (shown.has(id) || !watched.get(name)) return
    update(name, id, { trouble: true })
    await idle(patienceMs)
    if (shown.has(id) || !watched.get(name) || loads.get(name)?.id !== id) return
    discard(name, new Error(`${name} ${loads.get(name)?.version} waits for something for ever`), CHANCES)
  }

  const start = (name: string, trouble: boolean): RemoteLoad => {
    const id = ++ids
    return { id, module: run(name, id), trouble }
  }

  const discard = (name: string, error: unknown, chances = 1) => {
    const load = loads.get(name)
    const key = `${name}@${load?.version}`
    thrown.set(key, (thrown.get(key) ?? 0) + chances)
    if (load?.version) options.onFailure(error, name, load.version)
    replace(name, start(name, load?.trouble ?? false))
  }

  const setTrouble = (name: string, trouble: boolean) => {
    const load = loads.get(name)
    if (load && load.trouble !== trouble) replace(name, { ...load, trouble })
  }

  const get = (name: string): RemoteLoad => {
    const load = loads.get(name) ?? start(name, false)
    loads.set(name, load)
    if (!firsts.has(name)) firsts.set(name, load)
    return load
  }

  return {
    get,
    first: (name) => firsts.get(name) ?? get(name),
    watch(name) {
      watched.set(name, (watched.get(name) ?? 0) + 1)
      const load = loads.get(name)
      if (load?.version && !shown.has(load.id)) void demandPage(name, load.id)
      return () => void watched.set(name, (watched.get(name) ?? 1) - 1)
    },
    discard: (name, error) => discard(name, error),
    settled(name) {
      shown.add(loads.get(name)?.id ?? 0)
      missingSince.delete(name)
      setTrouble(name, false)
    },
    slow: (name) => setTrouble(name, true),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
