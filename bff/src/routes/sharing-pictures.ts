import { calls } from '@homecare/contract/calls'
import { getSharingPicture } from '@homecare/server/sharing-picture/get'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

export function sharingPictureRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes().openapi(route(calls.getSharingPicture, { middleware: [withEtag] }), async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') }
    const { png, lasting } = await getSharingPicture({ ctx, input })
    return c.body(new Uint8Array(png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      // Pages of messengers show it from here.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
}
