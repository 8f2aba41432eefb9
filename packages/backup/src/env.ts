import { weaknessOf } from '@homecare/contract/secrets'
import type { AuditSigners } from '@homecare/server/process/accepted-secrets'
import { filesEnv, settingsEnv } from '@homecare/server/process/env-schema'
import { parseEnv } from '@homecare/server-kit/env'
import { z } from 'zod'

const days = (standard: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of days')
    .transform(Number)
    .default(standard)

const schema = z.object({
  ...filesEnv,
  /** Checks the anchors of the audit history; where the processes have none, their SESSION_SECRET. */
  AUDIT_SECRET: settingsEnv.AUDIT_SECRET.unwrap(),
  /** Where backups are kept: `postgres/` is pgBackRest's repository, `objects/` ours. Best a disk of another machine. */
  BACKUP_DIR: z.string().startsWith('/', 'must be an absolute path'),
  /** Encrypts everything in BACKUP_DIR. Without it no backup can be read. */
  BACKUP_KEY: z
    .string()
    .min(32, 'must have 32 characters or more')
    .refine((key) => weaknessOf(key) === null, 'must be random, as by `openssl rand -hex 32`'),
  /** How long a point in time can be restored. */
  BACKUP_KEEP_DAYS: days(28),
  /** As Postgres' own programs read them: data folder, folder of the socket, port, administrator, database. */
  PGDATA: z.string().startsWith('/', 'must be an absolute path'),
  PGHOST: z.string().startsWith('/', "must be the folder of Postgres' socket").default('/var/run/postgresql'),
  PGPORT: z.string().regex(/^\d+$/, 'must be a port').default('5432'),
  PGUSER: z.string().default('homecare'),
  PGDATABASE: z.string().default('homecare'),
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
})

export type BackupSettings = ReturnType<typeof readBackupEnv>

export function readBackupEnv(environment: NodeJS.ProcessEnv = process.env) {
  const env = parseEnv(schema, environment)
  const [auditSecret, ...previousAuditSecrets] = env.AUDIT_SECRET
  return {
    dir: env.BACKUP_DIR,
    key: env.BACKUP_KEY,
    keepDays: env.BACKUP_KEEP_DAYS,
    postgres: {
      data: env.PGDATA,
      socketDir: env.PGHOST,
      port: env.PGPORT,
      user: env.PGUSER,
      database: env.PGDATABASE,
    },
    s3: {
      endpoint: env.S3_ENDPOINT,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      bucket: env.S3_BUCKET,
    },
    /** What signs the anchors of the audit history. */
    audit: { auditSecret, previousAuditSecrets } satisfies AuditSigners as AuditSigners,
    /** Where programs are found. */
    searchPath: env.PATH,
  }
}
