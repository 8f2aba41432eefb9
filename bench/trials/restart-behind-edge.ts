import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEdge } from './edge-process'
import { rollingRestartTrial, type RollingRestartReport } from './rolling-restarts'
import { startTrialSystem } from './system'

interface RollingRestartOptions {
  /** How often each of the two BFFs and the worker is restarted. */
  rounds: number
  requests: number
  concurrency: number
}

/** Restarts two BFFs and a worker one after the other while visitors use the site through its edge. */
export async function restartBehindEdge(options: RollingRestartOptions): Promise<RollingRestartReport> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-edge-'))
  const system = await startTrialSystem({ bffs: 2, workers: 1, settings: { SLOT_CAPACITY: '1000' } })
  try {
    // No page is requested.
    const edge = await startEdge({ dir, bffUrls: system.bffUrls, shellUrls: system.bffUrls })
    return await rollingRestartTrial({ system, site: edge.url, ...options }).finally(() => edge.stop())
  } finally {
    await system.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
