import {
  databaseEnv,
  filesEnv,
  gatewayEnv,
  mailEnv,
  metricsEnv,
  parseEnv,
  processEnv,
  queueEnv,
  settingsEnv,
} from '@homecare/server/process/env-schema'
import { z } from 'zod'

const schema = z.object({
  ...databaseEnv,
  ...queueEnv,
  ...filesEnv,
  ...gatewayEnv,
  ...mailEnv,
  ...settingsEnv,
  ...processEnv,
  ...metricsEnv,
  /** Jobs handled at the same time. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(30),
})

export type WorkerEnv = z.infer<typeof schema>

export const readWorkerEnv = (): WorkerEnv => parseEnv(schema, process.env)
