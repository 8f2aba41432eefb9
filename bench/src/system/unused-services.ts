import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'

/** No process listens at this address. */
const NOWHERE = 'http://127.0.0.1:9'

/** Settings that a process checks when it starts, for services that a measurement does not use. */
export const UNUSED_SERVICES = {
  PUBLIC_URL: 'http://127.0.0.1',
  SESSION_SECRET: 'a secret for the bench',
  S3_ENDPOINT: NOWHERE,
  S3_ACCESS_KEY: 'x',
  S3_SECRET_KEY: 'x',
  S3_BUCKET: 'x',
  REPORT_KEYS: TEST_REPORT_KEY,
  CCAVENUE_MERCHANT_ID: '1',
  CCAVENUE_ACCESS_CODE: '2',
  CCAVENUE_WORKING_KEY: '3',
  CCAVENUE_TRANSACTION_URL: NOWHERE,
  CCAVENUE_API_URL: NOWHERE,
}
