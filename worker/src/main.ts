import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import { createLog } from '@homecare/server/adapters/log'
import { listenToOutbox } from '@homecare/server/adapters/outbox-listener'
import { createPgLedger } from '@homecare/server/adapters/pg-ledger'
import { createSmtpMail } from '@homecare/server/adapters/smtp-mail'
import { createCtx } from '@homecare/server/create-ctx'
import { readEnv } from './env'
import type { WorkerCtx } from './job'
import { reasonOf } from './reason-of'
import { startWorker } from './start-worker'

const env = readEnv()
const log = createLog({ process: 'worker', level: env.LOG_LEVEL })
const STOP_MS = 20_000

const connectionError = (to: string) => (error: Error) =>
  log.warn({ reason: reasonOf(error) }, `${to} connection error, retrying`)
const base = await createCtx(env, {
  log,
  db: {
    // A handler may read beside its transaction: with the spare connections none waits for another.
    poolSize: env.WORKER_CONCURRENCY + 10,
    onError: connectionError('database'),
    // Nobody waits at a screen: when much work opens all connections in the same moment, it may take its time.
    connectMs: 10_000,
  },
})
const { db, profile } = base
const mail = createSmtpMail({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM ?? `"${profile.name.replace(/["\\]/g, '')}" <${profile.email}>`,
})
const ledger = createPgLedger(env.DATABASE_URL, connectionError('ledger'))
const queue = createBullmqQueue(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  connectionError('queue'),
)
const ctx: WorkerCtx = { ...base, mail, ledger, staffInbox: env.STAFF_INBOX ?? profile.email }

const worker = await startWorker({
  ctx,
  queue,
  listen: (onEffect) => listenToOutbox(env.DATABASE_URL, onEffect, connectionError('outbox listener')),
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
