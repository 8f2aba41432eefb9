import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { closeGently } from '@homecare/server-kit/close-gently'
import { serveMetrics } from '@homecare/server-kit/metrics'
import { traceIds } from '@homecare/server-kit/span'
import { startTracing } from '@homecare/server-kit/start'
import { traceRequests } from '@homecare/server-kit/trace-requests'
import pino from 'pino'
import { parseProfile } from '@homecare/federation/parse'
import { createShell } from './create-shell'
import { readShellEnv } from './env'
import { createShellMetrics, labelsOf } from './metrics'
import { readBuild } from './shell-build'
import { createViewCounter } from './view-counter'

/** Between failing readiness and closing: the edge asks once a second. */
const DRAIN_MS = 1000
const TIMES = { headersTimeout: 10_000, keepAliveTimeout: 65_000 }
/** The longest call is the trial of a release on every page. */
const STANDS_STILL_MS = 180_000

/** Starts the document server from the build of the shell around this file. */
async function start(): Promise<void> {
  const env = readShellEnv()
  const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'shell' })
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'shell' }, mixin: traceIds })
  const profile = parseProfile(JSON.parse(await readFile(env.PROVIDER_PROFILE, 'utf8')))
  const views = createViewCounter({ bffUrl: env.BFF_URL, token: env.SHELL_TOKEN[0] })
  let stopping = false
  const shell = await createShell({
    ...{ env, profile, views, log, build: await readBuild(join(__dirname, '..')) },
    stopping: () => stopping,
    trace:
      tracing &&
      (await traceRequests(({ req }) => Object.values(labelsOf({ method: req.method, url: req.path })).join(' '))),
  })
  const { registry, observe } = createShellMetrics({ revision: () => shell.site.current()?.registry.revision })
  const metricsServer = await serveMetrics({
    port: env.METRICS_PORT,
    hostname: env.METRICS_HOST,
    metrics: () => registry.metrics(),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type allows HTTP/2 as well, which only another `createServer` makes.
  const server = serve({ fetch: shell.app.fetch, port: env.PORT, serverOptions: TIMES }) as HttpServer
  server.setTimeout(STANDS_STILL_MS).on('request', observe)
  if (!server.listening) await once(server, 'listening')
  await shell.start()
  log.info({ port: env.PORT }, 'document server is listening')

  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    shell.stop()
    void metricsServer.close()
    await wait(DRAIN_MS)
    await closeGently(server)
    await tracing?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
