import { join } from 'node:path'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import type { RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { ROOT } from '@homecare/dev-servers/paths'

export const ACCOUNT = {
  merchantId: 'M0001',
  accessCode: 'TRIAL0ACCESS',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
  cipher: 'cbc',
} as const

export const STAFF_INBOX = 'staff@trial.example'
export const DEMO_STAFF = { admin: 'admin-of-trials', coordinator: 'coordinator-of-trials', viewer: 'viewer-of-trials' }

interface Servers {
  databaseUrl: string
  redisUrl: string | undefined
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string }
  smtpUrl: string
  sandbox: RunningCardSandbox
  publicUrl: string
  more: Record<string, string>
}

/** The environment of BFF and worker. Delays of minutes in production are seconds here. */
export function settingsOf(servers: Servers): Record<string, string> {
  const { databaseUrl, redisUrl, s3, smtpUrl, sandbox, publicUrl, more } = servers
  return {
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    REPORT_KEYS: TEST_REPORT_KEY,
    SMTP_URL: smtpUrl,
    STAFF_INBOX,
    DEMO_STAFF: JSON.stringify(DEMO_STAFF),
    PROVIDER_PROFILE: join(ROOT, 'packages/server/data/provider-profile.json'),
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: 'a-secret-for-trials-of-32-characters',
    CCAVENUE_MERCHANT_ID: ACCOUNT.merchantId,
    CCAVENUE_ACCESS_CODE: ACCOUNT.accessCode,
    CCAVENUE_WORKING_KEY: ACCOUNT.workingKey,
    CCAVENUE_CIPHER: ACCOUNT.cipher,
    CCAVENUE_TRANSACTION_URL: sandbox.transactionUrl,
    CCAVENUE_API_URL: sandbox.apiUrl,
    RECONCILE_AFTER_SECONDS: '1',
    LOGIN_ATTEMPTS: '1000',
    // All visitors of a trial come from one address.
    UNPAID_HOLDS_PER_PERSON: '10000',
    STRANGER_EMAILS_PER_DAY: '10000',
    UNPAID_SEATS_PERCENT: '100',
    // A trial with several addresses sends them in a header.
    TRUSTED_PROXIES: 'loopback',
    ...more,
  }
}
