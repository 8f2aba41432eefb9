import type { Registry } from '@homecare/contract/releases'
import { parseRegistry } from '@homecare/federation/parse'
import { onlyCompatible } from '@homecare/federation/variants'
import type { AskBff } from './ask-bff'
import { dataChanged, fetchPageData, type PageData } from './page-data'
import type { ServedSite } from './site-variants'

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
  /** The interval in ms at which responses are compared and failures are retried. */
  dataEveryMs: number
  served(): ServedSite | null
  /** Makes this registry the served one; false if a remote kept an older release. */
  compose(registry: Registry, data: PageData): Promise<boolean>
  /** Called when a poll failed, but not again for the same reason before a success. */
  onError(reason: string): void
}

export interface RegistryFollower {
  /** Resolves after the first poll. */
  start(): Promise<void>
  stop(): void
}

/** Decides when to compose: for a new registry, for new data, and as a retry for a remote that did not render. */
export function createRegistryFollower(options: Options): RegistryFollower {
  const { askBff, contract, everyMs, dataEveryMs, served, compose, onError } = options
  let etag: string | null = null
  let next: Registry | null = null
  let incomplete: { registry: Registry; retryAt: number } | null = null
  let dataComparedAt = Date.now()
  let lastError = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const round = async (): Promise<void> => {
    const fetched = await fetchRegistry(askBff, etag)
    if (fetched) {
      etag = fetched.etag
      next = onlyCompatible(fetched.registry, contract)
    }
    const site = served()
    if (!next && site && Date.now() - dataComparedAt > dataEveryMs) {
      dataComparedAt = Date.now()
      if (await dataChanged(askBff, site.data)) next = site.registry
    }
    if (!next && incomplete && Date.now() > incomplete.retryAt) next = incomplete.registry
    if (!next) return
    const isComplete = await compose(next, await fetchPageData(askBff, next, site?.data))
    incomplete = isComplete ? null : { registry: next, retryAt: Date.now() + dataEveryMs }
    next = null
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
