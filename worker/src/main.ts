import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import { WAITS } from '@homecare/server/database/waits'
import { createFiguresReader } from '@homecare/server/board/figures-reader'
import { createLimitStore } from '@homecare/server/adapters/limit-store'
import { createMailLimits } from '@homecare/server/process/mail-limits'
import { createRateLimit } from '@homecare/server/process/rate-limit'
import { createLog } from '@homecare/server/process/log'
import { createChangeListener } from '@homecare/server/database/change-listener'
import { createPgIdempotency } from '@homecare/server/adapters/pg-idempotency'
import { openWays } from '@homecare/server/appointment/ways'
import { createSmtpMail } from '@homecare/server/adapters/smtp-mail'
import type { JobCtx } from '@homecare/server/process/context'
import { createImapInbox } from '@homecare/server/adapters/imap-inbox'
import { createCtx } from '@homecare/server/adapters/create-ctx'
import { errorReason } from '@homecare/server/process/error-reason'
import { traceDatabase } from '@homecare/server/database/trace-database'
import { startTracing } from '@homecare/server-kit/start'
import { readWorkerEnv } from './env'
import { createWorkerMetrics } from './metrics'
import { startWorker } from './start-worker'

const env = readWorkerEnv()
const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'worker' })
if (tracing) await traceDatabase()
const log = createLog({ process: 'worker', level: env.LOG_LEVEL })
const STOP_MS = 20_000

const connectionError = (to: string) => (error: Error) =>
  log.warn({ reason: errorReason(error) }, `${to} connection error, retrying`)
const metrics = createWorkerMetrics()
const base = await createCtx(env, {
  log,
  onGatewayCall: metrics.gatewayCall,
  db: {
    // A handler may read beside its transaction: with the spare connections none waits for another.
    poolSize: env.WORKER_CONCURRENCY + 10,
    wait: WAITS.job,
    onError: connectionError('database'),
  },
})
const { db, profile } = base
const mail = createSmtpMail({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM ?? `"${profile.name.replace(/["\\]/g, '')}" <${profile.email}>`,
})
const idempotency = createPgIdempotency(env.DATABASE_URL, connectionError('idempotency'))
const queue = createBullmqQueue(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  connectionError('queue'),
)
const limitStore = createLimitStore(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  connectionError('rate limits'),
)
const mailLimits = createMailLimits(
  { store: limitStore, secret: base.settings.secret },
  base.settings.strangerEmailsPerDay,
)
const codesAbroad = createRateLimit(
  { store: limitStore, secret: base.settings.secret },
  { name: 'codes-abroad', points: env.CODES_ABROAD_PER_DAY, seconds: 24 * 3600 },
)
const staffInbox = env.STAFF_INBOX ?? profile.email
const ctx: JobCtx = {
  ...base,
  mail,
  mailLimits,
  codesAbroad,
  idempotency,
  mailRelayInUae: env.MAIL_RELAY_IN_UAE ?? env.NODE_ENV !== 'production',
  staffInbox,
  dutyInbox: env.DUTY_INBOX ?? staffInbox,
  dutyPhone: env.DUTY_PHONE ?? null,
  replyInbox: env.REPLY_IMAP_URL === undefined ? null : createImapInbox({ url: env.REPLY_IMAP_URL }),
}

const worker = await startWorker({
  ctx,
  queue,
  metrics,
  figures: createFiguresReader(env.DATABASE_URL, base.settings),
  listen: (onChange) =>
    createChangeListener(env.DATABASE_URL, 'outbox', { onChange, onError: connectionError('outbox listener') }),
  port: env.METRICS_PORT,
  hostname: env.METRICS_HOST,
  concurrency: env.WORKER_CONCURRENCY,
})
if (env.NODE_ENV === 'production' && openWays(base).length === 1)
  log.warn('messages go by email only: neither WhatsApp nor SMS is set up')
log.info({ port: worker.port, queue: env.REDIS_URL ? 'redis' : 'postgres' }, 'worker started')

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'worker stopping')
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await worker.stop()
  mail.close()
  await idempotency.close()
  await limitStore.close()
  await db.$disconnect()
  await tracing?.stop()
  process.exit(0)
}

process.once('SIGTERM', (signal) => void stop(signal))
process.once('SIGINT', (signal) => void stop(signal))
