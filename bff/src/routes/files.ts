import { Readable } from 'node:stream'
import { calls } from '@homecare/contract/calls'
import { getFile } from '@homecare/server/file/get'
import { removeFile } from '@homecare/server/file/remove'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

/** The types that browsers display without running code in them. A DOCX is always an attachment. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])

/** Nothing runs and nothing is loaded, and only our own pages may frame it. Browsers' PDF viewers still work. */
const PREVIEW_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

export function fileRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getFile), async (c) => {
      const { body, size, contentType, name } = await getFile({ ctx, input: c.req.valid('param') })
      const preview = c.req.valid('query').preview === '1' && SHOWN.has(contentType)
      return c.body(Readable.toWeb(body) as ReadableStream, 200, {
        'Content-Type': contentType,
        'Content-Length': String(size),
        'Content-Disposition': disposition(preview ? 'inline' : 'attachment', name),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': preview ? PREVIEW_POLICY : "default-src 'none'; sandbox",
        'X-Frame-Options': preview ? 'SAMEORIGIN' : 'DENY',
      })
    })
    .openapi(route(calls.removeFile), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      await removeFile({ ctx, actor: actorOf(c), input })
      return c.body(null, 204)
    })
}

function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`
}
