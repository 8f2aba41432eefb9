import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { command } from '@homecare/cli/containers/command'
import type { Compose, Variables } from '@homecare/cli/containers/compose-file'
import { projectEnv, randomEnv } from '@homecare/cli/containers/env-file'
import { containerName, podman, podmanSucceeds } from '@homecare/cli/containers/podman'
import { addressOf } from '@homecare/cli/containers/replacement'
import { createTopology } from '@homecare/cli/containers/topology'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { Edge } from './edge-browser'
import { PAGES } from './readers'

/** A network for measurements (RFC 2544), which nobody has: each visitor gets an address of it. */
const VISITORS = '198.18.0.0/15'
/** As the containers call this machine. */
const THIS_MACHINE = 'host.containers.internal'
/** A project of its own: a deployment on the same machine stays as it is. */
export const PROJECT = 'homecare-upgrade'
export const CAPACITY = 1000
const SERVED_MS = 120_000

/** A running deployment with a card gateway and an inbox on this machine, whose records the trial can read. */
export interface Ground {
  variables: Variables
  sandbox: RunningCardSandbox
  mailbox: RunningMailbox
  /** Starts everything of a version; resolves with how the site and the database are reached. */
  start(compose: Compose): Promise<{ edge: Edge; databaseUrl: string }>
  stop(): Promise<void>
}

/** An address of the visitors' network for each number from 0. */
export const visitorAddress = (count: number): string =>
  `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`

export async function openGround(log: (line: string) => void): Promise<Ground> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-upgrade-'))
  const [http, https, smtp, gateway] = (await Promise.all([1, 2, 3, 4].map(() => freePort()))).map(String)
  const base = randomEnv({ HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, SANDBOX_PORT: `${gateway}`, INBOX_PORT: '0' })
  const variables: Variables = {
    ...base,
    ...projectEnv(PROJECT),
    CCAVENUE_API_URL: `http://${THIS_MACHINE}:${gateway}/apis/servlet/DoWebTrans`,
    SMTP_URL: `smtp://${THIS_MACHINE}:${smtp}`,
    RECONCILE_AFTER_SECONDS: '5',
    SLOT_CAPACITY: String(CAPACITY),
    UNPAID_HOLDS_PER_PERSON: '10000',
    STRANGER_EMAILS_PER_DAY: '10000',
    UNPAID_SEATS_PERCENT: '100',
    LOG_LEVEL: 'warn',
  }
  const ends: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  await mkdir(join(dir, 'mails'))
  const mailbox = await startMailbox({ dir: join(dir, 'mails'), smtpPort: Number(smtp), host: '0.0.0.0' })
  ends.push(() => mailbox.stop())
  const sandbox = await startCardSandbox({
    port: Number(gateway),
    host: '0.0.0.0',
    merchantId: base.CCAVENUE_MERCHANT_ID ?? '',
    accessCode: base.CCAVENUE_ACCESS_CODE ?? '',
    workingKey: base.CCAVENUE_WORKING_KEY ?? '',
    cipher: 'cbc',
    notificationUrl: `${base.PUBLIC_URL}/api/payment/notification`,
    returnLaterMs: 2_000,
  })
  ends.push(() => sandbox.stop())
  return {
    variables,
    sandbox,
    mailbox,
    async start(compose) {
      const topology = createTopology(compose, log)
      await topology.remove()
      ends.push(() => topology.remove())
      await route('replace')
      ends.push(() => route('del'))
      await topology.up()
      const certificate = '/data/caddy/pki/authorities/local/root.crt'
      const ca = await podman(['exec', containerName(compose.name, 'edge', 1), 'cat', certificate])
      // The card gateway notifies the site from this process.
      setDefaultCACertificates([...getCACertificates('default'), ca])
      await untilServed(compose.name)
      const database = await addressOf(compose, 'postgres', 'data')
      return {
        edge: {
          host: await addressOf(compose, 'edge', 'edge'),
          publicUrl: variables.PUBLIC_URL ?? '',
          ca,
        },
        databaseUrl: `postgresql://homecare:${variables.POSTGRES_PASSWORD}@${database}:5432/homecare`,
      }
    },
    async stop() {
      for (const end of ends.splice(0).reverse()) await end().catch((error: Error) => log(error.message))
    },
  }
}

/** A document server composes the pages of a release a while after it is published. */
async function untilServed(project: string): Promise<void> {
  for (const at of [1, 2]) {
    const container = containerName(project, 'shell', at)
    const asked = `Promise.all(${JSON.stringify(PAGES)}.map((path) => fetch('http://127.0.0.1:3000' + path)))
      .then((answers) => process.exit(answers.every(({ ok }) => ok) ? 0 : 1))`
    await waitFor(() => podmanSucceeds(['exec', container, 'node', '-e', asked]), {
      timeoutMs: SERVED_MS,
      intervalMs: 1_000,
      what: `${container} to serve the pages of the released remotes`,
    })
  }
}

/** Makes all addresses of the visitors' network this machine's own, or takes them away again. */
const route = (how: 'replace' | 'del'): Promise<string> =>
  command('ip', ['route', how, 'local', VISITORS, 'dev', 'lo'], { timeoutMs: 10_000 })
