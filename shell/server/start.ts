import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { mkdir, readFile } from 'node:fs/promises'
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
import { createShellApp, type AppOptions } from './app'
import { createArtifacts } from './artifacts'
import { createAskBff } from './ask-bff'
import type { ShellEnv } from './env'
import { createShellMetrics, labelsOf } from './metrics'
import { writeOwnFiles } from './own-files'
import { readBuild } from './shell-build'
import { createSite, type SiteOptions } from './site'
import { createViewCounter } from './view-counter'

/** Between failing readiness and closing: the edge asks once a second. */
const DRAIN_MS = 1000
const TIMES = { headersTimeout: 10_000, keepAliveTimeout: 65_000 }
/** The longest call is the trial of a release on every page. */
const STANDS_STILL_MS = 180_000

const HOUR_MS = 3_600_000

type ShellOptions = Omit<AppOptions, 'site' | 'artifacts' | 'ownFiles'> &
  Omit<SiteOptions, 'askBff' | 'artifacts'> & { pausesMs?: readonly number[] }

/** The document server without its sockets. */
export async function createShell(options: ShellOptions) {
  const { env, build, log } = options
  const askBff = createAskBff(env.BFF_URL)
  await mkdir(join(env.STATE_DIR, 'remotes'), { recursive: true })
  const artifacts = createArtifacts({ ...options, askBff })
  const site = createSite({ ...options, askBff, artifacts })
  const ownFiles = await writeOwnFiles(join(env.STATE_DIR, 'files'), build.files, env.COMPRESSION)
  const removeUnused = async (): Promise<void> => {
    const served = site.current()
    if (served) await artifacts.removeUnused(served.registry, Date.now())
    await ownFiles.removeUnused(Date.now())
  }
  const clean = () =>
    void removeUnused().catch((error: unknown) => log.warn({ reason: String(error) }, 'old files could not be removed'))
  const timer = setInterval(clean, HOUR_MS).unref()
  return {
    app: createShellApp({ ...options, site, artifacts, ownFiles }),
    site,
    async start() {
      await site.start()
      clean()
    },
    stop() {
      site.stop()
      clearInterval(timer)
    },
  }
}

/** Starts the document server from a build of the shell in `dist`. Resolves with what ends it. */
export async function startShell({ env, dist }: { env: ShellEnv; dist: string }): Promise<() => Promise<void>> {
  const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'shell' })
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'shell' }, mixin: traceIds })
  const profile = parseProfile(JSON.parse(await readFile(env.PROVIDER_PROFILE, 'utf8')))
  const views = createViewCounter({ bffUrl: env.BFF_URL, token: env.SHELL_TOKEN[0] })
  let stopping = false
  const shell = await createShell({
    ...{ env, profile, views, log, build: await readBuild(dist) },
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

  return async () => {
    if (stopping) return
    stopping = true
    shell.stop()
    views.stop()
    void metricsServer.close()
    await wait(DRAIN_MS)
    await closeGently(server)
    await tracing?.stop()
  }
}
