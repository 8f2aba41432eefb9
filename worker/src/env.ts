import {
  databaseEnv,
  filesEnv,
  gatewayEnv,
  mailEnv,
  messagesEnv,
  queueEnv,
  settingsEnv,
} from '@homecare/server/process/env-schema'
import { metricsEnv, parseEnv, processEnv, wholeNumber } from '@homecare/server-kit/env'
import { z } from 'zod'

const schema = z
  .object({
    ...databaseEnv,
    ...queueEnv,
    ...filesEnv,
    ...gatewayEnv,
    ...mailEnv,
    ...messagesEnv,
    ...settingsEnv,
    ...processEnv,
    ...metricsEnv,
    /** Codes a day to numbers outside the Gulf by text message, of all together; others go by WhatsApp alone. */
    CODES_ABROAD_PER_DAY: wholeNumber(0, 100_000, 50),
    /** Jobs handled at the same time. */
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(30),
  })
  .refine((env) => (env.REPLY_INBOX === undefined) === (env.REPLY_IMAP_URL === undefined), {
    path: ['REPLY_INBOX'],
    message: 'must be set together with REPLY_IMAP_URL: the address of a mailbox, and how it is read',
  })

export type WorkerEnv = z.infer<typeof schema>

export const readWorkerEnv = (): WorkerEnv => parseEnv(schema, process.env)
