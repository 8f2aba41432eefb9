import { createAgeCipher } from '@homecare/server/adapters/age-cipher'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@homecare/dev-servers/ports'
import { startPostgres, type RunningPostgres } from '@homecare/dev-servers/postgres'
import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import { createDb } from '@homecare/server/database/db'
import { applyMigrations } from '@homecare/server/database/migrate'
import { seed } from '@homecare/server/maintenance/seed'
import { testContext } from '@homecare/server/testing/test-context'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBffApp } from './app'
import { createLimits } from './limits'
import { draftBody } from '@homecare/server/testing/draft'

let dataDir: string
let postgres: RunningPostgres
let port: number
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homecare-down-'))
  port = await freePort()
  postgres = await startPostgres({ dataDir, durable: false, port })
  await applyMigrations({ databaseUrl: postgres.url })
  db = createDb(postgres.url)
  await seed(db)
})
afterAll(async () => {
  await db.$disconnect()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('without Postgres every call returns 503 and the return from the gateway redirects to the status page, and all calls work after Postgres is back', async () => {
  const ctx = testContext({ db })
  const queue = createBullmqQueue({ databaseUrl: postgres.url })
  const app = createBffApp({
    reportCipher: await createAgeCipher([TEST_REPORT_KEY]),
    ctx,
    releaseTokens: new Map(),
    tryPages: async () => {},
    shellTokens: [],
    trustedProxies: [],
    limits: createLimits({
      store: memoryLimitStore(),
      secret: ctx.settings.secret,
      strangerEmailsPerDay: 3,
      loginAttempts: 9,
    }),
    queue,
    secureCookies: false,
    draining: () => false,
  })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  expect((await app.request('/api/catalogue')).status).toBe(200)
  await postgres.stop()
  for (const request of [
    () => app.request('/api/catalogue'),
    () => app.request('/readyz'),
    () => app.request('/api/services', { headers: { cookie: 'session=x' } }),
    () => app.request('/api/payment/initiate', { ...json, body: JSON.stringify(draftBody()) }),
    () => app.request('/api/payment/notification', { method: 'POST', body: new URLSearchParams({ encResp: 'zz' }) }),
  ]) {
    const answer = await request()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  }
  expect((await app.request('/openapi.json')).status).toBe(200)
  const back = await app.request('/api/payment/response', {
    method: 'POST',
    body: new URLSearchParams({ encResp: 'zz' }),
  })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/paymentStatus'])
  const inArabic = await app.request('/api/payment/response', {
    method: 'POST',
    body: new URLSearchParams({ encResp: ctx.gateway.encResp({ orderNo: 'ORD-17', locale: 'ar' }), orderNo: 'ORD-17' }),
  })
  expect(inArabic.headers.get('location')).toBe('/ar/paymentStatus?orderId=ORD-17')
  postgres = await startPostgres({ dataDir, durable: false, port })
  await vi.waitFor(
    async () =>
      expect((await app.request('/api/payment/initiate', { ...json, body: JSON.stringify(draftBody()) })).status).toBe(
        200,
      ),
    { timeout: 15_000, interval: 200 },
  )
}, 60_000)
