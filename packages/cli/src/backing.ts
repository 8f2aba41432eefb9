import { join } from 'node:path'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { startObjectStore } from '@homecare/dev-servers/object-store'
import { freePort, requirePort } from '@homecare/dev-servers/ports'
import { asApp, startPostgres } from '@homecare/dev-servers/postgres'
import type { LocalSecrets } from './secrets'
import { supervise } from './supervise'

/** Everything that the system stands on: embedded, or the real server where its variable names one. */
export interface Backing {
  /** As BFF and worker connect. */
  databaseUrl: string
  /** As migrations connect; the same where only DATABASE_URL is given. */
  databaseOwnerUrl: string
  redisUrl: string | null
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string }
  smtpUrl: string
  /** null when a real mail server is used. */
  mailbox: RunningMailbox | null
  /** null when a real gateway is used. */
  sandbox: RunningCardSandbox | null
  ccavenue: {
    merchantId: string
    accessCode: string
    workingKey: string
    cipher: 'cbc' | 'gcm'
    transactionUrl: string
    apiUrl: string
  }
  /** Takes the embedded database and object store away; what it gives brings them back where they were. */
  outage(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

interface Server {
  port: number
  stop(): Promise<void>
}

interface BackingOptions {
  dir: string
  env: NodeJS.ProcessEnv
  secrets: LocalSecrets
  /** Where the sandbox pushes its notifications. */
  notificationUrl: string
  durable: boolean
  /** How long the sandbox's late outcomes take; ten minutes unless set. */
  returnLaterMs?: number | undefined
  log: (line: string) => void
  /** Called with the embedded database's process id each time that it is ready. */
  onPostgresPid: (pid: number) => void
  /** Called with a sentence when the embedded database keeps failing. */
  onGivenUp: (sentence: string) => void
}

/** The port in the variable, which must then be free, or the next free one from the default. */
export async function chosenPort(env: NodeJS.ProcessEnv, name: string, preferred: number): Promise<number> {
  const text = env[name]
  if (text === undefined || text === '') return freePort(preferred)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}".`)
  return port === 0 ? freePort() : requirePort(port)
}

export async function startBacking(options: BackingOptions): Promise<Backing> {
  const stops: (() => Promise<void>)[] = []
  const keep = <T extends { stop(): Promise<void> }>(server: T): T => {
    stops.push(() => server.stop())
    return server
  }
  const stop = async (): Promise<void> => {
    await Promise.allSettled(stops.map((each) => each()))
  }
  const again: (() => Promise<() => Promise<void>>)[] = []
  const keepReturning: KeepReturning = async (start) => {
    let server = await start()
    const { port } = server
    stops.push(() => server.stop())
    again.push(async () => {
      await server.stop()
      return async () => void (server = await start(port))
    })
    return server
  }
  const outage = async () => {
    const returns = await Promise.all(again.map((takeAway) => takeAway()))
    return async () => void (await Promise.all(returns.map((bringBack) => bringBack())))
  }
  const starting = [
    database(options, keepReturning),
    objectStore(options, keepReturning),
    mail(options, keep),
    gateway(options, keep),
  ] as const
  try {
    const [databases, s3, mailServer, card] = await Promise.all(starting)
    return { ...databases, redisUrl: options.env.REDIS_URL || null, s3, ...mailServer, ...card, outage, stop }
  } catch (error) {
    await Promise.allSettled(starting)
    await stop()
    throw error
  }
}

type Keep = <T extends { stop(): Promise<void> }>(server: T) => T
type KeepReturning = <T extends Server>(start: (port?: number) => Promise<T>) => Promise<T>

/** What every session hears while the server is away: the restart itself has a line of its own. */
const OF_A_RESTART =
  /the database system is (?:starting up|not yet accepting connections|shutting down)|terminating connection/

async function database(
  { env, dir, durable, log, onPostgresPid, onGivenUp }: BackingOptions,
  keep: KeepReturning,
): Promise<Pick<Backing, 'databaseUrl' | 'databaseOwnerUrl'>> {
  if (env.DATABASE_URL) {
    return { databaseUrl: env.DATABASE_URL, databaseOwnerUrl: env.DATABASE_OWNER_URL || env.DATABASE_URL }
  }
  let url = ''
  let port: number | undefined
  const logErrors = (text: string): void => {
    for (const line of text.split('\n')) if (/FATAL|PANIC/.test(line) && !OF_A_RESTART.test(line)) log(line)
  }
  const server = supervise({
    name: 'Postgres',
    async start() {
      const started = await startPostgres({ dataDir: join(dir, 'postgres'), durable, port, log: logErrors })
      ;({ url, port } = started)
      return { ...started, kill: async () => void process.kill(started.pid, 'SIGKILL') }
    },
    log,
    onPid: onPostgresPid,
    onGivenUp,
  })
  await keep(async () => {
    await server.start()
    return { port: port ?? 0, stop: server.stop }
  })
  return { databaseUrl: asApp(url), databaseOwnerUrl: url }
}

async function objectStore({ env, dir }: BackingOptions, keep: KeepReturning): Promise<Backing['s3']> {
  if (env.S3_ENDPOINT) {
    const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = 'homecare' } = env
    return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET }
  }
  const { endpoint, accessKey, secretKey, bucket } = await keep((port) =>
    startObjectStore({ dir: join(dir, 's3'), port }),
  )
  return { endpoint, accessKey, secretKey, bucket }
}

async function mail({ env, dir }: BackingOptions, keep: Keep): Promise<Pick<Backing, 'smtpUrl' | 'mailbox'>> {
  if (env.SMTP_URL) return { smtpUrl: env.SMTP_URL, mailbox: null }
  const pagePort = await chosenPort(env, 'INBOX_PORT', 3003)
  const mailbox = keep(await startMailbox({ pagePort, dir: join(dir, 'inbox') }))
  return { smtpUrl: mailbox.smtpUrl, mailbox }
}

async function gateway(
  { env, dir, secrets, notificationUrl, returnLaterMs }: BackingOptions,
  keep: Keep,
): Promise<Pick<Backing, 'sandbox' | 'ccavenue'>> {
  const cipher = env.CCAVENUE_CIPHER === 'gcm' ? 'gcm' : 'cbc'
  const merchantId = env.CCAVENUE_MERCHANT_ID || 'M0001'
  const accessCode = env.CCAVENUE_ACCESS_CODE || 'SANDBOX0ACCESS0CODE'
  const workingKey = env.CCAVENUE_WORKING_KEY || secrets.workingKey
  const account = { merchantId, accessCode, workingKey, cipher } as const
  if (env.CCAVENUE_TRANSACTION_URL && env.CCAVENUE_API_URL) {
    return {
      sandbox: null,
      ccavenue: { ...account, transactionUrl: env.CCAVENUE_TRANSACTION_URL, apiUrl: env.CCAVENUE_API_URL },
    }
  }
  const port = await chosenPort(env, 'SANDBOX_PORT', 3002)
  const ordersFile = join(dir, 'sandbox/orders.jsonl')
  const sandbox = keep(await startCardSandbox({ port, notificationUrl, returnLaterMs, ordersFile, ...account }))
  return { sandbox, ccavenue: { ...account, transactionUrl: sandbox.transactionUrl, apiUrl: sandbox.apiUrl } }
}
