import { calls } from '@homecare/contract/calls'
import { getQueueBoard } from '@homecare/server/outbox/get-queue-board'
import { rerunJob } from '@homecare/server/outbox/rerun-job'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

export function queueRoutes(deps: AppDeps) {
  const { ctx, queue } = deps
  const manages = staffOnly(deps, 'manage-queue')
  return createRoutes()
    .openapi({ ...calls.getQueueBoard, middleware: manages }, async (c) =>
      c.json(await getQueueBoard({ ctx, queue }), 200),
    )
    .openapi({ ...calls.rerunJob, middleware: [ownPagesOnly(deps), manages] as const }, async (c) =>
      c.json(await rerunJob({ ctx, queue, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
}
