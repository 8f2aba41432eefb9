import { calls } from '@homecare/contract/calls'
import { addNote } from '@homecare/server/appointment/add-note'
import { withdrawNote } from '@homecare/server/appointment/withdraw-note'
import { getBooking } from '@homecare/server/record/get-booking'
import { getRequest } from '@homecare/server/request/get'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

export function noteRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.addRequestNote), async (c) => {
      const { id } = c.req.valid('param')
      await addNote({ ctx, actor: actorOf(c), input: { subject: { type: 'request', id }, ...c.req.valid('json') } })
      return c.json(await getRequest({ ctx, input: { id } }), 200)
    })
    .openapi(route(calls.addBloodtestNote), async (c) => {
      const { id } = c.req.valid('param')
      await addNote({ ctx, actor: actorOf(c), input: { subject: { type: 'booking', id }, ...c.req.valid('json') } })
      return c.json(await getBooking({ ctx, input: { id } }), 200)
    })
    .openapi(route(calls.withdrawRequestNote), async (c) => {
      const { id, noteId } = c.req.valid('param')
      await withdrawNote({ ctx, actor: actorOf(c), input: { subject: { type: 'request', id }, noteId } })
      return c.json(await getRequest({ ctx, input: { id } }), 200)
    })
    .openapi(route(calls.withdrawBloodtestNote), async (c) => {
      const { id, noteId } = c.req.valid('param')
      await withdrawNote({ ctx, actor: actorOf(c), input: { subject: { type: 'booking', id }, noteId } })
      return c.json(await getBooking({ ctx, input: { id } }), 200)
    })
}
