import type { Registry } from '@homecare/contract/releases'
import { onlyCompatible } from '@homecare/federation/variants'
import type { AskBff } from './ask-bff'
import { dataChanged, fetchPageData, type PageData } from './page-data'
import { createRegistrySource } from './registry-source'
import type { ServedSite } from './site-variants'

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
  /** The work of every poll that needs no BFF. */
  maintain(): Promise<void>
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
  const { askBff, contract, everyMs, dataEveryMs, served, compose, maintain, onError } = options
  const nextRegistry = createRegistrySource(askBff)
  let next: Registry | null = null
  let incomplete: { registry: Registry; retryAt: number } | null = null
  let dataComparedAt = Date.now()
  let lastError = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const round = async (): Promise<void> => {
    await maintain()
    const fetched = await nextRegistry()
    if (fetched) next = onlyCompatible(fetched, contract)
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
