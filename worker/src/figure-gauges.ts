import type { Figures } from '@homecare/server/board/figures-reader'
import type { QueueCounts } from '@homecare/server/ports/queue'
import { Gauge, type Registry } from 'prom-client'

interface Reading<T> {
  value: T | undefined
  ok: boolean
}

export interface FigureGauges {
  setFigures(reading: Reading<Figures>): void
  setQueue(reading: Reading<QueueCounts>): void
}

/**
 * Gauges of what database and queue hold. Every worker reports the same, so queries take the maximum over the workers. A
 * figure that could not be read for a minute is absent, never an old number.
 */
export function createFigureGauges(registry: Registry): FigureGauges {
  const registers = [registry]
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers })

  const figuresUp = gauge('figures_up', '1 if the last reading of the figures from the database succeeded')
  const queueUp = gauge('queue_up', '1 if the queue answered the last reading')
  const queueJobs = gauge('queue_jobs', 'Jobs in the queue; failed ones are no longer retried', ['state'])
  const outboxWaiting = gauge('outbox_waiting', 'Effects that may leave and are not in the queue yet')
  const outboxOldest = gauge('outbox_oldest_seconds', 'How long the oldest of them has waited')
  const open = gauge('payments_open', 'Payment attempts without an outcome')
  const stuck = gauge('payments_stuck', 'Open payment attempts that reconciliation should have settled')
  const overdue = gauge('payment_checks_overdue', 'Open payment attempts whose check is due for two minutes')
  const refunds = gauge('refunds_requested', 'Refunds that the gateway has not made yet')
  const oldestRefund = gauge('refund_oldest_seconds', 'How long the oldest of them has waited')
  const holds = gauge('slot_holds', 'Seats that are held for an unpaid booking')
  const overdueHolds = gauge('slot_holds_overdue', 'Held seats that should have been released two minutes ago')
  const needsAction = gauge('bookings_needing_action', 'Bookings that staff must look at', ['reason'])
  const alarms = gauge('alarms_open', 'Alarms whose cause is not gone', ['kind'])
  const bookings = gauge('bookings', 'Bookings by status and payment status', ['status', 'payment_status'])
  const requests = gauge('service_requests', 'Requests by status', ['status'])
  const revision = gauge('registry_revision', 'The newest revision of the registry')
  const info = gauge('remote_release_info', 'Releases that visitors get', ['remote', 'kind', 'version'])
  const views = gauge('remote_release_views', 'Page views of a release in ten minutes', ['remote', 'kind'])
  const errors = gauge('remote_release_errors', 'Errors of a release in browsers in ten minutes', ['remote', 'kind'])

  /** Series whose labels may go, and all others while there is nothing to report. */
  const labelled = [needsAction, alarms, bookings, requests, info, views, errors]
  const plain = [
    outboxWaiting,
    outboxOldest,
    open,
    stuck,
    overdue,
    refunds,
    oldestRefund,
    holds,
    overdueHolds,
    revision,
  ]

  return {
    setFigures({ value, ok }) {
      figuresUp.set(ok ? 1 : 0)
      for (const each of labelled) each.reset()
      if (!value) return plain.forEach((each) => each.remove())
      outboxWaiting.set(value.outbox.waiting)
      outboxOldest.set(value.outbox.oldestSeconds)
      open.set(value.payments.open)
      stuck.set(value.payments.stuck)
      overdue.set(value.payments.overdueChecks)
      refunds.set(value.refunds.requested)
      oldestRefund.set(value.refunds.oldestSeconds)
      holds.set(value.holds.held)
      overdueHolds.set(value.holds.overdue)
      revision.set(value.registryRevision)
      for (const [reason, count] of Object.entries(value.needsAction)) needsAction.set({ reason }, count)
      for (const [kind, count] of Object.entries(value.alarms)) alarms.set({ kind }, count)
      for (const { status, paymentStatus, count } of value.bookings)
        bookings.set({ status, payment_status: paymentStatus }, count)
      for (const { status, count } of value.requests) requests.set({ status }, count)
      for (const { remote, kind, version, ...health } of value.releases) {
        info.set({ remote, kind, version }, 1)
        views.set({ remote, kind }, health.views)
        errors.set({ remote, kind }, health.errors)
      }
    },
    setQueue({ value, ok }) {
      queueUp.set(ok ? 1 : 0)
      queueJobs.reset()
      for (const [state, count] of Object.entries(value ?? {})) queueJobs.set({ state }, count)
    },
  }
}
