import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { traceIds } from '@homecare/tracing/span'
import { startTracing } from '@homecare/tracing/start'
import pino from 'pino'
import { parseProfile } from '@homecare/federation/parse'
import type { HostAssets } from '@homecare/federation/release/build-host'
import { createShellApp } from './app'
import { createArtifacts } from './artifacts'
import { createAskBff } from './ask-bff'
import { closeGently } from './close-gently'
import type { ShellEnv } from './env'
import { colourOf, readFrames } from './frame-files'
import { createShellMetrics } from './metrics'
import { readBuild, writeOwnFiles } from './own-files'
import { runTimeFiles } from './run-time-files'
import { securityHeaders } from './security-headers'
import { createSite } from './site'
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

/** Starts the document server from a build of the shell in `dist`. */
export async function startShell({ env, dist }: { env: ShellEnv; dist: string }): Promise<RunningShell> {
  const tracing = await startTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, process: 'shell' })
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'shell' }, mixin: traceIds })
  const profile = parseProfile(JSON.parse(await readFile(env.PROVIDER_PROFILE, 'utf8')))
  const built = await readBuild(join(dist, 'public'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `buildHost` wrote it.
  const assets = JSON.parse(await readFile(join(dist, 'server/assets.json'), 'utf8')) as HostAssets
  const frames = await readFrames(dist, assets, built)
  const { shell, shellStyle } = frames.en
  const background = colourOf(shellStyle, 'sand')
  const files = await runTimeFiles({ profile, publicUrl: env.PUBLIC_URL, ink: shell.ink, background })
  const [token] = env.SHELL_TOKEN
  const remotes = join(env.STATE_DIR, 'remotes')
  await mkdir(remotes, { recursive: true })
  const askBff = createAskBff(env.BFF_URL)
  const artifacts = createArtifacts({
    dir: remotes,
    askBff,
    token,
    compression: env.COMPRESSION,
    log,
  })
  const site = createSite({
    askBff,
    publicUrl: env.PUBLIC_URL,
    compression: env.COMPRESSION,
    profile,
    stateDir: env.STATE_DIR,
    frames,
    artifacts,
    log,
  })
  const isOwnFile = await writeOwnFiles(join(env.STATE_DIR, 'files'), built, Date.now(), env.COMPRESSION)
  const views = createViewCounter({ bffUrl: env.BFF_URL, token })
  let stopping = false
  const headers = securityHeaders({
    gatewayOrigin: env.CCAVENUE_TRANSACTION_URL,
    production: env.NODE_ENV === 'production',
    bootScripts: Object.values(frames).map(({ bootScript }) => bootScript),
  })
  const app = createShellApp({
    ...{
      site,
      artifacts,
      files,
      isOwnFile,
      headers,
      views,
      stateDir: env.STATE_DIR,
      offlinePage: env.OFFLINE_PAGE === 'on',
      offline: { providerName: profile.name, ink: shell.ink, background },
      tokens: env.SHELL_TOKEN,
      stopping: () => stopping,
    },
    secureCookies: env.PUBLIC_URL.startsWith('https:'),
    traced: tracing !== undefined,
  })
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
  await site.start()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The document server listens on no port')
  const url = `http://127.0.0.1:${address.port}`
  log.info({ url }, 'document server is listening')

  return {
    url,
    async stop() {
      if (stopping) return
      stopping = true
      site.stop()
      views.stop()
      metricsServer.close()
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
      await closeGently(server)
      await tracing?.stop()
    },
  }
}
