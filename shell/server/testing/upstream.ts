import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'

export interface Upstream {
  url: string
  /** Makes a built remote the current release; `dist` holds its files. */
  release(manifest: RemoteManifest, dist: string): void
  /** Adds a release's files without making it current. */
  store(manifest: RemoteManifest, dist: string): void
  /** Makes a stored release a canary release for this percent of visitors; 0 ends it. */
  share(manifest: RemoteManifest, percent: number): void
  /** Gives every release a new report token, as when the BFF's secret was replaced. */
  replaceSecret(secret: string): void
  /** Responses of public calls, by their path. */
  answers: Map<string, unknown>
  /** The requested paths. */
  requestedUrls: string[]
  /** What is sent for a file; null sends 503. */
  send: (path: string, bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | null
  /** Stops all responses. The port stays taken, because another test's server there would be mistaken for this one. */
  fall(): void
  stop(): Promise<void>
}

/** A BFF from the document server's view: a registry, the files of releases, public calls. */
export async function startUpstream(given: Record<string, unknown>): Promise<Upstream> {
  const entries = new Map<string, RegistryEntry>()
  const dists = new Map<string, string>()
  const manifests = new Map<string, RemoteManifest>()
  const answers = new Map(Object.entries(given))
  let revision = 0
  let secret = 'first-secret'
  const upstream: Upstream = {
    url: '',
    answers,
    requestedUrls: [],
    replaceSecret(next) {
      revision += 1
      secret = next
    },
    store(manifest, dist) {
      manifests.set(`${manifest.name}/${manifest.version}`, manifest)
      dists.set(`${manifest.name}/${manifest.version}`, dist)
    },
    share(manifest, percent) {
      revision += 1
      const entry = entries.get(manifest.name)
      if (entry) entries.set(manifest.name, { ...entry, canary: percent > 0 ? { percent, manifest } : null })
    },
    release(manifest, dist) {
      revision += 1
      upstream.store(manifest, dist)
      const {
        previous: _,
        releasedAt: __,
        canary: ___,
        ...before
      } = entries.get(manifest.name) ?? { previous: null, releasedAt: '' }
      entries.set(manifest.name, {
        ...manifest,
        previous: 'version' in before ? before : null,
        releasedAt: '2026-01-01T00:00:00Z',
      })
    },
    send: (_, bytes) => bytes,
    fall() {
      server.on('connection', (socket: Socket) => socket.destroy())
      ;(server as Server).closeAllConnections()
    },
    stop: async () => {
      ;(server as Server).closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const app = new Hono()
  app.use(async (context, next) => {
    upstream.requestedUrls.push(context.req.url)
    return next()
  })
  app.get('/api/remotes', (context) => {
    const etag = `"${revision}"`
    if (context.req.header('if-none-match') === etag) return context.body(null, 304)
    const signed = <Release extends { version: string }>(release: Release) => ({
      ...release,
      reportToken: `${release.version} ${secret}`,
    })
    const remotes = [...entries.values()].map((entry) => ({
      ...signed(entry),
      previous: entry.previous && signed(entry.previous),
    }))
    return context.json({ revision, api: 1, remotes }, 200, { etag })
  })
  app.get('/api/remotes/:name/:version/:path{.+}', async (context) => {
    const { name, version, path } = context.req.param()
    const text = path === 'remote.json' ? manifests.get(`${name}/${version}`) : undefined
    if (text) return context.json(text)
    const bytes = await readFile(join(dists.get(`${name}/${version}`) ?? '/nowhere', path)).catch(() => null)
    if (!bytes) return context.notFound()
    const sent = upstream.send(`${name}/${version}/${path}`, new Uint8Array(bytes))
    return sent ? context.body(sent) : context.text('Not now', 503)
  })
  app.get('/api/*', (context) => {
    const known = answers.get(context.req.path)
    return known === undefined
      ? context.json({ code: 'NOT_FOUND', title: 'Not found', status: 404 }, 404)
      : context.json(known)
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return upstream
}
