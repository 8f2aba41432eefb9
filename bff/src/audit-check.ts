import { createDb } from '@homecare/server/database/db'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { checkAudit } from '@homecare/server/audit/check'
import { auditSettingsFrom } from '@homecare/server/process/env-schema'
import { readAuditCheckEnv } from './env'

// This is a separate program. It exits with 0 if the audit history is unaltered since it was written and anchored, with
// 1 if not, naming the first wrong entry, and with 2 if it could not be compared with its anchors.
const env = readAuditCheckEnv()
const db = createDb(env.DATABASE_URL, { poolSize: 2 })
const files = createMinioFiles({
  endpoint: env.S3_ENDPOINT,
  accessKey: env.S3_ACCESS_KEY,
  secretKey: env.S3_SECRET_KEY,
  bucket: env.S3_BUCKET,
})
try {
  const settings = auditSettingsFrom(env)
  const { entries, state, problem, anchor } = await checkAudit({ ctx: { db, files, settings, now: () => new Date() } })
  const verdict = {
    intact: `intact as far as entry number ${anchor?.sequence}, which was anchored at ${anchor?.at}; later entries fit the chain`,
    broken: `NOT INTACT. ${problem}`,
    unverified: `COULD NOT BE CHECKED. ${problem}`,
    running: '',
  }[state]
  process.stdout.write(`audit history: ${entries} entries, ${verdict}\n`)
  process.exitCode = { intact: 0, broken: 1, unverified: 2, running: 2 }[state]
} finally {
  await db.$disconnect()
}
