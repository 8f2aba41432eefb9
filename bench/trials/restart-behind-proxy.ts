import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { rollingRestartTrial, type RollingRestartReport } from './rolling-restarts'
import { startTrialSystem } from './system'
import { createReverseProxy } from '@homecare/shell/server/reverse-proxy.ts'

interface RollingRestartOptions {
  /** How often each of the two BFFs and the worker is restarted. */
  rounds: number
  requests: number
  concurrency: number
}

/** Restarts two BFFs and a worker one after the other while visitors use the site through its reverse proxy. */
export async function restartBehindProxy(options: RollingRestartOptions): Promise<RollingRestartReport> {
  const system = await startTrialSystem({ bffs: 2, workers: 1, settings: { SLOT_CAPACITY: '1000' } })
  const pages = () => {
    throw new Error('This trial requests no page.')
  }
  const many = Number.MAX_SAFE_INTEGER
  const proxy = createReverseProxy({
    bffUrls: system.bffUrls,
    publicUrl: 'https://care.example',
    pages,
    // All visitors of this trial come from one address.
    limits: { concurrentCalls: many, requestsPerSecond: many, callsPerSecond: many },
  })
  try {
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    return await rollingRestartTrial({ system, site, ...options })
  } finally {
    proxy.closeAllConnections()
    proxy.close()
    await system.stop()
  }
}
