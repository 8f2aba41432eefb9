import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import { createCcavenueGateway } from '@homecare/server/adapters/ccavenue-gateway'
import { createDb } from '@homecare/server/adapters/db'
import { createLog } from '@homecare/server/adapters/log'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { listenToOutbox } from '@homecare/server/adapters/outbox-listener'
import { createPgLedger } from '@homecare/server/adapters/pg-ledger'
import { createSmtpMail } from '@homecare/server/adapters/smtp-mail'
import { settingsFrom } from '@homecare/server/env-schema'
import { loadProfile } from '@homecare/server/profile'
import { readEnv } from './env'
import type { WorkerCtx } from './job'
import { reasonOf } from './reason-of'
import { startWorker } from './start-worker'

const env = readEnv()
const log = createLog({ process: 'worker', level: env.LOG_LEVEL })
const STOP_MS = 20_000

const profile = await loadProfile(env.PROVIDER_PROFILE)
const trouble = (what: string) => (error: Error) =>
  log.warn({ reason: reasonOf(error) }, `${what}: trouble, trying again`)
// A handler may ask beside its transaction: the spare ones keep all of them from waiting for each other.
const db = createDb(env.DATABASE_URL, {
  poolSize: env.WORKER_CONCURRENCY + 10,
  onError: trouble('database'),
  // Nobody waits at a screen: a rush of work that opens all connections at once may take its time.
  connectMs: 10_000,
})
const mail = createSmtpMail({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM ?? `"${profile.name.replace(/["\\]/g, '')}" <${profile.email}>`,
})
const ledger = createPgLedger(env.DATABASE_URL, trouble('ledger'))
const queue = createBullmqQueue(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  trouble('queue'),
)
const gateway = createCcavenueGateway({
  merchantId: env.CCAVENUE_MERCHANT_ID,
  accessCode: env.CCAVENUE_ACCESS_CODE,
  workingKey: env.CCAVENUE_WORKING_KEY,
  cipher: env.CCAVENUE_CIPHER,
  transactionUrl: env.CCAVENUE_TRANSACTION_URL,
  apiUrl: env.CCAVENUE_API_URL,
  profile,
})
const files = createMinioFiles({
  endpoint: env.S3_ENDPOINT,
  accessKey: env.S3_ACCESS_KEY,
  secretKey: env.S3_SECRET_KEY,
  bucket: env.S3_BUCKET,
})
const ctx: WorkerCtx = {
  db,
  gateway,
  files,
  mail,
  ledger,
  profile,
  log,
  staffInbox: env.STAFF_INBOX ?? profile.email,
  settings: settingsFrom(env),
  now: () => new Date(),
}

const worker = await startWorker({
  ctx,
  queue,
  listen: (onEffect) => listenToOutbox(env.DATABASE_URL, onEffect, trouble('outbox listener')),
  port: env.METRICS_PORT,
  hostname: env.METRICS_HOST,
  concurrency: env.WORKER_CONCURRENCY,
})
log.info({ port: worker.port, queue: env.REDIS_URL ? 'redis' : 'postgres' }, 'the worker runs')

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'the worker stops')
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await worker.stop()
  mail.close()
  await ledger.close()
  await db.$disconnect()
  process.exit(0)
}

process.once('SIGTERM', (signal) => void stop(signal))
process.once('SIGINT', (signal) => void stop(signal))
