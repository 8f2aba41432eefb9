import { STAFF_INBOX, type WorkerFixture } from './worker-fixture'

/** The environment of the worker’s program, with database and mail server of the fixture. */
export const programEnv = ({ database, mailbox }: Pick<WorkerFixture, 'database' | 'mailbox'>) => ({
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.smtpUrl,
  STAFF_INBOX,
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 'a-secret-for-tests-of-32-characters',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 's',
  S3_BUCKET: 'b',
  CCAVENUE_MERCHANT_ID: 'M1',
  CCAVENUE_ACCESS_CODE: 'A1',
  CCAVENUE_WORKING_KEY: 'K1',
  CCAVENUE_TRANSACTION_URL: 'http://127.0.0.1:9/t',
  CCAVENUE_API_URL: 'http://127.0.0.1:9/a',
})
