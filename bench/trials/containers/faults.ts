import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '@homecare/dev-servers/paths'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { findings, type Outage } from '../findings'
import { emptyRecord, startLoad, type VisitorRecord } from '../load'
import { createRandom } from '../random'
import { createVisitor } from '../visitor'
import { createEdgeBrowser, type Answer, type Edge } from './edge-browser'
import { FAIL_OVER } from './fail-over'
import { SIMPLE_FAULTS, type Fault, type FaultSite } from './fault'
import { isError, PROBED, startProbes, type Probes } from './probes'
import { CAPACITY, openSite, visitorAddress } from './site'
import { mountSmallDisk } from './small-disk'

const PROJECT = 'homecare-faults'
// The fail-over comes last: after it the database is another container.
const FAULTS = [...SIMPLE_FAULTS, FAIL_OVER]
const SERVICES = ['edge', 'postgres', 'valkey', 'minio', 'bff', 'worker', 'shell'] as const
/** Visitors have seen no errors for this long before a fault and at its end. */
const QUIET_MS = 3_000
const CALM_LIMIT_MS = 60_000
/** How long a fault that breaks its bound is still watched, for its figure. */
const OVERTIME_MS = 120_000
const VISITORS = 4
const DAYS = 50

type Log = (line: string) => void

interface FaultReport {
  name: string
  /** What visitors asked for during the fault and until all was well. */
  answers: Answer[]
  /** From the fault's end until the last error, or 0. */
  errorsAfterMs: number
  /** From the fault's end until all containers are healthy and visitors see no errors. */
  recoveredMs: number
  boundMs: number
  accepted: number
  findings: string[]
}

/** What has happened in all faults so far. */
interface TrialHistory {
  record: VisitorRecord
  outages: Outage[]
}

/**
 * The trial `topology-faults [words] [--no-build]`: faults in the containers of docker-compose.yml while visitors book and pay.
 * Words choose the faults whose names contain one of them; `--no-build` takes the images of an earlier run.
 */
export async function main(args: string[], log: Log): Promise<string[]> {
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const chosen = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  if (chosen.length === 0)
    throw new Error(`No fault has such a name. There are: ${FAULTS.map(({ name }) => name).join('; ')}.`)
  const dir = await mkdtemp(join(tmpdir(), `${PROJECT}-disk-`))
  const databaseDisk = await mountSmallDisk(join(dir, 'database'))
  const disk = { driver_opts: { type: 'none', o: 'bind', device: databaseDisk.data } }
  await writeFile(join(dir, 'disk.json'), JSON.stringify({ services: {}, volumes: { postgres: disk } }))
  const opened = await openSite({ project: PROJECT, files: [relative(ROOT, join(dir, 'disk.json'))], log })
  const site = { ...opened, databaseDisk }
  const reports: FaultReport[] = []
  const history: TrialHistory = { record: emptyRecord(), outages: [] }
  const broken: string[] = []
  try {
    if (!args.includes('--no-build')) await site.containers.build()
    const edge = await site.start()
    for (const [at, fault] of chosen.entries()) {
      log(`${fault.name} …`)
      try {
        const report = await tryFault(fault, { site, edge, history, seed: at + 1 })
        reports.push(report)
        log(`well ${seconds(report.recoveredMs)} after its end, ${report.findings.length} findings`)
        broken.push(...report.findings.map((finding) => `${fault.name}: ${finding}`))
      } catch (error) {
        broken.push(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    console.log(`\n${faultTable(reports)}\n`)
    await site.stop()
    await databaseDisk.unmount()
    await rm(dir, { recursive: true, force: true })
  }
  return broken
}

interface Trial {
  site: FaultSite
  edge: Edge
  history: TrialHistory
  seed: number
}

/** Makes the fault while visitors browse, book and pay, and sees what they see, when it is over, and what was lost or doubled. */
async function tryFault(fault: Fault, { site, edge, history, seed }: Trial): Promise<FaultReport> {
  const { sandbox, mailbox } = site
  const { record, outages } = history
  await fault.prepare?.(site)
  const probes = startProbes(edge)
  const before = record.orders.length
  let visitors = 100
  const visitorFrom = () => {
    const browser = createEdgeBrowser(edge, visitorAddress((visitors += 1)))
    return createVisitor(() => edge.publicUrl, '', undefined, browser.send)
  }
  const random = createRandom(seed)
  const load = startLoad({
    ...{ bffUrls: [], visitorFrom, sandbox, random, record },
    ...{ days: DAYS, concurrency: VISITORS, prefix: `f${seed}v` },
  })
  try {
    await quiet(probes, 'visitors to see no errors before the fault')
    const [beganAt, heal] = [Date.now(), await fault.begin(site)]
    await sleep(fault.holdMs)
    await heal()
    const healedAt = Date.now()
    await allHealthy(site, fault.boundMs + OVERTIME_MS)
    const healthyAt = Date.now()
    await quiet(probes, 'visitors to see no errors after the fault')
    const answers = probes.answers.filter(({ askedAt, ms }) => askedAt + ms >= beganAt)
    const lastErrorAt = Math.max(healedAt, ...answers.filter(isError).map(({ askedAt, ms }) => askedAt + ms))
    outages.push({ from: beganAt, to: Date.now() })
    await load.end()
    const databaseUrl = await site.databaseUrl()
    const lost = await findings({ databaseUrl, sandbox, mailbox, record, capacity: CAPACITY, outages })
    const recoveredMs = Math.max(healthyAt, lastErrorAt) - healedAt
    const late = recoveredMs > fault.boundMs ? [`all was well after ${seconds(recoveredMs)} only`] : []
    return {
      name: fault.name,
      answers,
      errorsAfterMs: lastErrorAt - healedAt,
      recoveredMs,
      boundMs: fault.boundMs,
      accepted: record.orders.length - before,
      findings: [...late, ...wordless(answers), ...lost],
    }
  } finally {
    await Promise.all([probes.stop(), load.end()])
  }
}

/** A visitor must read what is the matter. */
function wordless(answers: readonly Answer[]): string[] {
  const count = answers.filter((answer) => isError(answer) && answer.status > 0 && answer.words === '').length
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
async function allHealthy({ both, untilHealthy }: FaultSite, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs
  for (const service of SERVICES)
    for (const container of await both(service)) await untilHealthy(container, Math.max(until - Date.now(), 1))
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The reports as a table of Markdown. */
function faultTable(reports: readonly FaultReport[]): string {
  const columns: Record<string, (report: FaultReport) => string> = {
    fault: ({ name }) => name,
    'pages: errors': ({ answers }) => errorsOf(answers, PROBED.page),
    'calls: errors': ({ answers }) => errorsOf(answers, PROBED.call),
    'slowest answer': ({ answers }) => seconds(Math.max(0, ...answers.map(({ ms }) => ms))),
    'last error after its end': ({ errorsAfterMs }) => seconds(errorsAfterMs),
    'all well after': ({ recoveredMs }) => seconds(recoveredMs),
    bound: ({ boundMs }) => seconds(boundMs),
    'bookings accepted': ({ accepted }) => String(accepted),
    findings: ({ findings: lost }) => String(lost.length),
  }
  const head = Object.keys(columns)
  const rows = reports.map((report) => Object.values(columns).map((cell) => cell(report)))
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** `3 of 120 (503: 2, no answer: 1)`. */
function errorsOf(answers: readonly Answer[], path: string): string {
  const ofKind = answers.filter((answer) => answer.path === path)
  const names = ofKind.filter(isError).map(({ status }) => (status === 0 ? 'no answer' : String(status)))
  const counts = [...new Set(names)].map((name) => `${name}: ${names.filter((each) => each === name).length}`)
  return `${names.length} of ${ofKind.length}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`
}
