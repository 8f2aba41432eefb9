import { calls } from '@homecare/contract/calls'
import { getBooking } from '@homecare/server/record/get-booking'
import type { Actor } from '@homecare/server/process/context'
import { endReport } from '@homecare/server/report/end'
import { getReport } from '@homecare/server/report/get'
import { getOwnReport } from '@homecare/server/report/get-own'
import { getSharedReport } from '@homecare/server/report/get-shared'
import { lookAtSharedReport } from '@homecare/server/report/look-at-shared'
import { openOwnReport } from '@homecare/server/report/open-own'
import { openSharedReport } from '@homecare/server/report/open-shared'
import { releaseReport } from '@homecare/server/report/release'
import { revokeReportShare } from '@homecare/server/report/revoke-share'
import { resetReportTries } from '@homecare/server/report/reset-tries'
import { shareReport } from '@homecare/server/report/share'
import { uploadReport } from '@homecare/server/report/upload'
import type { Context } from 'hono'
import { actorOf, routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { addStreamed, createRoutes } from '../create-routes'
import { fileResponse } from '../file-response'
import { withUpload } from '../read-upload'
import { reportCookie } from '../report-cookie'

const visitor = (c: Context<AppEnv>): Actor => ({ name: 'visitor', role: 'visitor', from: clientAddress(c) })
const PDF = 'application/pdf'

export function reportRoutes(deps: AppDeps) {
  const { ctx, limits, reportCipher: cipher } = deps
  const route = routesOf(deps)
  const cookie = reportCookie(deps)
  const claim = (c: Context<AppEnv>, person = 0) => ({
    person,
    grants: cookie.grants(c, person),
    from: clientAddress(c),
  })
  const routes = createRoutes()
  addStreamed(routes, route(calls.uploadReport), (c) =>
    withUpload(c, 'test', async ({ id, person, ...upload }) => {
      await uploadReport({ ctx, cipher, actor: actorOf(c), input: { bookingId: id, person, ...upload } })
      return c.json(await getBooking({ ctx, input: { id } }), 200)
    }),
  )
  return routes
    .openapi(route(calls.getReport), async (c) => {
      const document = await getReport({ ctx, cipher, actor: actorOf(c), input: c.req.valid('param') })
      return fileResponse(c, { ...document, contentType: PDF, inline: !c.req.valid('query').download })
    })
    .openapi(route(calls.releaseReport), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { bookingId } = await releaseReport({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input: { id: bookingId } }), 200)
    })
    .openapi(route(calls.endReport), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { bookingId } = await endReport({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input: { id: bookingId } }), 200)
    })
    .openapi(route(calls.resetReportTries), async (c) => {
      const input = c.req.valid('param')
      await resetReportTries({ ctx, limits: limits.reportDigits, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.openOwnReport), async (c) => {
      const { orderId } = c.req.valid('param')
      const input = { ...c.req.valid('json'), orderId }
      const { answer, grant } = await openOwnReport({ ctx, limits: limits.reportDigits, actor: visitor(c), input })
      const { person = 0 } = input
      cookie.set(c, { grant, person, path: `/api/orders/${orderId}/report`, until: answer.grantedUntil })
      return c.json(answer, 200)
    })
    .openapi(route(calls.getOwnReport), async (c) => {
      const { person, download } = c.req.valid('query')
      const document = await getOwnReport({ ctx, cipher, input: { ...c.req.valid('param'), ...claim(c, person) } })
      return fileResponse(c, { ...document, contentType: PDF, inline: !download })
    })
    .openapi(route(calls.shareReport), async (c) => {
      const body = c.req.valid('json')
      const input = { ...body, ...c.req.valid('param'), ...claim(c, body.person) }
      return c.json(await shareReport({ ctx, actor: visitor(c), input }), 201)
    })
    .openapi(route(calls.revokeReportShare), async (c) => {
      const body = c.req.valid('json')
      const input = { ...body, ...c.req.valid('param'), ...claim(c, body.person) }
      return c.json(await revokeReportShare({ ctx, actor: visitor(c), input }), 200)
    })
    .openapi(route(calls.lookAtSharedReport), async (c) =>
      c.json(await lookAtSharedReport({ ctx, input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.openSharedReport), async (c) => {
      const call = { ctx, limit: limits.sharedReports, actor: visitor(c), input: c.req.valid('json') }
      const { answer, grant } = await openSharedReport(call)
      cookie.set(c, { grant, path: `/api/report-shares/${answer.id}`, until: answer.grantedUntil })
      return c.json(answer, 200)
    })
    .openapi(route(calls.getSharedReport), async (c) => {
      const document = await getSharedReport({ ctx, cipher, input: { ...c.req.valid('param'), ...claim(c) } })
      return fileResponse(c, { ...document, contentType: PDF, inline: !c.req.valid('query').download })
    })
}
