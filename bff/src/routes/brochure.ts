import { calls } from '@homecare/contract/calls'
import { getBrochure } from '@homecare/server/brochure/get'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

/** The brochure's file name is the specification's. */
export function brochureRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes().openapi(route(calls.getBrochure, { middleware: [withEtag] }), async (c) => {
    const { pdf, hash } = await getBrochure({ ctx, input: c.req.valid('query') })
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="Broucher.pdf"',
      'Cache-Control': 'no-cache',
      ETag: `"${hash}"`,
    })
  })
}
