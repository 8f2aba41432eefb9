import { calls } from '@homecare/contract/calls'
import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import { getCatalogue } from '@homecare/server/catalogue/get'
import { getSlots } from '@homecare/server/slot/get'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { taggedAnswer, writeOnce } from '../tagged-answer'

export function catalogueRoutes({ ctx }: AppDeps) {
  return createRoutes()
    .openapi(calls.getCatalogue, async (c) => {
      c.header('Cache-Control', 'no-cache')
      return taggedAnswer<CatalogueAnswer>(c, writeOnce(await getCatalogue({ ctx })))
    })
    .openapi(calls.getSlots, async (c) => c.json(await getSlots({ ctx, input: c.req.valid('query') }), 200))
}
