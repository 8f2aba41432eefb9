import { join } from 'node:path'
import { startCardSandbox } from '../card-sandbox'
import { startMailbox, type RunningMailbox } from '../mailbox'
import { imapUrl, REPLY_INBOX } from '../mailbox/imap'
import { ACCOUNT, BUCKET, startObjectStore } from '../object-store'
import { chosenPort, freePort } from '../ports'
import { runtimeRoleUrl, startPostgres } from '../postgres'
import type { SystemOptions, SystemPart } from '../system'
import { messageServer } from './message-server'
import { redisPart } from './redis'
import type { LocalSecrets } from './secrets'
import { supervise } from './supervise'

export type Servers = Awaited<ReturnType<typeof startServers>>

interface ServersOptions extends Pick<SystemOptions, 'env' | 'durable' | 'redis' | 'log'> {
  dir: string
  secrets: LocalSecrets
  /** Where the card sandbox and the message gateway post to; they post nothing without. */
  bffUrl: string | undefined
  /** The address that visitors type. */
  publicUrl: string
  /** Called with the embedded database's process id whenever it becomes ready. */
  onPostgresPid: (pid: number) => void
  /** Called with a sentence when the embedded database can't be restarted. */
  onGivenUp: (sentence: string) => void
}

/** The servers that the system needs, each embedded unless an environment variable names a real one. */
export async function startServers(options: ServersOptions) {
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
    messageServer(options, async (open) => begin(localPart('messages', open))),
  ] as const
  const stop = async (): Promise<void> => {
    const [, , , gateway] = await Promise.allSettled(starting)
    const sandbox = gateway.status === 'fulfilled' ? gateway.value.sandbox : null
    await Promise.allSettled([...parts.map((part) => part.stop()), sandbox?.stop()])
  }
  try {
    const [databases, s3, smtp, gateway, redisUrl, messages] = await Promise.all(starting)
    // Parts are `postgres`, `object-store`, `smtp`, `messages`, and `redis` if it has the queue.
    return { ...databases, s3, ...smtp, ...gateway, redisUrl: env.REDIS_URL || redisUrl, messages, parts, stop }
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

/** The URL for BFF and worker, and the one for migrations; they are the same if only DATABASE_URL is set. */
async function database({ env, dir, durable, log, onPostgresPid, onGivenUp }: ServersOptions, begin: Begin) {
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
  await begin({ ...server, name: 'postgres' })
  return { databaseUrl: runtimeRoleUrl(url), databaseOwnerUrl: url }
}

async function objectStore({ env, dir }: ServersOptions, begin: Begin) {
  const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = BUCKET } = env
  if (S3_ENDPOINT)
    return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET }
  const port = await freePort()
  await begin(localPart('object-store', () => startObjectStore({ dir: join(dir, 's3'), port })))
  return { endpoint: `http://127.0.0.1:${port}`, ...ACCOUNT, bucket: BUCKET }
}

/** The mailbox is the current one: it can be restarted and keeps its emails. Null when a real SMTP server is used. */
async function smtpServer({ env, dir }: ServersOptions, begin: Begin) {
  if (env.SMTP_URL) return { smtpUrl: env.SMTP_URL, replies: {}, mailbox: (): RunningMailbox | null => null }
  const [pagePort, smtpPort, imapPort] = [await chosenPort(env, 'INBOX_PORT', 3003), await freePort(), await freePort()]
  let mailbox: RunningMailbox | null = null
  const open = async () => (mailbox = await startMailbox({ pagePort, smtpPort, imapPort, dir: join(dir, 'inbox') }))
  await begin(localPart('smtp', open))
  const replies = { REPLY_INBOX, REPLY_IMAP_URL: imapUrl(imapPort) }
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, replies, mailbox: () => mailbox }
}

async function queueServer({ env, dir, redis = false }: ServersOptions, begin: Begin): Promise<string | null> {
  if (env.REDIS_URL || !redis) return null
  const { url, part } = await redisPart(join(dir, 'redis'))
  await begin(part)
  return url
}

/** The sandbox is null when a real gateway is used. */
async function cardGateway({ env, dir, secrets, bffUrl }: ServersOptions) {
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
  const notificationUrl = bffUrl && `${bffUrl}/api/payment/notification`
  const sandbox = await startCardSandbox({ port, notificationUrl, ordersFile, ...account })
  return { sandbox, ccavenue: { ...account, transactionUrl: sandbox.transactionUrl, apiUrl: sandbox.apiUrl } }
}
