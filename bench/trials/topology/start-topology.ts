import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDeployment } from '@homecare/cli/containers/deployment'
import { randomEnv, writeEnvFile } from '@homecare/cli/containers/env-file'
import type { Compose, Variables } from '@homecare/cli/containers/compose-file'
import { containerName, podman } from '@homecare/cli/containers/podman'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { dataDir, ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { trustEdge } from '../trust-edge'
import { addressesOf } from './containers'
import { mountSmallDisk, type SmallDisk } from './small-disk'

/** How podman calls the machine in its containers. */
const HOST = 'host.containers.internal'
/** As in deploy/trial/faults.yml: a trial touches nothing of a deployment on the same machine. */
const PROJECT = 'homecare-faults'
/** More than a run of all faults books, so that the last ones have bookings too. */
export const CAPACITY = 100

/** docker-compose.yml in podman's containers, and around it what the clinic doesn't run itself. */
export interface RunningTopology {
  siteUrl: string
  compose: Compose
  /** Postgres' disk, which is small, as a folder of this machine. */
  databaseDisk: SmallDisk
  /** A folder for files of this run. */
  dir: string
  sandbox: RunningCardSandbox
  mailbox: RunningMailbox
  /** The names of a service's containers. */
  containers(service: string): string[]
  /** The database as its owner, at its present address. */
  databaseUrl(): Promise<string>
  stop(): Promise<void>
}

interface TopologyOptions {
  /** Without it the images of an earlier run are taken. */
  build: boolean
  log: (line: string) => void
}

export async function startTopology({ build, log }: TopologyOptions): Promise<RunningTopology> {
  const dir = join(dataDir(), 'topology-faults')
  await mkdir(dir, { recursive: true })
  const port = async (): Promise<string> => String(await freePort())
  const [ports, sandboxPort, notificationPort, smtpPort] = [
    { HTTP_PORT: await port(), HTTPS_PORT: await port(), SANDBOX_PORT: await port(), INBOX_PORT: await port() },
    await freePort(),
    await port(),
    await freePort(),
  ]
  const account = randomEnv(ports)
  const caddy = join(dir, 'caddy')
  await cp(join(ROOT, 'deploy/caddy'), caddy, { recursive: true })
  const site = join(caddy, 'site.caddy')
  await writeFile(site, siteOfTrial(await readFile(site, 'utf8')))
  const env: Variables = {
    ...account,
    NOTIFICATION_PORT: notificationPort,
    TRIAL_CADDY: caddy,
    CCAVENUE_TRANSACTION_URL: `http://127.0.0.1:${sandboxPort}/transaction/transaction.do?command=initiateTransaction`,
    CCAVENUE_API_URL: `http://${HOST}:${sandboxPort}/apis/servlet/DoWebTrans`,
    SHELLS: [1, 2].map((at) => `${PROJECT}-shell-${at}:3000`).join(' '),
    BFFS: [1, 2, 3].map((at) => `${PROJECT}-bff-${at}:3001`).join(' '),
    SMTP_URL: `smtp://${HOST}:${smtpPort}`,
    // podman's networks; the addresses of the simulated visitors lie outside.
    TRUSTED_PROXIES: '10.88.0.0/15',
    LOG_LEVEL: 'warn',
    RECONCILE_AFTER_SECONDS: '1',
    SLOT_CAPACITY: String(CAPACITY),
    UNPAID_HOLDS_PER_PERSON: '10000',
    STRANGER_EMAILS_PER_DAY: '10000',
    UNPAID_SEATS_PERCENT: '100',
  }
  const envFile = join(dir, '.env')
  await writeEnvFile(envFile, env)
  const { compose, engine } = await openDeployment({
    files: ['docker-compose.yml', 'deploy/trial/faults.yml'],
    envFile,
    log,
  })
  if (engine.program !== 'podman') throw new Error('This trial cuts networks of podman containers; Docker runs here.')
  const mailbox = await startMailbox({ smtpPort, host: '0.0.0.0' })
  const sandbox = await startCardSandbox({
    merchantId: env.CCAVENUE_MERCHANT_ID ?? '',
    accessCode: env.CCAVENUE_ACCESS_CODE ?? '',
    workingKey: env.CCAVENUE_WORKING_KEY ?? '',
    cipher: 'cbc',
    port: sandboxPort,
    host: '0.0.0.0',
    notificationUrl: `http://127.0.0.1:${notificationPort}/api/payment/notification`,
    returnLaterMs: 2_000,
  })
  const containers = (service: string): string[] =>
    Array.from({ length: compose.services[service]?.deploy.replicas ?? 0 }, (_, at) =>
      containerName(compose.name, service, at + 1),
    )
  const databaseDisk = await mountSmallDisk(join(dir, 'database'))
  const stop = async (): Promise<void> => {
    await engine.remove()
    await databaseDisk.unmount()
    await Promise.all([sandbox.stop(), mailbox.stop()])
    await rm(dir, { recursive: true, force: true })
  }
  try {
    if (build) await engine.prepare()
    await engine.remove()
    const bind = ['type=none', 'o=bind', `device=${databaseDisk.data}`].flatMap((option) => ['--opt', option])
    await podman(['volume', 'create', ...bind, `${compose.name}_postgres`])
    await engine.up()
    const [edge = ''] = containers('edge')
    await trustEdge(edge)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    siteUrl: `https://localhost:${ports.HTTPS_PORT}`,
    compose,
    databaseDisk,
    dir,
    sandbox,
    mailbox,
    containers,
    async databaseUrl() {
      const [address = ''] = await addressesOf(containers('postgres')[0] ?? '')
      return `postgresql://homecare:${env.POSTGRES_PASSWORD}@${address}:5432/homecare`
    },
    stop,
  }
}

/** The edge's settings for visitors who all come from this machine: their address is the one that they name. */
function siteOfTrial(text: string): string {
  const changed = text.replace('lb_policy least_conn', 'lb_policy least_conn\n\ttrusted_proxies private_ranges')
  if (changed === text)
    throw new Error('deploy/caddy/site.caddy has changed: this trial can no longer name visitors in a header.')
  return changed
}
