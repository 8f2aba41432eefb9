import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { rollingRestartTrial, type RollingRestartReport } from '@homecare/bench/trials/rolling-restarts'
import { startTrialSystem } from '@homecare/bench/trials/system'
import { createReverseProxy } from '../reverse-proxy'

interface Roll {
  /** How often each of the two BFFs and the worker is restarted. */
  rounds: number
  requests: number
  atOnce: number
}

/** Restarts two BFFs and a worker one after the other while visitors come in at the front door, as they do. */
export async function rollBehindDoor(roll: Roll): Promise<RollingRestartReport> {
  const system = await startTrialSystem({ bffs: 2, workers: 1, settings: { SLOT_CAPACITY: '1000' } })
  const pages = () => {
    throw new Error('No page is asked for.')
  }
  const many = Number.MAX_SAFE_INTEGER
  const door = createReverseProxy({
    bffUrls: system.bffUrls,
    publicUrl: 'https://care.example',
    pages,
    // All of them come from one address here.
    limits: { concurrentCalls: many, requestsPerSecond: many, callsPerSecond: many },
  })
  try {
    await once(door.listen(0, '127.0.0.1'), 'listening')
    const site = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
    return await rollingRestartTrial({ system, site, ...roll })
  } finally {
    door.closeAllConnections()
    door.close()
    await system.stop()
  }
}
