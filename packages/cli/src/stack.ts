import { join } from 'node:path'
import { publishRemote } from '@homecare/federation/release'
import type { Programs } from '@homecare/bundle/bundle-programs'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { chosenPort, startBackingServices, type BackingServices } from './backing-services'
import { startFrontProxy } from '@homecare/dev-servers/front-proxy'
import { remoteDir, remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { runTask, startService, STARTS_FAST, TSX } from '@homecare/dev-servers/processes'
import { localSecrets, releaseTokens, type LocalSecrets } from './secrets'
import { supervise } from './supervise'

/** The content of `.data/stack.json`; scripts and checks rely on these fields. */
export interface StackInfo {
  ready: true
  site: string
  bff: string
  /** The addresses of each process's `/metrics` and `/healthz`. */
  metrics: { bff: string; worker: string; shell: string }
  sandbox: string | null
  inbox: string | null
  databaseUrl: string
  /** The role that owns the tables, for migrations; `databaseUrl` is for the processes. */
  databaseOwnerUrl: string
  redisUrl: string | null
  s3: BackingServices['s3']
  smtpUrl: string
  ccavenue: { merchantId: string; accessCode: string; workingKey: string }
  staff: { userName: string; password: string; role: string }[]
  /** The current ids: a restarted process gets a new one. `postgres` is null if it is not embedded. */
  pids: { bff: number; worker: number; shell: number; postgres: number | null }
}

export interface Stack {
  info: StackInfo
  secrets: LocalSecrets
  backingServices: BackingServices
  /** Resolves with a sentence if a process keeps failing; occasional crashes are followed by a restart. */
  broken: Promise<string>
  /** Restarts a process with the same settings, or starts it if it is down. */
  restart(name: ServiceName): Promise<void>
  /** Kills a process, as a crash would; it stays down until `restart`. */
  kill(name: ServiceName): Promise<void>
  stop(): Promise<void>
}

export type ServiceName = 'bff' | 'worker' | 'shell'

interface StackOptions {
  dir: string
  env: NodeJS.ProcessEnv
  durable: boolean
  returnLaterMs?: number
  log: (line: string) => void
  /** Called when a process is ready with a new id. */
  onPids?: (pids: StackInfo['pids']) => void
  /** Resolves when shell and remotes are built. The back end starts before that. */
  built: Promise<void>
  /** Teams that get a token in addition to those whose remotes are in the repository. */
  teams?: string[]
  /** Other builds for a test: the folder of a remote, and Node's arguments for the shell. */
  remoteDirOf?: ((name: string) => string) | undefined
  shellArgs?: string[] | undefined
  /** Bundles of the back end, which start faster; by default it runs from its sources. */
  programs?: Programs | undefined
}

/** Environment variables that are passed on to the processes if set. */
const FORWARDED_SETTINGS = [
  'MAIL_FROM',
  'STAFF_INBOX',
  'DUTY_INBOX',
  'MAIL_RELAY_IN_UAE',
  'PROVIDER_PROFILE',
  'SECOND_FACTOR_ROLES',
  'SLOT_CAPACITY',
  'SLOT_LEAD_MINUTES',
  'SLOT_HOLD_MINUTES',
  'UNPAID_HOLDS_PER_PERSON',
  'UNPAID_SEATS_PERCENT',
  'STRANGER_EMAILS_PER_DAY',
  'MINIMUM_TOTAL_AED',
  'RECONCILE_AFTER_SECONDS',
  'ROLLBACK_MIN_VIEWS',
  'RETENTION_DAYS',
  'NODE_ENV',
  'LOGIN_ATTEMPTS',
  'COMPRESSION',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

/** Starts the whole system and resolves when a visitor could use it. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dir, env, log } = options
  const secretsFile = join(dir, 'secrets.json')
  const secrets = await localSecrets(secretsFile, options.teams)
  const port = await chosenPort(env, 'PORT', 3000)
  const bffPort = await chosenPort(env, 'BFF_PORT', port === 3000 ? 3001 : 0)
  const metricsPorts = await chosenMetricsPorts(env)
  const site = `http://127.0.0.1:${port}`
  const shellPort = await freePort()
  const shellUrl = `http://127.0.0.1:${shellPort}`
  const bff = `http://127.0.0.1:${bffPort}`
  const metrics = {
    bff: `http://127.0.0.1:${metricsPorts.bff}`,
    worker: `http://127.0.0.1:${metricsPorts.worker}`,
    shell: `http://127.0.0.1:${metricsPorts.shell}`,
  }
  const pids: StackInfo['pids'] = { bff: 0, worker: 0, shell: 0, postgres: null }
  const setPid = (name: keyof StackInfo['pids'], pid: number): void => {
    pids[name] = pid
    options.onPids?.(pids)
  }
  let reportBroken: (sentence: string) => void = () => {}
  const broken = new Promise<string>((resolve) => (reportBroken = resolve))
  const backingServices = await startBackingServices({
    dir,
    env,
    secrets,
    durable: options.durable,
    returnLaterMs: options.returnLaterMs,
    log,
    onPostgresPid: (pid) => setPid('postgres', pid),
    onGivenUp: reportBroken,
    notificationUrl: `${bff}/api/payment/notification`,
  })
  const common = commonEnv(env, backingServices, secrets, env.PUBLIC_URL || site)

  const { programs } = options
  const services = {
    bff: {
      args: programs ? [...STARTS_FAST, programs.bff] : [...TSX, 'src/main.ts'],
      env: {
        ...common,
        REPORT_KEYS: env.REPORT_KEYS || secrets.report,
        BFF_PORT: String(bffPort),
        METRICS_PORT: String(metricsPorts.bff),
        SHELL_URL: shellUrl,
        // The proxy in front runs on this machine.
        TRUSTED_PROXIES: ['127.0.0.1', env.TRUSTED_PROXIES].filter(Boolean).join(','),
      },
      readyUrl: `${bff}/readyz`,
    },
    worker: {
      args: programs ? [...STARTS_FAST, programs.worker] : [...TSX, 'src/main.ts'],
      env: { ...common, METRICS_PORT: String(metricsPorts.worker) },
      readyUrl: `${metrics.worker}/healthz`,
    },
    shell: {
      args: options.shellArgs ?? ['dist/server/main.cjs'],
      // The code of every team runs there, so it gets no other secret than its own.
      env: {
        ...pick(common, [
          'PROVIDER_PROFILE',
          'PUBLIC_URL',
          'CCAVENUE_TRANSACTION_URL',
          'LOG_LEVEL',
          'NODE_ENV',
          'SHELL_TOKEN',
          'COMPRESSION',
          'OTEL_EXPORTER_OTLP_ENDPOINT',
        ]),
        ...{
          PORT: String(shellPort),
          METRICS_PORT: String(metricsPorts.shell),
          BFF_URL: bff,
          STATE_DIR: join(dir, 'shell'),
        },
      },
      // Releases are tried there before there are any pages, so before it is ready.
      readyUrl: `${shellUrl}/shell/remotes.json`,
    },
  }
  const supervised = (name: ServiceName) =>
    supervise({
      name,
      start: async (stopping) => {
        const { env: settings, ...service } = services[name]
        // Read again at each start: a new remote's team has its token from then on.
        const tokens = env.RELEASE_TOKENS || releaseTokens(await localSecrets(secretsFile, options.teams))
        const own = name === 'bff' ? { ...settings, RELEASE_TOKENS: tokens } : settings
        return startService({ name, ...service, env: own, timeoutMs: 60_000, log, stopping })
      },
      log,
      onPid: (pid) => setPid(name, pid),
      onGivenUp: reportBroken,
    })
  const running = { bff: supervised('bff'), worker: supervised('worker'), shell: supervised('shell') }
  const front = await startFrontProxy({ port, bffUrl: bff, shellUrl, behindProxy: Boolean(env.TRUSTED_PROXIES) })
  const stop = async (): Promise<void> => {
    await front.stop()
    await Promise.all(Object.values(running).map((each) => each.stop()))
    await backingServices.stop()
  }

  try {
    await runTask('bff', programs ? [programs.migrate] : [...TSX, 'src/migrate.ts'], {
      ...common,
      DATABASE_OWNER_URL: backingServices.databaseOwnerUrl,
      DEMO_STAFF: JSON.stringify(secrets.staffPassword),
    })
    await Promise.all([running.bff.start(), running.worker.start(), options.built])
    await running.shell.start()
    let revision = 0
    for (const name of remoteNames()) {
      const token = secrets.releaseToken[name] ?? ''
      revision = (await publishRemote({ dir: (options.remoteDirOf ?? remoteDir)(name), apiUrl: bff, token })).revision
    }
    await waitFor(async () => (await revisionOf(site)) >= revision, {
      timeoutMs: 60_000,
      what: 'the pages of all remotes',
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    info: {
      ready: true,
      site,
      bff,
      metrics,
      sandbox: backingServices.sandbox?.url ?? null,
      inbox: backingServices.mailbox?.pageUrl ?? null,
      databaseUrl: backingServices.databaseUrl,
      databaseOwnerUrl: backingServices.databaseOwnerUrl,
      redisUrl: backingServices.redisUrl,
      s3: backingServices.s3,
      smtpUrl: backingServices.smtpUrl,
      ccavenue: {
        merchantId: backingServices.ccavenue.merchantId,
        accessCode: backingServices.ccavenue.accessCode,
        workingKey: backingServices.ccavenue.workingKey,
      },
      staff: Object.entries(secrets.staffPassword).map(([role, password]) => ({
        userName: role.toLowerCase(),
        password,
        role,
      })),
      pids,
    },
    secrets,
    backingServices,
    broken,
    restart: async (name) => {
      await running[name].stop()
      await running[name].start()
    },
    kill: (name) => running[name].kill(),
    stop,
  }
}

/** METRICS_PORT and the two ports after it; by default any free ports. */
async function chosenMetricsPorts(env: NodeJS.ProcessEnv): Promise<{ bff: number; worker: number; shell: number }> {
  const first = Number(env.METRICS_PORT || 0)
  const next = (n: number) => chosenPort({ METRICS_PORT: first === 0 ? '0' : String(first + n) }, 'METRICS_PORT', 0)
  return { bff: await next(0), worker: await next(1), shell: await next(2) }
}

/** The registry revision from which the site's pages are rendered. */
async function revisionOf(site: string): Promise<number> {
  const response = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5000) })
  return ((await response.json()) as { revision?: number }).revision ?? -1
}

const pick = (env: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))

function commonEnv(
  env: NodeJS.ProcessEnv,
  backingServices: BackingServices,
  secrets: LocalSecrets,
  publicUrl: string,
): Record<string, string> {
  const { s3, ccavenue } = backingServices
  const forwarded = FORWARDED_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []))
  return {
    PROVIDER_PROFILE: join(ROOT, 'packages/server/data/provider-profile.json'),
    ...Object.fromEntries(forwarded),
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    DATABASE_URL: backingServices.databaseUrl,
    ...(backingServices.redisUrl ? { REDIS_URL: backingServices.redisUrl } : {}),
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    SMTP_URL: backingServices.smtpUrl,
    PUBLIC_URL: publicUrl,
    CCAVENUE_MERCHANT_ID: ccavenue.merchantId,
    CCAVENUE_ACCESS_CODE: ccavenue.accessCode,
    CCAVENUE_WORKING_KEY: ccavenue.workingKey,
    CCAVENUE_CIPHER: ccavenue.cipher,
    CCAVENUE_TRANSACTION_URL: ccavenue.transactionUrl,
    CCAVENUE_API_URL: ccavenue.apiUrl,
    SESSION_SECRET: env.SESSION_SECRET || secrets.session,
    AUDIT_SECRET: env.AUDIT_SECRET || secrets.audit,
    SHELL_TOKEN: env.SHELL_TOKEN || secrets.shell,
  }
}
