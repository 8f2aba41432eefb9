import { setTimeout as sleep } from 'node:timers/promises'
import { podmanSucceeds } from '@homecare/cli/containers/podman'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { findings, type Outage } from '../findings'
import { startLoad, type VisitorRecord } from '../load'
import { createRandom } from '../random'
import { settles } from '../settles'
import type { Fault } from './fault'
import { isError, startProbes, type ProbeResponse, type Probes } from './probes'
import { CAPACITY, type RunningTopology } from './start-topology'

const SERVICES = ['edge', 'postgres', 'valkey', 'minio', 'bff', 'worker', 'shell'] as const
/** Visitors have seen no errors for this long before a fault and at its end. */
const QUIET_MS = 3_000
const CALM_LIMIT_MS = 60_000
/** How long a fault that breaks its bound is still watched, for its figure. */
const OVERTIME_MS = 120_000
const VISITORS = 4
const DAYS = 50

export interface FaultReport {
  name: string
  /** What visitors asked for during the fault and until all was well. */
  answers: ProbeResponse[]
  /** From the fault's begin until its end. */
  heldMs: number
  /** From the fault's end until the last error, or 0. */
  errorsAfterMs: number
  /** From the fault's end until all containers are healthy and visitors see no errors. */
  recoveredMs: number
  boundMs: number
  accepted: number
  findings: string[]
}

/** What has happened in all faults so far. */
export interface TrialHistory {
  record: VisitorRecord
  outages: Outage[]
}

/** Makes the fault while visitors browse, book and pay, and sees what they see, when it is over, and what was lost or doubled. */
export async function tryFault(
  fault: Fault,
  topology: RunningTopology,
  { record, outages }: TrialHistory,
  seed: number,
): Promise<FaultReport> {
  const { siteUrl, sandbox, mailbox } = topology
  await fault.prepare?.(topology)
  const probes = startProbes(siteUrl)
  const before = record.orders.length
  const load = startLoad({
    bffUrls: [siteUrl],
    sandbox,
    random: createRandom(seed),
    days: DAYS,
    concurrency: VISITORS,
    prefix: `f${seed}v`,
    record,
  })
  try {
    await quiet(probes, 'visitors to see no errors before the fault')
    const [beganAt, heal] = [Date.now(), await fault.begin(topology)]
    await sleep(fault.holdMs)
    await heal()
    const healedAt = Date.now()
    await allHealthy(topology, fault.boundMs + OVERTIME_MS)
    const healthyAt = Date.now()
    await quiet(probes, 'visitors to see no errors after the fault')
    const answers = probes.answers.filter(({ askedAt, ms }) => askedAt + ms >= beganAt)
    const lastErrorAt = Math.max(healedAt, ...answers.filter(isError).map(({ askedAt, ms }) => askedAt + ms))
    outages.push({ from: beganAt, to: Date.now() })
    await load.end()
    const databaseUrl = await topology.databaseUrl()
    const settled = await settles({ databaseUrl, sandbox })
    const lost = await findings({
      databaseUrl,
      orders: sandbox.orders(),
      emails: mailbox.messages(),
      record,
      capacity: CAPACITY,
      outages,
    })
    return {
      name: fault.name,
      answers,
      heldMs: healedAt - beganAt,
      errorsAfterMs: lastErrorAt - healedAt,
      recoveredMs: Math.max(healthyAt, lastErrorAt) - healedAt,
      boundMs: fault.boundMs,
      accepted: record.orders.length - before,
      findings: [...(settled ? [] : ['the system has not settled']), ...wordless(answers), ...lost],
    }
  } finally {
    await Promise.all([probes.stop(), load.end()])
  }
}

/** A visitor must read what is the matter. */
function wordless(answers: readonly ProbeResponse[]): string[] {
  const count = answers.filter((answer) => isError(answer) && answer.status > 0 && !answer.hasText).length
  return count > 0 ? [`${count} errors were answered without a word`] : []
}

/** Resolves once visitors have been answered without an error for a while. */
async function quiet(probes: Probes, what: string): Promise<void> {
  const since = Date.now()
  await waitFor(
    () => {
      const from = Date.now() - QUIET_MS
      const recent = probes.answers.filter(({ askedAt }) => askedAt >= from)
      const errors = probes.answers.filter((answer) => isError(answer) && answer.askedAt + answer.ms >= from)
      return from >= since && recent.length > 0 && errors.length === 0
    },
    { timeoutMs: CALM_LIMIT_MS, what },
  )
}

/** One after the other, since each check is a process of its own. */
async function allHealthy({ containers }: RunningTopology, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs
  for (const container of SERVICES.flatMap((service) => containers(service))) {
    await waitFor(() => podmanSucceeds(['healthcheck', 'run', container]), {
      timeoutMs: Math.max(until - Date.now(), 1),
      intervalMs: 250,
      what: `${container} to be healthy`,
    })
  }
}
