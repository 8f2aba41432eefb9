import type { JobName } from '@homecare/contract/jobs'
import type { Figures } from '@homecare/server/board/figures-reader'
import { recordGatewayCalls, type OnGatewayCall } from '@homecare/server/adapters/measured-gateway'
import type { QueueCounts } from '@homecare/server/ports/queue'
import type { RefreshingCache } from '@homecare/server/process/refreshing-cache'
import { createRegistry } from '@homecare/server-kit/metrics'
import { Counter, Histogram, type Registry } from 'prom-client'
import { createFigureGauges } from './figure-gauges'
import { isEffect, isSchedule } from './jobs'

export interface WorkerMetrics {
  registry: Registry
  job(name: JobName, outcome: 'done' | 'failed', seconds: number): void
  relayed(count: number): void
  gatewayCall: OnGatewayCall
  /** All metrics as text for Prometheus. */
  text(sources: FigureSources): Promise<string>
}

export interface FigureSources {
  figures: RefreshingCache<Figures>
  queue: RefreshingCache<QueueCounts>
}

export function createWorkerMetrics(): WorkerMetrics {
  const registry = createRegistry()
  const registers = [registry]
  const jobs = new Counter({ name: 'jobs_total', help: 'Jobs handled', labelNames: ['name', 'outcome'], registers })
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one job',
    labelNames: ['name'],
    buckets: [0.01, 0.05, 0.2, 1, 5, 20],
    registers,
  })
  const relayed = new Counter({ name: 'outbox_relayed_total', help: 'Effects added to the queue', registers })
  const gauges = createFigureGauges(registry)
  return {
    registry,
    job(name, outcome, seconds) {
      // The queue may hold a job of a later release.
      const known = isEffect(name) || isSchedule(name) ? name : 'unknown'
      jobs.inc({ name: known, outcome })
      duration.observe({ name: known }, seconds)
    },
    relayed: (count) => relayed.inc(count),
    gatewayCall: recordGatewayCalls(registry),
    async text({ figures, queue }) {
      const [business, jobs] = await Promise.all([figures.get(), queue.get()])
      gauges.setFigures(business)
      gauges.setQueue(jobs)
      return registry.metrics()
    },
  }
}
