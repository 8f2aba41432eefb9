import type { Role } from '@homecare/domain/roles'
import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import type { LimitStore } from '@homecare/server/process/rate-limit'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { createAgeCipher } from '@homecare/server/adapters/age-cipher'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import { DEMO_PASSWORDS } from '@homecare/server/testing/template'
import { testContext, type TestCtx } from '@homecare/server/testing/test-context'
import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import type { QueueServer } from '@homecare/server/adapters/bullmq-server'
import type { Settings } from '@homecare/server/process/context'
import type { Queue } from '@homecare/server/ports/queue'
import type { TryPages } from '@homecare/server/release/publish'
import type { Logger } from 'pino'
import { createBffApp } from '../app'
import { createLimits } from '../limits'
import type { BffMetrics } from '../metrics'

export const RELEASE_TOKENS = new Map([
  ['site-token-0123456789', 'site'],
  ['booking-token-0123456789', 'booking'],
])

export const SHELL_TOKEN = 'shell-token-0123456789'

export interface TestApp {
  ctx: TestCtx
  queue: Queue
  databaseUrl: string
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  /** The owner's connection, for changes that the processes may not make. */
  databaseOwnerUrl: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts JSON, or a form where the body is URLSearchParams or FormData. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  delete(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts bytes unchanged. */
  raw(path: string, body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<Response>
  /** A session's Cookie header. */
  login(role: Role): Promise<{ cookie: string }>
  close(): Promise<void>
}

/** The BFF with a separate database, called without a network in between. */
export async function createTestApp(
  options: {
    settings?: Partial<Settings>
    loginAttempts?: number
    requestsPerMinute?: number
    secureCookies?: boolean
    /** The seconds between two logins once their limit is used up. */
    slowSeconds?: number
    /** The store of rate limits; in memory by default. */
    limitStore?: LimitStore
    /** Another test's database, for a second process. */
    database?: TestDatabase
    poolSize?: number
    /** Replaces the document server's trial of a release, which accepts every release by default. */
    tryPages?: TryPages
    log?: Logger
    metrics?: BffMetrics
    /** The queue; in the test's database by default. */
    queueAt?: QueueServer
    /** Which token releases which remote, and by which the document server is recognized. */
    releaseTokens?: ReadonlyMap<string, string>
    shellTokens?: readonly string[]
  } = {},
): Promise<TestApp> {
  const {
    settings = {},
    loginAttempts = 1000,
    requestsPerMinute = 60,
    poolSize = 10,
    tryPages = async () => {},
  } = options
  const database = options.database ?? (await createTestDatabase({ poolSize }))
  const reportCipher = await createAgeCipher([TEST_REPORT_KEY])
  const ctx = testContext({ db: database.db, settings, ...(options.log ? { log: options.log } : {}) })
  const queue = createBullmqQueue(options.queueAt ?? { databaseUrl: database.url })
  const limits = createLimits({
    store: options.limitStore ?? memoryLimitStore(),
    secret: ctx.settings.secret,
    loginAttempts,
    strangerEmailsPerDay: ctx.settings.strangerEmailsPerDay,
    requestsPerMinute,
    slowSeconds: options.slowSeconds ?? 1,
  })
  const app = createBffApp({
    ctx,
    releaseTokens: options.releaseTokens ?? RELEASE_TOKENS,
    tryPages,
    shellTokens: options.shellTokens ?? [SHELL_TOKEN],
    // Tests call from loopback, and set their address in X-Forwarded-For.
    trustedProxies: ['loopback'],
    queue,
    reportCipher,
    limits,
    secureCookies: options.secureCookies ?? false,
    draining: () => false,
    ...(options.metrics ? { metrics: options.metrics } : {}),
  })
  const test: TestApp = {
    ctx,
    queue,
    databaseUrl: database.url,
    fetch: app.fetch,
    databaseOwnerUrl: database.ownerUrl,
    get: async (path, headers = {}) => app.request(path, { headers }),
    post: async (path, body, headers = {}) => {
      const raw = body instanceof URLSearchParams || body instanceof FormData
      return app.request(path, {
        method: 'POST',
        body: raw ? body : JSON.stringify(body),
        headers: raw ? headers : { 'content-type': 'application/json', ...headers },
      })
    },
    delete: async (path, headers = {}) => app.request(path, { method: 'DELETE', headers }),
    raw: async (path, body, headers = {}) => app.request(path, { method: 'POST', body, headers }),
    async login(role) {
      const answer = await test.post('/api/user/login', {
        userName: role.toLowerCase(),
        password: DEMO_PASSWORDS[role],
      })
      return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    },
    async close() {
      await queue.close()
      if (!options.database) await database.drop()
    },
  }
  return test
}
