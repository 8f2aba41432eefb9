import type { JobName } from '@homecare/contract/jobs'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface WorkerMetrics {
  job(name: JobName, outcome: 'done' | 'failed', seconds: number): void
  relayed(count: number): void
  /** Everything as text for Prometheus. `waiting` is the outbox's rows that are not relayed yet. */
  text(waiting: number): Promise<{ contentType: string; body: string }>
}

export function createWorkerMetrics(): WorkerMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const jobs = new Counter({ name: 'jobs_total', help: 'Jobs handled', labelNames: ['name', 'outcome'], registers })
  const duration = new Histogram({
    name: 'job_seconds',
    help: 'Time of one job',
    labelNames: ['name'],
    buckets: [0.01, 0.05, 0.2, 1, 5, 20],
    registers,
  })
  const relayed = new Counter({ name: 'outbox_relayed_total', help: 'Effects added to the queue', registers })
  const outbox = new Gauge({ name: 'outbox_waiting', help: 'Effects not added to the queue yet', registers })
  return {
    job(name, outcome, seconds) {
      jobs.inc({ name, outcome })
      duration.observe({ name }, seconds)
    },
    relayed: (count) => relayed.inc(count),
    async text(waiting) {
      outbox.set(waiting)
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
  }
}
