import { calls } from '@homecare/contract/calls'
import { addHealthPackage } from '@homecare/server/catalogue/add-package'
import { addLabTest } from '@homecare/server/catalogue/add-test'
import { changeCatalogueItem } from '@homecare/server/catalogue/change-item'
import { getCatalogueItemHistory } from '@homecare/server/catalogue/get-item-history'
import { listCatalogueItems } from '@homecare/server/catalogue/list-items'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

export function catalogueItemRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listCatalogueItems), async (c) => c.json(await listCatalogueItems({ ctx }), 200))
    .openapi(route(calls.getCatalogueItemHistory), async (c) =>
      c.json(await getCatalogueItemHistory({ ctx, input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.addLabTest), async (c) =>
      c.json(await addLabTest({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.addHealthPackage), async (c) =>
      c.json(await addHealthPackage({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.changeCatalogueItem), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeCatalogueItem({ ctx, actor: actorOf(c), input }), 200)
    })
}
