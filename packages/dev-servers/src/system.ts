import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegistry } from '@homecare/federation/parse'
import { publishRemote } from '@homecare/federation/release'
import { readManifest } from '@homecare/federation/release/read-manifest'
import type { Programs } from '@homecare/bundle/bundle-programs'
import { startFrontProxy } from './front-proxy'
import { remoteDir, remoteNames } from './paths'
import { runTask, TSX } from './processes'
import { backEndEnv } from './system/env'
import { chooseAddresses, processesOf, watchProcesses, type Addresses } from './system/own-processes'
import { localSecrets, releaseTokens, type LocalSecrets } from './system/secrets'
import { startServers, type Servers } from './system/servers'
import { waitFor } from './wait-for'

/** A process or server of the system. */
export interface SystemPart {
  name: string
  /** 0 while it is down, and for what runs in this process. */
  pid(): number
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Stops it as a deployment would. */
  stop(): Promise<void>
  /** kill -9; it stays down until `start`. */
  kill(): Promise<void>
}

/** The current ids: a restarted process gets a new one. `postgres` is null if it is not embedded. */
export interface Pids {
  bff: number
  worker: number
  shell: number
  postgres: number | null
}

export type SystemInfo = ReturnType<typeof infoOf>
export type System = Awaited<ReturnType<typeof startSystem>>

export interface SystemOptions {
  /** Where its data stays; by default a folder of its own, which goes with it. */
  dir?: string
  /** Settings; a server that is named there is used instead of an embedded one. */
  env: NodeJS.ProcessEnv
  log: (line: string) => void
  /** False where no data has to survive a loss of power. */
  durable: boolean
  bffs?: number
  workers?: number
  /** Pages, and one address for everything. Without it there are BFFs and workers alone. */
  site?: SiteOptions
  /** Whether a process that ends by itself is started again, as it is by default. */
  restarts?: boolean
  /** Runs the queue on a Redis server. */
  redis?: boolean
  /** Called when a process is ready with a new id. */
  onPids?: (pids: Pids) => void
  /** Bundles of the back end, which start faster; by default it runs from its sources. */
  programs?: Programs | undefined
}

interface SiteOptions {
  /** Resolves when shell and remotes are built. The back end starts before that. */
  built: Promise<void>
  /** Teams that get a token in addition to those whose remotes are in the repository. */
  teams?: string[]
  /** Node's arguments for another document server, which a measurement compares. */
  shellArgs?: string[] | undefined
}

/** Starts the system and resolves when it could be used; each of its parts can then be stopped, killed and started. */
export async function startSystem(options: SystemOptions) {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'homecare-system-')))
  const { env, site, bffs = 1, workers = 1, programs } = options
  const watch = watchProcesses(options)
  const readSecrets = (): Promise<LocalSecrets> => localSecrets(join(dir, 'secrets.json'), site?.teams)
  const secrets = await readSecrets()
  const tokens = async (): Promise<string> => env.RELEASE_TOKENS || releaseTokens(await readSecrets())
  const at = await chooseAddresses(env, bffs, workers)
  const [bff = ''] = at.bffs
  const publicUrl = env.PUBLIC_URL || (site ? at.site : bff)
  const servers = await startServers({
    ...{ ...options, ...watch, dir, secrets },
    ...{ bffUrl: bff || undefined, publicUrl },
    onPostgresPid: (pid) => watch.setPid('postgres', pid),
  })
  const shared = backEndEnv(env, servers, secrets, publicUrl)
  const [shell, ...backEnd] = processesOf(at, options, { shared, secrets, tokens, stateDir: join(dir, 'shell') }).map(
    ({ name, ...how }) => watch.process(name, how),
  )
  const front =
    site &&
    (await startFrontProxy({
      port: Number(new URL(at.site).port),
      bffUrl: bff,
      shellUrl: at.shell,
      behindProxy: Boolean(env.TRUSTED_PROXIES),
    }))
  const processes = site && shell ? [shell, ...backEnd] : backEnd
  const parts = [...processes, ...servers.parts]
  const part = (name: string): SystemPart => parts.find((each) => each.name === name) ?? notEmbedded(name)
  const stop = async (): Promise<void> => {
    await front?.stop()
    await Promise.all(processes.map((each) => each.stop()))
    await servers.stop()
    if (options.dir === undefined) await rm(dir, { recursive: true, force: true })
  }
  /** Resolves once new page views are made from this revision of the registry, or a later one. */
  const untilServed = async (revision: number): Promise<void> => {
    const isServed = async () => (await revisionAt(at.site)) >= revision
    await waitFor(isServed, { timeoutMs: 60_000, what: `the pages of revision ${revision}` })
  }
  try {
    await runTask('bff', programs ? [programs.migrate] : [...TSX, 'src/migrate.ts'], {
      ...shared,
      DATABASE_OWNER_URL: servers.databaseOwnerUrl,
      DEMO_STAFF: JSON.stringify(secrets.staffPassword),
    })
    await Promise.all(backEnd.map((each) => each.start()))
    if (site && shell) {
      await site.built
      await shell.start()
      await untilServed(await releaseRemotes(secrets, bff))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    info: infoOf(at, site ? at.site : bff, servers, secrets, watch.pids),
    bffUrls: at.bffs,
    secrets,
    untilServed,
    /** The embedded ones, of which the mailbox can be restarted. They throw where a real server was named. */
    get sandbox() {
      return servers.sandbox ?? notEmbedded('card gateway')
    },
    get mailbox() {
      return servers.mailbox() ?? notEmbedded('mail server')
    },
    /** `bff`, `bff-2`, …, `worker`, …, `shell`, `postgres`, `object-store`, `smtp`, `messages` and `redis`, as far as they are there. */
    parts,
    part,
    /** Stops a part and starts it again, with the same settings. */
    async restart(name: string): Promise<void> {
      await part(name).stop()
      await part(name).start()
    },
    /** The processes' last log lines, newest last. */
    lines: (): readonly string[] => watch.lines,
    /** Resolves with a sentence if a process keeps failing, or fails once where none is restarted. */
    broken: watch.broken,
    /** These sentences so far. */
    crashes: (): readonly string[] => watch.crashes,
    stop,
  }
}

/** The content of `.data/stack.json`; scripts and checks rely on these fields. */
function infoOf(at: Addresses, site: string, servers: Servers, secrets: LocalSecrets, pids: Pids) {
  const { databaseUrl, databaseOwnerUrl, redisUrl, s3, smtpUrl, sandbox, mailbox } = servers
  const { merchantId, accessCode, workingKey } = servers.ccavenue
  const [[bff = ''], [bffMetrics = ''], [worker = '']] = [at.bffs, at.bffMetrics, at.workers]
  return {
    ready: true as const,
    ...{ site, bff, redisUrl, s3, smtpUrl, pids },
    // The role of the processes, and the one that owns the tables, for migrations.
    ...{ databaseUrl, databaseOwnerUrl },
    /** The addresses of each process's `/metrics` and `/healthz`. */
    metrics: { bff: bffMetrics, worker, shell: at.shellMetrics },
    sandbox: sandbox?.url ?? null,
    inbox: mailbox()?.pageUrl ?? null,
    messages: servers.messages.url,
    ccavenue: { merchantId, accessCode, workingKey },
    staff: Object.entries(secrets.staffPassword).map(([role, password]) => ({
      ...{ userName: role.toLowerCase(), password, role },
    })),
  }
}

function notEmbedded(what: string): never {
  throw new Error(`This system has no ${what} of its own.`)
}

/** Releases every remote that visitors don't have yet; resolves with the registry's revision. */
async function releaseRemotes(secrets: LocalSecrets, bff: string): Promise<number> {
  const { remotes, ...registry } = parseRegistry(await (await fetch(`${bff}/api/remotes`)).json())
  let { revision } = registry
  for (const name of remoteNames()) {
    const dir = remoteDir(name)
    const { version } = await readManifest(dir)
    if (remotes.some((each) => each.name === name && each.version === version)) continue
    const token = secrets.releaseToken[name] ?? ''
    revision = (await publishRemote({ dir, apiUrl: bff, token })).revision
  }
  return revision
}

/** The revision of the registry whose pages are served; -1 before the first. */
async function revisionAt(site: string): Promise<number> {
  const response = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5000) })
  return ((await response.json()) as { revision?: number }).revision ?? -1
}
