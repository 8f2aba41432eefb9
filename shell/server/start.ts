import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { traceIds } from '@homecare/tracing/span'
import { startTracing } from '@homecare/tracing/start'
import pino from 'pino'
import { parseProfile } from '@homecare/federation/parse'
import { createShellApp, type AppOptions } from './app'
import { createArtifacts } from './artifacts'
import { createAskBff } from './ask-bff'
import { closeGently } from './close-gently'
import type { ShellEnv } from './env'
import { createShellMetrics } from './metrics'
import { writeOwnFiles } from './own-files'
import { readBuild } from './shell-build'
import { createSite, type SiteOptions } from './site'
import { traceRequest } from './trace-request'
import { createViewCounter } from './view-counter'

export interface RunningShell {
  url: string
  /** Fails readiness, waits for open responses, then closes. */
  stop(): Promise<void>
}

const DRAIN_MS = 1000
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

/** Starts the document server from a build of the shell in `dist`. */
export async function startShell({ env, dist }: { env: ShellEnv; dist: string }): Promise<RunningShell> {
  const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'shell' })
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'shell' }, mixin: traceIds })
  const profile = parseProfile(JSON.parse(await readFile(env.PROVIDER_PROFILE, 'utf8')))
  const views = createViewCounter({ bffUrl: env.BFF_URL, token: env.SHELL_TOKEN[0] })
  let stopping = false
  const shell = await createShell({
    ...{ env, profile, views, log, build: await readBuild(dist) },
    stopping: () => stopping,
    traced: tracing !== undefined,
  })
  const { app, site } = shell
  const metrics = createShellMetrics({ revision: () => site.current()?.registry.revision })
  const metricsServer = await metrics.serve({ port: env.METRICS_PORT, hostname: env.METRICS_HOST })
  const pages = getRequestListener(app.fetch)
  const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, (request, response) => {
    metrics.observe(request, response)
    if (tracing) void traceRequest(request, response, () => pages(request, response))
    else void pages(request, response)
  }).setTimeout(STANDS_STILL_MS)
  server.listen(env.PORT)
  await once(server, 'listening')
  await shell.start()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The document server listens on no port')
  const url = `http://127.0.0.1:${address.port}`
  log.info({ url }, 'document server is listening')

  return {
    url,
    async stop() {
      if (stopping) return
      stopping = true
      shell.stop()
      views.stop()
      metricsServer.close()
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
      await closeGently(server)
      await tracing?.stop()
    },
  }
}
