import { Readable } from 'node:stream'
import { calls } from '@homecare/contract/calls'
import { getFile } from '@homecare/server/use-cases/get-file'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { staffOnly } from '../guards'

export function fileRoutes(deps: AppDeps) {
  return createRoutes().openapi({ ...calls.getFile, middleware: staffOnly(deps, 'read') }, async (c) => {
    const { body, size, contentType, name } = await getFile({ ctx: deps.ctx, input: c.req.valid('param') })
    const plain = name.replace(/[^\w. -]/g, '_')
    return c.body(Readable.toWeb(body) as ReadableStream, 200, {
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
      'Cache-Control': 'private, no-store',
    })
  })
}
