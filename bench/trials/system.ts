import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { runTask, startService, STARTS_FAST, type ServiceProcess } from '@homecare/dev-servers/processes'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { startObjectStore } from '@homecare/dev-servers/object-store'
import { freePort } from '@homecare/dev-servers/ports'
import { runtimeRoleUrl, startPostgres } from '@homecare/dev-servers/postgres'
import { bundledPrograms } from '@homecare/dev-servers/bundled-programs'
import { bundlePrograms } from '@homecare/bundle/bundle-programs'
import { startRedisProcess } from './redis-process'
import { ACCOUNT, settingsOf } from './settings'

/** A process or server of the system that can be killed and restarted. */
export interface SystemPart {
  name: string
  /** kill -9. */
  kill(): Promise<void>
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Stops it as a deployment would. */
  stop(): Promise<void>
  pid(): number
}

/** A separate back end with its own servers, for trials of failures. */
export interface TrialSystem {
  bffUrls: readonly string[]
  workerUrls: readonly string[]
  databaseUrl: string
  sandbox: RunningCardSandbox
  /** The current one: it can be restarted like the others and keeps its emails. */
  readonly mailbox: RunningMailbox
  /** `bff-1`, `worker-1`, …, `postgres`, `object-store`, `smtp`, and `redis` if it has the queue. */
  part(name: string): SystemPart
  parts: readonly SystemPart[]
  /** The processes' last log lines, newest last. */
  lines(): readonly string[]
  /** One sentence, with the last log lines, for each process that exited without being killed or stopped. */
  crashes(): readonly string[]
  stop(): Promise<void>
}

interface SystemOptions {
  bffs?: number
  workers?: number
  /** Runs the queue on a Redis server. */
  redis?: boolean
  /** Whether the card gateway pushes outcomes; it does by default. */
  notify?: boolean
  /** Settings of BFF and worker in addition to those that the trials share. */
  settings?: Record<string, string>
}

const READY_MS = 120_000
const LINES = 400

export async function startTrialSystem(options: SystemOptions = {}): Promise<TrialSystem> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-trial-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end().catch(() => {})
  }
  try {
    return await start(options, dir, ends, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  { bffs = 1, workers = 1, redis = false, notify = true, settings = {} }: SystemOptions,
  dir: string,
  ends: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<TrialSystem> {
  const crashes: string[] = []
  const lines: string[] = []
  const log = (line: string): void => {
    lines.push(line)
    if (lines.length > LINES) lines.shift()
  }
  const ports = await Promise.all(Array.from({ length: bffs + workers }, () => freePort()))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const [bffUrls, workerUrls] = [urls.slice(0, bffs), urls.slice(bffs)]
  const postgres = await postgresPart(join(dir, 'postgres'), await freePort())
  ends.push(postgres.part.stop)
  const [programs, sandbox, mailbox, store, queue] = await Promise.all([
    bundledPrograms() ?? bundlePrograms(join(dir, 'programs')),
    startCardSandbox({
      ...ACCOUNT,
      notificationUrl: notify ? `${bffUrls[0]}/api/payment/notification` : undefined,
      returnLaterMs: 2_000,
    }),
    mailboxPart(join(dir, 'mails'), await freePort()),
    objectStorePart(join(dir, 's3'), await freePort()),
    redis ? startRedisProcess(join(dir, 'redis'), await freePort()) : undefined,
  ])
  ends.push(sandbox.stop, mailbox.part.stop, store.part.stop)
  if (queue) ends.push(queue.part.stop)
  const env = settingsOf({
    databaseUrl: runtimeRoleUrl(postgres.url),
    redisUrl: queue?.url,
    s3: store.s3,
    smtpUrl: mailbox.running().smtpUrl,
    sandbox,
    publicUrl: bffUrls[0] ?? '',
    more: settings,
  })
  await runTask('bff', [programs.migrate], { ...env, DATABASE_OWNER_URL: postgres.url })
  const service = (
    name: 'bff' | 'worker',
    index: number,
    own: Record<string, string>,
    readyUrl: string,
  ): SystemPart => {
    const begin = () =>
      startService({
        name,
        args: [...STARTS_FAST, programs[name]],
        env: { ...env, ...own },
        readyUrl,
        timeoutMs: READY_MS,
        log,
      })
    return servicePart(`${name}-${index + 1}`, begin, (crash) => crashes.push(crash))
  }
  const services = [
    ...bffUrls.map((url, n) => service('bff', n, { BFF_PORT: String(ports[n]) }, `${url}/readyz`)),
    ...workerUrls.map((url, n) => service('worker', n, { METRICS_PORT: String(ports[bffs + n]) }, `${url}/healthz`)),
  ]
  ends.push(() => Promise.all(services.map((each) => each.stop())))
  await Promise.all(services.map((each) => each.start()))
  const parts = [...services, postgres.part, store.part, mailbox.part, ...(queue ? [queue.part] : [])]
  return {
    bffUrls,
    workerUrls,
    databaseUrl: postgres.url,
    sandbox,
    get mailbox() {
      return mailbox.running()
    },
    parts,
    part(name) {
      const found = parts.find((each) => each.name === name)
      if (!found) throw new Error(`The trial has no part ${name}.`)
      return found
    },
    lines: () => lines,
    crashes: () => crashes,
    stop,
  }
}

function servicePart(name: string, begin: () => Promise<ServiceProcess>, onCrash: (crash: string) => void): SystemPart {
  let child: ServiceProcess | undefined
  const end = async (how: (running: ServiceProcess) => Promise<void>): Promise<void> => {
    const running = child
    child = undefined
    if (running) await how(running)
  }
  return {
    name,
    kill: () => end((running) => running.kill()),
    async start() {
      const started = await begin()
      child = started
      void started.ended.then((how) => {
        if (child === started) onCrash([`${name}: ${how} unexpectedly`, ...started.lastLines()].join('\n'))
      })
    },
    stop: () => end((running) => running.stop()),
    pid: () => child?.pid ?? 0,
  }
}

/** Durable as in production: a confirmed commit survives a kill. */
async function postgresPart(dataDir: string, port: number): Promise<{ url: string; part: SystemPart }> {
  let running = await startPostgres({ dataDir, port })
  const part: SystemPart = {
    name: 'postgres',
    async kill() {
      process.kill(running.pid, 'SIGKILL')
      await running.ended
    },
    async start() {
      running = await startPostgres({ dataDir, port })
    },
    stop: () => running.stop(),
    pid: () => running.pid,
  }
  return { url: running.url, part }
}

async function objectStorePart(dir: string, port: number) {
  let running = await startObjectStore({ dir, port })
  const { endpoint, accessKey, secretKey, bucket } = running
  const part: SystemPart = {
    name: 'object-store',
    kill: () => running.stop(),
    async start() {
      running = await startObjectStore({ dir, port })
    },
    stop: () => running.stop(),
    pid: () => 0,
  }
  return { s3: { endpoint, accessKey, secretKey, bucket }, part }
}

async function mailboxPart(dir: string, smtpPort: number) {
  let running = await startMailbox({ dir, smtpPort })
  const part: SystemPart = {
    name: 'smtp',
    kill: () => running.stop(),
    async start() {
      running = await startMailbox({ dir, smtpPort })
    },
    stop: () => running.stop(),
    pid: () => 0,
  }
  return { running: () => running, part }
}
