import type { Figures } from '@homecare/server/board/figures-reader'
import { createRefreshingCache } from '@homecare/server/process/refreshing-cache'
import { expect, test } from 'vitest'
import { createWorkerMetrics } from './metrics'

const FIGURES: Figures = {
  outbox: { waiting: 3, oldestSeconds: 12.5 },
  payments: { open: 5, stuck: 2, overdueChecks: 1 },
  refunds: { requested: 1, oldestSeconds: 60 },
  holds: { held: 4, overdue: 0 },
  needsAction: { 'paid-twice': 1 },
  bookings: [{ status: 'Pending', paymentStatus: 'Paid', count: 7 }],
  requests: [{ status: 'Pending', count: 2 }],
  alarms: { 'audit-history': 1 },
  registryRevision: 9,
  releases: [{ remote: 'site', kind: 'current', version: '1.2', views: 100, errors: 1 }],
}
const QUEUE = { waiting: 1, active: 2, delayed: 3, failed: 4 }

const once = <T>(read: () => Promise<T>) => createRefreshingCache(read, { maxAgeMs: 0, waitMs: 50, keepMs: 60_000 })
const lines = async (figures: () => Promise<Figures>, metrics = createWorkerMetrics()) =>
  (await metrics.text({ figures: once(figures), queue: once(async () => QUEUE) })).split('\n')

test('the worker’s metrics include the figures of database and queue', async () => {
  expect(await lines(async () => FIGURES)).toEqual(
    expect.arrayContaining([
      'figures_up 1',
      'outbox_waiting 3',
      'outbox_oldest_seconds 12.5',
      'payments_stuck 2',
      'bookings_needing_action{reason="paid-twice"} 1',
      'bookings{status="Pending",payment_status="Paid"} 7',
      'alarms_open{kind="audit-history"} 1',
      'remote_release_info{remote="site",kind="current",version="1.2"} 1',
      'remote_release_errors{remote="site",kind="current"} 1',
      'queue_up 1',
      'queue_jobs{state="failed"} 4',
    ]),
  )
})

test('while the database does not respond its figures are absent, not old or 0, and other metrics are still reported', async () => {
  const metrics = createWorkerMetrics()
  await lines(async () => FIGURES, metrics)
  const found = await lines(() => new Promise(() => {}), metrics)
  expect(found).toContain('figures_up 0')
  expect(found).toContain('queue_up 1')
  expect(found.filter((line) => /^(payments_stuck|outbox_waiting|bookings\{|remote_release_info)/.test(line))).toEqual(
    [],
  )
  expect(found.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true)
})

test('all jobs that this release does not know share one label', async () => {
  const metrics = createWorkerMetrics()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Another release's queue may hold any name.
  metrics.job('of-a-later-release' as 'expire-holds', 'failed', 0.1)
  metrics.job('expire-holds', 'done', 0.1)
  const found = await lines(async () => FIGURES, metrics)
  expect(found).toContain('jobs_total{name="unknown",outcome="failed"} 1')
  expect(found).toContain('jobs_total{name="expire-holds",outcome="done"} 1')
})
