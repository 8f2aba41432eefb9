import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { System } from '@homecare/dev-servers/system'
import { draftOf } from './draft'
import { startEdge } from './edge-process'
import { dayFromNow } from './load'
import { startTrialSystem } from './trial-system'

interface RollingRestartReport {
  requests: number
  restarts: number
  /** One sentence for each wrong response. */
  failed: string[]
}

interface RollingRestartTrial {
  system: System
  /** The address of the site. */
  site: string
  /** How often each BFF and worker is restarted. */
  rounds: number
  /** The minimum number of requests. */
  requests: number
  concurrency: number
}

const WRITES_EVERY = 20

/** Restarts BFFs and workers one after the other, as a deployment does, while visitors read and book. */
async function rollingRestartTrial({
  system,
  site,
  rounds,
  requests,
  concurrency,
}: RollingRestartTrial): Promise<RollingRestartReport> {
  const failed: string[] = []
  let count = 0
  const state = { rolling: true }

  const send = async (path: string, init: RequestInit = {}): Promise<void> => {
    const what = `${init.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(`${site}${path}`, init)
      const text = await answer.text()
      if (answer.status !== 200) failed.push(`${what} got status ${answer.status}: ${text.slice(0, 200)}`)
    } catch (error) {
      failed.push(`${what} got no whole response: ${String(error)}, ${String((error as Error).cause)}`)
    }
  }

  async function requestLoop(): Promise<void> {
    while (state.rolling || count < requests) {
      const n = (count += 1)
      if (n % WRITES_EVERY === 0) {
        const visit = { date: dayFromNow(2 + (n % 50)), time: '10:30 Am', email: `roll-${n}@visitors.example` }
        await send('/api/payment/initiate', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `roll-draft-${n}` },
          body: JSON.stringify(draftOf(visit)),
        })
      } else await send(n % 2 ? '/api/catalogue' : `/api/slots?date=${dayFromNow(3)}`)
    }
  }

  const loops = Promise.all(Array.from({ length: concurrency }, requestLoop))
  let restarts = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const part of system.parts.filter(({ name }) => /^(bff|worker)/.test(name))) {
        await part.stop()
        await part.start()
        restarts += 1
      }
    }
  } finally {
    state.rolling = false
    await loops
  }
  return { requests: count, restarts, failed }
}

type Size = Pick<RollingRestartTrial, 'rounds' | 'requests' | 'concurrency'>

/** Restarts two BFFs and a worker one after the other while visitors use the site through its edge. */
export async function restartBehindEdge(size: Size): Promise<RollingRestartReport> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-edge-'))
  // As deployed: the edge has to notice that a process ends.
  const settings = { SLOT_CAPACITY: '1000', DRAIN_MS: '5000' }
  const system = await startTrialSystem({ bffs: 2, workers: 1, settings })
  try {
    // No page is requested.
    const edge = await startEdge({ dir, bffUrls: system.bffUrls, shellUrls: system.bffUrls })
    return await rollingRestartTrial({ system, site: edge.url, ...size }).finally(() => edge.stop())
  } finally {
    await system.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** The trial `rolls [rounds] [requests]`: rolling restarts of two BFFs and a worker under load. */
export async function main(args: string[], log: (line: string) => void): Promise<string[]> {
  const [rounds = 20, requests = 100_000] = args.map(Number)
  const { failed, requests: sent, restarts } = await restartBehindEdge({ rounds, requests, concurrency: 8 })
  log(`${sent} requests during ${restarts} restarts in ${rounds} rounds, ${failed.length} failed.`)
  return failed
}
