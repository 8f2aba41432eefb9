import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPrometheus } from '@homecare/cli/tools'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { MONITORING } from './monitoring-files'
import { startPrometheus } from './prometheus-process'
import { startTrialSystem } from './trial-system'
import { createVisitor } from './visitor'

const ALERT = 'PaymentStuck'

type Log = (line: string) => void

function checkRules(say: Log): void {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: MONITORING, encoding: 'utf8' })
    if (status !== 0) throw new Error(`promtool ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`)
    say(`promtool ${args.join(' ')}: no fault found`)
  }
}

/** A booking whose visitor has paid on the card page; the browser never returns. */
async function payWithoutReturn(bffUrl: string, name: string): Promise<string> {
  const visitor = createVisitor(() => bffUrl, '10.2.3.4')
  const draft = draftOf({ email: `${name}@visitors.example`, date: dayFromNow(4), time: '10:30 Am' })
  const { status, body } = await visitor.initiate(draft, `${name}-key`)
  if (status !== 200) throw new Error(`The booking was answered with ${status}.`)
  await visitor.pressAtGateway(await visitor.goToGateway(body), 'close')
  return body.orderId
}

async function trial(dir: string, say: Log): Promise<void> {
  const metricsPort = await freePort()
  // The pushes of the gateway would settle what its status call can't.
  const system = await startTrialSystem({ settings: { METRICS_PORT: String(metricsPort) }, notify: false })
  say('BFF, worker, Postgres and card gateway run')
  const prometheus = await startPrometheus(join(dir, 'prometheus'), {
    bff: [`http://127.0.0.1:${metricsPort}`],
    worker: [...system.workerUrls],
  }).catch(async (error: unknown) => {
    await system.stop()
    throw error
  })
  const [bffUrl = ''] = system.bffUrls
  const until = (what: string, timeoutMs: number, done: () => Promise<boolean>) =>
    waitFor(done, { what, timeoutMs, intervalMs: 500 })
  try {
    const settled = await payWithoutReturn(bffUrl, 'settled')
    await until('reconciliation to settle a payment', 60_000, async () => {
      const paid = await prometheus.query('sum(bookings{payment_status="Paid"})')
      return paid === 1 && (await prometheus.query('max(payments_open)')) === 0
    })
    say(`${settled} was paid and reconciled; ${ALERT} is ${await prometheus.alertState(ALERT)}`)

    system.sandbox.setStatusMode('error')
    const stuck = await payWithoutReturn(bffUrl, 'stuck')
    say(`${stuck} is paid, and the gateway no longer answers status calls`)
    await until(
      'the payment to count as stuck',
      120_000,
      async () => (await prometheus.query('max(payments_stuck)')) === 1,
    )
    say('max(payments_stuck) is 1')
    await until(`${ALERT} to fire`, 150_000, async () => (await prometheus.alertState(ALERT)) === 'firing')
    say(`${ALERT} fires`)

    system.sandbox.setStatusMode('ok')
    await until(`${ALERT} to end`, 60_000, async () => (await prometheus.alertState(ALERT)) === 'inactive')
    say(`The gateway answers again, the payment is settled, and ${ALERT} has ended`)
  } finally {
    await prometheus.stop()
    await system.stop()
  }
}

/** The trial `alerts`: tests the alert rules, then has one fire in a real Prometheus when a payment is stuck. */
export async function main(_words: string[], log: Log): Promise<boolean> {
  installPrometheus()
  checkRules(log)
  const dir = await mkdtemp(join(tmpdir(), 'homecare-alerts-'))
  await trial(dir, log).finally(() => rm(dir, { recursive: true, force: true }))
  return true
}
