import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { createRateLimit } from '@homecare/server/process/rate-limit'
import { createMailLimits } from '@homecare/server/process/mail-limits'
import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import type { QueueServer } from '@homecare/server/adapters/bullmq-server'
import { createChangeListener } from '@homecare/server/database/change-listener'
import { createFiguresReader } from '@homecare/server/board/figures-reader'
import { createPgIdempotency } from '@homecare/server/adapters/pg-idempotency'
import { createSmtpMail } from '@homecare/server/adapters/smtp-mail'
import type { JobCtx } from '@homecare/server/process/context'
import type { Queue } from '@homecare/server/ports/queue'
import { TEST_SETTINGS, testContext, type TestCtx } from '@homecare/server/testing/test-context'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { startWorker, type RunningWorker } from '../start-worker'

export const STAFF_INBOX = 'staff@example.com'
export const DUTY_INBOX = 'duty@example.com'

export interface WorkerFixture {
  ctx: TestCtx & JobCtx
  database: TestDatabase
  mailbox: RunningMailbox
  openQueue(server?: QueueServer): Queue
  startWorker(queue?: Queue): Promise<RunningWorker>
  close(): Promise<void>
}

/** A real database, queue and mail server for one test file, and workers on them. The queue runs on Postgres by default. */
export async function openWorkerFixture(server?: QueueServer): Promise<WorkerFixture> {
  const database = await createTestDatabase()
  const mailbox = await startMailbox()
  const mail = createSmtpMail({ smtpUrl: mailbox.smtpUrl, from: 'hello@ghafhomecare.example', timeoutMs: 3_000 })
  const idempotency = createPgIdempotency(database.url)
  const ctx: WorkerFixture['ctx'] = {
    ...testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } }),
    mail,
    idempotency,
    mailLimits: createMailLimits({ store: memoryLimitStore(), secret: 'x' }, 10_000),
    codesAbroad: createRateLimit(
      { store: memoryLimitStore(), secret: 'x' },
      { name: 'abroad', points: 50, seconds: 86_400 },
    ),
    mailRelayInUae: true,
    staffInbox: STAFF_INBOX,
    dutyInbox: DUTY_INBOX,
    dutyPhone: null,
    replyInbox: null,
  }
  const running: RunningWorker[] = []
  const openQueue = (other?: QueueServer) => createBullmqQueue(other ?? server ?? { databaseUrl: database.url })
  return {
    ctx,
    database,
    mailbox,
    openQueue,
    async startWorker(queue = openQueue()) {
      const listen = (onChange: () => void) =>
        createChangeListener(database.url, 'outbox', { onChange, onError: () => {} })
      const worker = await startWorker({
        ...{ ctx, queue, listen, port: 0, concurrency: 3 },
        figures: createFiguresReader(database.url, ctx.settings),
      })
      running.push(worker)
      return worker
    },
    async close() {
      await Promise.all(running.map((worker) => worker.stop()))
      mail.close()
      await idempotency.close()
      await mailbox.stop()
      await database.drop()
    },
  }
}
