import { calls } from '@homecare/contract/calls'
import { answerThread } from '@homecare/server/message/answer'
import { getThread } from '@homecare/server/message/get-thread'
import { giveFileToRecord } from '@homecare/server/message/give-file'
import { listThreads } from '@homecare/server/message/list-threads'
import { markThreadRead } from '@homecare/server/message/mark-read'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

export function threadRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listThreads, { middleware: [withEtag] }), async (c) => c.json(await listThreads({ ctx }), 200))
    .openapi(route(calls.getThread, { middleware: [withEtag] }), async (c) =>
      c.json(await getThread({ ctx, input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.markThreadRead), async (c) =>
      c.json(await markThreadRead({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.giveFileToRecord), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await giveFileToRecord({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.answerThread), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await answerThread({ ctx, actor: actorOf(c), input }), 200)
    })
}
