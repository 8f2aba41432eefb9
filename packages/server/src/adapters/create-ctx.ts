import { processEnv } from '@homecare/server-kit/env'
import { arabicIndic } from '@homecare/domain/digits'
import type { Logger } from 'pino'
import { z } from 'zod'
import { createCcavenueGateway } from './ccavenue-gateway'
import { createDb, type DbOptions } from '../database/db'
import { measuredGateway, type OnGatewayCall } from './measured-gateway'
import { createMessages } from './create-messages'
import { createMinioFiles } from './minio-files'
import type { Ctx, Resources } from '../process/context'
import { databaseEnv, filesEnv, gatewayEnv, messagesEnv, settingsEnv, settingsFrom } from '../process/env-schema'
import { loadProfile } from '../process/profile'
import { createShared } from '../process/shared'

interface CtxOptions {
  log: Logger
  db: DbOptions
  /** Told of every call to the card gateway, for metrics. */
  onGatewayCall: OnGatewayCall
}

const ctxEnv = z.object({
  ...databaseEnv,
  ...filesEnv,
  ...gatewayEnv,
  ...messagesEnv,
  ...settingsEnv,
  NODE_ENV: processEnv.NODE_ENV,
})

/** Creates the services of use cases and job handlers with real servers. BFF and worker both start with it. */
export async function createCtx(env: z.infer<typeof ctxEnv>, { log, db, onGatewayCall }: CtxOptions): Promise<Ctx> {
  const profile = await loadProfile(env.PROVIDER_PROFILE)
  globalThis.arabicDigits = profile.arabicDigits ? arabicIndic : undefined
  const [workingKey, ...previousWorkingKeys] = env.CCAVENUE_WORKING_KEY
  const resources: Resources = {
    db: createDb(env.DATABASE_URL, db),
    gateway: measuredGateway(
      createCcavenueGateway({
        merchantId: env.CCAVENUE_MERCHANT_ID,
        accessCode: env.CCAVENUE_ACCESS_CODE,
        workingKey,
        previousWorkingKeys,
        cipher: env.CCAVENUE_CIPHER,
        transactionUrl: env.CCAVENUE_TRANSACTION_URL,
        apiUrl: env.CCAVENUE_API_URL,
        profile,
      }),
      onGatewayCall,
    ),
    files: createMinioFiles({
      endpoint: env.S3_ENDPOINT,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      bucket: env.S3_BUCKET,
    }),
    messages: createMessages(env),
    profile,
    settings: settingsFrom(env),
    log,
    now: () => new Date(),
  }
  return { ...resources, shared: createShared(resources) }
}
