import { join } from 'node:path'
import { ROOT } from '../paths'
import type { LocalSecrets } from './secrets'
import type { Servers } from './servers'

/** Environment variables that are passed on to the processes if set. */
const FORWARDED_SETTINGS = [
  'MAIL_FROM',
  'STAFF_INBOX',
  'DUTY_INBOX',
  'DUTY_PHONE',
  'MAIL_RELAY_IN_UAE',
  'PROVIDER_PROFILE',
  'SECOND_FACTOR_ROLES',
  'SLOT_CAPACITY',
  'SLOT_LEAD_MINUTES',
  'SLOT_HOLD_MINUTES',
  'UNPAID_HOLDS_PER_PERSON',
  'UNPAID_SEATS_PERCENT',
  'STRANGER_EMAILS_PER_DAY',
  'CODES_ABROAD_PER_DAY',
  'MINIMUM_TOTAL_AED',
  'RECONCILE_AFTER_SECONDS',
  'ROLLBACK_MIN_VIEWS',
  'RETENTION_DAYS',
  'NODE_ENV',
  'LOGIN_ATTEMPTS',
  'COMPRESSION',
  'DRAIN_MS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

/** What BFF, worker and migrations have in common. */
export function backEndEnv(
  env: NodeJS.ProcessEnv,
  servers: Servers,
  secrets: LocalSecrets,
  publicUrl: string,
): Record<string, string> {
  const { s3, ccavenue } = servers
  const forwarded = FORWARDED_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []))
  return {
    PROVIDER_PROFILE: join(ROOT, 'packages/server/data/provider-profile.json'),
    // No edge has to notice that a process ends.
    DRAIN_MS: '1000',
    ...Object.fromEntries(forwarded),
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    DATABASE_URL: servers.databaseUrl,
    ...(servers.redisUrl ? { REDIS_URL: servers.redisUrl } : {}),
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    SMTP_URL: servers.smtpUrl,
    ...servers.replies,
    ...servers.messages.settings,
    PUBLIC_URL: publicUrl,
    CCAVENUE_MERCHANT_ID: ccavenue.merchantId,
    CCAVENUE_ACCESS_CODE: ccavenue.accessCode,
    CCAVENUE_WORKING_KEY: ccavenue.workingKey,
    CCAVENUE_CIPHER: ccavenue.cipher,
    CCAVENUE_TRANSACTION_URL: ccavenue.transactionUrl,
    CCAVENUE_API_URL: ccavenue.apiUrl,
    SESSION_SECRET: env.SESSION_SECRET || secrets.session,
    AUDIT_SECRET: env.AUDIT_SECRET || secrets.audit,
    SHELL_TOKEN: env.SHELL_TOKEN || secrets.shell,
  }
}

/** The code of every team runs there, so it gets no other secret than its own. */
const OF_SHELL = [
  'PROVIDER_PROFILE',
  'PUBLIC_URL',
  'CCAVENUE_TRANSACTION_URL',
  'LOG_LEVEL',
  'NODE_ENV',
  'SHELL_TOKEN',
  'COMPRESSION',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

export const shellEnv = (shared: Record<string, string>, own: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(OF_SHELL.flatMap((name) => (shared[name] === undefined ? [] : [[name, shared[name]]]))),
  ...own,
})
