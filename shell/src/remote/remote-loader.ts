import type { RemoteModule } from '@homecare/federation/contract'
import type { ClientRelease, ClientRemote } from '../state'
import { LiveRemote, type RemoteLoad } from './live-remote'

export interface LoaderOptions {
  remotes: ClientRemote[]
  load(release: ClientRelease, name: string): Promise<RemoteModule>
  /** Fetches the remotes that the site serves now, while help is offered. */
  refresh(): Promise<ClientRemote[]>
  onFailure(error: unknown, name: string, version: string): void
  /** The longest wait for a response before the next release is tried as well, and help is offered. */
  responseLimitMs: number
}

/** Gives React the remotes of a page. Each has its own state: a failing one does not affect the others. */
export interface RemoteLoader {
  get(name: string): RemoteLoad
  /** The load as it was when the page was opened, before anything could go wrong. */
  first(name: string): RemoteLoad
  /** A visitor looks at the remote's area, until the returned function is called. */
  watch(name: string): () => void
  /** The release threw while rendering: it is loaded once more, then excluded for a while. */
  discard(name: string, error: unknown): void
  /** The remote shows its page. */
  settled(name: string): void
  /** A visitor has been waiting for too long. */
  slow(name: string): void
  subscribe(listener: () => void): () => void
}

export function createRemoteLoader({ remotes, refresh, ...options }: LoaderOptions): RemoteLoader {
  const liveRemotes = new Map<string, LiveRemote>()
  const listeners = new Set<() => void>()
  let served = remotes

  const life = (name: string): LiveRemote => {
    const known = liveRemotes.get(name)
    if (known) return known
    const opened = new LiveRemote(name, {
      ...options,
      served: () => served.find((remote) => remote.name === name),
      refresh: async () => {
        // A list that can't be fetched changes nothing.
        served = await refresh().catch(() => served)
      },
      onChange: () => {
        for (const listener of listeners) listener()
      },
    })
    liveRemotes.set(name, opened)
    return opened
  }

  return {
    get: (name) => life(name).load,
    first: (name) => life(name).first,
    watch: (name) => life(name).watch(),
    discard: (name, error) => life(name).discard(error),
    settled: (name) => life(name).send('shown'),
    slow: (name) => life(name).send('slow'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
