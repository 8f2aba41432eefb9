import { createCcavenueGateway } from '@homecare/server/adapters/ccavenue-gateway'
import type { DatabaseWatch } from '@homecare/server/adapters/database-watch'
import { createDb } from '@homecare/server/adapters/db'
import { createLog } from '@homecare/server/adapters/log'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import type { Ctx } from '@homecare/server/context'
import { settingsFrom } from '@homecare/server/env-schema'
import { loadProfile } from '@homecare/server/profile'
import type { Env } from './env'

/** What use cases stand on, made of real servers. */
export async function createCtx(env: Env, watch: DatabaseWatch): Promise<Ctx> {
  const log = createLog({ process: 'bff', level: env.LOG_LEVEL })
  const profile = await loadProfile(env.PROVIDER_PROFILE)
  return {
    db: createDb(env.DATABASE_URL, {
      poolSize: env.DATABASE_POOL,
      watch,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    }),
    gateway: createCcavenueGateway({
      merchantId: env.CCAVENUE_MERCHANT_ID,
      accessCode: env.CCAVENUE_ACCESS_CODE,
      workingKey: env.CCAVENUE_WORKING_KEY,
      cipher: env.CCAVENUE_CIPHER,
      transactionUrl: env.CCAVENUE_TRANSACTION_URL,
      apiUrl: env.CCAVENUE_API_URL,
      profile,
    }),
    files: createMinioFiles({
      endpoint: env.S3_ENDPOINT,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      bucket: env.S3_BUCKET,
    }),
    profile,
    settings: settingsFrom(env),
    log,
    now: () => new Date(),
  }
}
