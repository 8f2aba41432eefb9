import { join } from 'node:path'
import { startCardSandbox, type RunningCardSandbox } from '../card-sandbox'
import { startMailbox, type RunningMailbox } from '../mailbox'
import { startObjectStore } from '../object-store'
import { freePort, assertPortFree } from '../ports'
import { runtimeRoleUrl, startPostgres } from '../postgres'
import type { SystemOptions, SystemPart } from '../system'
import { redisPart } from './redis'
import type { LocalSecrets } from './secrets'
import { supervise } from './supervise'

/** The servers that the system needs, each embedded unless an environment variable names a real one. */
export interface Servers {
  /** The database URL for BFF and worker. */
  databaseUrl: string
  /** The database URL for migrations; the same if only DATABASE_URL is set. */
  databaseOwnerUrl: string
  redisUrl: string | null
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string }
  smtpUrl: string
  /** The current one: it can be restarted and keeps its emails. Null when a real SMTP server is used. */
  mailbox(): RunningMailbox | null
  /** Null when a real gateway is used. */
  sandbox: RunningCardSandbox | null
  ccavenue: {
    merchantId: string
    accessCode: string
    workingKey: string
    cipher: 'cbc' | 'gcm'
    transactionUrl: string
    apiUrl: string
  }
  /** `postgres`, `object-store`, `smtp`, and `redis` if it has the queue. */
  parts: readonly SystemPart[]
  stop(): Promise<void>
}

interface ServersOptions extends Pick<SystemOptions, 'env' | 'durable' | 'redis' | 'returnLaterMs' | 'log'> {
  dir: string
  secrets: LocalSecrets
  /** The address for the sandbox's notifications; it sends none without. */
  notificationUrl: string | undefined
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

export async function startServers(options: ServersOptions): Promise<Servers> {
  const { env } = options
  const parts: SystemPart[] = []
  const begin = async (part: SystemPart): Promise<void> => {
    await part.start()
    parts.push(part)
  }
  const starting = [
    database(options, begin),
    objectStore(options, begin),
    smtpServer(options, begin),
    cardGateway(options),
    queueServer(options, begin),
  ] as const
  const stop = async (): Promise<void> => {
    const [, , , gateway] = await Promise.allSettled(starting)
    const sandbox = gateway.status === 'fulfilled' ? gateway.value.sandbox : null
    await Promise.allSettled([...parts.map((part) => part.stop()), sandbox?.stop()])
  }
  try {
    const [databases, s3, smtp, gateway, redisUrl] = await Promise.all(starting)
    return { ...databases, s3, ...smtp, ...gateway, redisUrl: env.REDIS_URL || redisUrl, parts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Begin = (part: SystemPart) => Promise<void>

/** A server in this process: killing it is stopping it. */
const localPart = (name: string, open: () => Promise<{ stop(): Promise<void> }>): SystemPart => {
  let stop: (() => Promise<void>) | undefined
  const end = async (): Promise<void> => {
    await stop?.()
    stop = undefined
  }
  return { name, pid: () => 0, start: async () => void ({ stop } = await open()), stop: end, kill: end }
}

/** Errors that sessions log during a restart, which has a log line of its own. */
const RESTART_ERROR =
  /the database system is (?:starting up|not yet accepting connections|shutting down)|terminating connection/

async function database(
  { env, dir, durable, log, onPostgresPid, onGivenUp }: ServersOptions,
  begin: Begin,
): Promise<Pick<Servers, 'databaseUrl' | 'databaseOwnerUrl'>> {
  if (env.DATABASE_URL)
    return { databaseUrl: env.DATABASE_URL, databaseOwnerUrl: env.DATABASE_OWNER_URL || env.DATABASE_URL }
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
      return started
    },
    log,
    onPid: onPostgresPid,
    onGivenUp,
  })
  await begin({ name: 'postgres', ...server })
  return { databaseUrl: runtimeRoleUrl(url), databaseOwnerUrl: url }
}

async function objectStore({ env, dir }: ServersOptions, begin: Begin): Promise<Servers['s3']> {
  if (env.S3_ENDPOINT) {
    const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = 'homecare' } = env
    return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET }
  }
  let s3: Servers['s3'] = { endpoint: '', accessKey: '', secretKey: '', bucket: '' }
  const port = await freePort()
  const open = async () => {
    const { stop, ...running } = await startObjectStore({ dir: join(dir, 's3'), port })
    s3 = {
      endpoint: running.endpoint,
      accessKey: running.accessKey,
      secretKey: running.secretKey,
      bucket: running.bucket,
    }
    return { stop }
  }
  await begin(localPart('object-store', open))
  return s3
}

async function smtpServer({ env, dir }: ServersOptions, begin: Begin): Promise<Pick<Servers, 'smtpUrl' | 'mailbox'>> {
  if (env.SMTP_URL) return { smtpUrl: env.SMTP_URL, mailbox: () => null }
  const [pagePort, smtpPort] = [await chosenPort(env, 'INBOX_PORT', 3003), await freePort()]
  let mailbox: RunningMailbox | null = null
  const open = async () => (mailbox = await startMailbox({ pagePort, smtpPort, dir: join(dir, 'inbox') }))
  await begin(localPart('smtp', open))
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, mailbox: () => mailbox }
}

async function queueServer({ env, dir, redis = false }: ServersOptions, begin: Begin): Promise<string | null> {
  if (env.REDIS_URL || !redis) return null
  const { url, part } = await redisPart(join(dir, 'redis'))
  await begin(part)
  return url
}

async function cardGateway({
  env,
  dir,
  secrets,
  notificationUrl,
  returnLaterMs,
}: ServersOptions): Promise<Pick<Servers, 'sandbox' | 'ccavenue'>> {
  const cipher = env.CCAVENUE_CIPHER === 'gcm' ? 'gcm' : 'cbc'
  const merchantId = env.CCAVENUE_MERCHANT_ID || 'M0001'
  const accessCode = env.CCAVENUE_ACCESS_CODE || 'SANDBOX0ACCESS0CODE'
  // The sandbox is one gateway account: of keys in rotation it has the first.
  const workingKey = (env.CCAVENUE_WORKING_KEY || secrets.workingKey).split(',')[0] ?? ''
  const account = { merchantId, accessCode, workingKey, cipher } as const
  const { CCAVENUE_TRANSACTION_URL: transactionUrl, CCAVENUE_API_URL: apiUrl } = env
  if (transactionUrl && apiUrl) return { sandbox: null, ccavenue: { ...account, transactionUrl, apiUrl } }
  const port = await chosenPort(env, 'SANDBOX_PORT', 3002)
  const ordersFile = join(dir, 'sandbox/orders.jsonl')
  const sandbox = await startCardSandbox({ port, notificationUrl, returnLaterMs, ordersFile, ...account })
  return { sandbox, ccavenue: { ...account, transactionUrl: sandbox.transactionUrl, apiUrl: sandbox.apiUrl } }
}
