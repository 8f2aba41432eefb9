import { join } from 'node:path'
import { publishRemote } from '@homecare/federation/release'
import type { Programs } from '@homecare/dev-servers/programs'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { chosenPort, startBacking, type Backing } from './backing'
import { remoteDir, remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { runTask, startService, STARTS_FAST, TSX } from '@homecare/dev-servers/processes'
import { localSecrets, type LocalSecrets } from './secrets'
import { supervise } from './supervise'

/** The content of `.data/stack.json`; scripts and checks rely on its form. */
export interface StackInfo {
  ready: true
  site: string
  bff: string
  /** Where each process has its `/metrics` and `/healthz`. */
  metrics: { bff: string; worker: string; shell: string }
  sandbox: string | null
  inbox: string | null
  databaseUrl: string
  /** The role that owns the tables, for migrations; `databaseUrl` is what the processes use. */
  databaseOwnerUrl: string
  redisUrl: string | null
  s3: Backing['s3']
  smtpUrl: string
  ccavenue: { merchantId: string; accessCode: string; workingKey: string }
  staff: { userName: string; password: string; role: string }[]
  /** As they are now: a process that crashed comes back with another. `postgres` is null where it is not embedded. */
  pids: { bff: number; worker: number; shell: number; postgres: number | null }
}

export interface Stack {
  info: StackInfo
  secrets: LocalSecrets
  backing: Backing
  /** Settles with a sentence if one of the processes keeps failing; one that crashes now and then is restarted. */
  broken: Promise<string>
  /** Starts a process again with the same settings, ending it first if it still runs. */
  restart(name: ServiceName): Promise<void>
  /** Ends a process at once, as a crash would; it stays down until `restart`. */
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
  /** Called when a process is up under another id. */
  onPids?: (pids: StackInfo['pids']) => void
  /** Resolves when shell and remotes are built; the back end starts meanwhile. */
  built: Promise<void>
  /** Further teams that get a token, beside those whose remotes are here. */
  teams?: string[]
  /** Where a trial has other builds than the tree's: the folder of a remote, and Node's arguments for the shell. */
  remoteDirOf?: ((name: string) => string) | undefined
  shellArgs?: string[] | undefined
  /** The back end as single files, for those who start it often; else it runs from its sources. */
  programs?: Programs | undefined
}

/** Settings that are handed on as they are when someone has set them. */
const HANDED_ON = [
  'MAIL_FROM',
  'STAFF_INBOX',
  'PROVIDER_PROFILE',
  'SLOT_CAPACITY',
  'SLOT_LEAD_MINUTES',
  'SLOT_HOLD_MINUTES',
  'UNPAID_HOLDS_PER_PERSON',
  'UNPAID_SEATS_PERCENT',
  'MINIMUM_TOTAL_AED',
  'RECONCILE_AFTER_SECONDS',
  'RETENTION_DAYS',
  'NODE_ENV',
  'LOGIN_ATTEMPTS',
  'TRUSTED_PROXIES',
]

/** Starts the whole system and resolves when a visitor could use it. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dir, env, log } = options
  const secrets = await localSecrets(join(dir, 'secrets.json'), options.teams)
  const port = await chosenPort(env, 'PORT', 3000)
  const bffPort = await chosenPort(env, 'BFF_PORT', port === 3000 ? 3001 : 0)
  const metricsPorts = await chosenMetricsPorts(env)
  const site = `http://127.0.0.1:${port}`
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
  const backing = await startBacking({
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
  const common = commonEnv(env, backing, secrets, env.PUBLIC_URL || site)

  const { programs } = options
  const services = {
    bff: {
      args: programs ? [...STARTS_FAST, programs.bff] : [...TSX, 'src/main.ts'],
      env: { ...common, BFF_PORT: String(bffPort), METRICS_PORT: String(metricsPorts.bff), SHELL_URL: site },
      readyUrl: `${bff}/readyz`,
    },
    worker: {
      args: programs ? [...STARTS_FAST, programs.worker] : [...TSX, 'src/main.ts'],
      env: { ...common, METRICS_PORT: String(metricsPorts.worker) },
      readyUrl: `${metrics.worker}/healthz`,
    },
    shell: {
      args: options.shellArgs ?? ['dist/server/main.cjs'],
      // Code of every team runs there: it gets no secret but its own.
      env: {
        ...only(common, [
          'PROVIDER_PROFILE',
          'PUBLIC_URL',
          'CCAVENUE_TRANSACTION_URL',
          'LOG_LEVEL',
          'NODE_ENV',
          'SHELL_TOKEN',
          'TRUSTED_PROXIES',
        ]),
        ...{
          PORT: String(port),
          METRICS_PORT: String(metricsPorts.shell),
          BFF_URL: bff,
          STATE_DIR: join(dir, 'shell'),
        },
      },
      readyUrl: `${site}/readyz`,
    },
  }
  const supervised = (name: ServiceName) =>
    supervise({
      name,
      start: (stopping) => startService({ name, ...services[name], timeoutMs: 60_000, log, stopping }),
      log,
      onPid: (pid) => setPid(name, pid),
      onGivenUp: reportBroken,
    })
  const running = { bff: supervised('bff'), worker: supervised('worker'), shell: supervised('shell') }
  const stop = async (): Promise<void> => {
    await Promise.all(Object.values(running).map((each) => each.stop()))
    await backing.stop()
  }

  try {
    await runTask('bff', programs ? [programs.migrate] : [...TSX, 'src/migrate.ts'], {
      ...common,
      DATABASE_OWNER_URL: backing.databaseOwnerUrl,
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
      sandbox: backing.sandbox?.url ?? null,
      inbox: backing.mailbox?.pageUrl ?? null,
      databaseUrl: backing.databaseUrl,
      databaseOwnerUrl: backing.databaseOwnerUrl,
      redisUrl: backing.redisUrl,
      s3: backing.s3,
      smtpUrl: backing.smtpUrl,
      ccavenue: {
        merchantId: backing.ccavenue.merchantId,
        accessCode: backing.ccavenue.accessCode,
        workingKey: backing.ccavenue.workingKey,
      },
      staff: Object.entries(secrets.staffPassword).map(([role, password]) => ({ userName: role, password, role })),
      pids,
    },
    secrets,
    backing,
    broken,
    restart: async (name) => {
      await running[name].stop()
      await running[name].start()
    },
    kill: (name) => running[name].kill(),
    stop,
  }
}

/** Free ports, or the one in METRICS_PORT and the two after it. */
async function chosenMetricsPorts(env: NodeJS.ProcessEnv): Promise<{ bff: number; worker: number; shell: number }> {
  const first = Number(env.METRICS_PORT || 0)
  const next = (n: number) => chosenPort({ METRICS_PORT: first === 0 ? '0' : String(first + n) }, 'METRICS_PORT', 0)
  return { bff: await next(0), worker: await next(1), shell: await next(2) }
}

/** The revision of the registry that the site's pages are made from. */
async function revisionOf(site: string): Promise<number> {
  const response = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5000) })
  return ((await response.json()) as { revision?: number }).revision ?? -1
}

const only = (env: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))

function commonEnv(
  env: NodeJS.ProcessEnv,
  backing: Backing,
  secrets: LocalSecrets,
  publicUrl: string,
): Record<string, string> {
  const { s3, ccavenue } = backing
  const handedOn = HANDED_ON.flatMap((name) => (env[name] ? [[name, env[name]]] : []))
  return {
    PROVIDER_PROFILE: join(ROOT, 'packages/server/data/provider-profile.json'),
    ...Object.fromEntries(handedOn),
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    DATABASE_URL: backing.databaseUrl,
    ...(backing.redisUrl ? { REDIS_URL: backing.redisUrl } : {}),
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    SMTP_URL: backing.smtpUrl,
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
    RELEASE_TOKENS:
      env.RELEASE_TOKENS ||
      Object.entries(secrets.releaseToken)
        .map(([name, token]) => `${name}:${token}`)
        .join(','),
  }
}
