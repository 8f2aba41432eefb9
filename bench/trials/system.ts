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
import { bundlePrograms } from '@homecare/dev-servers/bundle-programs'
import { startRedisProcess } from './redis-process'
import { ACCOUNT, settingsOf } from './settings'

/** Something of the system that can be ended at once and started again. */
export interface Part {
  name: string
  /** kill -9. */
  kill(): Promise<void>
  /** Resolves once it serves again. */
  start(): Promise<void>
  /** Ends it as a deployment would. */
  stop(): Promise<void>
  pid(): number
}

/** The back end in processes of its own on servers of its own, for trials of what breaks. */
export interface TrialSystem {
  bffUrls: readonly string[]
  workerUrls: readonly string[]
  databaseUrl: string
  sandbox: RunningCardSandbox
  /** The one that runs now: it may be ended and started again like the others, and keeps its mails. */
  readonly mailbox: RunningMailbox
  /** `bff-1`, `worker-1`, …, `postgres`, `object-store`, `smtp`, and `redis` where the queue is there. */
  part(name: string): Part
  parts: readonly Part[]
  /** What the processes have logged, newest last. */
  lines(): readonly string[]
  /** Processes that were ready and ended all the same, without being killed or stopped: a sentence each, with their last words. */
  crashes(): readonly string[]
  stop(): Promise<void>
}

interface SystemOptions {
  bffs?: number
  workers?: number
  /** Puts the queue on a Redis of its own. */
  redis?: boolean
  /** Settings of BFF and worker on top of those that the trials share. */
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
  { bffs = 1, workers = 1, redis = false, settings = {} }: SystemOptions,
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
    startCardSandbox({ ...ACCOUNT, notificationUrl: `${bffUrls[0]}/api/payment/notification`, returnLaterMs: 2_000 }),
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
  const service = (name: 'bff' | 'worker', index: number, own: Record<string, string>, readyUrl: string): Part => {
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

function servicePart(name: string, begin: () => Promise<ServiceProcess>, onCrash: (crash: string) => void): Part {
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
        if (child === started) onCrash([`${name}: ${how} by itself`, ...started.lastLines()].join('\n'))
      })
    },
    stop: () => end((running) => running.stop()),
    pid: () => child?.pid ?? 0,
  }
}

/** It writes as a server in production does: a commit that was confirmed outlives the kill. */
async function postgresPart(dataDir: string, port: number): Promise<{ url: string; part: Part }> {
  let running = await startPostgres({ dataDir, port })
  const part: Part = {
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
  const part: Part = {
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
  const part: Part = {
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
