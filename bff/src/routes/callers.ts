import { calls } from '@homecare/contract/calls'
import { recordReading, recordSearch } from '@homecare/server/audit/record-reading'
import { getPayLink, openPayLink } from '@homecare/server/booking/get-pay-link'
import { sendPayLink } from '@homecare/server/booking/send-pay-link'
import { startForCaller } from '@homecare/server/booking/start-for-caller'
import { findCaller } from '@homecare/server/patient/find-caller'
import { getPatientRecords } from '@homecare/server/patient/get-records'
import { requestForCaller } from '@homecare/server/request/request-for-caller'
import { holdSeatForCall, releaseSeatOfCall } from '@homecare/server/slot/hold-for-call'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

/** Phone numbers and email addresses are in the bodies of POSTs, because URLs are logged. */
export function callerRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.findCaller), async (c) => {
      const input = c.req.valid('json')
      const answer = await findCaller({ ctx, input })
      await recordSearch({ ctx, actor: actorOf(c), input: { text: input.text, found: answer.callers.length } })
      return c.json(answer, 200)
    })
    .openapi(route(calls.requestForCaller), async (c) =>
      c.json(await requestForCaller({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.holdCallSeat), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await holdSeatForCall({ ctx, input }), 200)
    })
    .openapi(route(calls.releaseCallSeat), async (c) => {
      await releaseSeatOfCall({ ctx, input: c.req.valid('param') })
      return c.body(null, 204)
    })
    .openapi(route(calls.bookForCaller), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await startForCaller({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.getPayLink), async (c) => c.json(await getPayLink({ ctx, input: c.req.valid('param') }), 200))
    .openapi(route(calls.sendPayLink), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await sendPayLink({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.getPatientOfBooking), async (c) => {
      const { id } = c.req.valid('param')
      const records = await getPatientRecords({ ctx, input: { kind: 'bloodtests', id } })
      await recordReading({ ctx, actor: actorOf(c), input: { record: 'booking', id, action: 'patient read' } })
      return c.json(records, 200)
    })
    .openapi(route(calls.getPatientOfRequest), async (c) => {
      const { id } = c.req.valid('param')
      const records = await getPatientRecords({ ctx, input: { kind: 'services', id } })
      await recordReading({ ctx, actor: actorOf(c), input: { record: 'request', id, action: 'patient read' } })
      return c.json(records, 200)
    })
    .openapi(route(calls.openPayLink), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await openPayLink({ ctx, input }), 200)
    })
}
