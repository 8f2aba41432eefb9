import { join } from 'node:path'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { startObjectStore } from '@homecare/dev-servers/object-store'
import { freePort, assertPortFree } from '@homecare/dev-servers/ports'
import { runtimeRoleUrl, startPostgres } from '@homecare/dev-servers/postgres'
import type { LocalSecrets } from './secrets'
import { supervise } from './supervise'

/** The servers that the system needs, each embedded unless an environment variable names a real one. */
export interface BackingServices {
  /** The database URL for BFF and worker. */
  databaseUrl: string
  /** The database URL for migrations; the same if only DATABASE_URL is set. */
  databaseOwnerUrl: string
  redisUrl: string | null
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string }
  smtpUrl: string
  /** null when a real SMTP server is used. */
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
  /** Stops the embedded database and object store; the function that it returns starts them again on the same ports. */
  startOutage(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

interface EmbeddedServer {
  port: number
  stop(): Promise<void>
}

interface BackingServicesOptions {
  dir: string
  env: NodeJS.ProcessEnv
  secrets: LocalSecrets
  /** The address for the sandbox's notifications. */
  notificationUrl: string
  durable: boolean
  /** How long the sandbox's delayed outcomes take; ten minutes by default. */
  returnLaterMs?: number | undefined
  log: (line: string) => void
  /** Called with the embedded database's process id whenever it becomes ready. */
  onPostgresPid: (pid: number) => void
  /** Called with a sentence when the embedded database can't be restarted. */
  onGivenUp: (sentence: string) => void
}

/** The port in the variable, which must then be free; by default the next free port from `preferred`. */
export async function chosenPort(env: NodeJS.ProcessEnv, name: string, preferred: number): Promise<number> {
  const text = env[name]
  if (text === undefined || text === '') return freePort(preferred)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}".`)
  return port === 0 ? freePort() : assertPortFree(port)
}

export async function startBackingServices(options: BackingServicesOptions): Promise<BackingServices> {
  const stops: (() => Promise<void>)[] = []
  const register = <T extends { stop(): Promise<void> }>(server: T): T => {
    stops.push(() => server.stop())
    return server
  }
  const stop = async (): Promise<void> => {
    await Promise.allSettled(stops.map((each) => each()))
  }
  const interruptions: (() => Promise<() => Promise<void>>)[] = []
  const registerRestartable: RegisterRestartable = async (start) => {
    let server = await start()
    const { port } = server
    stops.push(() => server.stop())
    interruptions.push(async () => {
      await server.stop()
      return async () => void (server = await start(port))
    })
    return server
  }
  const startOutage = async () => {
    const restarts = await Promise.all(interruptions.map((interrupt) => interrupt()))
    return async () => void (await Promise.all(restarts.map((restart) => restart())))
  }
  const starting = [
    database(options, registerRestartable),
    objectStore(options, registerRestartable),
    smtpServer(options, register),
    cardGateway(options, register),
  ] as const
  try {
    const [databases, s3, smtp, gateway] = await Promise.all(starting)
    return { ...databases, redisUrl: options.env.REDIS_URL || null, s3, ...smtp, ...gateway, startOutage, stop }
  } catch (error) {
    await Promise.allSettled(starting)
    await stop()
    throw error
  }
}

type Register = <T extends { stop(): Promise<void> }>(server: T) => T
type RegisterRestartable = <T extends EmbeddedServer>(start: (port?: number) => Promise<T>) => Promise<T>

/** Errors that sessions log during a restart, which has a log line of its own. */
const RESTART_ERROR =
  /the database system is (?:starting up|not yet accepting connections|shutting down)|terminating connection/

async function database(
  { env, dir, durable, log, onPostgresPid, onGivenUp }: BackingServicesOptions,
  register: RegisterRestartable,
): Promise<Pick<BackingServices, 'databaseUrl' | 'databaseOwnerUrl'>> {
  if (env.DATABASE_URL) {
    return { databaseUrl: env.DATABASE_URL, databaseOwnerUrl: env.DATABASE_OWNER_URL || env.DATABASE_URL }
  }
  let url = ''
  let port: number | undefined
  const logErrors = (text: string): void => {
    for (const line of text.split('\n')) if (/FATAL|PANIC/.test(line) && !RESTART_ERROR.test(line)) log(line)
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
  await register(async () => {
    await server.start()
    return { port: port ?? 0, stop: server.stop }
  })
  return { databaseUrl: runtimeRoleUrl(url), databaseOwnerUrl: url }
}

async function objectStore(
  { env, dir }: BackingServicesOptions,
  register: RegisterRestartable,
): Promise<BackingServices['s3']> {
  if (env.S3_ENDPOINT) {
    const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = 'homecare' } = env
    return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET }
  }
  const { endpoint, accessKey, secretKey, bucket } = await register((port) =>
    startObjectStore({ dir: join(dir, 's3'), port }),
  )
  return { endpoint, accessKey, secretKey, bucket }
}

async function smtpServer(
  { env, dir }: BackingServicesOptions,
  register: Register,
): Promise<Pick<BackingServices, 'smtpUrl' | 'mailbox'>> {
  if (env.SMTP_URL) return { smtpUrl: env.SMTP_URL, mailbox: null }
  const pagePort = await chosenPort(env, 'INBOX_PORT', 3003)
  const mailbox = register(await startMailbox({ pagePort, dir: join(dir, 'inbox') }))
  return { smtpUrl: mailbox.smtpUrl, mailbox }
}

async function cardGateway(
  { env, dir, secrets, notificationUrl, returnLaterMs }: BackingServicesOptions,
  register: Register,
): Promise<Pick<BackingServices, 'sandbox' | 'ccavenue'>> {
  const cipher = env.CCAVENUE_CIPHER === 'gcm' ? 'gcm' : 'cbc'
  const merchantId = env.CCAVENUE_MERCHANT_ID || 'M0001'
  const accessCode = env.CCAVENUE_ACCESS_CODE || 'SANDBOX0ACCESS0CODE'
  // The sandbox is one gateway account: of keys in rotation it has the first.
  const workingKey = (env.CCAVENUE_WORKING_KEY || secrets.workingKey).split(',')[0] ?? ''
  const account = { merchantId, accessCode, workingKey, cipher } as const
  if (env.CCAVENUE_TRANSACTION_URL && env.CCAVENUE_API_URL) {
    return {
      sandbox: null,
      ccavenue: { ...account, transactionUrl: env.CCAVENUE_TRANSACTION_URL, apiUrl: env.CCAVENUE_API_URL },
    }
  }
  const port = await chosenPort(env, 'SANDBOX_PORT', 3002)
  const ordersFile = join(dir, 'sandbox/orders.jsonl')
  const sandbox = register(await startCardSandbox({ port, notificationUrl, returnLaterMs, ordersFile, ...account }))
  return { sandbox, ccavenue: { ...account, transactionUrl: sandbox.transactionUrl, apiUrl: sandbox.apiUrl } }
}
