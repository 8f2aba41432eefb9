import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { manifestOf } from '@homecare/federation/with-release'

/** A BFF from the document server's view: a registry, the files of releases, public calls with these answers. */
export async function startUpstream(given: Record<string, unknown>) {
  const entries = new Map<string, RegistryEntry>()
  const stored = new Map<string, { manifest: RemoteManifest; dist: string }>()
  let revision = 0
  let secret = 'first-secret'
  const upstream = {
    /** Responses of public calls, by their path, with a query where it has an answer of its own. */
    answers: new Map(Object.entries(given)),
    requestedUrls: [] as string[],
    /** Gives every release a new report token, as when the BFF's secret was replaced. */
    replaceSecret(next: string) {
      revision += 1
      secret = next
    },
    /** Adds a release's files without making it current; they are in `dist`. */
    store: (manifest: RemoteManifest, dist: string) =>
      void stored.set(`${manifest.name}/${manifest.version}`, { manifest, dist }),
    /** Gives a part of the visitors a stored release of this remote, or everybody the current one. */
    share(name: string, canary: RegistryEntry['canary']) {
      revision += 1
      const entry = entries.get(name)
      if (entry) entries.set(name, { ...entry, canary })
    },
    /** Makes a stored release the current one. */
    release(manifest: RemoteManifest) {
      revision += 1
      const before = entries.get(manifest.name)
      const previous = before ? manifestOf(before) : null
      entries.set(manifest.name, { ...manifest, previous, releasedAt: '2026-01-01T00:00:00Z' })
    },
    /** What is sent for a file; null sends 503. */
    send: (_path: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null => bytes,
    /** Stops all responses. The port stays taken, because another test's server there would be mistaken for this one. */
    fall() {
      server.on('connection', (socket: Socket) => socket.destroy())
      ;(server as Server).closeAllConnections()
    },
    async stop() {
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
    const release = stored.get(`${name}/${version}`)
    if (path === 'remote.json' && release) return context.json(release.manifest)
    const bytes = await readFile(join(release?.dist ?? '/nowhere', path)).catch(() => null)
    if (!bytes) return context.notFound()
    const sent = upstream.send(`${name}/${version}/${path}`, new Uint8Array(bytes))
    return sent ? context.body(sent) : context.text('Not now', 503)
  })
  app.get('/api/*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    const known = upstream.answers.get(pathname + search) ?? upstream.answers.get(pathname)
    return known === undefined
      ? context.json({ code: 'NOT_FOUND', title: 'Not found', status: 404 }, 404)
      : context.json(known)
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  return Object.assign(upstream, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
