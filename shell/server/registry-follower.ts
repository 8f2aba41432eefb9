import type { Registry } from '@homecare/contract/releases'
import { parseRegistry } from '@homecare/federation/parse'
import { onlyCompatible } from '@homecare/federation/variants'
import type { AskBff } from './ask-bff'
import { fetchPageData, type PageData } from './page-data'

const LIMIT_MS = 5000

/** The registry and its entity tag; null if it is the one with the given tag. Throws if it can't be fetched. */
export async function fetchRegistry(
  askBff: AskBff,
  known: string | null = null,
): Promise<{ registry: Registry; etag: string | null } | null> {
  const response = await askBff('/api/remotes', {
    headers: known ? { 'if-none-match': known } : {},
    withinMs: LIMIT_MS,
  })
  if (response.status === 304) return null
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return { registry: parseRegistry(await response.json()), etag: response.headers.get('etag') }
}

interface Options {
  askBff: AskBff
  /** The contract number of this shell. */
  contract: number
  /** How often the registry is fetched, in ms. */
  everyMs: number
  /** The interval in ms at which the data are fetched, and a remote that did not render is tried again. */
  dataEveryMs: number
  /** The data of the pages that are served. */
  known(): PageData | undefined
  /** Serves the pages of this registry with these data. */
  compose(registry: Registry, data: PageData): Promise<void>
  /** Called when a poll failed, but not again for the same reason before a success. */
  onError(reason: string): void
}

export interface RegistryFollower {
  /** Resolves after the first poll. */
  start(): Promise<void>
  stop(): void
}

/** Decides when to compose: for a new registry, and regularly, since data change and a remote may render the next time. */
export function createRegistryFollower(options: Options): RegistryFollower {
  const { askBff, contract, everyMs, dataEveryMs, known, compose, onError } = options
  let etag: string | null = null
  let latest: Registry | null = null
  let isNew = false
  let composedAt = 0
  let lastError = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const round = async (): Promise<void> => {
    const fetched = await fetchRegistry(askBff, etag)
    if (fetched) {
      etag = fetched.etag
      latest = onlyCompatible(fetched.registry, contract)
      isNew = true
    }
    if (!latest || (!isNew && Date.now() - composedAt < dataEveryMs)) return
    composedAt = Date.now()
    await compose(latest, await fetchPageData(askBff, latest, known()))
    isNew = false
  }

  const follow = async (): Promise<void> => {
    try {
      await round()
      lastError = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== lastError) onError(reason)
      lastError = reason
    }
    // Jitter, so that several servers do not poll at the same time.
    if (!stopped) timer = setTimeout(() => void follow(), everyMs * (0.8 + Math.random() * 0.4))
  }

  return {
    start: follow,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
