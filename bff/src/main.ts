import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createBullmqQueue } from '@homecare/server/adapters/bullmq-queue'
import { createLimitStore } from '@homecare/server/adapters/limit-store'
import { WAITS } from '@homecare/server/database/waits'
import { createAgeCipher } from '@homecare/server/adapters/age-cipher'
import { createLog } from '@homecare/server/process/log'
import { createCtx } from '@homecare/server/adapters/create-ctx'
import { traceDatabase } from '@homecare/server/database/trace-database'
import { closeGently } from '@homecare/server-kit/close-gently'
import { serveMetrics } from '@homecare/server-kit/metrics'
import { startTracing } from '@homecare/server-kit/start'
import { traceRequests } from '@homecare/server-kit/trace-requests'
import { serve } from '@hono/node-server'
import { routePath } from 'hono/route'
import { createBffApp, TAKES_FILES } from './app'
import { endSlowRequests, DEADLINES } from './end-slow-requests'
import { readBffEnv } from './env'
import { createLimits } from './limits'
import { createBffMetrics } from './metrics'
import { createTryPages } from './try-pages'

const env = readBffEnv()
const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'bff' })
if (tracing) await traceDatabase()
const log = createLog({ process: 'bff', level: env.LOG_LEVEL })
const metrics = createBffMetrics()
const refuseToStart = (error: Error): never => {
  process.stderr.write(`Cannot start: ${error.message}\n`)
  process.exit(1)
}
const reportCipher = await createAgeCipher(env.REPORT_KEYS).catch(() =>
  refuseToStart(new Error('REPORT_KEYS must be keys like AGE-SECRET-KEY-1… with a right checksum.')),
)
const ctx = await createCtx(env, {
  log,
  onGatewayCall: metrics.gatewayCall,
  db: {
    poolSize: env.DATABASE_POOL,
    wait: WAITS.person,
    onError: (error) => log.warn({ err: error }, 'database connection error'),
  },
}).catch(refuseToStart)
// It connects when the queue board is first opened, because bookings need no queue.
const queue = createBullmqQueue(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  (error) => ctx.log.warn({ err: error }, 'queue connection error'),
)
const limitStore = createLimitStore(
  env.REDIS_URL ? { redisUrl: env.REDIS_URL } : { databaseUrl: env.DATABASE_URL },
  (error) => ctx.log.warn({ err: error }, 'rate limit store error: limits are counted in this process'),
)
let draining = false
const metricsServer = await serveMetrics({
  port: env.METRICS_PORT,
  hostname: env.METRICS_HOST,
  metrics: () => metrics.registry.metrics(),
})
const app = createBffApp({
  ctx,
  metrics,
  releaseTokens: env.RELEASE_TOKENS,
  tryPages: createTryPages({ shellUrl: env.SHELL_URL, token: env.SHELL_TOKEN?.[0] }),
  shellTokens: env.SHELL_TOKEN ?? [],
  trustedProxies: env.TRUSTED_PROXIES,
  queue,
  reportCipher,
  limits: createLimits({
    store: limitStore,
    secret: env.SESSION_SECRET[0],
    loginAttempts: env.LOGIN_ATTEMPTS,
    strangerEmailsPerDay: env.STRANGER_EMAILS_PER_DAY,
  }),
  secureCookies: env.NODE_ENV === 'production' || env.PUBLIC_URL.startsWith('https:'),
  draining: () => draining,
  ...(tracing ? { trace: await traceRequests((c) => `${c.req.method} ${routePath(c, -1)}`) } : {}),
})
// The library would end a connection 500 ms after an early answer; `endSlowRequests` sees to the rest of the body.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type allows HTTP/2 as well, which only another `createServer` makes.
const server = serve(
  {
    fetch: app.fetch,
    port: env.BFF_PORT,
    hostname: env.BFF_HOST,
    serverOptions: DEADLINES,
    autoCleanupIncoming: false,
  },
  ({ port }) => ctx.log.info({ port }, 'bff is listening'),
) as HttpServer
endSlowRequests(server, { takesFiles: (path) => TAKES_FILES.has(path) })

async function stop(): Promise<void> {
  if (draining) return
  // Readiness fails first: every response now closes its connection, and the proxy opens new ones to another process.
  draining = true
  await wait(env.DRAIN_MS)
  // A database that does not respond must not prevent the process from exiting.
  const limit = setTimeout(() => process.exit(1), 8000)
  await closeGently(server)
  await metricsServer.close()
  await queue.close()
  await limitStore.close()
  await ctx.db.$disconnect()
  await tracing?.stop()
  clearTimeout(limit)
  ctx.log.info('bff stopped')
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
