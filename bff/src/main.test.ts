import { runProgram, type RunningProgram } from '@homecare/dev-servers/run-program'
import { statusToken } from '@homecare/server/booking/tokens'
import { bookingSteps } from '@homecare/server/testing/booking-steps'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import { testContext } from '@homecare/server/testing/test-context'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
/** A program that is started from its sources on a busy machine. */
const START_MS = 45_000
const started: RunningProgram[] = []
// Stops the process of a failed test.
afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')))
afterAll(() => database.drop())

const good = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  BFF_PORT: '0',
  DRAIN_MS: '50',
  PUBLIC_URL: 'https://homecare.example',
  SESSION_SECRET: 'a-secret-for-this-test',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'a',
  REPORT_KEYS: TEST_REPORT_KEY,
  S3_SECRET_KEY: 'b',
  S3_BUCKET: 'c',
  RELEASE_TOKENS: 'site:token-of-16-letters',
  CCAVENUE_MERCHANT_ID: '1',
  CCAVENUE_ACCESS_CODE: '2',
  CCAVENUE_WORKING_KEY: '3',
  CCAVENUE_TRANSACTION_URL: 'https://pay.example/t',
  CCAVENUE_API_URL: 'https://pay.example/a',
})

function start(...program: Parameters<typeof runProgram>): RunningProgram {
  const running = runProgram(...program)
  started.push(running)
  return running
}

describe('the process', () => {
  it('the BFF does not start in production without its secrets, and prints one sentence for each', async () => {
    const { SESSION_SECRET: _, CCAVENUE_WORKING_KEY: __, REPORT_KEYS: ___, ...rest } = good()
    const { output, ended } = start('bff', { ...rest, RELEASE_TOKENS: 'site:short' })
    expect(await ended).toBe(1)
    expect(output.err.trim().split('\n').sort()).toEqual([
      'Cannot start: CCAVENUE_WORKING_KEY is not set.',
      'Cannot start: RELEASE_TOKENS must look like site:token,booking:token with tokens of 16 characters or more.',
      'Cannot start: REPORT_KEYS is not set.',
      'Cannot start: SESSION_SECRET is not set.',
    ])
  })

  it('the BFF does not start with a mistyped key of reports, and prints one sentence without the key', async () => {
    const mistyped = TEST_REPORT_KEY.replace(/.$/, 'Q')
    const { output, ended } = start('bff', { ...good(), REPORT_KEYS: mistyped })
    expect(await ended).toBe(1)
    expect(output.err).toBe('Cannot start: REPORT_KEYS must be keys like AGE-SECRET-KEY-1… with a right checksum.\n')
  })

  it('the BFF does not start with an invalid provider profile, and prints one sentence', async () => {
    const { output, ended } = start('bff', { ...good(), PROVIDER_PROFILE: '/nowhere.json' })
    expect(await ended).toBe(1)
    expect(output.err).toMatch(/^Cannot start: The provider profile \/nowhere\.json can't be read: .+\n$/)
  })

  it('the bundled BFF has the fonts of documents: a receipt prints a name in Devanagari', async () => {
    const ctx = testContext({ db: database.db })
    ctx.wait(Date.now() - ctx.now().getTime())
    const date = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
    const { id } = await bookingSteps(() => ctx).paid({ date, fullName: 'प्रिया कृष्णमूर्ति' })
    const booking = await database.db.booking.findUniqueOrThrow({ where: { id } })
    const { port, output } = start('bff', good())
    await expect.poll(port, { timeout: START_MS, message: output.err }).toBeDefined()
    const token = statusToken(good().SESSION_SECRET, booking)
    const path = `/api/orders/${booking.orderId}/receipt.pdf?token=${encodeURIComponent(token)}`
    const answer = await fetch(`http://127.0.0.1:${port()}${path}`)
    expect(answer.status).toBe(200)
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(/BaseFont \/\w+\+NotoSans/.test(pdf)).toBe(true)
  }, 60_000)

  it('the BFF serves calls, then exits with code 0 on SIGTERM', async () => {
    const { child, ended, port, output } = start('bff', good(), { fromSource: true })
    await expect.poll(port, { timeout: START_MS, message: output.err }).toBeDefined()
    const url = `http://127.0.0.1:${port()}`
    expect((await fetch(`${url}/api/catalogue`)).status).toBe(200)
    const ready = (await (await fetch(`${url}/readyz`)).json()) as object
    expect(ready).toEqual({ database: 'up', files: 'down' })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }, 60_000)

  it('the migrations can run repeatedly, and create no demo staff in production', async () => {
    const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
    const again = start('migrate', env)
    expect(await again.ended).toBe(0)
    expect(again.output.out).toBe('catalogue is up to date\n')
    const first = { FIRST_ADMIN: 'a@b.co', PUBLIC_URL: good().PUBLIC_URL, SESSION_SECRET: good().SESSION_SECRET }
    const withStaff = start('migrate', { ...env, ...first })
    expect(await withStaff.ended).toBe(0)
    expect(withStaff.output.out).toContain('there are staff already: FIRST_ADMIN changes nothing')
    const withoutUrl = start('migrate', { ...env, FIRST_ADMIN: 'a@b.co' })
    expect(await withoutUrl.ended).toBe(1)
    expect(withoutUrl.output.err).toBe('Cannot start: FIRST_ADMIN must have PUBLIC_URL and SESSION_SECRET beside it.\n')
    const refused = start('migrate', {
      ...env,
      NODE_ENV: 'production',
      DEMO_STAFF: '{"admin":"a","coordinator":"b","viewer":"c"}',
    })
    expect(await refused.ended).toBe(1)
    expect(refused.output.err).toBe('Cannot start: DEMO_STAFF must not be set in production.\n')
    const ownerless = start('migrate', { DATABASE_URL: database.url, NODE_ENV: 'production' })
    expect(await ownerless.ended).toBe(1)
    expect(ownerless.output.err).toBe('Cannot start: DATABASE_OWNER_URL is not set.\n')
  })
})
