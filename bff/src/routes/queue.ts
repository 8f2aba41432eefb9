import { calls } from '@homecare/contract/calls'
import { getQueueBoard } from '@homecare/server/outbox/get-queue-board'
import { rerunJob } from '@homecare/server/outbox/rerun-job'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

export function queueRoutes(deps: AppDeps) {
  const { ctx, queue } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getQueueBoard), async (c) => c.json(await getQueueBoard({ ctx, queue }), 200))
    .openapi(route(calls.rerunJob), async (c) =>
      c.json(await rerunJob({ ctx, queue, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
}
