import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { openContainers, type Containers } from '@homecare/cli/containers/compose'
import { randomSecrets, writeEnvFile, type Variables } from '@homecare/cli/containers/env-file'
import { run } from '@homecare/cli/run'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { startMailbox } from '@homecare/dev-servers/mailbox'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { PAGES } from '../../src/public-pages'
import type { Edge } from './edge-browser'

/** A network for measurements (RFC 2544), which nobody has: each visitor gets an address of it, and the site the first. */
const VISITORS = '198.18.0.0/15'
const SITE = '198.18.0.1'
/** Where there is no podman, the site is reached as by anybody on this machine. */
const LOOPBACK = '127.0.0.1'
const CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt'
/** The edge checks each server once a second and waits two for its answer. */
const EDGE_KNOWS_MS = 3_000
const HEALTHY_MS = 120_000
const SERVED_MS = 180_000

export const CAPACITY = 1000

interface Options {
  project: string
  /** The folder of the version that is started; its images have this tag. */
  version?: { root: string; tag: string }
  settings?: Variables
  /** Whether the trial does without visitors' addresses and replaced containers, and so also with Docker. */
  alsoWithDocker?: boolean
  log: (line: string) => void
}

/** As the containers call this machine. In Docker on Linux it has no name: there it is the first address of the default network. */
async function nameOfThisMachine({ isPodman, engine }: Containers): Promise<string> {
  if (isPodman) return 'host.containers.internal'
  if (process.platform !== 'linux') return 'host.docker.internal'
  return engine('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', 'bridge')
}

/** An address of the visitors' network for each number from 0. */
export const visitorAddress = (count: number): string =>
  `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`

/** The settings of a trial: card gateway and mail server are in this process, and delays of minutes are seconds. */
async function chooseVariables(thisMachine: string, settings: Variables): Promise<Variables & { SMTP_PORT: string }> {
  const [http, https, smtp, gateway] = (await Promise.all([1, 2, 3, 4].map(() => freePort()))).map(String)
  return {
    ...randomSecrets(),
    ...{ HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, SMTP_PORT: `${smtp}`, SANDBOX_PORT: `${gateway}` },
    ...{ PUBLIC_URL: `https://localhost:${https}`, SITE_ADDRESS: 'localhost', TLS: 'internal' },
    CCAVENUE_MERCHANT_ID: '100001',
    CCAVENUE_ACCESS_CODE: randomBytes(8).toString('hex').toUpperCase(),
    CCAVENUE_WORKING_KEY: randomBytes(16).toString('hex').toUpperCase(),
    CCAVENUE_TRANSACTION_URL: `http://127.0.0.1:${gateway}/transaction/transaction.do?command=initiateTransaction`,
    CCAVENUE_API_URL: `http://${thisMachine}:${gateway}/apis/servlet/DoWebTrans`,
    SMTP_URL: `smtp://${thisMachine}:${smtp}`,
    RECONCILE_AFTER_SECONDS: '1',
    SLOT_CAPACITY: String(CAPACITY),
    UNPAID_HOLDS_PER_PERSON: '10000',
    STRANGER_EMAILS_PER_DAY: '10000',
    UNPAID_SEATS_PERCENT: '100',
    LOG_LEVEL: 'warn',
    ...settings,
  }
}

const startGateway = (variables: Variables): Promise<RunningCardSandbox> =>
  startCardSandbox({
    port: Number(variables.SANDBOX_PORT),
    host: '0.0.0.0',
    merchantId: variables.CCAVENUE_MERCHANT_ID ?? '',
    accessCode: variables.CCAVENUE_ACCESS_CODE ?? '',
    workingKey: variables.CCAVENUE_WORKING_KEY ?? '',
    cipher: 'cbc',
    notificationUrl: `${variables.PUBLIC_URL}/api/payment/notification`,
  })

export type ContainerSite = Awaited<ReturnType<typeof openSite>>

/** docker-compose.yml in containers, with a card gateway and an inbox in this process, whose records a trial can read. */
export async function openSite(options: Options) {
  const { project, version, settings = {}, alsoWithDocker = false, log } = options
  const dir = await mkdtemp(join(tmpdir(), `${project}-`))
  const envFile = join(dir, '.env')
  // How many servers there are is read of it when it is opened.
  await writeEnvFile(envFile, settings)
  const common = { envFile, project, log }
  const containers = await openContainers({ ...common, ...version })
  const { isPodman } = containers
  if (!isPodman && !alsoWithDocker) throw new Error('This trial needs podman, as root and without Docker.')
  const variables = await chooseVariables(await nameOfThisMachine(containers), settings)
  await writeEnvFile(envFile, variables)
  const ends: (() => Promise<unknown>)[] = [
    () => rm(dir, { recursive: true, force: true }),
    async () => containers.close(),
  ]
  const mailbox = await startMailbox({
    dir: join(dir, 'mails'),
    smtpPort: Number(variables.SMTP_PORT),
    host: '0.0.0.0',
  })
  const sandbox = await startGateway(variables)
  ends.push(mailbox.stop, sandbox.stop)
  const name = (service: string): string => containers.nameOf(service)
  /** The containers of a service and of its second half. */
  const both = async (service: string): Promise<string[]> => [
    ...(await containers.names(service)),
    ...(await containers.names(`${service}-b`)),
  ]
  /** Throws until the container's own check succeeds. */
  const untilHealthy = async (container: string, timeoutMs = HEALTHY_MS): Promise<void> =>
    void (await waitFor(() => containers.engine('healthcheck', 'run', container).then(() => true), {
      timeoutMs,
      intervalMs: 250,
      what: `${container} to be healthy`,
    }))
  return {
    containers,
    /** Compose with the files of another version. */
    openWith: (other: { root: string; tag: string }) => openContainers({ ...common, ...other }),
    variables,
    sandbox,
    mailbox,
    name,
    both,
    untilHealthy,
    /** Starts everything; resolves with how visitors reach the site. */
    async start(): Promise<Edge> {
      await removeAll(containers)
      ends.push(() => removeAll(containers))
      if (isPodman) {
        await route('replace')
        ends.push(() => route('del'))
      }
      await containers.up()
      const ca = await containers.engine('exec', name('edge'), 'cat', CERTIFICATE)
      // The card gateway notifies the site from this process.
      setDefaultCACertificates([...getCACertificates('default'), ca])
      for (const each of await both('shell')) await untilServed(containers, each)
      if (isPodman) await keepBridgeAddresses(containers, project)
      return {
        host: isPodman ? SITE : LOOPBACK,
        port: Number(variables.HTTPS_PORT),
        publicUrl: variables.PUBLIC_URL ?? '',
        ca,
      }
    },
    /** The database as its owner, at its present address. */
    async databaseUrl(): Promise<string> {
      const host = await addressIn(containers, name('postgres'), `${project}_data`)
      return `postgresql://homecare:${variables.POSTGRES_PASSWORD}@${host}:5432/homecare`
    },
    /** Stops a service's containers and has Compose start those that these files have of it, if any. */
    async replace(service: string, from = containers): Promise<void> {
      const old = await containers.names(service)
      if (service === 'edge') await holdVisitors('--insert')
      await Promise.all(old.map((each) => containers.engine('stop', '--time', '30', each)))
      if (old.length > 0) await containers.engine('rm', ...old)
      if (service === 'edge') await holdVisitors('--delete')
      const services = (await from.compose('config', '--services')).split('\n')
      if (services.includes(service)) await from.compose('up', '--detach', '--no-build', '--no-deps', service)
      for (const each of await containers.names(service)) await untilHealthy(each)
      await wait(EDGE_KNOWS_MS)
    },
    async stop(): Promise<void> {
      for (const end of ends.splice(0).reverse()) await end().catch((error: Error) => log(error.message))
    },
  }
}

/** Also what `compose run` made. */
const removeAll = (containers: Containers): Promise<unknown> =>
  containers.compose('down', '--volumes', '--remove-orphans', '--timeout', '5')

/** Runs a service that does one thing and ends; resolves with what it printed, and throws that if it fails. */
export async function runTask(
  { engine, compose, nameOf }: Containers,
  service: string,
  ...words: string[]
): Promise<string> {
  const name = `${nameOf(service)}-task`
  await compose('run', '--detach', '--no-deps', '--name', name, service, ...words)
  const code = await engine('wait', name)
  const output = await engine('logs', name)
  await engine('rm', name)
  if (code !== '0') throw new Error(`${service} exited with code ${code}.\n${output}`)
  return output
}

export const addressIn = (containers: Containers, container: string, network: string): Promise<string> =>
  containers.engine('inspect', '--format', `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`, container)

/** A document server composes the pages of a release a while after it is published. */
async function untilServed(containers: Containers, container: string): Promise<void> {
  const asked = `Promise.all(${JSON.stringify(PAGES)}.map((path) => fetch('http://127.0.0.1:3000' + path)))
    .then((answers) => process.exit(answers.every(({ ok }) => ok) ? 0 : 1))`
  await waitFor(() => containers.engine('exec', container, 'node', '-e', asked).then(() => true), {
    timeoutMs: SERVED_MS,
    intervalMs: 1_000,
    what: `${container} to serve the pages of the released remotes`,
  })
}

/**
 * A bridge has the lowest address of the containers in it. When that one is replaced it would get another, and packets to
 * this machine would be lost for ten seconds: a fault of netavark before 1.9, not of what is tried.
 */
async function keepBridgeAddresses({ engine }: Containers, project: string): Promise<void> {
  for (const network of ['data', 'front', 'edge']) {
    const bridge = await engine('network', 'inspect', '--format', '{{.NetworkInterface}}', `${project}_${network}`)
    const [, address = ''] = /link\/ether (\S+)/.exec(await run('ip', ['link', 'show', bridge])) ?? []
    await run('ip', ['link', 'set', 'dev', bridge, 'address', address])
  }
}

/**
 * While podman takes the edge's container down a visitor's first packet can be sent to an address that nobody has any more, and
 * so is every later one of that connection, also once the new edge is there: the kernel keeps the translation, and netavark
 * does not clear it. It is dropped before, and sent again a second later.
 */
const holdVisitors = (how: '--insert' | '--delete'): Promise<string> =>
  run('iptables', [
    '--table',
    'raw',
    how,
    'OUTPUT',
    '--destination',
    SITE,
    ...'--protocol tcp --syn --jump DROP'.split(' '),
  ])

/** Makes all addresses of the visitors' network this machine's own, or takes them away again. */
const route = (how: 'replace' | 'del'): Promise<string> => run('ip', ['route', how, 'local', VISITORS, 'dev', 'lo'])
