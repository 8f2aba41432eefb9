import { Readable } from 'node:stream'
import { calls } from '@homecare/contract/calls'
import { AppError } from '@homecare/server/process/app-error'
import { getArtifact } from '@homecare/server/release/get-artifact'
import { getRegistry } from '@homecare/server/release/get-registry'
import { listReleases } from '@homecare/server/release/list'
import { getReleasesPage } from '@homecare/server/release/get-page'
import { publishRelease } from '@homecare/server/release/publish'
import { removeRemote } from '@homecare/server/release/remove-remote'
import { reportViews } from '@homecare/server/release/report-views'
import { ownRemote, rollbackRelease } from '@homecare/server/release/rollback'
import { bodyLimit } from 'hono/body-limit'
import type { AppDeps } from '../app-env'
import { addStreamed, createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'
import { isSecret } from '../is-secret'
import { readParts } from '../read-upload'
import { withEtag } from '../serialized-response'

const MAX_RELEASE_BYTES = 64 * 1024 * 1024
const FILE_PART = 'file:'

export function releaseRoutes(deps: AppDeps) {
  const { ctx, tryPages } = deps
  const isShell = isSecret(deps.shellTokens)
  const route = routesOf(deps)
  const limit = bodyLimit({
    maxSize: MAX_RELEASE_BYTES,
    onError: () => {
      throw new AppError('TOO_LARGE', { detail: 'A release may have 64 MB at most.' })
    },
  })
  const routes = createRoutes()
    .openapi(route(calls.getRegistry, { middleware: [withEtag] }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getRegistry({ ctx }), 200)
    })
    .openapi(route(calls.listReleases), async (c) => c.json(await listReleases({ ctx }), 200))
    .openapi(route(calls.rollbackRelease), async (c) => {
      const input = c.req.valid('json')
      return c.json(await rollbackRelease({ ctx, actor: ownRemote(c.get('team'), input.name), input }), 200)
    })
    .openapi(route(calls.removeRemote), async (c) => {
      const input = c.req.valid('json')
      return c.json(await removeRemote({ ctx, actor: ownRemote(c.get('team'), input.name), input }), 200)
    })
    .openapi(route(calls.reportViews), async (c) => {
      await reportViews({ ctx, input: c.req.valid('json') })
      return c.body(null, 204)
    })
    .openapi(route(calls.getReleasesPage), async (c) => c.json(await getReleasesPage({ ctx }), 200))
    .openapi(route(calls.staffRollback), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await rollbackRelease({ ctx, actor: actorOf(c), input }), 200)
    })
  addStreamed(routes, route(calls.publishRelease, { middleware: [limit] }), async (c) => {
    const parts = await readParts(c)
    const files = new Map<string, Buffer>()
    for (const [name, value] of parts) {
      if (name.startsWith(FILE_PART) && value instanceof File)
        files.set(name.slice(FILE_PART.length), Buffer.from(await value.arrayBuffer()))
    }
    const text = (name: string) => {
      const value = parts.get(name)
      return typeof value === 'string' ? value : undefined
    }
    const input = {
      team: c.get('team'),
      manifest: text('manifest') ?? '',
      files,
      expected: text('expected'),
      percent: text('percent'),
    }
    return c.json(await publishRelease({ ctx, tryPages, input }), 200)
  })
  routes.get('/api/remotes/:name/:version/:path{.+}', async (c) => {
    const fromShell = isShell((c.req.header('authorization') ?? '').replace(/^Bearer /, ''))
    const { body, size, contentType } = await getArtifact({ ctx, input: { ...c.req.param(), fromShell } })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same stream by the types of Node and of the DOM.
    return c.body(Readable.toWeb(body) as ReadableStream, 200, {
      'Content-Type': contentType,
      'Content-Length': String(size),
      // A shared cache must not serve a file that needed the token.
      'Cache-Control': fromShell ? 'no-store' : 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  return routes
}
