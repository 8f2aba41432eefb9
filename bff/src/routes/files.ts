import { calls } from '@homecare/contract/calls'
import { getFile } from '@homecare/server/file/get'
import { removeFile } from '@homecare/server/file/remove'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'
import { fileResponse } from '../file-response'

/** The types that browsers display without running code in them. A DOCX is always an attachment. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])

export function fileRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getFile), async (c) => {
      const { body, size, contentType, name } = await getFile({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      const preview = c.req.valid('query').preview === '1' && SHOWN.has(contentType)
      return fileResponse(c, { body, size, contentType, name, inline: preview })
    })
    .openapi(route(calls.removeFile), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      await removeFile({ ctx, actor: actorOf(c), input })
      return c.body(null, 204)
    })
}
