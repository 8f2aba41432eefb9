import type { HttpBindings } from '@hono/node-server'
import { serve } from '@homecare/dev-servers/serve'
import { Hono } from 'hono'
import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { manifestOf } from '@homecare/federation/with-release'
import type { fixtureRemote } from './fixture-remote'

/** A BFF from the document server's view: a registry, the files of releases, public calls with these answers. */
export async function startUpstream(given: Record<string, unknown>) {
  const entries = new Map<string, RegistryEntry>()
  const stored = new Map<string, ReturnType<typeof fixtureRemote>>()
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
    /** Adds a release without making it current. */
    store(release: ReturnType<typeof fixtureRemote>) {
      stored.set(`${release.manifest.name}/${release.manifest.version}`, release)
      return release.manifest
    },
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
    /** Whether it answers nothing. The port stays taken, because another test's server there would be mistaken for this one. */
    isDown: false,
  }
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (context, next) => {
    upstream.requestedUrls.push(context.req.url)
    if (upstream.isDown) context.env.incoming.socket.destroy()
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
  app.get('/api/remotes/:name/:version/:path{.+}', (context) => {
    const { name, version, path } = context.req.param()
    const release = stored.get(`${name}/${version}`)
    if (path === 'remote.json' && release) return context.json(release.manifest)
    const bytes = release?.files.get(path)
    if (!bytes) return context.notFound()
    const sent = upstream.send(`${name}/${version}/${path}`, bytes)
    return sent ? context.body(sent) : context.text('Not now', 503)
  })
  app.get('/api/*', (context) => {
    const { pathname, search } = new URL(context.req.url)
    const known = upstream.answers.get(pathname + search) ?? upstream.answers.get(pathname)
    return known === undefined ? context.notFound() : context.json(known)
  })
  return Object.assign(upstream, await serve(app))
}
